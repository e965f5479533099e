// The right side: the secret, moves and chat, and rarely used buttons.

import { COLOURS, coloursIn, icon, rich, token } from "./art.js";
import { toggleChat, wrote } from "./chat.js";
import { byId, el, show } from "./dom.js";
import { listenIn, markMoves, moveLine } from "./moves.js";
import { now } from "./now.js";
import { numbersOf } from "./numbers.js";

/** Draw the secret: the card with what only this seat knows (`then`: of a moment of the past), or the cover over it. Who plays alone has it open. */
export function secret(frame, words, { reveal, hide, then }) {
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
    show(place, el("span", { class: "secret-sign" }, icon("shut")), text, open);
    return;
  }
  const said = lines.join(" ");
  const colours = [...new Set(coloursIn(said))];
  const sign = el("span", { class: "secret-sign" }, ...colours.map((letter) => token(letter)));
  const names = colours.map((letter) => words[`colour-${COLOURS[letter]}`]).join(", ");
  const more = then ? then.join(" ") : frame.mine.card.join(" ") || said; // the colour's name stands over it
  const text = el("div", { class: "secret-text", title: said }, el("strong", {}, names), el("span", { class: "secret-said" }, ...rich(more, words)));
  const cover = frame.covers ? [el("button", { class: "button", type: "button", id: "hide", "data-means": "hide", onclick: hide }, words.hide)] : []; // who plays alone has nothing to hide
  show(place, sign, text, ...cover);
}

const MOST = 150; // lines in the log
const BEFORE = 50; // of them before a move of the past that is not among the latest

let drawnFor = null;
let entries = []; // all that was said and done
let drawn = []; // what the lines in the log were made from

/** Draw moves and chat. The field is left alone while somebody types. */
export function talk(frame, words, send) {
  const place = byId("talk");
  const shown = `${frame.table} ${words["moves-and-chat"]} ${frame.me}`;
  if (drawnFor !== shown) {
    drawnFor = shown;
    drawn = [];
    const close = el("button", { class: "icon only-phone", type: "button", id: "close-chat", "aria-label": words.close, onclick: () => toggleChat(false) }, icon("close"));
    place.replaceChildren(el("div", { class: "talk-head" }, el("h2", {}, words["moves-and-chat"]), el("span", { id: "talk-note", class: "talk-note" }), close), el("ol", { id: "log", class: "log", tabindex: "0", "aria-label": words["moves-and-chat"], "data-empty": words["chat-empty"] }), ...(frame.me === null ? [] : [form(words, send)])); // only who sits here may speak
    listenIn(byId("log"));
  }
  const numbers = numbersOf(frame.movers);
  entries = [...frame.log.map((entry) => ({ ...entry, number: numbers[entry.move], said: false })), ...frame.chat.map((remark) => ({ ...remark, said: true }))];
  entries.sort((a, b) => a.move - b.move || a.said - b.said);
  entries.push(...now.unsent.lines.map((text) => ({ move: frame.moves, seat: frame.me, text, said: true, waits: true })));
  addTo(byId("log"), around(now.past.at), frame, words);
  wrote(frame, words);
  if (byId("field")) name(byId("field"), frame, words);
}

/** Say what can be typed: moves only while a game goes on and is seen as it is, with an example from this game. */
function name(field, { phase, game }, words) {
  const said = (phase === "running" && now.past.at === null && words[`field-${game}`]) || words.field;
  if (field.placeholder === said) return;
  field.placeholder = said;
  field.setAttribute("aria-label", said);
}

/** A move of the past is shown on the board, or the game as it is (null): the log says which. */
export function markPast(at) {
  const [log, { frame, words }] = [byId("log"), now];
  if (!log || !frame) return;
  if (byId("field")) name(byId("field"), frame, words);
  byId("talk-note").textContent = at === null ? now.heard : words["press-a-move"];
  const there = () => at === null || log.querySelector(`[data-move="${at}"]`);
  if (!there()) addTo(log, around(at), frame, words);
  markMoves(log, at);
}

/** The latest lines; of a long game, if a move of the past is shown that is not among them, those around it. */
function around(at) {
  const from = at === null ? -1 : entries.findIndex(({ move, said }) => move >= at && !said);
  const last = Math.max(0, entries.length - MOST);
  return entries.slice(from < 0 || from >= last ? last : Math.max(0, from - BEFORE)).slice(0, MOST);
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
  if (kept < drawn.length && now.past.at === null) requestAnimationFrame(() => (log.scrollTop = log.scrollHeight));
}

function line(entry, frame, words) {
  const seat = frame.seats[entry.seat];
  const chip = el("span", { class: `chip small${seat ? "" : " none"}`, "aria-hidden": "true" }, seat?.chip ?? "");
  if (entry.waits) {
    return el("li", { class: "waiting" }, chip, el("span", { class: "remark" }, entry.text, icon("clock")), el("span", { class: "number" }, words.waits));
  }
  if (entry.said) {
    return el("li", {}, chip, el("span", { class: "visually-hidden" }, `${seat?.name ?? entry.name}: `), el("span", { class: "remark" }, entry.text));
  }
  return moveLine(entry, chip, words, lookAt);
}

/** Show the position after a move. */
function lookAt(move) {
  toggleChat(false); // on a phone it lies over the board
  now.past.stepTo(move);
}

function form(words, send) {
  const field = el("input", { id: "field", maxlength: "300", autocomplete: "off", enterkeyhint: "send" });
  const go = (event) => {
    event.preventDefault();
    const text = field.value.trim();
    field.value = "";
    if (text) send(text);
  };
  return el("form", { class: "say", onsubmit: go }, field, el("button", { class: "button main", type: "submit" }, words.send));
}
