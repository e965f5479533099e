// Calls people who look elsewhere: the title and the icon of the tab say whose turn it is, and a notification, if it is allowed.

import { celebrate } from "./celebrate.js";
import { moversOf } from "./numbers.js";
import { cue } from "./sound.js";
import { settings } from "./settings.js";

const icon = document.querySelector("link[rel=icon]");
const [ICON, TURN] = ["icon.svg", "icon-turn.svg"].map((name) => new URL(name, import.meta.url).href);
const ACTS = { cvetariki: "pop", cvetris: "knock", confetti: "card", dorozhki: "click" };
// What is worth more than a move: a row, the sets of a round, a ring, a path that brings another turn.
export const CHIMES = new Set(["cvetris-row-stars", "confetti-scored", "dorozhki-ring-takes", "dorozhki-extra-path", "dorozhki-extra-both"]);
const OCTAVE = 12;

/** Tell what a new frame means for its viewer. */
export function call(before, frame, words) {
  const game = words[`game-${frame.game}`];
  const [one, name, other] = frame.headline;
  document.title = frame.phase === "running" ? `${frame.mine_to_move ? "● " : ""}${one}${name}${other} · ${game}` : `${game} · Raznotsvet`;
  icon.href = frame.mine_to_move ? TURN : ICON;
  if (before?.table !== frame.table) return;
  if (before.phase === "running" && frame.phase === "finished") {
    const won = frame.winners.includes(frame.me);
    cue(won ? "won" : "over");
    if (won) celebrate();
  } else if (frame.mine_to_move && !before.mine_to_move) yourTurn(game, words);
  else if (moversOf(frame.movers.slice(before.moves))) moved(before, frame);
}

/** A move: one's own is heard as what it was, a larger group as a higher pop. */
function moved(before, frame) {
  const own = frame.movers.slice(before.moves).includes(String(frame.me));
  const chimes = frame.happened.some(([key]) => CHIMES.has(key));
  const tokens = Math.max(0, ...frame.happened.map(([, many]) => many));
  cue(chimes ? "chime" : own ? (ACTS[frame.game] ?? "tick") : "others", { own, higher: own ? Math.min(OCTAVE, Math.max(0, tokens - 2)) : 0 });
}

/** No table is shown: nobody is called. */
export function rest() {
  document.title = "Raznotsvet";
  icon.href = ICON;
}

function yourTurn(game, words) {
  cue("yours");
  if (!document.hidden || settings.sound === "off" || globalThis.Notification?.permission !== "granted") return;
  const note = new Notification(game, { body: words["your-turn"], tag: "turn", icon: TURN });
  note.onclick = () => (globalThis.focus(), note.close());
}
