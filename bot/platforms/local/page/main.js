// The local page: receives frames, shows them, sends presses.

import { rich } from "./art.js";
import { Board, foot } from "./board.js";
import { button, named, rowsOf } from "./buttons.js";
import { call } from "./calling.js";
import { card } from "./cards.js";
import * as dialogs from "./dialogs.js";
import { afterwards, byId, el, show } from "./dom.js";
import { Falling, pointsOf } from "./falling.js";
import { keepingFocus, toTheStart } from "./focus.js";
import { happened, headline } from "./headline.js";
import { invitation } from "./invite.js";
import { listen } from "./keyboard.js";
import { lessonStrip } from "./lesson.js";
import { Offline } from "./offline.js";
import { Past } from "./past.js";
import { pauses } from "./pauses.js";
import * as sand from "./sand.js";
import { define } from "./scene.js";
import { settings } from "./settings.js";
import { head, side } from "./side.js";
import { cue, isAsked } from "./sound.js";
import { watchOver } from "./steady.js";
import { secret, talk } from "./talk.js";
import { welcome } from "./welcome.js";
import { Wire, newId, person } from "./wire.js";

let words = {};
let frame = null; // the table as it is now
let tables = { mine: [], others: [], done: [] };
let wished = ""; // the move that a hint suggests
let view = null; // which of two boards is the large one, if the person has chosen
let unseen = false; // the tab is hidden or has no focus
const pressed = new Set();
let arriving = false; // at another table, whose first frame is not there yet
let again = false; // a rematch was asked for

const games = () => Object.keys(words).filter((key) => key.startsWith("game-")).map((key) => key.slice(5));
const at = () => decodeURIComponent(location.hash.slice(1));
const send = (message) => wire.send(message);
const ask = (name, choice = "") => send({ t: "ask", name, choice });

const board = new Board({ words: () => words, press, pick: drawAct, hover });
const second = new Board({ words: () => words, press, pick: () => {}, hover });
byId("stage").prepend(board.element);
const falling = new Falling({ over: board.over, frame: board.frame, words: () => words, press, moved: () => drawAct(board.picked) });
const past = new Past({ ask: (step) => send({ t: "past", table: frame.table, step }), leave: () => frame && drawTable() });

/** What the pointer is on is said over the board, in place of what happened: a label on the board would cover its neighbours. */
function hover(region) {
  if (!frame || past.at !== null) return;
  happened(region ? [`${region.detail || region.label} · ${words.click}`] : frame.news, words);
}

const isPhone = () => matchMedia("(max-width: 760px)").matches;

function press(described) {
  if (!described || isTwice(described.id)) return;
  const { id, press: what } = described;
  wished = "";
  again = what === "!rematch";
  if (what.startsWith("!") && !what.startsWith("!option")) dialogs.close();
  const sent = newId();
  cue("tick");
  send({ t: "press", data: id, id: sent });
  offline.pressed(described, sent);
}

/**
 * Whoever asks for a rematch plays it: one press is enough. The second one is made here, once the code of the new deal has arrived, so that
 * it is a part of the deal that nobody could know before.
 */
function agree() {
  if (!again || frame.phase !== "lobby") return;
  const yes = frame.service.flat().find((each) => each.press === "!ready");
  if (yes) press(yes);
}

/** An accidental double tap is one press. */
function isTwice(what) {
  if (pressed.has(what)) return true;
  pressed.add(what);
  setTimeout(() => pressed.delete(what), pauses.twice);
  return false;
}

const hears = {
  invite: (message) => invitation(message, words, frame?.table ?? ""),
  tables(message) {
    tables = message;
    afterwards(drawSide);
    if (!at()) drawWelcome();
  },
  table(message) {
    if (message.table !== at()) return;
    const turn = message.mine_to_move && !frame?.mine_to_move;
    call(frame, message, words);
    const goesOn = isInPlay(frame) && isInPlay(message);
    frame = message;
    if (arriving) afterwards(toTheStart);
    arriving = false;
    if (turn || !frame.mine_to_move) wished = "";
    if (!frame.mine) view = null;
    agree();
    if (unseen) hide(); // it was asked for, but the person has looked away since
    else if (goesOn) {
      // First the board, which everybody looks at; then what is around it.
      drawBoard();
      afterwards(() => frame && drawTable());
    } else drawTable();
  },
  past(message) {
    if (message.table !== frame?.table || !past.came(message.step)) return;
    board.show(message.board, { live: false, at: { table: `${message.table} `, moves: message.step } });
    headline(message, words);
  },
  told(message) {
    if (message.lines.length) dialogs.toast(message.lines.join(" "));
    if (message.hint) {
      wished = message.hint;
      drawBoards();
      falling.wish(wished);
    }
    if (message.replay) past.play(0);
  },
  sheet(message) {
    const rows = rowsOf(named([...message.choices, ...message.service], words), words, press);
    const text = message.words ? [el("pre", { class: "text-board" }, message.words)] : [];
    const [title, ...said] = message.lines;
    const more = said.map((line) => el("p", {}, ...rich(line, words)));
    const file = message.file ? [dialogs.fileLink(message.file, words)] : [];
    dialogs.open(title ?? words["board-words"], words, ...more, ...file, ...text, el("div", { class: "sheet-rows" }, ...rows));
  },
  refused: () => cue("refused"),
  rules: (message) => dialogs.rules(message, words),
  card: (message) => card(message, words, ask),
  go(message) {
    if (at() === message.table) watch();
    else location.hash = message.table;
  },
};

