// The boards of a table: the public one and the seat's own, the figure that falls on it, and the choices that go with them.

import { rich } from "./art.js";
import { drawAct, isAct } from "./act.js";
import { Board, foot } from "./board.js";
import { button, rowsOf } from "./buttons.js";
import { byId, el, show } from "./dom.js";
import { Falling } from "./falling.js";
import { happened } from "./headline.js";
import { whole, wordOf } from "./naming.js";
import { isLive, isPhone, now } from "./now.js";
import { press } from "./pressing.js";
import { scores } from "./standings.js";

let lone = null; // the only choice without a region in a picture

const act = () => drawAct(board.picked, { falling, lone, play: () => board.play() });
const words = () => now.words;

export const board = new Board({ words, press, pick: () => act(), hover });
const second = new Board({ words, press, pick: () => {}, hover });
byId("stage").prepend(board.element);
export const falling = new Falling({ over: board.over, frame: board.frame, words, press, moved: act });

/** What the pointer is on is said over the board, in place of what happened: a label on the board would cover its neighbours. */
function hover(region) {
  if (!now.frame || now.past.at !== null) return;
  happened(region ? [`${whole(region)} · ${wordOf("click", region)}`] : now.frame.news, now.words);
}

/** Show the main board: the public one, or the seat's own. If they differ, the other is shown beside it. */
export function drawBoard() {
  const { frame, past } = now;
  const mine = frame.mine?.board ? frame.mine : null;
  const both = Boolean(mine && frame.board && !mine.instead);
  // A board with its own choices is the main one, and one's own sheet always.
  const first = both && (now.view ?? (mine.fall || mine.choices.length ? "mine" : "table")) === "table" ? frame : (mine ?? frame);
  const main = mine?.instead ? mine : first;
  const other = both ? (main === mine ? frame : mine) : null;
  const live = isLive();
  const lesson = frame.lesson ? [frame.lesson.moves, [frame.lesson.first]] : [];
  const wishes = now.wished ? [[now.wished]] : lesson;
  byId("table").classList.toggle("empty", !main.board && past.at === null);
  document.body.dataset.moves = frame.moves;
  const at = { table: `${frame.table} ${main === frame || mine?.instead ? "" : "own"}`, moves: frame.moves };
  document.body.classList.toggle("own-sheet", Boolean(mine?.fall) && frame.phase === "running");
  if (past.at === null && main.board) board.show(main.board, { live, wishes, at });
  return { mine, both, main, other, live, wishes };
}

/** Show all boards, and the choices that go with them. */
export function drawBoards() {
  const { frame } = now;
  if (!frame) return;
  const { mine, both, main, other, live, wishes } = drawBoard();
  if (other) second.show(other.board, { live: live && !mine.fall, wishes, at: { table: `${frame.table} ${main === mine ? "" : "own"}`, moves: frame.moves } });
  const beside = other ? second.element : foot(main.board, now.words.scores);
  if (byId("foot").firstChild !== beside) show(byId("foot"), beside);
  if (now.past.at === null) scores(byId("scores"), frame.scores, frame, now.words);
  drawFall(main === mine, live);
  drawViews(both, main === mine);
  drawLoose(main, other ?? frame.mine);
  show(byId("spoken"), ...(main.board ? [el("h2", {}, now.words["board-words"]), el("pre", {}, main.board.text)] : []));
}

/** One's own sheet has a panel beside it: the figure to be drawn, or why there is none, and all buttons that go with it. */
function drawFall(own, live) {
  const { frame } = now;
  const fall = frame.phase === "running" ? frame.mine?.fall : null;
  const offered = fall && own && live ? frame.mine.choices.flat() : [];
  const hasFigure = offered.length > 0 && fall.landings.length > 0;
  const isRest = (each) => !each.plain && each.press !== "!hint" && !(hasFigure && isAct(each));
  const rest = offered.filter(isRest).map((each) => button(each, now.words, press, { draggable: each.press.startsWith("?") ? "true" : null }));
  const said = fall ? ownLines().map((line) => el("p", { class: "fall-said" }, ...line)) : [];
  const swap = fall && frame.board ? [el("button", { class: "button swap", type: "button", "data-means": `swap ${own}`, onclick: () => turnTo(own ? "table" : "mine") }, now.words[own ? "table-view" : "own-view"])] : [];
  falling.show(own ? (fall ?? null) : null, live, { label: offered.find(isAct)?.label ?? now.words.draw, rest, said, swap });
}

function turnTo(view) {
  now.view = view;
  drawBoards();
}

/** What this seat alone is told, without what everybody is. */
function ownLines() {
  const { frame } = now;
  const lines = frame.secrets ? [] : (frame.mine?.lines ?? []).filter((text) => !frame.lines.includes(text));
  return lines.map((text) => rich(text, now.words));
}

function drawViews(both, own) {
  const { frame } = now;
  const one = (name, label, here) => el("button", { type: "button", "aria-pressed": String(here), onclick: () => turnTo(name) }, label);
  const said = ownLines().map((line) => el("span", { class: "own-line" }, ...line));
  // A hand in its strip is always in view: there is no need to turn to it.
  const turns = both && !frame.strip ? [one("mine", now.words["own-view"], own), one("table", now.words["table-view"], !own)] : [];
  const shown = frame.mine?.fall ? [] : [...said, ...turns];
  show(byId("views"), ...shown);
  const strip = frame.strip && frame.phase === "running" && !frame.mine?.fall;
  document.body.classList.toggle("strip", strip);
  if (strip) byId("views").hidden = false; // it keeps its height, whatever there is to say
}

/** Choices without a region in a picture get buttons of their own. */
function drawLoose(...screens) {
  if (now.frame.phase === "running") {
    const rows = isLive() ? screens.filter(Boolean).flatMap(loose) : [];
    const [one, ...others] = rows.flat();
    lone = one && !others.length && !now.frame.strip && !isAct(one) ? one : null;
    byId("choices").classList.toggle("lone", Boolean(lone)); // on a phone it is in the bar
    byId("choices").replaceChildren(...rowsOf(rows, now.words, press));
    act();
  }
  keepHeight();
}

/** Choices keep the height that they once had in a game: the board above would shrink and grow with them at every turn. */
function keepHeight() {
  const place = byId("choices");
  const game = now.frame.phase === "running" && !isPhone() ? now.frame.table : "";
  if (place.dataset.game !== game) place.style.minHeight = "";
  place.dataset.game = game;
  if (game) place.style.minHeight = `${place.offsetHeight}px`;
}

function loose(screen) {
  const { frame } = now;
  if (screen.fall) return []; // all of it is shown in the panel
  const touched = new Set([screen.board, frame.board, frame.mine?.board].flatMap((each) => each?.regions ?? []).map((region) => region.press));
  return screen.choices.map((row) => {
    // Numbers and letters refer to the picture; one without a region, in a row where others have one, can't be played.
    const shown = row.some((each) => touched.has(each.press));
    return row.filter((each) => isAct(each) || !(touched.has(each.press) || (shown && each.plain)));
  });
}
