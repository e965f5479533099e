// The past: the board as it was after each move, by a slider, step by step, or played.

import { icon } from "./art.js";
import { bar, barButton } from "./bar.js";
import { toggleChat } from "./chat.js";
import { hush } from "./dialogs.js";
import { byId, el } from "./dom.js";
import { entriesOf } from "./numbers.js";
import { pauses } from "./pauses.js";
import { Ticks } from "./ticks.js";

const SPEEDS = [1, 2, 4, 0.5];

export class Past {
  #entries = [0]; // the entry of the record that each move is; what is asked for and shown is named by its entry
  #frame = null; // the table as it is
  #asked = false;
  #waiting = null;
  #timer = null;
  #speed = 1;
  #until = Infinity;
  #stands = ""; // where the game is, and for whom it waits
  #barred = ""; // what the bar says

  /** `ask` requests a step; `leave` returns to the present; `reached` is told where it is: a step, or null. */
  constructor({ ask, leave, reached }) {
    Object.assign(this, { ask, leave, reached });
    this.at = null;
    this.element = byId("past");
    this.ticks = new Ticks();
  }

  /** How many moves there are, as readers count them. */
  get #moves() {
    return this.#entries.length - 1;
  }

  /** The number of the latest move after an entry; null is the game as it is. */
  #number(entry) {
    return entry === null ? this.#moves : Math.max(0, this.#entries.findLastIndex((each) => each <= entry));
  }

  get plays() {
    return this.#timer !== null;
  }

  /** Draw the slider for the moves of a table. Whoever looks at the past stays there when somebody moves. */
  draw(frame, words) {
    const isNews = this.#frame?.table === frame.table && (this.#frame.version !== frame.version || this.#frame.open !== frame.open);
    this.#frame = frame;
    this.#entries = entriesOf(frame.movers);
    this.element.hidden = document.body.dataset.phase === "lobby";
    if (this.element.hidden) return;
    if (this.words !== words || !this.slider) this.#build(words);
    this.slider.max = this.#moves;
    if (this.at !== null && this.#number(this.at) >= this.#moves) this.#reach(null); // moves were taken back
    else if (this.at !== null && isNews) this.go(this.at); // "of 7 moves" is out of date, or one's secret was opened
    this.#say();
  }

  #build(words) {
    this.words = words;
    byId("badge").textContent = words.past;
    this.slider = el("input", { type: "range", min: "0", step: "1", id: "slider", "aria-label": words.replay, oninput: () => this.stepTo(this.#entries[this.slider.value]) });
    const one = (name, label, act, child) => el("button", { class: "button small", type: "button", id: name, "aria-label": label, title: label, onclick: act }, child);
    this.playing = one("play", words.play, () => (this.plays ? this.pause() : this.play()), icon("play"));
    this.speed = one("speed", `${words.speed} ${this.#speed}×`, () => this.#faster(), `${this.#speed}×`);
    this.number = el("output", { for: "slider", class: "past-number" });
    const [back, on] = [one("earlier", words.earlier, () => this.step(-1), icon("left")), one("later", words.later, () => this.step(1), icon("right"))];
    this.element.replaceChildren(back, this.playing, on, el("div", { class: "track" }, this.slider, this.ticks.element), this.number, this.speed);
  }

  #say() {
    const at = this.#number(this.at);
    this.number.textContent = `${at} / ${this.#moves}`;
    this.slider.value = at;
    this.slider.style.setProperty("--done", this.#moves ? at / this.#moves : 0);
    this.ticks.show(this.#frame, at);
    this.slider.setAttribute("aria-valuetext", this.number.textContent);
    byId("later").disabled = at >= this.#moves;
    byId("earlier").disabled = at <= 0;
    this.playing.disabled = !this.#moves;
    const label = this.plays ? this.words.pause : this.words.play;
    this.playing.replaceChildren(icon(this.plays ? "pause" : "play"));
    this.playing.setAttribute("aria-label", label);
    this.playing.title = label;
    document.body.classList.toggle("in-past", this.at !== null);
    this.#drawBar();
    this.reached(this.at);
  }

  /** Draw the bar if it says something new: [Back to the game] keeps the focus. */
  #drawBar() {
    const back = this.words[this.#frame?.phase === "finished" ? "now-result" : "now"];
    const said = this.at === null ? "" : `${this.words["in-past"]} ${this.#stands} ${back}`;
    if (said === this.#barred) return;
    this.#barred = said;
    // On a phone the bar lies over the button of the log.
    const log = () => el("button", { class: "icon only-phone", type: "button", id: "past-log", "aria-label": this.words["moves-and-chat"], onclick: () => toggleChat() }, icon("chat"));
    if (!said) bar("past");
    else bar("past", icon("clock"), log(), el("p", {}, el("strong", {}, this.words["in-past"]), ` ${this.#stands}`), barButton("now", back, () => this.go(Infinity), icon("right")));
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
    const next = this.#number(this.at) + 1;
    if (next >= this.#number(this.#until)) this.#stop();
    this.go(this.#entries[next] ?? Infinity);
  }

  #faster() {
    this.#speed = SPEEDS[(SPEEDS.indexOf(this.#speed) + 1) % SPEEDS.length];
    this.speed.textContent = `${this.#speed}×`;
    for (const name of ["aria-label", "title"]) this.speed.setAttribute(name, `${this.words.speed} ${this.#speed}×`);
    if (this.plays) this.play(undefined, this.#until);
  }

  step(by) {
    this.#stop();
    if (this.#moves) this.go(this.#entries[Math.min(this.#moves, Math.max(0, this.#number(this.at) + by))]);
  }

  /** Go to a step and stay there. */
  stepTo(step) {
    this.#stop();
    this.go(step);
  }

  /** The connection is back: what was asked for meanwhile was not sent. */
  reconnected() {
    this.#asked = false;
    this.#waiting = null;
    if (this.at !== null) this.go(this.at);
  }

  /** Go to the latest move at a step; at the last one the board is live again. Only one picture is requested at a time. */
  go(at) {
    const number = this.#number(at);
    if (number >= this.#moves) return this.#reach(null);
    const step = this.#entries[number];
    this.#reach(step);
    if (this.#asked) this.#waiting = step;
    else {
      this.#asked = true;
      this.ask(step);
    }
  }

  #reach(step) {
    if (this.at === null && step !== null) hush(); // it was about the present
    this.at = step;
    if (step === null) this.#stop();
    this.#say();
    if (step === null) this.leave();
  }

  /** A step has arrived, and with it where the game is now; true if it is to be shown. */
  came(step, stands) {
    this.#asked = false;
    this.#stands = stands;
    if (this.at !== null) this.#drawBar();
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
    this.#stands = this.#barred = "";
    document.body.classList.remove("in-past");
    bar("past");
  }
}