/** Whether a frame shows a game with nothing appearing or disappearing beside the board: only then the board stays in place. */
const isInPlay = (shown) => shown?.phase === "running" && !shown.lesson && !shown.mine?.fall;

function watch() {
  const table = at();
  if (table !== frame?.table) {
    frame = null;
    past.reset();
  }
  const came = !frame;
  closeMenu();
  send({ t: "watch", table });
  byId("table").hidden = byId("aside").hidden = !frame;
  document.body.classList.toggle("at-table", Boolean(table));
  drawWelcome();
  drawSide();
  if (came && table) arriving = true;
  if (!table) show(byId("act"));
}

function drawWelcome() {
  keepingFocus(() => welcome(byId("welcome"), words, games(), { hidden: Boolean(at()), open, mine: tables.mine }));
}

function open(game, lesson = false) {
  if (!isTwice(`open ${game} ${lesson}`)) send({ t: "open", game, lesson, id: newId() });
}

function say(text) {
  send({ t: "say", table: frame.table, text, id: newId() });
  offline.wrote(text);
}

function drawTable() {
  keepingFocus(redrawTable);
}

function redrawTable() {
  byId("table").hidden = byId("aside").hidden = false;
  document.body.dataset.phase = frame.phase;
  document.body.dataset.turn = String(frame.mine_to_move);
  document.body.dataset.game = frame.game;
  drawBoards();
  drawService();
  const own = frame.mine_to_move ? frame.seats[frame.me] : null;
  const mover = own ?? frame.seats.find((seat) => seat.moves) ?? frame.seats[frame.winners[0] ?? frame.me ?? 0];
  byId("chip").textContent = mover?.chip ?? "";
  if (past.at === null) headline(frame, words); // else it says which moment is shown
  byId("brand-name").textContent = matchMedia("(max-width: 760px)").matches ? words[`game-${frame.game}`] : "Raznotsvet";
  sand.run(frame.sand, frame.now, words.sand);
  lessonStrip(byId("lesson"), frame, words, press);
  secret(frame, words, { reveal: press, hide });
  talk(frame, words, say);
  past.draw(frame.moves, words);
  askForSound();
}

/** The buttons beside the status, and the rarely used ones below the chat. */
function drawService() {
  const lobby = frame.phase === "lobby";
  // A secret has its own card, a hand or a sheet is already open, the tutorial has its strip, and the contents of "More" are
  // already on the page.
  const elsewhere = frame.me === null ? /^!(more|view|hint|skip|next:.*|show-me)$/u : /^!(more|view|skip|next:.*|show-me)$/u;
  const rows = frame.service.map((row) => row.filter(({ press: what }) => !elsewhere.test(what)));
  const levels = lobby && frame.me !== null ? [computers()] : [];
  const target = lobby || frame.phase === "finished" ? byId("choices") : byId("service");
  byId("service").replaceChildren();
  if (target === byId("choices")) target.replaceChildren();
  // Seated people can leave, others can join; computers have their own row.
  const away = ["!computer", "!no-computer", frame.me === null ? "!leave" : "!join"];
  const shown = lobby ? rows.map((row) => row.filter((each) => !away.includes(each.press))) : rows;
  target.append(...rowsOf([...levels, ...shown], words, press));
  if (frame.teaches) target.append(el("button", { class: "link", type: "button", id: "teach", onclick: () => open(frame.game, true) }, words.lesson));
  const more = (frame.more ?? []).flat().filter(({ press: what }) => what !== "!board");
  show(byId("more"), ...more.map((each) => button(each, words, press)));
}

