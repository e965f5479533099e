// The moves in the log: pressing one shows the position after it. One of them takes part in the tab order; arrows go to the others.

import { rich } from "./art.js";
import { el } from "./dom.js";

const STEPS = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** Return a line of the log for something that happened in a move; `look` goes to a move. */
export function moveLine(entry, chip, words, look) {
  const number = el("span", { class: "number", "aria-hidden": "true" }, entry.number ? String(entry.number) : "");
  return el("li", {}, el("button", { class: "log-move", type: "button", tabindex: "-1", "data-move": entry.move, onclick: () => look(entry.move) }, chip, el("span", { class: "happened" }, ...rich(entry.text, words)), number));
}

/** Mark the move after which the board is shown, if it is the past, and those that came later. */
export function markMoves(log, at) {
  const all = buttonsIn(log);
  for (const button of all) {
    const move = Number(button.dataset.move);
    button.classList.toggle("later", at !== null && move > at);
    if (move === at) button.setAttribute("aria-current", "step");
    else button.removeAttribute("aria-current");
  }
  const here = all.find((button) => Number(button.dataset.move) === at) ?? all.at(-1);
  if (!all.includes(document.activeElement)) rove(all, here);
  log.tabIndex = all.length ? -1 : 0; // it scrolls: there must be something in it that can have the focus
  if (at !== null) inView(log);
}

/** Scroll the log, and nothing else, to the move that is shown or, if it has no line, to the one before; else to its end. */
export function inView(log) {
  const all = buttonsIn(log);
  const [shown, later] = [all.filter((button) => button.ariaCurrent), all.findIndex((button) => button.classList.contains("later"))];
  const here = shown.length || later < 0 ? shown : all.slice(Math.max(0, later - 1), Math.max(1, later));
  if (!here.length) {
    log.scrollTop = log.scrollHeight;
    return;
  }
  const [box, top, bottom] = [log.getBoundingClientRect(), here[0].getBoundingClientRect().top, here.at(-1).getBoundingClientRect().bottom];
  if (top < box.top || bottom > box.bottom) log.scrollTop += (top + bottom) / 2 - (box.top + box.bottom) / 2;
}

/** Listen for the keys that go from move to move. */
export function listenIn(log) {
  log.addEventListener("keydown", (event) => {
    const all = buttonsIn(log);
    const from = all.indexOf(document.activeElement);
    if (!(event.key in STEPS) || from < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation(); // elsewhere arrows go over the board
    const to = all[Math.min(all.length - 1, Math.max(0, from + STEPS[event.key]))];
    rove(all, to);
    to.focus();
  });
}

const buttonsIn = (log) => [...log.querySelectorAll(".log-move")];

function rove(all, to) {
  for (const button of all) button.tabIndex = button === to ? 0 : -1;
}
