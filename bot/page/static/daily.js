// Today's board as text around its picture, and what came of somebody's attempt.

import { COLOURS, icon, rich, token } from "./art.js";
import { el } from "./dom.js";
import { glimpse, picture } from "./scene.js";

const SIGNS = { played: "check", frozen: "snow" };

/** The board of the day before it is played: its goal, par, how long it is open, the week. Its number is the title of the dialog. */
export function daily({ below, streak, streak_label: label, goal, colours, par, left, week, notes, tasks }, words, { scene, alt }) {
  const fact = ([name, value]) => el("div", { class: "listed-card daily-fact" }, el("dt", {}, name), el("dd", {}, value));
  const tokens = [...colours].map((letter) => token(letter, words[`colour-${COLOURS[letter]}`]));
  const aim = el("div", { class: "listed-card daily-goal" }, el("dt", {}, goal), tokens.length ? el("dd", {}, ...tokens) : null);
  const days = week.map(([name, kind]) =>
    el("li", { class: `day-${kind}` }, el("span", { class: "daily-mark" }, SIGNS[kind] ? icon(SIGNS[kind]) : null), el("span", {}, name), el("span", { class: "visually-hidden" }, ` ${words[`day-${kind}`]}`)));
  const board = glimpse({ scene, head: 0, foot: scene.height });
  board.removeAttribute("aria-hidden");
  board.setAttribute("role", "img");
  board.setAttribute("aria-label", alt);
  return [
    el("header", { class: "listed-head" }, el("div", { class: "listed-said" }, el("h3", {}, below)), streak ? inARow(streak, label) : null),
    el("dl", { class: "daily-facts" }, aim, fact(par), fact(left)),
    el("div", { class: "daily-board" }, board),
    ...(tasks.length ? [el("ul", { class: "listed-card daily-tasks" }, ...tasks.map((task) => scored(task, words)))] : []),
    el("ol", { class: "daily-week" }, ...days),
    el("p", { class: "listed-notes" }, ...notes.map((text, at) => el("span", {}, at ? icon("snow") : null, text))),
  ];
}

const inARow = (count, label) => el("p", { class: "daily-streak" }, el("strong", {}, icon("flame"), String(count)), el("span", {}, label));

const scored = ({ title, note, art }, words) =>
  el("li", {}, art ? picture(art, "") : null, el("strong", {}, title), note ? el("span", {}, ...rich(note, words)) : null);

/** What came of an attempt, without a word about its moves. */
export function attempt({ title, name, result, difference, par, course, ahead, ends, legend, streak }) {
  const [before, level, behind] = legend;
  const meant = (by) => (by > 0 ? before : by < 0 ? behind : level);
  const tokens = course.map((letter, at) => el("li", {}, token(letter, meant(ahead[at]))));
  const groups = [[before, "VBC"], [level, "G"], [behind, "YOR"]].map(([text, letters]) => el("span", {}, `${text} `, ...[...letters].map((letter) => token(letter))));
  return [
    el("header", { class: "listed-head attempt" }, el("div", { class: "listed-said" }, el("p", {}, title), el("h3", {}, `${name}: ${result}`)), el("p", { class: "attempt-par" }, el("strong", {}, difference), el("span", {}, par))),
    el("div", { class: "listed-card" }, el("ol", { class: "attempt-course" }, ...tokens), el("p", { class: "listed-notes", "aria-hidden": "true" }, ...ends.map((each) => el("span", {}, each)))),
    el("p", { class: "listed-notes attempt-legend" }, ...groups, streak > 1 ? el("span", { class: "streak" }, icon("flame"), el("strong", {}, String(streak))) : null),
  ];
}
