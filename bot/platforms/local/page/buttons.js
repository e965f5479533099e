// Buttons as screens describe them.

import { rich } from "./art.js";
import { el } from "./dom.js";

/** Make a button of a screen. */
export function button(described, words, press, extra = {}) {
  const { label, detail, style, enabled } = described;
  if (style === "named") return el("span", { class: "row-name" }, label);
  return el(
    "button",
    {
      class: `button ${style}`,
      type: "button",
      disabled: !enabled,
      "data-press": described.press,
      title: detail && detail !== label ? detail : null,
      onclick: () => press(described),
      ...extra,
    },
    ...rich(label, words),
  );
}

/** Make the rows of a screen. */
export const rowsOf = (rows, words, press) =>
  rows.filter((row) => row.length).map((row) => el("div", { class: "row" }, ...row.map((each) => button(each, words, press))));
