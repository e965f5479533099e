// How a game went: who won, everybody's chances, the moments that changed them, and what the game itself has to tell.

import { gameSign, icon, rich } from "./art.js";
import { el } from "./dom.js";
import { press } from "./pressing.js";
import { picture } from "./scene.js";
import { standings } from "./standings.js";
import { heading, strips } from "./strips.js";

/** Return all of it; `buttons` lead to the moments, in their order. */
export function review({ game, title, below, chances, moments, tables, seats, me }, buttons, words) {
  const said = el("div", { class: "listed-said" }, el("h3", {}, title), below ? el("p", {}, below) : null);
  return el("div", { class: "listed review" },
    el("header", { class: "listed-head" }, gameSign(game), said),
    ...(chances ? [part(...strips(chances, seats, words))] : []),
    ...(moments.length ? [el("ol", { class: "moments" }, ...moments.map((each, at) => moment(each, at + 1, seats, buttons[at], words)))] : []),
    ...tables.map((each) => part(...told(each, { seats, me, words }))));
}

const part = (...children) => el("section", { class: "listed-card" }, ...children);

function told(table, { seats, me, words }) {
  if (table.strips) return strips(table, seats, words);
  if (table.figures) return [heading(table.title, table.note), el("div", { class: "showing" }, ...table.figures.map(figure))];
  return [heading(table.title, table.note), standings({ ...table, title: "" }, { seats, me, words })];
}

function moment({ at, seat, gain, art, name, said }, number, seats, button, words) {
  const { name: who, chip, won } = seats[seat];
  const show = button ? el("button", { class: "button", type: "button", "data-press": button.press, "aria-label": `${words["show-moment"]}: ${button.detail}`, onclick: () => press(button) }, icon("play"), el("span", {}, words["show-moment"])) : null;
  return el("li", { class: "listed-card moment" },
    el("div", { class: "moment-head" },
      el("span", { class: "plate" }, String(number)),
      el("span", { class: "moment-at" }, at),
      // By name: the number of a computer alone would look like one of a card or a move.
      el("span", { class: "moment-gain" },
        el("span", { class: `chip small ${won ? "won" : ""}`, "aria-hidden": "true" }, chip),
        el("span", { class: "who-name", title: who }, who),
        el("strong", {}, gain))),
    el("div", { class: "moment-art" }, picture(art, "")),
    el("p", {}, el("strong", {}, name), " ", el("span", {}, ...rich(said, words))),
    show);
}

/** A scene with its words; the last line ends with what matters. */
function figure({ art, lines, strong, part: larger }) {
  const last = lines.length - 1;
  const said = lines.map((text, at) => el("p", {}, text, at === last && strong ? el("strong", {}, ` ${strong}`) : null));
  if (larger) said.splice(1, 0, el("div", { class: "shown-part" }, picture(larger, "")));
  return el("figure", { class: larger ? "shown large" : "shown" }, el("div", { class: "shown-art" }, picture(art, "")), el("figcaption", {}, ...said));
}
