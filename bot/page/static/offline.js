// While the server is away: a bar that lasts, and what was pressed meanwhile, which waits and can be cancelled.

import { rich } from "./art.js";
import { bar, barButton } from "./bar.js";
import { byId, el } from "./dom.js";

export class Offline {
  #tick = null;
  #waits = null; // the press that waits, as its button described it

  /** `wire` is the connection; `marked` is told which press waits, or null. */
  constructor({ wire, words, marked }) {
    Object.assign(this, { wire, words, marked });
  }

  /** The connection is lost, or back. */
  state(there) {
    document.body.classList.toggle("lost", !there);
    clearInterval(this.#tick);
    this.#tick = there ? null : setInterval(() => this.#draw(), 500);
    if (there) this.#wait(null);
    this.#draw();
  }

  get lost() {
    return this.#tick !== null;
  }

  /** A press was made; if there is no connection, it is the one that waits, in place of an earlier one. */
  pressed(described, id) {
    if (!this.lost) return;
    if (this.#waits) this.wire.cancel(this.#waits.sent);
    this.#wait({ described, sent: id });
    this.#draw();
  }

  /** A line was written; it waits in the log. */
  wrote(text) {
    if (!this.lost) return;
    byId("log")?.append(el("li", { class: "waiting" }, el("span", { class: "chip small none" }), el("span", { class: "remark" }, text), el("span", { class: "number" }, this.words().waits)));
    byId("log")?.lastChild.scrollIntoView({ block: "nearest" });
  }

  #cancel() {
    if (this.#waits) this.wire.cancel(this.#waits.sent);
    this.#wait(null);
    this.#draw();
  }

  #wait(waits) {
    this.#waits = waits;
    this.marked(waits?.described ?? null);
  }

  #draw() {
    if (!this.lost) return bar("offline");
    const words = this.words();
    const left = Math.max(0, Math.ceil((this.wire.next - Date.now()) / 1000));
    const { detail, label } = this.#waits?.described ?? {};
    const what = this.#waits ? [" ", words["press-waits"], " ", ...rich(detail || label || "", words)] : [];
    const buttons = [this.#waits && barButton("cancel", words.cancel, () => this.#cancel()), barButton("try-now", words["try-now"], () => this.wire.now())];
    bar("offline", el("p", {}, el("strong", {}, words.away), ...what), el("span", { class: "bar-time" }, left ? `${words["next-try"]} ${left}` : "…"), ...buttons.filter(Boolean));
  }
}
