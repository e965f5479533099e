// Keys on every board: arrows move between choices, Enter plays, H hint, Z take back, ? keys; other keys go to the field.

import { toggleChat } from "./chat.js";
import * as dialogs from "./dialogs.js";
import { byId } from "./dom.js";
import { isPhone } from "./now.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Listen for keys that no field or button handles. */
export function listen({ board, past, own, hint, back, help }) {
  // By position on the keyboard too: with a Russian layout H is р, Z is я, and , . are б ю.
  const keys = { KeyH: hint, KeyZ: back, Comma: () => past.step(-1), Period: () => past.step(1) };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || dialogs.isOpen() || isTyping(event.target)) return;
    if (event.key === "Enter" && event.repeat) return event.preventDefault(); // a held key is one press
    const onButton = event.target.closest("button, a, summary, [role=button]") && event.key === "Enter";
    if (event.key === "?") done(event, help);
    else if (!onButton && own(event.key === "Enter" ? "Enter" : event.code, event.repeat)) event.preventDefault();
    else if (event.key in ARROWS) {
      if (board.walk(ARROWS[event.key])) event.preventDefault();
    } else if (event.key === "Enter" || event.key === " ") {
      if (!event.target.closest("button, a, summary") && board.play()) event.preventDefault();
    } else if (event.code in keys && !event.shiftKey) done(event, keys[event.code]);
    else if (/^[\p{L}\p{N}]$/u.test(event.key)) toTheField(); // the key itself lands in the field
  });
}

function toTheField() {
  if (isPhone()) toggleChat(true);
  byId("field")?.focus();
}

function done(event, act) {
  event.preventDefault();
  act();
}

const isTyping = (target) => target.matches?.("input, textarea, select");
