// The card of a table that waits for players: who sits there, what is free, and how it will be played. All of it is text.

import { icon } from "./art.js";
import { cover } from "./covers.js";
import { byId, el, show } from "./dom.js";
import { now } from "./now.js";
import { press, send } from "./pressing.js";
import { service } from "./service.js";

const MOST = 5; // seats in a row
const LONG = 16; // letters of a name that is set in smaller type

export const invite = () => send({ t: "invite", table: now.frame.table });

/** Draw it; a game that has begun has none. */
export function drawSeating() {
  const { lobby, phase } = now.frame;
  show(byId("seating"), ...(phase === "lobby" && lobby ? [head(lobby), seats(lobby), facts(lobby)] : []));
}

function head({ title, room }) {
  const { frame, words } = now;
  const said = [room, words[`minutes-${frame.game}`]].filter(Boolean).join(" · ");
  return el("header", { class: "seating-head" }, el("div", { class: "seating-said" }, el("h2", {}, title), el("p", {}, said)), cover(frame.game));
}

function seats({ guests, free, free_text: text }) {
  const most = guests.length + free;
  const found = [...guests.map(guest), ...Array.from({ length: free }, (_, at) => open(guests.length + at, text))];
  const list = el("ul", { class: "seats", "aria-label": now.words["invite-seats"] }, ...found);
  list.style.setProperty("--in-row", most > MOST ? Math.ceil(most / 2) : most);
  return list;
}

function guest({ name, chip, note, host, computer }, number) {
  const said = [number === now.frame.me ? now.words.you : "", note].filter(Boolean).join(" · ");
  const mark = el("span", { class: `chip ${computer ? "robot" : ""}`, "aria-hidden": "true" }, computer ? icon("robot") : chip, host ? el("span", { class: "badge-host" }, icon("crown")) : null);
  return el("li", { class: "seat" }, mark, el("span", { class: "seat-who" }, el("strong", { class: `seat-name ${name.length > LONG ? "long" : ""}`, title: name }, name), " ", el("span", { class: "seat-note" }, said)));
}

/** A free seat: who sits here calls somebody to it, everybody else takes it. */
function open(number, text) {
  const sit = now.frame.me === null ? service(now.frame).flat().find((each) => ["!join", "!ready"].includes(each.press)) : null;
  const act = sit ? () => press(sit) : invite;
  // By its number: all free seats do the same, and each has its own place.
  const known = { id: `seat-${number}`, "data-means": `seat ${number} ${sit ? sit.press : "invite"}` };
  return el("li", { class: "seat free" }, el("button", { type: "button", ...known, onclick: act }, el("span", { class: "seat-note" }, text), " ", el("span", { class: "seat-act" }, sit ? sit.label : now.words.invite)));
}

const facts = ({ facts: found }) =>
  el("ul", { class: "pills" }, ...found.map(([name, value]) => el("li", { class: "pill" }, el("span", {}, name), " ", el("strong", {}, value))));
