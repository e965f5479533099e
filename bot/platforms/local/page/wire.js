// The connection to the server: it reconnects by itself, and presses made while it was down are sent once it is back.

import { el } from "./dom.js";
import { pauses } from "./pauses.js";

const LONGEST_WAIT = 5000;
const TRY_LATER = 1013;
const A_PART = 0x8000; // safe number of arguments for one call

/** Which of this browser's people the tab is for: `/?as=2`. */
export const person = () => Number(new URLSearchParams(location.search).get("as")) || 1;

export class Wire {
  #socket = null;
  #wait = pauses.reconnect;
  #unsent = [];
  #heard = Promise.resolve(); // the previous frame
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
    socket.binaryType = "arraybuffer";
    socket.addEventListener("open", () => {
      this.#wait = pauses.reconnect;
      this.state(true);
      this.greet();
      for (const message of this.#unsent.splice(0)) this.send(message);
    });
    socket.addEventListener("message", (event) => this.#take(event.data));
    socket.addEventListener("close", ({ code }) => {
      if (code === TRY_LATER) this.#wait = LONGEST_WAIT; // there is no place for another tab
      this.#again();
    });
  }

  /** Handle frames in order, each with its picture loaded: words and board change together. */
  #take(data) {
    const [before, frame] = [this.#heard, taken(data)];
    this.#heard = (async () => {
      await before.catch(() => {}); // a frame that can't be shown must not hold up the next
      this.hear(await frame);
    })();
  }

  #again() {
    this.#socket = null;
    this.state(false);
    this.next = Date.now() + this.#wait;
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}

/** Decode a frame: JSON, followed by the pictures. */
async function taken(buffer) {
  const length = new DataView(buffer).getUint32(0);
  const frame = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, length)));
  for (const board of [frame.board, frame.mine?.board]) {
    if (board?.picture) {
      const from = 4 + length + board.picture.at;
      board.image = await loaded(new Uint8Array(buffer, from, board.picture.size));
    }
  }
  return frame;
}

/** A picture that is loaded when it is inserted, so that it appears together with what changes beside it. */
function loaded(png) {
  // A data URL needs no trip through other processes, as a blob URL would.
  const image = el("img", { alt: "", draggable: "false", decoding: "sync", src: `data:image/png;base64,${written(png)}` });
  return new Promise((done) => (image.onload = image.onerror = () => done(image)));
}

function written(bytes) {
  if (bytes.toBase64) return bytes.toBase64(); // new browsers
  let text = "";
  for (let from = 0; from < bytes.length; from += A_PART) text += String.fromCharCode.apply(null, bytes.subarray(from, from + A_PART));
  return btoa(text);
}

/** An id for a press, so that it acts once however often it arrives. */
export const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(9)), (b) => b.toString(36)).join("");
