// A table without an upper edge can be seen from another side. It changes what is seen here, nothing else, and each table remembers it.

import { icon } from "./art.js";
import * as dialogs from "./dialogs.js";
import { el } from "./dom.js";
import { now } from "./now.js";
import { send } from "./pressing.js";
import { settings } from "./settings.js";

const MOST = 30; // tables that are remembered

const all = () => settings.turned.split(" ").filter(Boolean);

export const isTurned = (table) => all().includes(table);

/** See it from the other side; in the past too. */
function turn() {
  dialogs.close(); // on a phone the button is in one
  const { table } = now.frame;
  const others = all().filter((each) => each !== table);
  settings.change("turned", [...others, ...(isTurned(table) ? [] : [table])].slice(-MOST).join(" "));
  send({ t: "watch", table, turned: isTurned(table) });
  if (now.past.at !== null) now.past.go(now.past.at);
}

/** The button, if the shown table can be turned; with its name where there is room. */
export function turnButton({ named }) {
  const { frame, words } = now;
  if (!frame.turns) return null;
  const label = words["turn-table"];
  const said = named ? {} : { "aria-label": label, title: label };
  return el("button", { class: "button turn-table", type: "button", "data-means": "turn-table", onclick: turn, ...said }, icon("rotate"), named ? label : null);
}
