// Somebody else may sit down at this machine: a secret does not stay on a screen without focus.

import { now } from "./now.js";
import { hide } from "./table.js";

let away = false; // the tab is hidden or has no focus

export const isUnseen = () => away;

function look(elsewhere) {
  away = elsewhere;
  if (away && now.frame) hide();
}

addEventListener("blur", () => look(true));
addEventListener("focus", () => look(false));
document.addEventListener("visibilitychange", () => look(document.hidden));
addEventListener("pointerdown", () => look(false), { capture: true });
