// The two lines over the board: whose turn it is, for this viewer, and what happened last.

import { rich } from "./art.js";
import { byId, el, show } from "./dom.js";

/** Draw the lines of a frame. Only a name is ever cut short, never the words around it. */
export function headline({ headline: said, brief, news, next }, words) {
  byId("headline").replaceChildren(...parts(said, words, brief ? "whole" : ""), ...(brief ? parts(brief, words, "brief") : []));
  happened(news, words, next?.said);
  const told = [said.join(""), ...news, ...(next?.said ?? [])].join(" ");
  if (byId("announce").textContent !== told) byId("announce").textContent = told;
}

/** The name and what is around it; of two versions a window shows the one that it has room for. */
function parts([before, name, after], words, version) {
  const around = (text) => text && el("span", version ? { class: version } : {}, ...rich(text, words));
  const called = name && el("span", { class: `headline-name ${version}`.trim(), title: name }, name);
  return [around(before), called, around(after)].filter(Boolean);
}

/**
 * Draw the second line: what happened, each thing whole, and what does not fit is left out; in the past also what comes next. It keeps its
 * height when there is nothing to say.
 */
export function happened(news, words, next = []) {
  const one = (name, text) => [el("span", { class: name }, ...rich(text, words)), " "];
  const line = (name, texts) => (texts.length ? [el("span", { class: name }, ...rich(texts.join(" "), words))] : []);
  const place = byId("news");
  place.classList.remove("apart");
  // In two parts, so that where there is little room both are cut, and neither is lost.
  show(place, ...(next.length ? [...line("news-then", news), " ", ...line("news-next", next)] : news.flatMap((text) => one("fact", text))));
  place.hidden = false;
  place.title = [...news, ...next].join(" ");
  if (next.length && place.scrollHeight > place.clientHeight + 1) place.classList.add("apart");
}
