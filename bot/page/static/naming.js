// What a choice on a board is called, what is known of it, and what a press on it does.

import { now } from "./now.js";
import { put } from "./times.js";

/** What a press does: "look" chooses, and plays nothing yet; else the first word of the move, if it has one. */
const deed = ({ press = "", move = "" }) => (press.startsWith("?") ? "look" : (press.startsWith("#") ? touched(press, move) : press).split(" ")[0]);

/** A press that takes a card, or undoes it: in one's own hand the same press has the move that it makes by now; the table is everybody's. */
function touched(press, move) {
  const own = now.frame.mine?.board?.regions.find((each) => each.press === press);
  return own?.move ?? move;
}

/** The first of these labels that there is. */
const label = (...names) => now.words[names.find((name) => name in now.words)];

/** What playing a region is called (`act`, `click`): in a game that has its own word for such a move, or for all moves, by that. */
export function wordOf(what, region) {
  const { game } = now.frame;
  return label(`${what}-${game}-${deed(region)}`, `${what}-${deed(region)}`, `${what}-${game}`, what);
}

/** What it is called: a number or a letter of the board with its noun ("group 3"), else its label; null if it has none. */
export function called({ label: sign = "" }) {
  const kind = /^\d+$/u.test(sign) ? "" : /^\p{Lu}$/u.test(sign) ? "-letter" : null;
  const noun = kind === null ? undefined : label(`choice-${now.frame.game}${kind}`);
  return noun ? put(noun, sign) : sign || null;
}

/** What a press that waits will do: its own words, or what it is called. */
export function pressCalled(described) {
  const doing = label(`unsent-${now.frame.game}-${deed(described)}`);
  return doing ? put(doing, described.label) : (called(described) ?? now.words["your-move"]);
}

/** What is known of it, without its label before it or a full stop after it. */
export function known({ label: sign = "", detail = "" }) {
  const before = [`${sign} · `, `${sign}: `].find((each) => detail.startsWith(each)) ?? "";
  const rest = detail.slice(before.length).replace(/\.$/u, "");
  return rest === sign ? "" : rest;
}

/** What is known of a press that waits: a card that is only chosen is laid on none of its places. */
export const pressKnown = (described) => (deed(described) === "look" ? "" : known(described));

/** All of it in one line. */
export function whole(region) {
  const [name, rest] = [called(region), known(region)];
  return rest && name !== region.label ? `${capital(name)}: ${rest}` : rest || capital(name ?? "");
}

/** Begin with a capital letter. */
export const capital = (text) => text.slice(0, 1).toLocaleUpperCase(document.documentElement.lang) + text.slice(1);
