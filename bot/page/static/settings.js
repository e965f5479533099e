// What this browser remembers: name, language, theme, symbols. The server is told, but does not store it.

import { person } from "./wire.js";

const LANGUAGES = ["ru", "en", "tr"];

function kept(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is disabled: settings last as long as the tab
  }
}

function keep(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // see above
  }
}

export const settings = {
  language: LANGUAGES.find((each) => each === kept("language")) ?? preferred(),
  shade: kept("shade") ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"),
  symbols: kept("symbols") !== "off",
  motion: kept("motion") ?? "1",
  sound: kept("sound") ?? "",
  turned: kept("turned") ?? "", // tables, by their codes
  name: kept(`name-${person()}`) ?? "",

  change(name, value) {
    this[name] = value;
    keep(name === "name" ? `name-${person()}` : name, typeof value === "boolean" ? (value ? "on" : "off") : value);
  },
};

function preferred() {
  const wanted = navigator.languages.map((each) => each.slice(0, 2));
  return wanted.find((each) => LANGUAGES.includes(each)) ?? "en";
}

export { LANGUAGES };
