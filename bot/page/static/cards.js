// Cards of no table: one's own results, the best players, today's board. Each is text, in a dialog; one that has no words yet is a picture.

import { rich } from "./art.js";
import * as dialogs from "./dialogs.js";
import { el } from "./dom.js";
import { listed } from "./listed.js";
import { picture } from "./scene.js";

const games = new Set(["challenge", "league"]);
/** Cards whose buttons lead to a table. */
const opens = new Set(["daily", "seek", ...games]);

/** The buttons that ask for a card. */
export const cardLinks = (words, ask) =>
  el("div", { class: "row" }, ...["daily", "challenge", "league", "seek", "stats", "top"].map((name) =>
    el("button", { class: "button", type: "button", id: `ask-${name}`, onclick: () => ask(name) }, words[`card-${name}`])));

/** Show a card, with what can be chosen below it. */
export function card(message, words, ask) {
  const { name, lines, scene, alt, said, buttons } = message;
  // What can be sent to others, and one's own results, are told below.
  const below = (scene || said ? (games.has(name) ? lines.slice(1) : []) : lines).map((line) => el("p", {}, ...rich(line, words)));
  const told = [...(said ? listed(said, words, { scene, alt }) : scene ? [picture(scene, alt)] : []), ...below];
  const chosen = buttons.map(({ id, label, on }) =>
    el("button", { class: `button ${on ? "lit" : ""}`, type: "button", "data-press": id, "aria-pressed": String(on), onclick: () => (opens.has(name) && dialogs.close(), ask(name, id)) }, label));
  const choice = chosen.length ? [...(message.title ? [el("p", {}, message.title)] : []), el("div", { class: "row" }, ...chosen)] : [];
  dialogs.open(words[`card-${name}`], words, ...told, ...choice, ...(message.typed ? [typed(message, ask)] : []));
}

/** A field for what is completed by typing, such as a code. */
function typed({ name, typed: { id, label } }, ask) {
  const field = el("input", { id: "card-typed", maxlength: "16", autocomplete: "off", autocapitalize: "characters", placeholder: label, "aria-label": label });
  const send = (event) => {
    event.preventDefault();
    if (field.value.trim()) ask(name, id + field.value.trim());
  };
  return el("form", { class: "row", onsubmit: send }, field);
}
