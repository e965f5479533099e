// Everything that is shown of a table.

import { board, drawBoard, drawBoards } from "./boards.js";
import { byId, afterwards } from "./dom.js";
import { ending } from "./ending.js";
import { keepingFocus } from "./focus.js";
import { headline } from "./headline.js";
import { lessonStrip } from "./lesson.js";
import { drawService } from "./lobby.js";
import { isPhone, now } from "./now.js";
import { drawCancel, unsentLines } from "./offline.js";
import { press, say, send } from "./pressing.js";
import * as sand from "./sand.js";
import { scores } from "./standings.js";
import { drawSeating } from "./seating.js";
import { markPast, secret, talk } from "./talk.js";

export function drawTable() {
  if (now.frame) keepingFocus(redraw);
}

/** First the board, which everybody looks at; then what is around it. */
export function drawInPlay() {
  drawBoard();
  afterwards(drawTable);
}

function redraw() {
  const { frame, words, past } = now;
  byId("table").hidden = byId("aside").hidden = false;
  if (frame.phase === "running" && document.body.dataset.phase === "lobby") scrollTo(0, 0); // a lobby is longer than a phone: the board is on top
  document.body.dataset.phase = frame.phase;
  document.body.dataset.turn = String(frame.mine_to_move);
  document.body.dataset.game = frame.game;
  document.body.dataset.invites = String(frame.invites);
  drawBoards();
  drawSeating();
  drawService();
  if (past.at === null) drawChip(mover());
  drawCancel();
  const end = ending(frame, words);
  if (past.at === null) headline(unsentLines(words) ?? end ?? frame, words); // else it says which moment is shown
  byId("brand-name").textContent = isPhone() ? words[`game-${frame.game}`] : "Raznotsvet";
  const until = frame.sand_until && `sand-${frame.sand_until}`; // what is waited for, if the sand does not run
  sand.run({ until: frame.sand, of: frame.sand_of, now: frame.now }, words[until || "sand"], words[`${until}-word`]);
  lessonStrip(byId("lesson"), frame, words, press);
  if (past.at === null) moment = null;
  drawSecret();
  talk(frame, words, say);
  past.draw(frame, words);
}

/** The chip before the headline; its room stays where it is nobody's. */
function drawChip(seat) {
  byId("chip").replaceChildren(seat?.chip ?? "");
  byId("chip").classList.toggle("none", !seat);
}

/** Whose chip stands before the headline. */
function mover() {
  const { frame } = now;
  const own = frame.mine_to_move ? frame.seats[frame.me] : null;
  return own ?? frame.seats.find((seat) => seat.moves) ?? frame.seats[frame.winners[0] ?? frame.me ?? 0];
}

let moment = null; // of the past, as long as it is shown

/** Show a moment of the past, if it is the one that was asked for last. */
export function drawPast(message) {
  if (message.table !== now.frame?.table || !now.past.came(message.step, message.stands)) return;
  const { movers, seats } = now.frame;
  moment = message;
  byId("table").classList.remove("empty");
  drawChip(seats[movers[message.step - 1]]);
  drawMoment();
  scores(byId("scores"), message.scores, now.frame, now.words);
  headline(message, now.words);
  markPast(now.past.at); // the scores may have left the log less room
}

/** The board of a moment: with one's own things marked, while one's secret is open. */
function drawMoment() {
  const { table, step, next } = moment;
  const { board: shown, boxes } = (now.frame.mine && moment.mine) ?? { board: moment.board, boxes: next?.boxes ?? [] };
  board.show(shown, { live: false, at: { table: `${table} `, moves: step }, ahead: boxes });
  drawSecret();
}

/** The card of the secret: in the past, what it says of the moment that is shown, as soon as that is known. */
function drawSecret() {
  const then = now.past.at === null ? null : (moment?.mine?.card ?? []);
  secret(now.frame, now.words, { reveal: press, hide, then });
}

/** Cover the secret at once, without waiting for the server: somebody else may be looking. */
export function hide() {
  const { frame } = now;
  if (frame?.covers && frame.open) {
    frame.open = false;
    frame.mine = null;
    if (moment) {
      moment = { ...moment, mine: null };
      drawMoment();
    }
    send({ t: "hide" });
  }
  drawTable();
}
