// While the server is away: a bar that lasts, and what waits until it answers: one press, which can be cancelled, and lines of chat.

import { icon } from "./art.js";
import { bar, barButton } from "./bar.js";
import { byId, el, show } from "./dom.js";
import { happened } from "./headline.js";
import { capital, pressCalled, pressKnown } from "./naming.js";
import { isPhone, now } from "./now.js";
import { clockTime, put, relative } from "./times.js";

export class Offline {
  #tick = null;
  #since = null; // when the server was last heard
  #barred = ""; // what the bar says
  #time = el("span", { class: "bar-time", "aria-hidden": "true" }); // it would be read out every second

  /** `wire` is the connection; `changed` is called when something waits, or no longer does. */
  constructor({ wire, words, changed }) {
    Object.assign(this, { wire, words, changed });
  }

  /** The connection is lost, or back. */
  state(there) {
    if (there === !this.lost) return;
    document.body.classList.toggle("lost", !there);
    clearInterval(this.#tick);
    this.#tick = there ? null : setInterval(() => this.#draw(), 500);
    this.#since = there ? null : new Date();
    if (there && (now.unsent.press || now.unsent.lines.length)) this.#wait(null, []);
    this.#draw();
  }

  get lost() {
    return this.#tick !== null;
  }

  /** A press was made; if there is no connection, it is the one that waits, in place of an earlier one. */
  pressed(described, id) {
    if (!this.lost) return;
    this.#forget();
    this.#wait({ described, sent: id, at: Date.now() });
  }

  /** A line was written; it waits in the log. */
  wrote(text) {
    if (this.lost) this.#wait(now.unsent.press, [...now.unsent.lines, text]);
  }

  #cancel() {
    this.#forget();
    this.#wait(null);
  }

  #forget() {
    if (now.unsent.press) this.wire.cancel(now.unsent.press.sent);
  }

  #wait(press, lines = now.unsent.lines) {
    now.unsent = { press: press && { ...press, cancel: () => this.#cancelButton() }, lines };
    this.changed();
    this.#draw();
  }

  #cancelButton() {
    return el("button", { class: "button small", type: "button", id: "cancel", onclick: () => this.#cancel() }, icon("undo"), this.words().cancel);
  }

  #draw() {
    const words = this.words();
    this.#drawBar(words);
    if (byId("field")) byId("field").placeholder = this.lost ? words["field-waits"] : words.field;
    now.heard = this.lost ? put(words["as-of"], clockTime(this.#since)) : "";
    if (byId("talk-note") && now.past.at === null) byId("talk-note").textContent = now.heard;
    if (now.unsent.press && now.frame && now.past.at === null) happened(unsentLines(words).news, words);
  }

  /** Draw the bar if it says something new: [Try now] keeps the focus. */
  #drawBar(words) {
    const left = Math.max(0, Math.ceil((this.wire.next - Date.now()) / 1000));
    this.#time.textContent = left ? `${words["next-try"]} ${relative(left, "short")}` : "…";
    const said = this.lost ? words[now.unsent.press ? "press-waits" : "trying"] : "";
    if (said === this.#barred) return;
    this.#barred = said;
    if (!said) bar("offline");
    else bar("offline", el("span", { class: "bar-sign" }, icon("offline")), el("p", {}, el("strong", {}, words.away), ` ${said}`), this.#time, barButton("try-now", words["try-now"], () => this.wire.now()));
  }
}

/** [Cancel] stands beside the headline; on a phone at the bottom edge, where the press was made. */
export function drawCancel() {
  const { press } = now.unsent;
  if (!press || isPhone()) show(byId("unsent"));
  else if (byId("unsent").hidden) show(byId("unsent"), press.cancel());
}

/** Return what stands over the board while a press waits: what it was, and when; null if none waits. */
export function unsentLines(words) {
  if (!now.unsent.press) return null;
  const { described, at } = now.unsent.press;
  const [name, more] = [pressCalled(described), pressKnown(described)];
  const ago = put(words.pressed, relative(-Math.max(1, Math.round((Date.now() - at) / 1000))));
  const said = (before) => (name === described.label ? [`${before} ${name}`, "", ""] : [`${before} `, name, ""]); // labels may have tokens
  return { headline: said(words["to-send"]), brief: said(`${capital(words.waiting)}:`), news: [more ? `${more}, ${ago}` : ago] };
}
