// Dialogs over the table: rules, keys, options, questions.

import { icon, rich } from "./art.js";
import { byId, el } from "./dom.js";
import { pauses } from "./pauses.js";
import { rulesOf } from "./rules.js";

const sheet = byId("sheet");
const over = el("div", { class: "toasts", role: "status" });
sheet.addEventListener("close", () => byId("toasts").replaceChildren(...over.childNodes)); // it is said to the end
sheet.addEventListener("click", (event) => event.target === sheet && sheet.close());

/** Open the sheet with a title and its contents. */
export function open(title, words, ...children) {
  const at = sheet.contains(document.activeElement) ? document.activeElement.dataset.press : null;
  const close = el("button", { class: "icon close", type: "button", "aria-label": words.close, onclick: () => sheet.close() }, icon("close"));
  sheet.replaceChildren(el("div", { class: "sheet-head" }, el("h2", { id: "sheet-title" }, title), close), el("div", { class: "sheet-body", tabindex: "0" }, ...children), over);
  sheet.setAttribute("aria-labelledby", "sheet-title");
  if (!sheet.open) {
    hush(); // it was about what is answered now
    sheet.showModal();
  }
  if (at) sheet.querySelector(`[data-press="${CSS.escape(at)}"]`)?.focus();
}

export const close = () => sheet.open && sheet.close();
export const isOpen = () => sheet.open;

/** Show a page of rules. */
export function rules(page, words) {
  open(page.title, words, rulesOf(page, words));
}

/** Show the keys. */
export function keys(words) {
  const rows = [
    [["←", "→", "↑", "↓"], words["key-arrows"]],
    [["Enter"], words["key-enter"]],
    [["6", "C5"], words["key-number"]],
    [["←", "→", "↑", "M"], words["key-fall"]],
    [["H"], words["key-hint"]],
    [["Z"], words["key-back"]],
    [[",", "."], words["key-past"]],
    [["?"], words["key-help"]],
  ];
  const list = rows.map(([names, what]) => [el("dt", {}, ...names.map((name) => el("kbd", {}, name))), el("dd", {}, what)]);
  open(words.keys, words, el("dl", { class: "keys" }, ...list.flat()));
}

/** Return a link that saves a file. */
export function fileLink({ name, text }, words) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  return el("p", {}, el("a", { class: "button", href: address, download: name }, words["save-file"]));
}

let gone;

/** Show a toast. While a dialog is open it is part of it: what is behind a dialog is dimmed, and not read out. */
export function toast(text, words) {
  const said = el("div", { class: "toast" }, ...rich(text, words));
  const place = sheet.open ? over : byId("toasts");
  place.replaceChildren(said);
  clearTimeout(gone);
  gone = setTimeout(() => said.remove(), pauses.toast + 50 * text.length);
}

/** Take it away: what it was about is over. */
export function hush() {
  over.replaceChildren();
  byId("toasts").replaceChildren();
}
