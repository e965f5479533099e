// One's own results, the best players, leagues and challenges as text: it keeps its size on a phone, and is read aloud line by line.

import { gameSign, icon } from "./art.js";
import { attempt, daily } from "./daily.js";
import { el, svg } from "./dom.js";

const KINDS = { stats, top, league, duel, daily, attempt };

/** Return the parts of a card; `board` is what of it is a picture. */
export const listed = (said, words, board) => [el("div", { class: `listed listed-${said.kind}` }, ...KINDS[said.kind](said, words, board))];

const head = (title, below, ...more) =>
  el("header", { class: "listed-head" }, ...more, el("div", { class: "listed-said" }, el("h3", {}, title), el("p", {}, below)));

/** A rating, with a mark if it is not sure yet. */
const rated = ({ rating, sure }) => el("span", { class: "listed-rating" }, rating, rating && !sure ? el("span", { class: "unsure" }, "?") : null);

const notes = ([unsure, other]) =>
  el("footer", { class: "listed-notes" }, unsure ? el("span", {}, el("strong", {}, "? "), unsure) : null, other ? el("span", {}, other) : null);

const chip = ({ chip: letter, place }) => el("span", { class: `chip small ${place === 1 ? "won" : ""}`, "aria-hidden": "true" }, letter);

function stats({ name, below, figures, titles, games, best_title: title, best, daily, notes: said }) {
  const counted = figures.map(({ value, label, flame }) =>
    el("div", { class: "listed-card listed-number" }, el("strong", {}, flame ? icon("flame") : null, value), el("span", {}, label)));
  const rows = games.map((game) =>
    el("tr", {}, el("th", { scope: "row" }, el("div", { class: "listed-game" }, gameSign(game.game), game.title)), el("td", {}, course(game.course), rated(game)), el("td", {}, el("strong", {}, game.won[0]), ` ${game.won[1]}`)));
  const heads = el("tr", {}, el("th", { scope: "col", colspan: "2" }, titles[0]), el("th", { scope: "col" }, titles[1]));
  const kept = [...best.map(([game, sentence]) => [gameSign(game), sentence]), ...(daily ? [[el("span", { class: "sign" }, icon("flame")), daily]] : [])];
  return [
    head(name, below),
    el("div", { class: "listed-figures" }, ...counted),
    el("table", { class: "listed-card" }, el("thead", {}, heads), el("tbody", {}, ...rows)),
    ...(kept.length ? [el("section", { class: "listed-card best" }, el("h4", {}, title), ...kept.map(([sign, sentence]) => el("p", {}, sign, el("span", {}, sentence))))] : []),
    notes(said),
  ];
}

/** How a rating went, as a line. */
function course(values) {
  if (values.length < 2) return null;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, at) => `${2 + (56 * at) / (values.length - 1)},${22 - (20 * (value - least)) / (most - least || 1)}`);
  return svg("svg", { class: "listed-course", viewBox: "0 0 60 24", "aria-hidden": "true" }, svg("polyline", { points: points.join(" ") }));
}

function top({ title, below, panels, notes: said }) {
  const boards = panels.map(({ game, title: name, people, empty }) =>
    el("section", { class: "listed-card" }, el("h4", { class: "listed-game" }, gameSign(game), name),
      ...(people.length ? [el("ol", {}, ...people.map((one) => el("li", { class: one.own ? "own" : null }, el("span", { class: "place" }, String(one.place)), chip(one), el("span", { class: "who-name", title: one.name }, one.name), rated(one))))] : [el("p", {}, empty)])));
  return [head(title, below, icon("crown")), el("div", { class: "listed-panels" }, ...boards), notes(said)];
}

function league({ title, below, left, deals, titles, lines, empty, legend, notes: said }) {
  const numbers = Array.from({ length: deals }, (_, number) => el("th", { scope: "col" }, String(number + 1)));
  const rows = lines.map((one) =>
    el("tr", { class: one.own ? "own" : null }, el("th", { scope: "row" }, el("div", { class: "listed-game" }, el("span", { class: "place" }, String(one.place)), chip(one), el("span", { class: "who-name", title: one.name }, one.name))),
      ...one.cells.map((cell) => el("td", {}, points(cell))), el("td", { class: "total" }, one.points)));
  const heads = el("tr", {}, el("th", { scope: "col" }, titles[0]), ...numbers, el("th", { scope: "col", class: "total" }, titles[1]));
  const nobody = el("tr", {}, el("td", { class: "nobody", colspan: String(deals + 2) }, empty));
  const lasts = left[0] ? [el("p", { class: "listed-left" }, el("strong", {}, left[0]), el("span", {}, left[1]))] : [];
  const meant = el("p", { class: "listed-notes" }, el("span", {}, points({ text: "92", kind: "best", counted: true }), ` ${legend[0]}`), el("span", {}, points({ text: "42", kind: "dropped" }), ` ${legend[1]}`));
  const header = head(title, below);
  header.append(...lasts);
  // More deals than fit are moved sideways under the names.
  const table = el("div", { class: "listed-card wide", tabindex: "0", role: "region", "aria-label": title }, el("table", {}, el("thead", {}, heads), el("tbody", {}, ...(rows.length ? rows : [nobody]))));
  return [header, table, meant, el("p", { class: "listed-notes" }, ...said.filter(Boolean).map((each) => el("span", {}, each)))];
}

function duel({ game, title, below, sides, notes: said }) {
  const rows = sides.map(({ chip: letter, name, result, said: meant, won }) =>
    el("li", { class: `listed-card ${won ? "won" : ""}` },
      chip({ chip: letter, place: won ? 1 : 2 }),
      el("div", { class: "duel-said" }, el("strong", {}, name, won ? icon("crown") : null), el("span", {}, meant)),
      el("strong", { class: "duel-result" }, result)));
  return [head(title, below, gameSign(game)), el("ul", {}, ...rows), el("p", { class: "listed-notes" }, ...said.filter(Boolean).map((each) => el("span", {}, each)))];
}

/** The points of a deal: the best of it is marked, and what does not count is struck out. */
function points({ text, kind, counted }) {
  const dropped = kind === "dropped" || (kind === "best" && !counted);
  return el(dropped ? "s" : "span", { class: `points ${kind}` }, text);
}
