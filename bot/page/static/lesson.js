// The tutorial strip: one sentence, and buttons to go on or to leave.

import { rich } from "./art.js";
import { byId, el, show } from "./dom.js";

/** Show the sentence; its buttons are those of the screen. */
export function lessonStrip(place, frame, words, press) {
  const { lesson } = frame;
  document.body.classList.toggle("taught", Boolean(lesson));
  byId("secret").classList.toggle("suggested", Boolean(lesson?.moves.includes("!view")));
  if (!lesson) {
    show(place);
    return;
  }
  const button = (name, properties) => {
    const found = frame.service.flat().find((each) => each.press.startsWith(name));
    return found && el("button", { ...properties, type: "button", "data-press": found.press, onclick: () => press(found) }, found.label);
  };
  show(
    place,
    el("p", { class: "lesson-text" }, el("span", { class: "step" }, `${lesson.step + 1} / ${lesson.of}`), el("span", { class: "lesson-said" }, ...rich(lesson.text, words))),
    button("!next", { id: "next", class: "button main small" }),
    button("!skip", { id: "skip", class: "link" }),
  );
}
