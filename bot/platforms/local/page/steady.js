// A hand is slower than a game. What has just come to a place takes no press for a moment: whoever presses there meant what
// stood there before. What is drawn anew, but means the same in the same place, can be pressed at once.

import { pauses } from "./pauses.js";

const PRESSABLE = "[data-press], [data-means]";

let known = new Map(); // by its meaning: where something stands, and whether it has stood there for a moment
let changed = null; // when, since the page was last looked over
let begun = null; // what a pointer went down on, and its meaning

/** Watch over everything that can be pressed, from now on. */
export function watchOver(page) {
  new MutationObserver(later).observe(page, { subtree: true, childList: true, attributeFilter: ["hidden", "open", "data-means"] });
  // Whoever scrolls sees where things go.
  for (const name of ["scroll", "resize"]) addEventListener(name, () => changed ?? note(true), { capture: true, passive: true });
  addEventListener("pointerdown", began, { capture: true });
  addEventListener("pointerup", ended, { capture: true });
  addEventListener("click", (event) => event.detail > 0 && guard(event), { capture: true }); // no key has a count
}

/** Tell whether something has just come. Pointers are kept from it here; keys have to ask. */
export function isFresh(element) {
  if (changed !== null) note();
  return !element.classList.contains("steady");
}

/** Look the page over when it has been painted: to ask before where things are would hold up the picture. */
function later() {
  if (changed !== null) return;
  changed = performance.now();
  document.body.dataset.changed = ""; // `.steady` is no longer sure
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
  if (came.length) setTimeout(() => settle(came), since + pauses.settle - performance.now());
}

function settle(came) {
  for (const thing of came) thing.steady = true;
  note();
}

function began(event) {
  const element = guard(event);
  begun = element && { element, what: meaning(element) };
}

/** A press whose button was drawn anew between down and up is the new one's: the browser would make no click of it. */
function ended(event) {
  const { element, what } = begun ?? {};
  begun = null;
  if (!element || element.isConnected || event.button !== 0) return;
  const anew = document.elementFromPoint(event.clientX, event.clientY)?.closest(PRESSABLE);
  if (anew && meaning(anew) === what && !isFresh(anew)) anew.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

/** Return what an event is for, unless it has just come: then nobody hears of the event. */
function guard(event) {
  const element = event.target.closest(PRESSABLE);
  if (!element || !isFresh(element)) return element;
  event.preventDefault();
  event.stopPropagation();
  return null;
}

/** What a press does, where on the page; and what is written there, for the same cell may be another group by now. */
function meaning(element) {
  const { press, means } = element.dataset;
  const what = means ?? `${press} ${element.getAttribute("aria-label") ?? element.textContent}`;
  return `${element.closest("[id]").id} ${what}`;
}

const holds = (box, [x, y]) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
