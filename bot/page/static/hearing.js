// What the server sends, each kind by the function with its name.

import { rich } from "./art.js";
import { change, drawSide, drawWelcome } from "./around.js";
import { askForSound } from "./asking.js";
import { drawBoards, falling } from "./boards.js";
import { named, rowsOf } from "./buttons.js";
import { call } from "./calling.js";
import { card } from "./cards.js";
import * as dialogs from "./dialogs.js";
import { afterwards, el } from "./dom.js";
import { isUnseen } from "./eyes.js";
import { invitation } from "./invite.js";
import { at, now } from "./now.js";
import { agree, ask, press } from "./pressing.js";
import { review } from "./review.js";
import { define } from "./scene.js";
import { cue } from "./sound.js";
import { drawInPlay, drawPast, drawTable, hide } from "./table.js";
import { arrived, nowhere, watch } from "./visiting.js";

/** Show a message. */
export function hear(message) {
  define(message.symbols);
  hears[message.t]?.(message);
}

const hears = {
  invite: (message) => invitation(message, now.words, now.frame),
  tables(message) {
    now.tables = message;
    afterwards(drawSide);
    if (!at()) drawWelcome();
  },
  today(message) {
    now.today = message;
    if (!at()) drawWelcome();
  },
  table(message) {
    if (message.table !== at()) return;
    const before = now.frame;
    call(before, message, now.words);
    now.frame = message;
    arrived();
    if ((message.mine_to_move && !before?.mine_to_move) || !message.mine_to_move) now.wished = "";
    if (!message.mine) now.view = null;
    agree();
    if (isUnseen()) hide(); // it was asked for, but the person has looked away since
    else if (isInPlay(before) && isInPlay(message)) drawInPlay();
    else drawTable();
    askForSound(change);
  },
  past: drawPast,
  told(message) {
    if (message.refused) cue("refused");
    if (message.hint) {
      now.wished = message.hint;
      drawBoards();
      falling.wish(now.wished);
    }
    if (message.replay) (dialogs.close(), now.past.play(...message.replay));
    if (message.past !== undefined) (dialogs.close(), now.past.pause(), now.past.go(message.past));
    if (message.lines.length) dialogs.toast(message.lines.join(" "), now.words); // last: going to the past takes away what was said before
  },
  sheet(message) {
    const { words } = now;
    // How a game went has its buttons beside what they lead to.
    const went = message.said ? [review(message.said, message.choices.flat(), words)] : [];
    const rows = rowsOf(named([...(went.length ? [] : message.choices), ...message.service], words), words, press);
    const text = message.words ? [el("pre", { class: "text-board" }, message.words)] : [];
    const [first = "", ...rest] = message.lines;
    const [title, ...said] = [...first.split(/(?<=\?) /u), ...rest]; // a question, and what is known of it
    const more = said.map((line) => el("p", {}, ...rich(line, words)));
    const file = message.file ? [dialogs.fileLink(message.file, words)] : [];
    dialogs.open(title || words["board-words"], words, ...went, ...more, ...file, ...text, el("div", { class: "sheet-rows" }, ...rows));
  },
  rules: (message) => dialogs.rules(message, now.words),
  card: (message) => card(message, now.words, ask),
  nowhere,
  go(message) {
    if (at() === message.table) watch();
    else location.hash = message.table;
  },
};

/** Whether a frame shows a game with nothing appearing or disappearing beside the board: only then the board stays in place. */
const isInPlay = (shown) => shown?.phase === "running" && !shown.lesson && !shown.mine?.fall;
