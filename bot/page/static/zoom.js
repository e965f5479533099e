// A table that grows is small on a phone: it can be seen twice as large, and a finger moves it about.

import { icon } from "./art.js";
import { byId } from "./dom.js";

const [button, stage] = [byId("zoom"), byId("stage")];

/** See it large, or whole again. */
function zoom(large) {
  const isLarge = document.body.classList.toggle("zoomed", large);
  button.setAttribute("aria-pressed", String(isLarge));
  stage.scrollTo((stage.scrollWidth - stage.clientWidth) / 2, 0);
}

/** Name the button in the words of the page. */
export const nameZoom = (words) => button.setAttribute("aria-label", words.zoom);

button.replaceChildren(icon("zoom"));
button.addEventListener("click", () => zoom());
addEventListener("hashchange", () => zoom(false));
