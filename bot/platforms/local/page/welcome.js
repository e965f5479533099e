// The welcome screen: one press starts a game.

import { gameSign } from "./art.js";
import { el, show } from "./dom.js";

export function welcome(place, words, games, { hidden, open }) {
  if (hidden) {
    show(place);
    return;
  }
  const first = games.includes("cvetariki") ? "cvetariki" : games[0];
  const start = el("button", { class: "first", type: "button", id: "first", onclick: () => open(first, true) },
    gameSign(first),
    el("span", { class: "two-lines" }, el("strong", {}, words["first-game"]), el("span", {}, words["first-game-more"])));
  const others = games.map((slug) => el("button", { class: "game", type: "button", "data-game": slug, onclick: () => open(slug) }, gameSign(slug), words[`game-${slug}`]));
  show(place, el("h1", {}, words.welcome), el("p", {}, words["welcome-more"]), start, el("h2", {}, words["or-choose"]), el("div", { class: "games" }, ...others));
}
