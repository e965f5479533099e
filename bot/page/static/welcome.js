// The welcome screen: the game that waits for you first, then the four games, each with [Learn] and [Play].

import { gameSign } from "./art.js";
import { el, show } from "./dom.js";

/** Show the welcome screen, or hide it at a table. `mine` are the person's own tables. */
export function welcome(place, words, games, { hidden, open, mine }) {
  if (hidden) {
    show(place);
    return;
  }
  const waiting = [...mine].sort((a, b) => b.turn - a.turn).slice(0, 3);
  show(place, el("h1", { tabindex: "-1" }, words.welcome), el("p", {}, words["welcome-more"]), ...(waiting.length ? [resume(waiting, words)] : [first(words, games, open)]), el("h2", {}, words["or-choose"]), el("div", { class: "cards" }, ...games.map((slug) => card(slug, words, open))));
}

/** The first visit: one press, and a game explains itself. */
function first(words, games, open) {
  const slug = games.includes("cvetariki") ? "cvetariki" : games[0];
  const text = el("span", { class: "two-lines" }, el("strong", {}, words["first-game"]), el("span", {}, words["first-game-more"]));
  return el("button", { class: "first", type: "button", id: "first", onclick: () => open(slug, true) }, gameSign(slug), text);
}

/** Own games, the one that waits for this person first. */
function resume(tables, words) {
  const one = ({ table, game, title, status, turn }, number) =>
    el("a", { class: `first${turn ? "" : " later"}`, href: `#${table}`, id: number ? null : "first" }, gameSign(game), el("span", { class: "two-lines" }, el("strong", {}, title), el("span", {}, status)), el("span", { class: "button main" }, words["go-on"]));
  return el("div", { class: "resume" }, ...tables.map(one));
}

function card(slug, words, open) {
  const facts = [words[`players-${slug}`], words[`minutes-${slug}`]].filter(Boolean).join(" · ");
  return el("article", { class: "card" },
    el("div", { class: "card-art", "aria-hidden": "true" }, gameSign(slug)),
    el("h3", {}, words[`game-${slug}`]),
    el("p", {}, words[`tagline-${slug}`] ?? ""),
    el("p", { class: "card-facts" }, facts),
    el("div", { class: "row" },
      el("button", { class: "button learn", type: "button", "data-game": slug, "aria-label": `${words.learn}: ${words[`game-${slug}`]}`, onclick: () => open(slug, true) }, words.learn),
      el("button", { class: "button main game", type: "button", "data-game": slug, "aria-label": `${words["play-game"]}: ${words[`game-${slug}`]}`, onclick: () => open(slug) }, words["play-game"])));
}
