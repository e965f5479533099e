// The page starts here: the words first, then the connection, and everything that listens to people.

import { greet, help, speak } from "./around.js";
import { board, falling } from "./boards.js";
import * as dialogs from "./dialogs.js";
import { byId } from "./dom.js";
import { toTheStart } from "./focus.js";
import { hear } from "./hearing.js";
import { listen } from "./keyboard.js";
import { now, onShape } from "./now.js";
import { Offline } from "./offline.js";
import { Past } from "./past.js";
import { connected, press, send } from "./pressing.js";
import { watchOver } from "./steady.js";
import { drawTable } from "./table.js";
import { markPast } from "./talk.js";
import { watch } from "./visiting.js";
import { Wire } from "./wire.js";

now.past = new Past({ ask: (step) => send({ t: "past", table: now.frame.table, step }), leave: drawTable, reached: markPast });

addEventListener("resize", () => requestAnimationFrame(drawTable)); // what stands beside a board depends on its room
byId("skip-link").addEventListener("click", (event) => {
  event.preventDefault(); // the address names the table
  toTheStart();
});

watchOver(document.body);
listen({
  board,
  past: now.past,
  own: (code, again) => falling.key(code, again),
  hint: () => press(now.frame?.service.flat().find((each) => each.press === "!hint")),
  back: () => press((now.frame?.more ?? []).flat().find((each) => each.press === "!take-back")),
  help,
});

await speak();

/** Something waits, or no longer does. */
function unsent() {
  board.wait(now.unsent.press?.described.id ?? null);
  drawTable();
}

let offline = null;
const wire = new Wire({
  greet() {
    greet();
    watch();
    now.past.reconnected();
  },
  hear,
  state(there) {
    if (there && offline?.lost) dialogs.toast(now.words.back, now.words);
    offline?.state(there);
  },
});
offline = new Offline({ wire, words: () => now.words, changed: unsent });
connected(wire, offline);
onShape(greet);
