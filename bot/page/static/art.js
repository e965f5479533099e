// The tokens, in the same shapes as in the pictures, and the icons of the page.

import { el, svg } from "./dom.js";

export const COLOURS = { R: "red", O: "orange", Y: "yellow", G: "green", C: "cyan", B: "blue", V: "violet" };
const LETTER = { "▲": "R", "●": "O", "★": "Y", "✚": "G", "☾": "C", "◆": "B", "■": "V", "✱": "*" };
const SYMBOLS = /[▲●★✚☾◆■✱]+/gu;
const CARD = 3; // so many tokens in a row stay on one line

const MARKS = {
  R: "M12 6.4 17.6 16.4H6.4Z",
  O: "M12 7.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 1 0 0-9.6Z",
  Y: "M12 5.6 13.8 10l4.7.4-3.6 3.1 1.1 4.6L12 15.6 8 18.1l1.1-4.6L5.5 10.4 10.2 10Z",
  G: "M10 6.2h4V10h3.8v4H14v3.8h-4V14H6.2v-4H10Z",
  C: "M14.8 6.6a6 6 0 1 0 2.8 8.2 5 5 0 0 1-2.8-8.2Z",
  B: "M12 5.6 16.6 12 12 18.4 7.4 12Z",
  V: "M7.6 7.6h8.8v8.8H7.6Z",
};

/** Draw only the symbol of a colour, in the middle of 24 by 24. */
export const mark = (letter) => svg("path", { class: `mark ink-${letter}`, d: MARKS[letter] });

/** Draw a token; `name` is for screen readers. */
export function token(letter, name = "") {
  const named = name ? { role: "img", "aria-label": name } : { "aria-hidden": "true" };
  const whole = svg("svg", { class: `token ink-${letter === "*" ? "joker" : letter}`, viewBox: "0 0 24 24", ...named });
  if (letter === "*") whole.append(...joker());
  else {
    whole.append(svg("circle", { class: "rim", cx: 12, cy: 12, r: 11 }));
    whole.append(svg("circle", { class: "fill", cx: 12, cy: 12, r: 10 }));
    whole.append(svg("path", { class: "mark", d: MARKS[letter] }));
  }
  return whole;
}

function joker() {
  const fills = ["R", "Y", "G", "B", "V"];
  const parts = fills.map((letter, number) => {
    const [from, to] = [number, number + 1].map((n) => (n / 5) * 2 * Math.PI - Math.PI / 2);
    const at = (angle) => `${(12 + 11 * Math.cos(angle)).toFixed(2)} ${(12 + 11 * Math.sin(angle)).toFixed(2)}`;
    return svg("path", { class: `part-${letter}`, d: `M12 12L${at(from)}A11 11 0 0 1 ${at(to)}Z` });
  });
  const star = "M12 7.5v9M8.1 9.7l7.8 4.6M15.9 9.7l-7.8 4.6";
  return [...parts, svg("circle", { class: "white", cx: 12, cy: 12, r: 7 }), svg("path", { class: "star", d: star })];
}

/** Turn a sentence into nodes, with a token in place of each symbol. A number of tokens, the name of a colour, and a comma stay on their line. */
export function rich(sentence, words) {
  const text = sentence.replaceAll(" × ", "\u00a0×\u00a0");
  const nodes = [];
  let at = 0;
  for (const found of text.matchAll(SYMBOLS)) {
    const names = [...found[0]].map((sign) => words?.[`colour-${COLOURS[LETTER[sign]]}`] ?? sign);
    const tokens = [...found[0]].map((sign, number) => token(LETTER[sign], names[number]));
    const end = found.index + found[0].length;
    // Of the name only the stem: it may be declined.
    const [beside] = new RegExp(`^(?:\u00a0×\u00a0\\d+| ${names.at(-1).slice(0, 3)}\\p{L}*)?[.,;:)]*`, "iu").exec(text.slice(end));
    const isCard = tokens.length > 1 && tokens.length <= CARD;
    const apart = isCard ? [] : tokens.slice(0, -1);
    nodes.push(text.slice(at, found.index), ...apart, ...(beside || isCard ? [el("span", { class: "together" }, ...tokens.slice(apart.length), beside)] : tokens.slice(-1)));
    at = end + beside.length;
  }
  nodes.push(text.slice(at));
  return nodes.filter((node) => node !== "");
}

/** Return a sentence for screen readers: colours by name. */
export const spoken = (text, words) => text.replace(SYMBOLS, (found) => words?.[`colour-${COLOURS[LETTER[found]]}`] ?? found);

/** Return the colours that a sentence shows. */
export const coloursIn = (text) => [...text.matchAll(SYMBOLS)].map((found) => LETTER[found[0]]);

