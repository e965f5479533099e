// What the page knows at this moment, for all of its parts.

export const now = {
  words: {},
  frame: null, // the table as it is
  tables: { mine: [], others: [], done: [], waiting: [] },
  today: null, // what the welcome screen says of today's board
  wished: "", // the move that a hint suggests
  view: null, // which of two boards is the large one, if the person has chosen
  unsent: { press: null, lines: [] }, // what waits for the server while it is away
  heard: "", // when it was heard last, if it is away
  past: null, // the slider: `past.at` is null while the game is shown as it is
};

export const games = () => Object.keys(now.words).filter((key) => key.startsWith("game-")).map((key) => key.slice(5));

/** The table that the address names. */
export const at = () => decodeURIComponent(location.hash.slice(1));

export const isPhone = () => matchMedia("(max-width: 760px)").matches;

const [narrow, square] = ["(max-width: 760px), (max-height: 500px)", "(max-width: 1100px) and (orientation: landscape)"].map((query) => matchMedia(query));

/** The shape of what the window leaves to a board: the server lays it out for that. */
export const shape = () => (narrow.matches ? "narrow" : square.matches ? "square" : "wide");

/** Do something whenever it changes. */
export const onShape = (act) => [narrow, square].forEach((query) => query.addEventListener("change", act));

/** Whether the choices on the board are this viewer's to make now. */
export const isLive = () => now.frame.mine_to_move && now.frame.phase === "running" && now.past.at === null;
