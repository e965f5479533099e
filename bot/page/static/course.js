// A small chart: one number of each side, move by move. The winners' lines are in ink, the others' dashed, each in its own way. A
// line ends with the last move, at its value; a thin one leads on to the chip that says whose it is.

import { el, svg } from "./dom.js";
import { entriesOf } from "./numbers.js";

// About as wide as it is on a phone: so its letters have their size in every window, or are larger.
const [WIDE, TALL, LEFT, RIGHT, TOP, BELOW] = [330, 152, 34, 58, 10, 24];
const APART = 16; // px between the chips at the ends of lines
const [BEND, CHIP] = [14, 32]; // px after the last move: where a line turns to its chip, and the chip
const DASHES = ["9 4", "2 4", "14 4 2 4", "5 3 2 3 2 3", "4 8", "20 4"];

/** Draw the course of a game. */
export function courseOf({ title, lines: counted }, frame) {
  const lines = counted.map(([seat, values]) => [seat, byMove(values, frame.movers)]);
  const most = Math.max(1, ...lines.flatMap(([, values]) => values));
  const last = Math.max(1, ...lines.map(([, values]) => values.length - 1));
  const x = (at) => LEFT + ((WIDE - LEFT - RIGHT) * at) / last;
  const y = (value) => TOP + (TALL - TOP - BELOW) * (1 - value / most);
  const grid = [0, Math.round(most / 2), most].map((value) => svg("g", {}, svg("line", { class: "course-grid", x1: LEFT, x2: WIDE - RIGHT, y1: y(value), y2: y(value) }), svg("text", { x: LEFT - 6, y: y(value) + 4, "text-anchor": "end" }, String(value))));
  const ends = [0, last].map((at) => svg("text", { x: x(at), y: TALL - 4, "text-anchor": "middle" }, String(at)));
  const isWon = (seat) => lines.length === 1 || frame.winners.includes(seat);
  // Winners last: their lines lie on top.
  const sorted = lines.toSorted(([a], [b]) => isWon(a) - isWon(b));
  const marks = spread(sorted.map(([seat, values]) => ({ seat, at: y(values.at(-1)) })));
  const drawn = sorted.map(([seat, values], number) => {
    const d = steps(values, x, y);
    return svg("path", { d, ...(isWon(seat) ? { class: "course-won" } : { class: "course-line", "stroke-dasharray": DASHES[number % DASHES.length] }) });
  });
  const leads = sorted.map(([seat, values]) => {
    const { at } = marks.find((mark) => mark.seat === seat);
    const points = [[x(values.length - 1), y(values.at(-1))], [WIDE - RIGHT + BEND, at], [WIDE - RIGHT + CHIP - 5, at]];
    return svg("polyline", { class: "course-lead", points: points.map((point) => point.map((each) => each.toFixed(1)).join(",")).join(" ") });
  });
  const chips = marks.map(({ seat, at }) => svg("text", { class: isWon(seat) ? "course-chip won" : "course-chip", x: WIDE - RIGHT + CHIP, y: at + 5 }, frame.seats[seat]?.chip ?? ""));
  const said = lines.map(([seat, values]) => `${frame.seats[seat]?.name ?? ""}: ${values.at(0)} – ${values.at(-1)}`).join("; ");
  return el("figure", { class: "course" }, el("figcaption", {}, title), svg("svg", { viewBox: `0 0 ${WIDE} ${TALL}`, role: "img", "aria-label": `${title}. ${said}` }, ...grid, ...ends, ...leads, ...drawn, ...chips));
}

/**
 * The value after each move, as readers count them. The record has a value for each entry, and one before the first; an entry that nobody
 * is told of belongs to the move before it. What is counted by rounds stays as it is.
 */
function byMove(values, movers) {
  if (values.length !== movers.length + 1) return values;
  const entries = entriesOf(movers);
  return entries.map((_, move) => values[(entries[move + 1] ?? values.length) - 1]);
}

const steps = (values, x, y) => values.map((value, at) => (at ? `H${x(at).toFixed(1)}V${y(value).toFixed(1)}` : `M${x(0)} ${y(value).toFixed(1)}`)).join("");

/** Keep chips apart that would lie on each other, and out of the numbers below them. */
function spread(marks) {
  const sorted = marks.toSorted((a, b) => a.at - b.at);
  const down = sorted.reduce((placed, { at }) => [...placed, Math.max(at, (placed.at(-1) ?? -Infinity) + APART)], []);
  const up = down.reduceRight((placed, at) => [Math.min(at, (placed[0] ?? TALL - BELOW + APART) - APART), ...placed], []);
  return sorted.map((mark, number) => ({ ...mark, at: up[number] }));
}