/** In the lobby: buttons to add a computer of each level, and to remove one. */
function computers() {
  const add = frame.service.flat().find((each) => each.press === "!computer");
  const has = frame.seats.some((seat) => seat.computer);
  const levels = frame.levels.length;
  const one = (level) => ({ ...add, id: `${add.id}:${level}`, press: `!computer:${level}`, label: levels > 1 ? `+ ${words[`level-${level}`] ?? level}` : add.label, detail: `${add.label}: ${words[`level-${level}`] ?? level}` });
  const less = { ...add, id: add.id.replace("!computer", "!no-computer"), press: "!no-computer", label: "−", detail: words["no-computer"], enabled: has, style: "plain" };
  const named = levels > 1 ? [{ ...add, press: "", label: add?.label.replace(/^\+\s*/u, ""), style: "named", enabled: false }] : [];
  return add ? [...named, ...frame.levels.map(one), less] : [];
}

/** Show the main board: the public one, or the seat's own. If they differ, the other is shown beside it. */
function drawBoard() {
  const mine = frame.mine?.board ? frame.mine : null;
  const both = Boolean(mine && !mine.instead);
  // A board with its own choices is the main one.
  const first = both && (view ?? (mine.choices.length ? "mine" : "table")) === "table" ? frame : (mine ?? frame);
  const main = mine?.instead ? mine : first;
  const other = both ? (main === mine ? frame : mine) : null;
  const live = frame.mine_to_move && frame.phase === "running" && past.at === null;
  const wish = wished ? [wished] : (frame.lesson?.moves ?? []);
  byId("table").classList.toggle("empty", !main.board);
  document.body.dataset.moves = frame.moves;
  const at = { table: `${frame.table} ${main === frame || mine?.instead ? "" : "own"}`, moves: frame.moves };
  if (past.at === null && main.board) board.show(main.board, { live, wishes: wish, at, beside: live && main === mine && mine.fall?.landings.length && !isPhone() ? 200 : 0 });
  return { mine, both, main, other, live, wish };
}

/** Show all boards, and the choices that go with them. */
function drawBoards() {
  if (!frame) return;
  const { mine, both, main, other, live, wish } = drawBoard();
  if (other) second.show(other.board, { live, wishes: wish, at: { table: `${frame.table} ${main === mine ? "" : "own"}`, moves: frame.moves } });
  const beside = other ? second.element : foot(main.board, words.scores);
  if (byId("foot").firstChild !== beside) show(byId("foot"), beside);
  drawFall(main === mine ? mine?.fall : null, live);
  drawViews(both, main === mine);
  drawLoose(main, other ?? frame.mine);
  byId("spoken").replaceChildren(el("h2", {}, words["board-words"]), el("pre", {}, main.board?.text ?? ""));
}

/** The figure to be drawn, with the other controls of its panel. */
function drawFall(fall, live) {
  const offered = fall ? frame.mine.choices.flat() : [];
  const rest = offered.filter((each) => !each.plain && !isAct(each) && each.press !== "!hint").map((each) => button(each, words, press, { draggable: each.press.startsWith("?") ? "true" : null }));
  falling.show(fall ?? null, live, { label: offered.find(isAct)?.label ?? actWord(), rest });
}

function drawViews(both, own) {
  const one = (name, label, here) => el("button", { type: "button", "aria-pressed": String(here), onclick: () => ((view = name), drawBoards()) }, label);
  const lines = frame.secrets || falling.on ? [] : (frame.mine?.lines ?? []).filter((text) => !frame.lines.includes(text));
  const said = lines.map((text) => el("span", { class: "own-line" }, ...rich(text, words)));
  show(byId("views"), ...said, ...(both ? [one("mine", words["own-view"], own), one("table", words["table-view"], !own)] : []));
  const strip = frame.strip && frame.phase === "running";
  document.body.classList.toggle("strip", strip);
  if (strip) byId("views").hidden = false; // it keeps its height, whatever there is to say
}

/** Choices without a region in a picture get buttons of their own. */
function drawLoose(...screens) {
  if (frame.phase !== "running") return;
  const live = frame.mine_to_move && past.at === null;
  byId("choices").replaceChildren(...rowsOf(live ? screens.filter(Boolean).flatMap(loose) : [], words, press));
  drawAct(board.picked);
}

function loose(screen) {
  if (falling.on && screen === frame.mine) return []; // all of it is shown beside the figure
  const touched = new Set([screen.board, frame.board, frame.mine?.board].flatMap((each) => each?.regions ?? []).map((region) => region.press));
  return screen.choices.map((row) => {
    // Numbers and letters refer to the picture; one without a region, in a row where others have one, can't be played.
    const shown = row.some((each) => touched.has(each.press));
    if (screen.fall && row.every((each) => each.plain && each.press.startsWith("?"))) return [];
    return row.filter((each) => isAct(each) || !(touched.has(each.press) || (shown && each.plain)));
  });
}

