// The rarely used buttons of a game: behind [⋯], so that what is used in every move has the room.

import { icon } from "./art.js";
import * as dialogs from "./dialogs.js";
import { byId, el } from "./dom.js";
import { now } from "./now.js";

const place = el("div", { class: "further", id: "further" });
const isOpen = () => place.isConnected && dialogs.isOpen();

/** Draw them anew: whoever has them open presses what is true now. A game that is over has none. */
export function drawFurther(buttons) {
  place.replaceChildren(...buttons);
  byId("dots").hidden = !buttons.length;
  if (!buttons.length && isOpen()) dialogs.close();
}

const open = () => dialogs.open(now.words.more, now.words, place);

/** [⋯], for the row of buttons under the board. */
export const furtherButton = (words) =>
  el("button", { class: "button dots", type: "button", "data-means": "further", "aria-label": words.more, title: words.more, onclick: open }, icon("dots"));

/** Name the one in the top bar of a phone, in the words of the page. */
export const nameFurther = (words) => byId("dots").setAttribute("aria-label", words.more);

byId("dots").replaceChildren(icon("dots"));
byId("dots").addEventListener("click", open);
