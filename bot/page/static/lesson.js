// The tutorial strip: one sentence, and buttons to go on or to leave.

import { rich } from "./art.js";
import { el, show } from "./dom.js";

/** Show the sentence; its buttons are those of the screen. */
export function lessonStrip(place, frame, words, press) {
  const lesson = frame.lesson;
  if (!lesson) {
    show(place);
    return;
  }
  const found = (name) => frame.service.flat().find((each) => each.press.startsWith(name));
  const [next, skip] = ["!next", "!skip"].map(found).map((each) => ({ "data-press": each?.press, onclick: () => press(each) }));
  const on = lesson.waits === "next" ? el("button", { class: "button main small", type: "button", id: "next", ...next }, words.next) : null;
  show(
    place,
    el("span", { class: "step" }, `${lesson.step + 1} / ${lesson.of}`),
    el("span", { class: "lesson-text" }, ...rich(lesson.text, words)),
    on,
    el("button", { class: "link", type: "button", id: "skip", ...skip }, words.skip),
  );
}
