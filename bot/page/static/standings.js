// Scores as a table of text: who has what. The server says what is in it; how it looks is the page's.

import { rich } from "./art.js";
import { count } from "./counting.js";
import { el, show, svg } from "./dom.js";
import { picture } from "./scene.js";

let before = { table: "", numbers: new Map() }; // what was shown last, to count from

/** Show the scores in a place, or nothing. Numbers that have changed count up to what they are. */
export function scores(place, found, { table, seats, me }, words) {
  if (!found) {
    show(place);
    return;
  }
  const drawn = standings(found, { seats, me, words });
  const old = before.table === table ? before.numbers : new Map();
  before = { table, numbers: numbersIn(drawn) };
  show(place, drawn);
  for (const [key, { cell, value }] of before.numbers) if (old.has(key) && old.get(key).value !== value) count(cell, old.get(key).value, value);
}

/** Return a table of scores. */
export function standings({ title, heads, seats: across, total, rows }, { seats, me, words }) {
  const hasArt = rows.some((row) => row.art && row.seat !== null);
  const named = [...heads.map((each) => head(each, words)), ...across.map((seat) => el("th", { scope: "col" }, chip(seats[seat])))];
  const last = rows.some((row) => row.total) ? [el("th", { scope: "col", class: "total" }, total)] : [];
  // Where cells need no name, there is still the same number of them.
  const unnamed = named.length ? [] : (rows[0]?.cells ?? []).map(() => el("td"));
  const players = rows.every((row) => row.seat !== null) ? el("span", { class: "visually-hidden" }, words["name-player"]) : null;
  const whose = title || players;
  const first = el("tr", {}, whose ? el("th", { scope: "col" }, whose) : el("td"), hasArt ? el("td", { class: "row-art" }) : null, ...named, ...unnamed, ...last);
  return el("table", { class: "standings" }, el("thead", {}, first), el("tbody", {}, ...rows.map((row, number) => line(row, number, { seats, me, words, hasArt, alone: rows.length === 1 }))));
}

function head({ text, note, art }, words) {
  const said = art ? [picture(art, text)] : rich(text, words);
  return el("th", { scope: "col", title: art ? text : null }, ...said, note ? el("span", { class: "head-note" }, note) : null);
}

function line(row, number, { seats, me, words, hasArt, alone }) {
  const you = row.seat !== null && row.seat === me ? el("small", {}, ` · ${words.you}`) : null;
  const said = el("span", { class: "who-said" }, el("span", { class: "who-name", title: row.title }, row.title, you), " ", row.note ? el("small", {}, ...rich(row.note, words)) : null);
  const sign = row.sign ? el("span", { class: "who-sign" }, ...rich(row.sign, words)) : row.seat === null ? null : chip(seats[row.seat]);
  const art = row.art ? picture(row.art, "") : null;
  art?.style.setProperty("--wide", row.art.width);
  const who = el("div", { class: "who" }, row.place === null || alone ? null : el("span", { class: "place" }, String(row.place)), sign, row.seat === null ? art : null, said);
  const cells = row.cells.map(({ text, strong, pips }, at) => el("td", { class: strong ? "strong" : null, "data-key": `${number} ${at}` }, ...rich(text, words), ...(pips ? parts(...pips) : [])));
  return el("tr", { class: row.strong ? "strong" : null }, el("th", { scope: "row" }, who), hasArt ? el("td", { class: "row-art" }, row.seat === null ? null : art) : null, ...cells, row.total ? el("td", { class: "total", "data-key": `${number} total` }, row.total) : null);
}

/** How many of how many, as small bars. */
function parts(count, of) {
  const bars = Array.from({ length: of }, (_, at) => svg("rect", { class: at < count ? "pip" : "pip none", x: 4 * at, width: 3, height: 10, rx: 1 }));
  const drawn = svg("svg", { class: "pips", viewBox: `0 0 ${Math.max(1, 4 * of - 1)} 10`, preserveAspectRatio: "none", "aria-hidden": "true" }, ...bars);
  drawn.style.setProperty("--of", of);
  return [el("span", { class: "visually-hidden" }, ` / ${of}`), drawn];
}

const chip = (seat) => el("span", { class: seat?.won ? "chip small won" : "chip small", role: "img", "aria-label": seat?.name ?? "" }, seat?.chip ?? "");

/** The cells that are whole numbers, by where they stand. */
export function numbersIn(drawn) {
  const cells = [...drawn.querySelectorAll("[data-key]")].filter((cell) => /^\d+$/u.test(cell.textContent));
  return new Map(cells.map((cell) => [cell.dataset.key, { cell, value: Number(cell.textContent) }]));
}
