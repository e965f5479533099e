// The line to the server: it comes back by itself, and what was pressed while it was away is sent again once.

import { el } from "./dom.js";
import { pauses } from "./pauses.js";

const LONGEST_WAIT = 5000;
const A_PART = 0x8000; // so many arguments are no burden

/** Which of this browser's people the tab is for: `/?as=2`. */
export const person = () => Number(new URLSearchParams(location.search).get("as")) || 1;

export class Wire {
  #socket = null;
  #wait = pauses.reconnect;
  #unsent = [];
  #heard = Promise.resolve(); // what came before

  /** `greet` is called whenever the line is there anew; `hear` gets each frame; `state` whether there is a line. */
  constructor({ greet, hear, state }) {
    Object.assign(this, { greet, hear, state });
    this.#open();
    addEventListener("online", () => this.#socket === null && this.#open());
  }

  send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else if (message.id) this.#unsent.push(message); // the id keeps it from acting twice
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
    socket.addEventListener("close", () => this.#again());
  }

  /** Hear frames in their order, each with its picture: words and board change in one go. */
  #take(data) {
    const [before, frame] = [this.#heard, taken(data)];
    this.#heard = (async () => {
      await before.catch(() => {}); // one frame that can't be shown must not keep back the next
      this.hear(await frame);
    })();
  }

  #again() {
    this.#socket = null;
    this.state(false);
    setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}

/** Take a frame apart: JSON, and behind it the pictures. */
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

/** A picture that is there in the same moment as what changes beside it. */
function loaded(png) {
  // Written out it needs no way through other processes, as a blob's address would.
  const image = el("img", { alt: "", draggable: "false", decoding: "sync", src: `data:image/png;base64,${written(png)}` });
  return new Promise((done) => (image.onload = image.onerror = () => done(image)));
}

function written(bytes) {
  if (bytes.toBase64) return bytes.toBase64(); // new browsers
  let text = "";
  for (let from = 0; from < bytes.length; from += A_PART) text += String.fromCharCode.apply(null, bytes.subarray(from, from + A_PART));
  return btoa(text);
}

/** A name for a press, so that it acts once however often it arrives. */
export const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(9)), (b) => b.toString(36)).join("");
