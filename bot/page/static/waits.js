// A press that waits, on the board: its group is faint, and a label stands on it, or only a clock where a word would cover others.

import { iconPath } from "./art.js";
import { svg } from "./dom.js";
import { outline } from "./outline.js";

const [TALL, CLOCK, SIDE, GAP, SIZE] = [28, 16, 9, 5, 14]; // px on the screen
const pen = document.createElement("canvas").getContext("2d");

/** Return the marks of a group that waits. `unit` is how much of the board a px of the screen is. */
export function waitingMarks(boxes, word, unit) {
  const [x, y, width, height] = widest(boxes);
  pen.font = `700 ${SIZE}px Rubik, system-ui, sans-serif`;
  const whole = SIDE + CLOCK + GAP + pen.measureText(word).width + SIDE;
  const said = whole * unit <= width ? word : "";
  const [wide, tall] = said ? [whole, TALL] : [TALL, TALL];
  const scale = Math.min(unit, height / tall, width / wide);
  const at = `translate(${x + width / 2} ${y + height / 2}) scale(${scale}) translate(${-wide / 2} ${-tall / 2})`;
  const clock = svg("g", { transform: `translate(${said ? SIDE : (TALL - CLOCK) / 2} ${(TALL - CLOCK) / 2}) scale(${CLOCK / 24})` }, svg("path", { class: "waits-clock", d: iconPath("clock") }));
  const text = said ? [svg("text", { class: "waits-word", x: SIDE + CLOCK + GAP, y: TALL / 2, "font-size": SIZE }, said)] : [];
  const label = svg("g", { class: "waits-label", transform: at }, svg("rect", { width: wide, height: tall, rx: said ? 8 : TALL / 2 }), clock, ...text);
  return [svg("path", { class: "waits", d: outline(boxes) }), label];
}

/** The widest run of boxes that are side by side: a label on it covers nothing else. */
function widest(boxes) {
  let best = boxes[0];
  let run = null;
  for (const [x, y, width, height] of boxes.toSorted((a, b) => a[1] - b[1] || a[0] - b[0])) {
    run = run && run[1] === y && run[0] + run[2] === x ? [run[0], y, run[2] + width, Math.min(run[3], height)] : [x, y, width, height];
    if (run[2] > best[2]) best = run;
  }
  return best;
}
