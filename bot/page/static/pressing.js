// Presses: each is sent once, ticks, and waits if there is no connection.

import * as dialogs from "./dialogs.js";
import { now } from "./now.js";
import { pauses } from "./pauses.js";
import { cue } from "./sound.js";
import { newId } from "./wire.js";

const pressed = new Set();
let again = false; // a rematch was asked for
let line = null; // the wire, and what happens while it is down

/** From now on messages go here. */
export const connected = (wire, offline) => (line = { wire, offline });

export const send = (message) => line.wire.send(message);

/** Ask for a card of no table. */
export const ask = (name, choice = "") => send({ t: "ask", name, choice });

/** Press a button as a screen describes it. */
export function press(described) {
  if (!described || isTwice(described.id)) return;
  const { id, press: what } = described;
  now.wished = "";
  dialogs.hush(); // what was said before has been heard
  again = what === "!rematch";
  if (what.startsWith("!") && !what.startsWith("!option")) dialogs.close();
  const sent = newId();
  cue("tick");
  send({ t: "press", data: id, id: sent });
  line.offline.pressed(described, sent);
}

/** Open a table, or a tutorial. */
export function open(game, lesson = false) {
  if (!isTwice(`open ${game} ${lesson}`)) send({ t: "open", game, lesson, id: newId() });
}

export function say(text) {
  send({ t: "say", table: now.frame.table, text, id: newId() });
  line.offline.wrote(text);
}

/**
 * Whoever asks for a rematch plays it: one press is enough. The second one is made here, once the code of the new deal has arrived, so that
 * it is a part of the deal that nobody could know before.
 */
export function agree() {
  if (!again || now.frame.phase !== "lobby") return;
  const yes = now.frame.service.flat().find((each) => each.press === "!ready");
  if (yes) press(yes);
}

/** An accidental double tap is one press. */
function isTwice(what) {
  if (pressed.has(what)) return true;
  pressed.add(what);
  setTimeout(() => pressed.delete(what), pauses.twice);
  return false;
}
