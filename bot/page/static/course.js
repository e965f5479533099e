// A small chart: one number of each side, move by move. The winners are in ink; chips say whose line it is.

import { el, svg } from "./dom.js";

const [WIDE, TALL, LEFT, RIGHT, TOP, BELOW] = [420, 170, 30, 40, 8, 22];

/** Draw the course of a game. */
export function courseOf({ title, lines }, frame) {
  const most = Math.max(1, ...lines.flatMap(([, values]) => values));
  const last = Math.max(1, ...lines.map(([, values]) => values.length - 1));
  const x = (at) => LEFT + ((WIDE - LEFT - RIGHT) * at) / last;
  const y = (value) => TOP + (TALL - TOP - BELOW) * (1 - value / most);
  const grid = [0, Math.round(most / 2), most].map((value) => svg("g", {}, svg("line", { class: "course-grid", x1: LEFT, x2: WIDE - RIGHT, y1: y(value), y2: y(value) }), svg("text", { x: LEFT - 6, y: y(value) + 4, "text-anchor": "end" }, String(value))));
  const ends = [0, last].map((at) => svg("text", { x: x(at), y: TALL - 4, "text-anchor": "middle" }, String(at)));
  // Winners last: their lines lie on top.
  const sorted = lines.toSorted(([a], [b]) => frame.winners.includes(a) - frame.winners.includes(b));
  const marks = spread(sorted.map(([seat, values]) => ({ seat, at: y(values.at(-1)) })));
  const drawn = sorted.map(([seat, values]) => svg("path", { class: frame.winners.includes(seat) ? "course-won" : "course-line", d: steps(values, x, y) }));
  const chips = marks.map(({ seat, at }) => svg("text", { class: frame.winners.includes(seat) ? "course-chip won" : "course-chip", x: WIDE - RIGHT + 8, y: at + 5 }, frame.seats[seat]?.chip ?? ""));
  const said = lines.map(([seat, values]) => `${frame.seats[seat]?.name ?? ""}: ${values.at(0)} – ${values.at(-1)}`).join("; ");
  return el("figure", { class: "course" }, el("figcaption", {}, title), svg("svg", { viewBox: `0 0 ${WIDE} ${TALL}`, role: "img", "aria-label": `${title}. ${said}` }, ...grid, ...ends, ...drawn, ...chips));
}

const steps = (values, x, y) => values.map((value, at) => (at ? `H${x(at).toFixed(1)}V${y(value).toFixed(1)}` : `M${x(0)} ${y(value).toFixed(1)}`)).join("");

/** Keep chips apart that would lie on each other. */
function spread(marks) {
  let above = -Infinity;
  return marks.toSorted((a, b) => a.at - b.at).map((mark) => {
    above = Math.max(mark.at, above + 16);
    return { ...mark, at: above };
  });
}
