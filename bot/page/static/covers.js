// The covers of the games on the welcome screen: a corner of each board, always on dark ground.

import { mark } from "./art.js";
import { el, svg } from "./dom.js";

const [WIDE, TALL] = [280, 220];

/** A token, like those on the board, around a point. */
function piece(letter, x, y, radius) {
  const scale = radius / 11;
  return svg("g", { class: `ink-${letter}`, transform: `translate(${x} ${y}) scale(${scale}) translate(-12 -12)` },
    svg("circle", { class: "rim", cx: 12, cy: 12.6, r: 11 }), svg("circle", { class: "fill", cx: 12, cy: 12, r: 10.4 }), mark(letter));
}

const line = (letter, d, width) => svg("path", { class: `ink-${letter} path`, d, "stroke-width": width });

const COLUMNS = ["YYYV", "YGG", "BGGG", "VRRR", "VBRY", "GGGG"]; // each from the bottom up

function cvetariki() {
  const at = (column, row) => [5 + 54 * column, 192 - 54 * row];
  const found = COLUMNS.flatMap((tokens, column) => [...tokens].map((letter, row) => ({ letter, column, row })));
  const links = found.flatMap(({ letter, column, row }) =>
    [[column + 1, row], [column, row + 1]].filter(([x, y]) => COLUMNS[x]?.[y] === letter)
      .map((to) => line(letter, `M${at(column, row).join(" ")}L${at(...to).join(" ")}`, 20)));
  return [...links, ...found.map(({ letter, column, row }) => piece(letter, ...at(column, row), 24))];
}

const card = (x, y, turned, ...tokens) =>
  svg("g", { transform: `translate(${x} ${y}) rotate(${turned})` },
    svg("rect", { class: "paper-edge", x: -62, y: -54, width: 124, height: 112, rx: 10 }),
    svg("rect", { class: "paper", x: -62, y: -54, width: 124, height: 108, rx: 10 }),
    ...tokens.map((each) => piece(...each)));

const confetti = () => [
  piece("G", 22, 34, 9), piece("O", 92, 22, 9), piece("C", 258, 30, 11), piece("V", 188, 204, 7), piece("Y", 26, 206, 8),
  card(62, 132, -13, ["R", -24, 18, 33], ["Y", 30, -18, 22], ["G", 38, 32, 11]),
  card(220, 134, 12, ["Y", -22, 12, 33], ["B", 30, -20, 22], ["R", 34, 32, 14]),
  card(140, 108, -2, ["B", -26, 14, 31], ["R", 26, -22, 23], ["Y", 36, 30, 14]),
];

/** A card of paths: its corner, its size, and what runs over it. */
const domino = (x, y, width, height, ...paths) => [
  svg("rect", { class: "paper-edge", x, y, width, height: height + 3, rx: 8 }),
  svg("rect", { class: "paper", x, y, width, height, rx: 8 }),
  ...paths.flatMap(([letter, d, ...ends]) => [line(letter, d, 11), ...ends.map(([cx, cy]) => piece(letter, cx, cy, 8.5))]),
];

const dorozhki = () => [
  ...domino(-30, 104, 118, 56, ["V", "M-30 134H8", [8, 134]], ["B", "M24 134C60 134 40 112 74 112", [24, 134], [74, 112]]),
  ...domino(92, 48, 56, 116, ["G", "M120 52C120 84 96 76 96 104", [120, 56], [100, 104]], ["B", "M144 84C124 84 140 132 120 156", [140, 84], [120, 156]]),
  ...domino(152, -12, 56, 116, ["Y", "M180 -6C180 44 156 40 156 84", [160, 84]], ["R", "M204 20C184 30 196 70 180 96", [204, 20], [180, 96]]),
  ...domino(152, 108, 116, 56, ["R", "M180 112C184 138 232 128 264 128", [180, 112], [260, 128]], ["Y", "M156 140C190 140 200 160 236 160", [160, 140], [236, 156]]),
  ...domino(92, 168, 116, 56, ["B", "M120 172C124 200 160 196 204 196", [120, 172], [204, 196]]),
  ...domino(212, 48, 116, 56, ["G", "M216 76H300", [216, 76]], ["V", "M240 52C240 70 270 66 290 52", [240, 52]]),
  ...domino(-30, 164, 118, 56, ["G", "M-30 196C0 196 20 210 56 210"], ["R", "M30 168C34 190 60 186 84 186", [30, 168], [84, 186]]),
];

const STACK = ["GG", "GR", "OO", "O", "", "VV", "VBB", "BB"]; // each column from the bottom up
const FALLS = [[3, 5], [4, 5], [5, 5], [4, 4]];

function cvetris() {
  const cell = (letter, column, row) =>
    svg("g", { class: `ink-${letter}`, transform: `translate(${4 + 34 * column} ${185 - 34 * row})` },
      svg("rect", { class: "fill", width: 32, height: 32, rx: 5 }), svg("g", { transform: "translate(3 3) scale(1.08)" }, mark(letter)));
  const lane = [3, 4, 5].map((column) => svg("rect", { class: "lane", x: 4 + 34 * column, y: -4, width: 32, height: 236, rx: 5 }));
  return [...lane, ...STACK.flatMap((tokens, column) => [...tokens].map((letter, row) => cell(letter, column, row))), ...FALLS.map(([column, row]) => cell("O", column, row))];
}

const COVERS = { cvetariki, confetti, dorozhki, cvetris };

/** The cover of a game, or nothing for a game that has none. */
export function cover(slug) {
  const drawn = COVERS[slug]?.();
  return drawn ? el("div", { class: "cover", "aria-hidden": "true" }, svg("svg", { viewBox: `0 0 ${WIDE} ${TALL}`, preserveAspectRatio: "xMidYMid slice" }, ...drawn)) : null;
}
