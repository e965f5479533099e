// On a phone moves and chat are a sheet from below, behind a button of the top bar; a dot says that somebody has written.

import { icon } from "./art.js";
import { byId } from "./dom.js";
import { inView } from "./moves.js";

const button = byId("chat");
const read = { table: "", lines: 0 }; // how much of it was seen
let lines = 0;

/** Open the sheet, or close it. */
export function toggleChat(open) {
  const isOpen = document.body.classList.toggle("talk-open", open);
  button.setAttribute("aria-expanded", String(isOpen));
  if (!isOpen) return;
  seen();
  inView(byId("log"));
}

/** Note what was written at a table; what was there when it was opened is not new. */
export function wrote({ table, chat }, words) {
  lines = chat.length;
  button.setAttribute("aria-label", words["moves-and-chat"]);
  if (document.body.classList.contains("talk-open") || read.table !== table) seen(table);
  button.classList.toggle("unread", lines > read.lines);
}

function seen(table = read.table) {
  Object.assign(read, { table, lines });
  button.classList.remove("unread");
}

button.replaceChildren(icon("chat"));
button.addEventListener("click", () => toggleChat());
byId("main").addEventListener("pointerdown", () => toggleChat(false), { passive: true }); // it lies over the page
addEventListener("keydown", (event) => event.key === "Escape" && toggleChat(false));
addEventListener("hashchange", () => toggleChat(false));
