// Cards of no table: one's own results, the best players. Each is a picture with its words, in a dialog.

import { rich } from "./art.js";
import * as dialogs from "./dialogs.js";
import { el } from "./dom.js";
import { picture } from "./scene.js";

/** The buttons that ask for a card. */
export const cardLinks = (words, ask) =>
  el("div", { class: "row" }, ...["daily", "stats", "top"].map((name) =>
    el("button", { class: "button", type: "button", id: `ask-${name}`, onclick: () => ask(name) }, words[`card-${name}`])));

/** Show a card, with what can be chosen below it. */
export function card(message, words, ask) {
  const { name, lines, scene, buttons } = message;
  const told = scene ? [picture(scene, lines.join(" "))] : lines.map((line) => el("p", {}, ...rich(line, words)));
  const chosen = buttons.map(({ id, label, on }) =>
    el("button", { class: `button ${on ? "lit" : ""}`, type: "button", "data-press": id, "aria-pressed": String(on), onclick: () => (name === "daily" && dialogs.close(), ask(name, id)) }, label));
  const choice = chosen.length ? [...(message.title ? [el("p", {}, message.title)] : []), el("div", { class: "row" }, ...chosen)] : [];
  dialogs.open(words[`card-${name}`], words, ...told, ...choice);
}
