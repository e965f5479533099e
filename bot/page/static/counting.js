// Numbers that count from what they were to what they are. Who wants no motion sees the result at once.

import { speed } from "./motion.js";

const LENGTH = 320;

/** Count in an element; whoever reads it aloud is told the result only. */
export function count(element, from, to, length = LENGTH) {
  const rate = speed();
  if (!rate || document.hidden || from === to) return;
  const start = performance.now();
  const step = (time) => {
    const share = Math.min(1, Math.max(0, ((time - start) * rate) / length));
    element.textContent = String(Math.round(from + (to - from) * share));
    if (share < 1 && element.isConnected) requestAnimationFrame(step);
  };
  element.textContent = String(from);
  requestAnimationFrame(step);
}
