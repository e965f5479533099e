// Which buttons of a table that are no moves are of use to this viewer.

// A secret has its own card, a hand or a sheet is already open, the tutorial has its strip, and the contents of "More" are already on the
// page. Who watches can have no hint.
const ELSEWHERE = /^!(more|view|skip|next:.*|show-me)$/u;
const NOT_FOR_SPECTATORS = /^!(more|view|hint|skip|next:.*|show-me)$/u;

/** Return the rows of a frame's buttons that are shown nowhere else. On others' turns [Hint] keeps its place, but there is nothing to advise. */
export function service(frame) {
  const elsewhere = frame.me === null ? NOT_FOR_SPECTATORS : ELSEWHERE;
  const usable = (each) => (each.press === "!hint" && !frame.mine_to_move ? { ...each, enabled: false } : each);
  return frame.service.map((row) => row.filter(({ press }) => !elsewhere.test(press)).map(usable));
}
