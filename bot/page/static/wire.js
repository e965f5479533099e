// The connection to the server: it reconnects by itself, and presses made while it was down are sent once it is back.

import { pauses } from "./pauses.js";

const LONGEST_WAIT = 5000;
const TRY_LATER = 1013;

/** Which of this browser's people the tab is for: `/?as=2`. */
export const person = () => Number(new URLSearchParams(location.search).get("as")) || 1;

export class Wire {
  #socket = null;
  #wait = pauses.reconnect;
  #unsent = [];
  #timer = null;
  next = 0; // when it tries again, if it has no connection

  /** `greet` is called after every connect; `hear` gets each frame; `state` is told whether there is a connection. */
  constructor({ greet, hear, state }) {
    Object.assign(this, { greet, hear, state });
    this.#open();
    addEventListener("online", () => this.now());
  }

  /** Try again now instead of waiting. */
  now() {
    if (this.#socket !== null) return;
    clearTimeout(this.#timer);
    this.#open();
  }

  /** Forget a message that was not sent yet. */
  cancel(id) {
    this.#unsent = this.#unsent.filter((message) => message.id !== id);
  }

  send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else if (message.id) this.#unsent.push(message); // because of the id it acts only once
  }

  #open() {
    const address = new URL(`/socket?as=${person()}`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#wait = pauses.reconnect;
      this.state(true);
      this.greet();
      for (const message of this.#unsent.splice(0)) this.send(message);
    });
    socket.addEventListener("message", (event) => this.hear(JSON.parse(event.data)));
    socket.addEventListener("close", ({ code }) => {
      if (code === TRY_LATER) this.#wait = LONGEST_WAIT; // there is no place for another tab
      this.#again();
    });
  }

  #again() {
    this.#socket = null;
    this.state(false);
    this.next = Date.now() + this.#wait;
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}

/** An id for a press, so that it acts once however often it arrives. */
export const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(9)), (b) => b.toString(36)).join("");
