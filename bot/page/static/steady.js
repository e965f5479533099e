// People are slower than games. A button that has just appeared in a place takes no press for a moment: the press was meant
// for what was there before. A button that is redrawn with the same meaning in the same place can be pressed at once.

import { pauses } from "./pauses.js";

const PRESSABLE = "[data-press], [data-means]";

let known = new Map(); // by meaning: where a button is, and whether it has been there for a moment
let changed = null; // when, since the page was last scanned
let begun = null; // what a pointer went down on, and its meaning

/** Watch everything that can be pressed, from now on. */
export function watchOver(page) {
  new MutationObserver(later).observe(page, { subtree: true, childList: true, attributeFilter: ["hidden", "open", "data-means"] });
  // When people scroll, they see where things go.
  for (const name of ["scroll", "resize"]) addEventListener(name, () => changed ?? note(true), { capture: true, passive: true });
  addEventListener("pointerdown", began, { capture: true });
  addEventListener("pointerup", ended, { capture: true });
  addEventListener("click", (event) => event.detail > 0 && guard(event), { capture: true }); // clicks by keyboard have no count
}

/** Tell whether a button has just appeared. Pointer events on it are blocked here; key handlers have to ask. */
export function isFresh(element) {
  if (changed !== null) note();
  return !element.classList.contains("steady");
}

/** Scan the page after it is painted: measuring positions earlier would delay the picture. */
function later() {
  if (changed !== null) return;
  changed = performance.now();
  document.body.dataset.changed = ""; // `.steady` may be out of date
  setTimeout(() => changed !== null && note(), pauses.paint);
}

function note(followed = false) {
  const came = [];
  const old = known;
  const since = changed ?? performance.now();
  changed = null;
  delete document.body.dataset.changed;
  known = new Map();
  for (const element of document.querySelectorAll(PRESSABLE)) {
    const box = element.getBoundingClientRect();
    if (!box.width) continue;
    const what = meaning(element);
    const before = old.get(what);
    const thing = before && (followed || holds(box, before.middle)) ? before : { steady: false };
    if (thing !== before) came.push(thing);
    thing.middle = [box.x + box.width / 2, box.y + box.height / 2];
    known.set(what, thing);
    element.classList.toggle("steady", thing.steady);
  }
  // On a slow device it is painted late: whoever sees it then has the same moment.
  const seen = Math.max(since, performance.now() - pauses.paint);
  if (came.length) setTimeout(() => settle(came), seen + pauses.settle - performance.now());
}

function settle(came) {
  for (const thing of came) thing.steady = true;
  note();
}

function began(event) {
  const element = guard(event);
  begun = element && { element, what: meaning(element) };
}

/** If a button was redrawn between down and up, the press goes to the new one: the browser would not make a click of it. */
function ended(event) {
  const { element, what } = begun ?? {};
  begun = null;
  if (!element || element.isConnected || event.button !== 0) return;
  const anew = document.elementFromPoint(event.clientX, event.clientY)?.closest(PRESSABLE);
  if (anew && meaning(anew) === what && !isFresh(anew)) anew.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

/** Return the button of an event; if it has just appeared, stop the event. */
function guard(event) {
  const element = event.target.closest(PRESSABLE);
  if (!element || !isFresh(element)) return element;
  event.preventDefault();
  event.stopPropagation();
  return null;
}

/** What a press does and where it is on the page; with its label, as the same cell may be another group by now. */
function meaning(element) {
  const { press, means } = element.dataset;
  const what = means ?? `${press} ${element.getAttribute("aria-label") ?? element.textContent}`;
  return `${element.closest("[id]").id} ${what}`;
}

const holds = (box, [x, y]) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
