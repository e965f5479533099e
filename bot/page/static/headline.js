// The two lines over the board: whose turn it is, for this viewer, and what happened last.

import { rich } from "./art.js";
import { byId, el, show } from "./dom.js";

/** Draw the lines of a frame. Only a name is ever cut short, never the words around it. */
export function headline({ headline: [before, name, after], news }, words) {
  const parts = [before && el("span", {}, ...rich(before, words)), name && el("span", { class: "headline-name", title: name }, name), after && el("span", {}, ...rich(after, words))];
  byId("headline").replaceChildren(...parts.filter(Boolean));
  happened(news, words);
  const said = [`${before}${name}${after}`, ...news].join(" ");
  if (byId("announce").textContent !== said) byId("announce").textContent = said;
}

/** Draw the second line. It keeps its height when there is nothing to say. */
export function happened(news, words) {
  show(byId("news"), ...news.flatMap((text) => [...rich(text, words), " "]));
  byId("news").hidden = false;
  byId("news").title = news.join(" ");
}
