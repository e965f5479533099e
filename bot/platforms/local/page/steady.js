// A hand is slower than a game. What has just come to a place takes no press for a moment: whoever presses there meant what
// stood there before. What is drawn anew, but means the same in the same place, can be pressed at once.

const MOMENT = 400; // ms; nobody sees, understands and presses faster
const PRESSABLE = "[data-press], [data-means]";

let known = new Map(); // by its meaning: where something stands, and whether it has stood there for a moment

/** Watch over everything that can be pressed, from now on. */
export function watchOver(page) {
  new MutationObserver(() => note()).observe(page, { subtree: true, childList: true, attributeFilter: ["hidden", "open", "data-means"] });
  // Whoever scrolls sees where things go.
  for (const name of ["scroll", "resize"]) addEventListener(name, () => note(true), { capture: true, passive: true });
}

/** Tell whether something has just come. A pointer does not reach it then (see `.fresh`); keys have to ask. */
export const isFresh = (element) => element.classList.contains("fresh");

function note(followed = false) {
  const old = known;
  const came = [];
  known = new Map();
  for (const element of document.querySelectorAll(PRESSABLE)) {
    const box = element.getBoundingClientRect();
    if (!box.width) continue;
    const before = old.get(meaning(element));
    const thing = before && (followed || holds(box, before.middle)) ? before : { steady: false };
    if (thing !== before) came.push(thing);
    thing.middle = [box.x + box.width / 2, box.y + box.height / 2];
    known.set(meaning(element), thing);
    element.classList.toggle("fresh", !thing.steady);
  }
  if (came.length) setTimeout(() => settle(came), MOMENT);
}

function settle(came) {
  for (const thing of came) thing.steady = true;
  note();
}

/** What a press does, where on the page; and what is written there, for the same cell may be another group by now. */
function meaning(element) {
  const { press, means } = element.dataset;
  const what = means ?? `${press} ${element.getAttribute("aria-label") ?? element.textContent}`;
  return `${element.closest("[id]").id} ${what}`;
}

const holds = (box, [x, y]) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
