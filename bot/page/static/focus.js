// The focus stays with what a person was doing: redrawing a button must not throw it back to the start of the page.

import { byId } from "./dom.js";

/**
 * Redraw something. If that takes away what had the focus, its successor gets it: the same button, [Hide] after [My colour], or the
 * headline; never another button, which Enter would press.
 */
export function keepingFocus(redraw) {
  const before = document.activeElement;
  const { id, press } = { id: before?.id, press: before?.dataset?.press };
  const place = before?.closest("#secret");
  redraw();
  if (!before || before === document.body || isThere(before)) return;
  const found = [id && byId(id), press && document.querySelector(`[data-press="${CSS.escape(press)}"]`), place?.querySelector("button")];
  (found.find((each) => each && isThere(each)) ?? start())?.focus({ preventScroll: true });
}

/** Give the focus to the beginning of what is shown: after going to a table, or away from it. */
export const toTheStart = () => start()?.focus({ preventScroll: true });

const isThere = (element) => element.isConnected && element.checkVisibility();
const start = () => [byId("headline"), document.querySelector("#welcome h1"), document.querySelector("#nowhere h1"), byId("main")].find((each) => each && isThere(each));
