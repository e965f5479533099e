// The past: the board as it was after each move, by a slider, step by step, or played.

import { icon } from "./art.js";
import { bar, barButton } from "./bar.js";
import { byId, el } from "./dom.js";
import { pauses } from "./pauses.js";

const SPEEDS = [1, 2, 4, 0.5];

export class Past {
  #moves = 0;
  #asked = false;
  #waiting = null;
  #timer = null;
  #speed = 1;
  #until = Infinity;

  /** `ask` requests a step; `leave` returns to the present. */
  constructor({ ask, leave }) {
    Object.assign(this, { ask, leave });
    this.at = null;
    this.element = byId("past");
  }

  get plays() {
    return this.#timer !== null;
  }

  /** Draw the slider for this many moves. Whoever looks at the past stays there when somebody moves. */
  draw(moves, words) {
    this.#moves = moves;
    this.element.hidden = document.body.dataset.phase === "lobby";
    if (this.element.hidden) return;
    if (this.words !== words || !this.slider) this.#build(words);
    this.slider.max = moves;
    if (this.at !== null && this.at >= moves) this.#reach(null); // moves were taken back
    this.#say();
  }

  #build(words) {
    this.words = words;
    this.slider = el("input", { type: "range", min: "0", step: "1", id: "slider", "aria-label": words.replay, oninput: () => this.#slide(Number(this.slider.value)) });
    const one = (name, label, act, child) => el("button", { class: "button small", type: "button", id: name, "aria-label": label, title: label, onclick: act }, child);
    this.playing = one("play", words.play, () => (this.plays ? this.pause() : this.play()), icon("play"));
    this.speed = one("speed", `${words.speed} ${this.#speed}×`, () => this.#faster(), `${this.#speed}×`);
    this.number = el("output", { for: "slider", class: "past-number" });
    const [back, on] = [one("earlier", words.earlier, () => this.step(-1), icon("left")), one("later", words.later, () => this.step(1), icon("right"))];
    this.element.replaceChildren(back, this.playing, on, this.slider, this.number, this.speed);
  }

  #say() {
    const at = this.at ?? this.#moves;
    this.number.textContent = `${at} / ${this.#moves}`;
    this.slider.value = at;
    this.slider.style.setProperty("--done", `${this.#moves ? (100 * at) / this.#moves : 100}%`);
    this.slider.setAttribute("aria-valuetext", this.number.textContent);
    byId("later").disabled = at >= this.#moves;
    byId("earlier").disabled = at <= 0;
    const label = this.plays ? this.words.pause : this.words.play;
    this.playing.replaceChildren(icon(this.plays ? "pause" : "play"));
    this.playing.setAttribute("aria-label", label);
    this.playing.title = label;
    document.body.classList.toggle("in-past", this.at !== null);
    if (this.at === null) bar("past");
    else bar("past", el("p", {}, el("strong", {}, this.words["in-past"])), barButton("now", this.words.now, () => this.go(this.#moves)));
  }

  /** Play from a step, or from where it is; from the beginning if that is the end. It stops at another step. */
  play(from = this.at ?? 0, until = Infinity) {
    this.#stop();
    this.#until = until;
    this.#timer = setInterval(() => this.#next(), pauses.replay / this.#speed);
    this.go(from);
  }

  pause() {
    this.#stop();
    this.#say();
  }

  #stop() {
    clearInterval(this.#timer);
    this.#timer = null;
  }

  #next() {
    if (this.#asked) return; // the last one is not there yet
    if (this.at === null || this.at + 1 >= Math.min(this.#until, this.#moves)) this.#stop();
    this.go((this.at ?? this.#moves) + 1);
  }

  #faster() {
    this.#speed = SPEEDS[(SPEEDS.indexOf(this.#speed) + 1) % SPEEDS.length];
    this.speed.textContent = `${this.#speed}×`;
    for (const name of ["aria-label", "title"]) this.speed.setAttribute(name, `${this.words.speed} ${this.#speed}×`);
    if (this.plays) this.play(undefined, this.#until);
  }

  #slide(to) {
    this.#stop();
    this.go(to);
  }

  step(by) {
    this.#stop();
    if (this.#moves) this.go(Math.min(this.#moves, Math.max(0, (this.at ?? this.#moves) + by)));
  }

  /** Go to a step; at the last one the board is live again. Only one picture is requested at a time. */
  go(step) {
    if (step >= this.#moves) return this.#reach(null);
    this.#reach(step);
    if (this.#asked) this.#waiting = step;
    else {
      this.#asked = true;
      this.ask(step);
    }
  }

  #reach(step) {
    this.at = step;
    if (step === null) this.#stop();
    this.#say();
    if (step === null) this.leave();
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
    this.#stop();
    this.at = null;
    this.#asked = false;
    this.#waiting = null;
    document.body.classList.remove("in-past");
    bar("past");
  }
}
