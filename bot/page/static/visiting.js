// Which table is shown: the one that the address names, or none.

import { closeMenu, drawSide, drawWelcome } from "./around.js";
import { rest } from "./calling.js";
import { afterwards, byId, el, show } from "./dom.js";
import { toTheStart } from "./focus.js";
import { at, now } from "./now.js";
import { send } from "./pressing.js";
import { isTurned } from "./turning.js";
import { code } from "./welcome.js";

let arriving = false; // at another table, whose first frame is not there yet

/** Go where the address says. */
export function watch() {
  const table = at();
  if (table !== now.frame?.table) {
    now.frame = null;
    now.past.reset();
  }
  closeMenu();
  show(byId("nowhere"));
  send({ t: "watch", table, turned: isTurned(table) });
  byId("table").hidden = byId("aside").hidden = !now.frame;
  document.body.classList.toggle("at-table", Boolean(table));
  drawWelcome();
  drawSide();
  if (!now.frame && table) arriving = true;
  if (!table) {
    delete document.body.dataset.phase;
    delete document.body.dataset.invites;
    show(byId("act"));
    byId("brand-name").textContent = "Raznotsvet";
    rest();
  }
}

/** There is no such table: say so, and what can be done about it. */
export function nowhere({ table, said }) {
  if (table !== at()) return;
  const { words } = now;
  arriving = false;
  document.body.classList.remove("at-table");
  show(byId("nowhere"), el("h1", { tabindex: "-1" }, said), code(words, table), el("a", { class: "button main", href: "#" }, words["all-games"]));
  toTheStart();
}

/** A frame of the table has come; with the first one, the focus is at its beginning. */
export function arrived() {
  if (arriving) afterwards(toTheStart);
  arriving = false;
}

addEventListener("hashchange", watch);
