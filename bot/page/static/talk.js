// The right side: the secret, moves and chat, and rarely used buttons.

import { COLOURS, coloursIn, icon, rich, token } from "./art.js";
import { toggleChat, wrote } from "./chat.js";
import { byId, el, show } from "./dom.js";

/** Draw the secret: the card with what only this seat knows, or the cover over it. */
export function secret(frame, words, { reveal, hide }) {
  const place = byId("secret");
  if (!frame.secrets || frame.me === null || frame.phase === "finished") {
    show(place);
    return;
  }
  const lines = frame.mine?.lines ?? [];
  const shut = !lines.length;
  place.classList.toggle("shut", shut);
  if (shut) {
    const view = frame.service.flat().find((button) => button.press === "!view");
    const text = el("div", { class: "secret-text" }, el("span", {}, words.secret), el("strong", {}, words.hidden));
    const open = view && el("button", { class: "button", type: "button", id: "reveal", "data-press": view.press, onclick: () => reveal(view) }, view.label);
    show(place, el("span", { class: "secret-sign" }, icon("eye")), text, open);
    return;
  }
  const said = lines.join(" ");
  const colours = [...new Set(coloursIn(said))];
  const sign = el("span", { class: "secret-sign" }, ...colours.map((letter) => token(letter)));
  const names = colours.map((letter) => words[`colour-${COLOURS[letter]}`]).join(", ");
  const more = frame.mine.card.join(" ") || said; // the colour's name stands over it
  const text = el("div", { class: "secret-text", title: said }, el("strong", {}, names), el("span", { class: "secret-said" }, ...rich(more, words)));
  show(place, sign, text, el("button", { class: "button", type: "button", id: "hide", "data-means": "hide", onclick: hide }, words.hide));
}

let drawnFor = null;
let drawn = []; // what the lines in the log were made from

/** Draw moves and chat. The field is left alone while somebody types. */
export function talk(frame, words, send) {
  const place = byId("talk");
  const now = `${frame.table} ${words["moves-and-chat"]} ${frame.me}`;
  if (drawnFor !== now) {
    drawnFor = now;
    drawn = [];
    const close = el("button", { class: "icon only-phone", type: "button", id: "close-chat", "aria-label": words.close, onclick: () => toggleChat(false) }, icon("close"));
    place.replaceChildren(el("div", { class: "talk-head" }, el("h2", {}, words["moves-and-chat"]), close), el("ol", { id: "log", class: "log", tabindex: "0", "aria-label": words["moves-and-chat"], "data-empty": words["chat-empty"] }), ...(frame.me === null ? [] : [form(words, send)])); // only who sits here may speak
  }
  const entries = [...frame.log.map((entry) => ({ ...entry, said: false })), ...frame.chat.map((remark) => ({ ...remark, said: true }))];
  entries.sort((a, b) => a.move - b.move || a.said - b.said);
  addTo(byId("log"), entries.slice(-150), frame, words);
  wrote(frame, words);
}

/** Update the log: existing lines stay, and new ones are scrolled into view. */
function addTo(log, entries, frame, words) {
  const before = drawn;
  drawn = entries.map((entry) => JSON.stringify([entry, frame.seats[entry.seat]]));
  const same = drawn.findIndex((each, number) => each !== before[number]);
  const kept = same < 0 ? drawn.length : same;
  for (const old of [...log.children].slice(kept)) old.remove();
  log.append(...entries.slice(kept).map((entry) => line(entry, frame, words)));
  // Its end is known after the layout, which happens once for all new lines.
  if (kept < drawn.length) requestAnimationFrame(() => (log.scrollTop = log.scrollHeight));
}

function line(entry, frame, words) {
  const seat = frame.seats[entry.seat];
  const chip = el("span", { class: `chip small${seat ? "" : " none"}`, "aria-hidden": "true" }, seat?.chip ?? "");
  if (entry.said) {
    return el("li", {}, chip, el("span", { class: "visually-hidden" }, `${seat?.name ?? entry.name}: `), el("span", { class: "remark" }, entry.text));
  }
  const number = el("span", { class: "number", "aria-hidden": "true" }, entry.move ? String(entry.move) : "");
  return el("li", {}, chip, el("span", { class: "happened" }, ...rich(entry.text, words)), number);
}

function form(words, send) {
  const field = el("input", { id: "field", maxlength: "300", autocomplete: "off", enterkeyhint: "send", placeholder: words.field, "aria-label": words.field });
  const go = (event) => {
    event.preventDefault();
    const text = field.value.trim();
    field.value = "";
    if (text) send(text);
  };
  return el("form", { class: "say", onsubmit: go }, field, el("button", { class: "button main", type: "submit" }, words.send));
}
