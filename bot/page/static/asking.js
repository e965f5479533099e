// Whether sounds are wanted is asked once, beside the first game, and never again.

import { byId, el } from "./dom.js";
import { now } from "./now.js";
import { cue, isAsked } from "./sound.js";

export function askForSound(change) {
  const { frame, words } = now;
  if (isAsked() || byId("ask-sound") || frame?.me === null || frame?.phase !== "running") return;
  const answer = (value) => {
    question.remove();
    change("sound", value);
    if (value === "on") cue("yours");
    if (value === "on" && globalThis.Notification?.permission === "default") Notification.requestPermission();
  };
  const one = (value, label) => el("button", { class: "button small", type: "button", id: `sound-${value}`, onclick: () => answer(value) }, label);
  const question = el("div", { class: "ask", id: "ask-sound", role: "group", "aria-label": words.sound }, el("span", {}, words["ask-sound"]), one("on", words.yes), one("off", words.no));
  byId("talk").before(question);
}