const actWord = () => words[`act-${frame.game}`] ?? words.act;
const isAct = (described) => described.style === "good" && !described.plain;

/** On a phone: the picked choice and its big button at the bottom edge. */
function drawAct(region) {
  const act = [frame?.mine, frame].flatMap((screen) => screen?.choices.flat() ?? []).find((each) => isAct(each) && each.enabled);
  if (falling.on) {
    const [before, after] = falling.points;
    show(byId("act"), el("span", { class: "act-text fall-points" }, ...pointsOf(before, after), el("small", {}, words["fall-points"])), el("button", { class: "button main big", type: "button", id: "go", "data-means": falling.means, onclick: () => falling.drop() }, falling.label));
    return;
  }
  if ((!region && !act) || !frame?.mine_to_move || past.at !== null) {
    show(byId("act"));
    return;
  }
  if (!region || /^[?#]/u.test(region.press)) {
    const said = (frame.mine ?? frame).lines.slice(-1).flatMap((text) => rich(text, words));
    show(byId("act"), ...(act ? [el("span", { class: "act-text" }, ...said), button(act, words, press, { class: "button main big", id: "go" })] : []));
    return;
  }
  const go = el("button", { class: "button main big", type: "button", id: "go", onclick: () => board.play() }, actWord());
  show(byId("act"), el("strong", { class: "act-number" }, ...rich(region.label, words)), el("span", { class: "act-text" }, ...rich(region.detail || region.label, words)), go);
}

function drawSide() {
  side(words, tables, games(), at(), { open, change, help, invite, ask });
}

/** Whether sounds are wanted is asked once, beside the first game, and never again. */
function askForSound() {
  if (isAsked() || byId("ask-sound") || frame?.me === null || frame?.phase !== "running") return;
  const answer = (value) => {
    ask.remove();
    change("sound", value);
    if (value === "on") cue("yours");
    if (value === "on" && globalThis.Notification?.permission === "default") Notification.requestPermission();
  };
  const one = (value, label) => el("button", { class: `button small${value === "on" ? " main" : ""}`, type: "button", id: `sound-${value}`, onclick: () => answer(value) }, label);
  const ask = el("div", { class: "ask", id: "ask-sound", role: "group", "aria-label": words.sound }, el("span", {}, words["ask-sound"]), one("on", words["sound-on"]), one("off", words["sound-off"]));
  byId("talk").before(ask);
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
  byId("skip-link").textContent = words["skip-link"];
  head(words, { change, help, invite });
}

const help = () => dialogs.keys(words);

const invite = () => send({ t: "invite", table: frame?.table ?? "" });

function hide() {
  if (!frame?.secrets || !frame.open) {
    if (frame) drawTable();
    return;
  }
  // At once, without waiting for the server: somebody else may be looking.
  frame.open = false;
  frame.mine = null;
  send({ t: "hide" });
  drawTable();
}

const greet = () => {
  const name = settings.name || `${words["name-player"] ?? "Player"}${person() > 1 ? ` ${person()}` : ""}`;
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
addEventListener("hashchange", watch);
byId("skip-link").addEventListener("click", (event) => {
  event.preventDefault(); // the address names the table
  toTheStart();
});

/** Somebody else may sit down at this machine: a secret does not stay on a screen without focus. */
function look(away) {
  unseen = away;
  if (away && frame) hide();
}
addEventListener("blur", () => look(true));
addEventListener("focus", () => look(false));
document.addEventListener("visibilitychange", () => look(document.hidden));
addEventListener("pointerdown", () => look(false), { capture: true });

watchOver(document.body);
listen({
  board,
  past,
  own: (code, again) => falling.key(code, again),
  hint: () => press(frame?.service.flat().find((each) => each.press === "!hint")),
  back: () => press((frame?.more ?? []).flat().find((each) => each.press === "!take-back")),
  help,
});

let wire;
let offline;

/** Load the words, then connect. */
async function boot() {
  const answer = await fetch(`/words/${settings.language}.json`);
  words = await answer.json();
  dress();
  document.body.classList.remove("loading");
  if (wire) {
    greet();
    watch();
    return;
  }
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
      if (there && offline?.lost) dialogs.toast(words.back);
      offline?.state(there);
    },
  });
  offline = new Offline({ wire, words: () => words, marked: (described) => board.wait(described?.id) });
}

boot();