const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  play: "M8 5l11 7-11 7Z",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  close: "M6 6l12 12M18 6 6 18",
  left: "M15 5 8 12l7 7Z",
  right: "M9 5l7 7-7 7Z",
  rotate: "M19 12a7 7 0 1 1-2.2-5.1M17.5 2.8v4.6h-4.6",
  mirror: "M12 3v18M9 7.5 3 17h6ZM15 7.5 21 17h-6Z",
  crown: "M3 18.5h18M3.5 15 2.5 7l5.2 3.4L12 4l4.3 6.4L21.5 7l-1 8Z",
  check: "M5 12.5l4.5 4.5L19 7.5",
  snow: "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4l2.5 2.5L14.5 4M9.5 20l2.5-2.5 2.5 2.5M3.8 11l3.4-.9-.9-3.4M20.2 13l-3.4.9.9 3.4M20.2 11l-3.4-.9.9-3.4M3.8 13l3.4.9-.9 3.4",
  flame: "M12 3c1 4 5.5 6 5.5 11a5.5 5.5 0 0 1-11 0c0-2.5 1.4-4 2.6-5.4.3 1.6 1 2.4 1.9 2.7C11.6 8.5 10.5 5.5 12 3Z",
  people: "M9 5a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 1 0 0-6.4ZM3 19.5c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5M16 5.5a3 3 0 0 1 0 5.5M18 14.5c2 .8 3 2.5 3 5",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17ZM12 7.5V12l3 2.5",
  dots: "M5 12h.1M12 12h.1M19 12h.1",
  offline: "M5 12.5a10 10 0 0 1 9.5-2.6M2.5 8.8a14 14 0 0 1 9.5-3.3c1 0 2 .1 3 .3M8.3 15.8a5.5 5.5 0 0 1 4-1.6M12 19.2v.1M20.5 3.5l-17 17",
  undo: "M8.5 4.5 4.5 8.5l4 4M4.5 8.5h9a5.5 5.5 0 0 1 0 11H8",
  chat: "M4 5h16v11H10l-5 4v-4H4Z",
  hint: "M9 18.5h6M10 21.5h4M9.2 15.5c0-2-3.2-3-3.2-6.7a6 6 0 0 1 12 0c0 3.7-3.2 4.7-3.2 6.7Z",
  zoom: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13ZM15.3 15.3l5.2 5.2M7.5 10.5h6M10.5 7.5v6",
  robot: "M5 9h14v10H5ZM12 9V5.5M12 4v.1M9 13.6v.1M15 13.6v.1M2.5 13v3M21.5 13v3",
  eye: "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12Z M12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6Z",
  shut: "M2.5 9.5c2.5 4.2 5.8 6 9.5 6s7-1.8 9.5-6M12 15.5V19M6.6 14.2 4.7 17M17.4 14.2l1.9 2.8",
};

/** The line of an icon, in 24 by 24. */
export const iconPath = (name) => PATHS[name];

/** Draw an icon of the page. */
export const icon = (name) =>
  svg("svg", { class: `glyph glyph-${name}`, viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: PATHS[name] }));

const GAMES = {
  cvetariki: () => [["R", 8, 8], ["R", 16, 8], ["Y", 8, 16], ["B", 16, 16]].map(([c, x, y]) => dot(c, x, y, 3.6)),
  cvetris: () => [["O", 4.5, 15], ["O", 9.5, 15], ["B", 14.5, 15], ["G", 9.5, 10], ["G", 14.5, 10], ["G", 14.5, 5]].map(([c, x, y]) =>
    svg("rect", { class: `part-${c}`, x, y, width: 4.5, height: 4.5, rx: 0.8 })),
  confetti: () => [dot("C", 16.5, 7.5, 3.6), dot("V", 8.5, 12.5, 4.6), dot("O", 16.5, 17, 2.6)],
  dorozhki: () => [
    svg("path", { class: "line-Y", d: "M4 19.5C12 18 8 6 19.5 4.5" }),
    svg("path", { class: "line-G", d: "M10.5 20C17 17.5 13 10.5 20 9.5" }),
  ],
};
const dot = (letter, cx, cy, r) => svg("circle", { class: `part-${letter}`, cx, cy, r });

/** Draw a game's icon; a game without one has its first letter. */
export function gameSign(slug) {
  const drawn = GAMES[slug]?.() ?? svg("text", { x: 12, y: 16.5, "text-anchor": "middle" }, slug[0].toUpperCase());
  return el("span", { class: "sign", "aria-hidden": "true" }, svg("svg", { viewBox: "0 0 24 24" }, drawn));
}
