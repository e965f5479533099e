// The history slider: the board as it was after each move.

import { icon } from "./art.js";
import { byId, el } from "./dom.js";

export class Past {
  #moves = 0;
  #asked = false;
  #waiting = null;

  /** `ask` requests a step; `leave` returns to the present. */
  constructor({ ask, leave }) {
    Object.assign(this, { ask, leave });
    this.at = null;
    this.element = byId("past");
  }

  /** Draw the slider for this many moves. */
  draw(moves, words) {
    const grown = moves !== this.#moves;
    this.#moves = moves;
    this.element.hidden = moves === 0;
    if (moves === 0) return;
    if (this.words !== words || !this.slider) this.#build(words);
    this.slider.max = moves;
    if (this.at === null || (grown && this.at > moves)) this.slider.value = moves;
    this.#say();
  }

  #build(words) {
    this.words = words;
    this.slider = el("input", { type: "range", min: "0", step: "1", id: "slider", "aria-label": words.replay, oninput: () => this.go(Number(this.slider.value)) });
    const step = (by, name, label) => el("button", { class: "button small", type: "button", id: name, "aria-label": label, onclick: () => this.step(by) }, icon(name === "earlier" ? "left" : "right"));
    this.number = el("output", { for: "slider", class: "past-number" });
    const hint = el("span", { class: "past-keys wide-only", "aria-hidden": "true" }, el("kbd", {}, "6"), ` ${words.or} `, el("kbd", {}, "C5"), ` ${words.then} `, el("kbd", {}, "Enter"));
    this.element.replaceChildren(step(-1, "earlier", words.earlier), this.slider, step(1, "later", words.later), this.number, hint);
  }

  #say() {
    const at = this.at ?? this.#moves;
    this.number.textContent = `${at} / ${this.#moves}`;
    this.slider.value = at;
    this.slider.style.setProperty("--done", `${this.#moves ? (100 * at) / this.#moves : 100}%`);
    this.slider.setAttribute("aria-valuetext", this.number.textContent);
    byId("later").disabled = at >= this.#moves;
    byId("earlier").disabled = at <= 0;
  }

  step(by) {
    if (this.#moves) this.go(Math.min(this.#moves, Math.max(0, (this.at ?? this.#moves) + by)));
  }

  /** Go to a step; at the last one the board is live again. Only one picture is requested at a time. */
  go(step) {
    this.at = step >= this.#moves ? null : step;
    this.#say();
    if (this.at === null) this.leave();
    else if (this.#asked) this.#waiting = step;
    else {
      this.#asked = true;
      this.ask(step);
    }
  }

  /** A step has arrived; true if it is to be shown. */
  came(step) {
    this.#asked = false;
    if (this.#waiting !== null && this.#waiting !== step) {
      const next = this.#waiting;
      this.#waiting = null;
      this.go(next);
    }
    return this.at !== null;
  }

  reset() {
    this.at = null;
    this.#asked = false;
    this.#waiting = null;
  }
}
