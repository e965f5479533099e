// Cards of no table: one's own results, the best players, today's board. Each is text, in a dialog; one that has no words yet is a picture.

import { gameSign, icon, rich } from "./art.js";
import * as dialogs from "./dialogs.js";
import { el } from "./dom.js";
import { listed } from "./listed.js";
import { games } from "./now.js";
import { open, send } from "./pressing.js";
import { picture } from "./scene.js";

const contests = new Set(["challenge", "league"]);
/** Cards of somebody's results. */
const lists = new Set(["stats", "top"]);
/** Cards whose buttons lead to a table. */
const opens = new Set(["daily", "seek", ...contests]);

/** The buttons that ask for a card. */
export const cardLinks = (words, ask) =>
  el("div", { class: "row" }, ...["daily", "challenge", "league", "seek", "stats", "top"].map((name) =>
    el("button", { class: "button", type: "button", id: `ask-${name}`, onclick: () => ask(name) }, words[`card-${name}`])));

/** Show a card, with what can be chosen below it. */
export function card(message, words, ask) {
  const { name, lines, scene, alt, said, buttons } = message;
  // What can be sent to others, and one's own results, are told below.
  const below = (scene || said ? (contests.has(name) ? lines.slice(1) : []) : lines).map((line) => el("p", {}, ...rich(line, words)));
  const isEmpty = lists.has(name) && !said;
  const told = [...(said ? listed(said, words, { scene, alt }) : scene ? [picture(scene, alt)] : []), ...below];
  const chosen = buttons.map(({ id, label, on }) =>
    el("button", { class: `button ${on ? "lit" : ""}`, type: "button", "data-press": id, "aria-pressed": String(on), onclick: () => (opens.has(name) && dialogs.close(), ask(name, id)) }, label));
  const invites = message.code ? [el("button", { class: "button", type: "button", id: "invite-others", onclick: () => send({ t: "invite", table: message.code }) }, icon("people"), words.invite)] : [];
  const choice = chosen.length ? [...(message.title ? [el("p", {}, message.title)] : []), el("div", { class: "row" }, ...chosen, ...invites)] : [];
  dialogs.open(said?.kind === "daily" ? said.title : words[`card-${name}`], words, ...told, ...(isEmpty ? [toPlay(words)] : []), ...choice, ...(message.typed ? [typed(message, words, ask)] : []));
}

/** Who has no results yet is led to the games. */
const toPlay = (words) =>
  el("div", { class: "shelf" }, ...games().map((slug) =>
    el("button", { class: "button game", type: "button", "data-game": slug, onclick: () => (dialogs.close(), open(slug)) }, gameSign(slug), words[`game-${slug}`])));

/** A field for what is completed by typing, such as a code. */
function typed({ name, typed: { id, label } }, words, ask) {
  const field = el("input", { id: "card-typed", maxlength: "16", autocomplete: "off", autocapitalize: "characters", spellcheck: "false" });
  const enter = (event) => {
    event.preventDefault();
    if (field.value.trim()) ask(name, id + field.value.trim());
  };
  return el("form", { class: "code", onsubmit: enter }, el("label", { for: "card-typed" }, label), field, el("button", { class: "button", type: "submit" }, words.join));
}
