// What every player had in the course of a game: a strip for each, so no lines cross. Its words are text of the page.

import { COLOURS, token } from "./art.js";
import { el, svg } from "./dom.js";

const LEAST = 3; // percent: even no chance at all is seen to go on
const [APART, EDGE] = [9, 5]; // percent of the narrowest strip: so far from each other, and from its ends, numbers touch nothing
const HALF = 13; // px: half of a number

/** Draw the strips of a game. */
export function strips({ title, note, form, strips: rows, axis, ticks, marks }, seats, words) {
  const scale = { most: Math.max(1, ...rows.flatMap(({ values }) => values)), least: Math.min(0, ...rows.flatMap(({ values }) => values)) };
  const threads = marks.map(([at]) => placed("thread", at));
  const drawn = rows.map((row) => {
    const { seat, said, strong } = row;
    return el("li", { class: `strip-row ${strong ? "strong" : ""}` },
      el("span", { class: "strip-who" }, chip(seats[seat]), el("span", { class: "who-name", title: seats[seat].name }, seats[seat].name)),
      el("div", { class: "strip-plot" }, ...FORMS[form](row, scale, ticks, axis, words), ...threads.map((each) => each.cloneNode())),
      el("span", { class: "strip-said" }, said));
  });
  const above = marks.length ? [beside("strip-marks", spread(marks).map(([at, number]) => kept(placed("plate", at, number), at)))] : [];
  const below = ticks.length ? [beside("strip-ticks", ticks.map(([at, text]) => inside(placed("stage-number", at, text), at)), axis)] : [];
  return [heading(title, note), ...above, el("ul", { class: `strips strips-${form}` }, ...drawn), ...below];
}

/** The heading of a part, with what is said beside it. */
export const heading = (title, note) => el("div", { class: "part-head" }, el("h4", {}, title), note ? el("span", {}, note) : null);

const chip = ({ chip: letter, won }) => el("span", { class: `chip small ${won ? "won" : ""}`, "aria-hidden": "true" }, letter);

/** A line over or under all strips. Strips say their numbers themselves. */
const beside = (name, places, text = "") =>
  el("div", { class: `strip-row ${name}`, "aria-hidden": "true" }, el("span", { class: "strip-who" }, text), el("div", { class: "strip-places" }, ...places), el("span", { class: "strip-said" }));

function placed(name, at, text = "") {
  const one = el("span", { class: name }, text);
  one.style.left = `${at}%`;
  return one;
}

/** Keep a number inside the strips, however wide they are. */
function kept(one, at) {
  one.style.left = `clamp(${HALF}px, ${at}%, 100% - ${HALF}px)`;
  return one;
}

/** Move a word at the end of the axis so far that it ends there. */
function inside(one, at) {
  one.style.translate = `${-at}% 0`;
  return one;
}

/** Keep numbers apart that would lie on each other: each moves to the right, and the last ones back to the left. Whoever has not to
 * move stays over its line. */
function spread(marks) {
  const wanted = marks.map(([at]) => Math.min(Math.max(at, EDGE), 100 - EDGE));
  const places = [...wanted];
  for (let at = 1; at < places.length; at += 1) places[at] = Math.max(places[at], places[at - 1] + APART);
  for (let at = places.length - 1, most = 100 - EDGE; at >= 0; at -= 1, most -= APART) places[at] = Math.min(places[at], most);
  return marks.map(([own, number], at) => [places[at] === wanted[at] ? own : places[at], number]);
}

const stretched = (wide, from, tall, label, ...shapes) =>
  svg("svg", { viewBox: `0 ${from} ${wide} ${tall}`, preserveAspectRatio: "none", role: "img", "aria-label": label }, ...shapes);

const FORMS = {
  area({ values }, _scale, ticks, axis) {
    const last = Math.max(1, values.length - 1);
    const points = values.map((value, at) => `${at},${100 - Math.max(LEAST, value)}`);
    const label = ticks.map(([at, text]) => `${axis} ${text}: ${values[Math.round((at * last) / 100)]} %`).join(", ");
    return [stretched(last, 0, 100, label, svg("polygon", { points: `0,100 ${points.join(" ")} ${last},100` }))];
  },
  bars({ values }, { most, least }, _ticks, axis) {
    const bars = values.map((value, at) => svg("rect", { x: at + 0.14, y: -Math.max(0, value), width: 0.72, height: Math.abs(value) }));
    const label = values.map((value, at) => `${axis} ${at + 1}: ${value}`).join(", ");
    return [stretched(values.length, -most, most - least, label, ...bars, svg("line", { x1: 0, x2: values.length, y1: 0, y2: 0 }))];
  },
  /** A thin line until something began, and a bar of its colour since then. */
  since({ values: [at], colour, strong }, _scale, _ticks, _axis, words) {
    const bar = strong ? [el("span", { class: `since-bar ink-${colour}` })] : [];
    const sign = el("span", { class: "since-sign" }, token(colour, words[`colour-${COLOURS[colour]}`]));
    for (const each of [...bar, sign]) each.style.setProperty("--at", at / 100);
    return [el("span", { class: "since-line" }), ...bar, sign];
  },
};
