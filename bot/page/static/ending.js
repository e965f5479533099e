// The end of a game: who won and why, the places with all secrets, what decided it, and what can be done next.

import { icon, rich, token } from "./art.js";
import { button } from "./buttons.js";
import { count } from "./counting.js";
import { courseOf } from "./course.js";
import { byId, el, show } from "./dom.js";
import { press } from "./pressing.js";
import { picture } from "./scene.js";
import { share } from "./share.js";
import { numbersIn, standings } from "./standings.js";

let counted = ""; // the game whose points were counted up

/** Show the end, if it has come; return its two lines for the headline. */
export function ending(frame, words) {
  const over = frame.phase === "finished";
  const end = over ? frame.end : null;
  document.body.classList.toggle("has-end", Boolean(end));
  byId("band").replaceChildren(...(over ? loose() : []));
  if (over) byId("chip").replaceChildren(...(frame.winners.length ? [icon("crown")] : []));
  byId("chip").hidden = over && !frame.winners.length;
  places(frame, end, words);
  show(byId("decided"), ...(end ? decided(end, frame, words) : []));
  drawAfter(frame, over, words);
  return end && { headline: verdict(end, frame), news: [sentence(end.reason, frame)] };
}

/** In pictures these are notes under a title, in small letters; here they are sentences. A name stays as its owner writes it. */
const sentence = (text, { seats }) => (seats.some(({ name }) => text.startsWith(name)) ? text : text.slice(0, 1).toLocaleUpperCase(document.documentElement.lang) + text.slice(1));

/** The verdict as text before the winner's name, the name, and text after it: only the name is ever cut short. The winner is "you". */
function verdict({ verdict: text, own }, { winners, seats, me }) {
  if (own && winners.includes(me)) return [own, "", ""];
  const name = winners.length === 1 ? seats[winners[0]].name : "";
  const at = name ? text.indexOf(name) : -1;
  return at < 0 ? [text, "", ""] : [text.slice(0, at), name, text.slice(at + name.length)];
}

const LOOSE = [["V", 4, 12, 20], ["R", 22, 34, 30], ["Y", 8, 62, 26], ["G", 40, 52, 46], ["C", 34, 6, 28], ["O", 54, 14, 36], ["B", 70, 44, 50], ["V", 58, 78, 26], ["R", 78, 4, 38], ["Y", 92, 20, 46], ["G", 88, 74, 40], ["O", 20, 88, 30]];

/** Tokens in the band, like confetti: colour, left and top in percent, size. */
const loose = () =>
  LOOSE.map(([letter, left, top, size]) => {
    const one = token(letter);
    Object.assign(one.style, { left: `${left}%`, top: `${top}%`, width: `${size}px`, height: `${size}px` });
    return one;
  });

function places(frame, end, words) {
  const drawn = end && standings(end.standings, { seats: frame.seats, me: frame.me, words });
  show(byId("places"), ...(drawn ? [drawn, ...legend(end.standings)] : []));
  if (!drawn || counted === frame.table) return;
  counted = frame.table;
  for (const [key, { cell, value }] of numbersIn(drawn)) if (key.endsWith("total")) count(cell, 0, value);
}

/** What the columns are, where their heads are pictures; who hears the page is told it by the heads. */
function legend({ heads }) {
  const drawn = heads.filter(({ art }) => art);
  return drawn.length ? [el("ul", { class: "legend", "aria-hidden": "true" }, ...drawn.map(({ art, text }) => el("li", {}, picture(art, ""), el("span", {}, text))))] : [];
}

function decided({ decided: found, course }, frame, words) {
  const art = found?.art ? [el("div", { class: "decided-art" }, picture(found.art, ""))] : [];
  const said = found ? [el("h2", {}, found.title), ...found.lines.map((text) => el("p", {}, ...rich(sentence(text, frame), words)))] : [];
  return [...(said.length ? [el("div", { class: "decided-text" }, ...art, el("div", {}, ...said))] : []), ...(course ? [courseOf(course, frame)] : [])];
}

/** The next steps: the first four are large, and at the edge of a phone. */
function drawAfter(frame, over, words) {
  if (!over) {
    show(byId("after"));
    return;
  }
  const found = frame.service.flat();
  const one = (name, extra) => found.filter((each) => each.press === name).map((each) => button(each, words, press, extra));
  const replay = one("!replay").map((each) => (each.append(icon("play")), each));
  const shares = frame.moves ? [el("button", { class: "button", type: "button", id: "share", onclick: () => share(frame, words) }, words.share)] : [];
  show(byId("after"), ...one("!rematch", { class: "button main" }), ...replay, ...shares, ...one("!review"));
  const rest = found.filter((each) => !["!rematch", "!replay", "!review"].includes(each.press));
  show(byId("more"), ...rest.map((each) => button(each, words, press)), el("a", { class: "button", href: "#" }, words["all-games"]));
}
