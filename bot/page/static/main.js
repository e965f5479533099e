// The local page: receives frames, shows them, sends presses.

import { rich } from "./art.js";
import { askForSound } from "./asking.js";
import { board, drawBoards, falling } from "./boards.js";
import { named, rowsOf } from "./buttons.js";
import { call } from "./calling.js";
import { card } from "./cards.js";
import * as dialogs from "./dialogs.js";
import { afterwards, byId, el, show } from "./dom.js";
import { keepingFocus, toTheStart } from "./focus.js";
import { invitation } from "./invite.js";
import { listen } from "./keyboard.js";
import { at, games, now } from "./now.js";
import { Offline } from "./offline.js";
import { Past } from "./past.js";
import { agree, ask, connected, open, press, send } from "./pressing.js";
import { define, picture } from "./scene.js";
import { settings } from "./settings.js";
import { head, side } from "./side.js";
import { cue } from "./sound.js";
import { watchOver } from "./steady.js";
import { drawInPlay, drawPast, drawTable, hide } from "./table.js";
import { welcome } from "./welcome.js";
import { Wire, person } from "./wire.js";

let unseen = false; // the tab is hidden or has no focus
let arriving = false; // at another table, whose first frame is not there yet
now.past = new Past({ ask: (step) => send({ t: "past", table: now.frame.table, step }), leave: drawTable });

const hears = {
  invite: (message) => invitation(message, now.words, now.frame?.table ?? ""),
  tables(message) {
    now.tables = message;
    afterwards(drawSide);
    if (!at()) drawWelcome();
  },
  table(message) {
    if (message.table !== at()) return;
    const before = now.frame;
    call(before, message, now.words);
    now.frame = message;
    if (arriving) afterwards(toTheStart);
    arriving = false;
    if ((message.mine_to_move && !before?.mine_to_move) || !message.mine_to_move) now.wished = "";
    if (!message.mine) now.view = null;
    agree();
    if (unseen) hide(); // it was asked for, but the person has looked away since
    else if (isInPlay(before) && isInPlay(message)) drawInPlay();
    else drawTable();
    askForSound(change);
  },
  past: drawPast,
  told(message) {
    if (message.lines.length) dialogs.toast(message.lines.join(" "));
    if (message.refused) cue("refused");
    if (message.hint) {
      now.wished = message.hint;
      drawBoards();
      falling.wish(now.wished);
    }
    if (message.replay) (dialogs.close(), now.past.play(...message.replay));
    if (message.past !== undefined) (dialogs.close(), now.past.pause(), now.past.go(message.past));
  },
  sheet(message) {
    const { words } = now;
    const rows = rowsOf(named([...message.choices, ...message.service], words), words, press);
    const text = message.words ? [el("pre", { class: "text-board" }, message.words)] : [];
    const [title, ...said] = message.lines;
    const more = said.map((line) => el("p", {}, ...rich(line, words)));
    const file = message.file ? [dialogs.fileLink(message.file, words)] : [];
    const shown = message.scene ? [picture(message.scene, message.alt)] : [];
    dialogs.open(title ?? words["board-words"], words, ...shown, ...more, ...file, ...text, el("div", { class: "sheet-rows" }, ...rows));
  },
  rules: (message) => dialogs.rules(message, now.words),
  card: (message) => card(message, now.words, ask),
  go(message) {
    if (at() === message.table) watch();
    else location.hash = message.table;
  },
};

/** Whether a frame shows a game with nothing appearing or disappearing beside the board: only then the board stays in place. */
const isInPlay = (shown) => shown?.phase === "running" && !shown.lesson && !shown.mine?.fall;

function watch() {
  const table = at();
  if (table !== now.frame?.table) {
    now.frame = null;
    now.past.reset();
  }
  closeMenu();
  send({ t: "watch", table });
  byId("table").hidden = byId("aside").hidden = !now.frame;
  document.body.classList.toggle("at-table", Boolean(table));
  drawWelcome();
  drawSide();
  if (!now.frame && table) arriving = true;
  if (!table) {
    delete document.body.dataset.phase;
    show(byId("act"));
  }
}

function drawWelcome() {
  keepingFocus(() => welcome(byId("welcome"), now.words, games(), { hidden: Boolean(at()), open, mine: now.tables.mine }));
}

function drawSide() {
  side(now.words, now.tables, games(), at(), { open, change, help, invite, ask });
}

function change(name, value) {
  settings.change(name, value);
  if (name === "language") boot();
  else {
    dress();
    greet();
  }
}

function dress() {
  document.documentElement.dataset.shade = settings.shade;
  document.documentElement.lang = settings.language;
  document.body.classList.toggle("plain", !settings.symbols);
  byId("skip-link").textContent = now.words["skip-link"];
  head(now.words, { change, help, invite });
}

const help = () => dialogs.keys(now.words);

const invite = () => send({ t: "invite", table: now.frame?.table ?? "" });

const greet = () => {
  const name = settings.name || `${now.words["name-player"] ?? "Player"}${person() > 1 ? ` ${person()}` : ""}`;
  send({ t: "hello", name, language: settings.language, shade: settings.shade, symbols: settings.symbols });
};

function closeMenu() {
  document.body.classList.remove("menu-open");
  byId("menu").setAttribute("aria-expanded", "false");
}

byId("menu").addEventListener("click", () => {
  const opened = document.body.classList.toggle("menu-open");
  byId("menu").setAttribute("aria-expanded", String(opened));
});
byId("main").addEventListener("pointerdown", closeMenu, { passive: true }); // it lies over the page
addEventListener("hashchange", watch);
addEventListener("resize", () => requestAnimationFrame(drawTable)); // what stands beside a board depends on its room
byId("skip-link").addEventListener("click", (event) => {
  event.preventDefault(); // the address names the table
  toTheStart();
});

/** Somebody else may sit down at this machine: a secret does not stay on a screen without focus. */
function look(away) {
  unseen = away;
  if (away && now.frame) hide();
}
addEventListener("blur", () => look(true));
addEventListener("focus", () => look(false));
document.addEventListener("visibilitychange", () => look(document.hidden));
addEventListener("pointerdown", () => look(false), { capture: true });

watchOver(document.body);
listen({
  board,
  past: now.past,
  own: (code, again) => falling.key(code, again),
  hint: () => press(now.frame?.service.flat().find((each) => each.press === "!hint")),
  back: () => press((now.frame?.more ?? []).flat().find((each) => each.press === "!take-back")),
  help,
});

let wire;

/** Load the words, then connect. */
async function boot() {
  const answer = await fetch(`/words/${settings.language}.json`);
  now.words = await answer.json();
  dress();
  document.body.classList.remove("loading");
  if (wire) {
    greet();
    watch();
    return;
  }
  let offline = null;
  wire = new Wire({
    greet: () => {
      greet();
      watch();
    },
    hear: (message) => {
      define(message.symbols);
      hears[message.t]?.(message);
    },
    state: (there) => {
      if (there && offline?.lost) dialogs.toast(now.words.back);
      offline?.state(there);
    },
  });
  offline = new Offline({ wire, words: () => now.words, marked: (described) => board.wait(described?.id) });
  connected(wire, offline);
}

boot();
