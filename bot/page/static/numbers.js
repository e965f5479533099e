// How readers count the moves of a game. The record has more entries than that: one of which nobody is told is no move.

const SILENT = "-"; // in `movers`, which has a sign for each entry

/** The number of the latest move after each entry, beginning before the first one. */
export function numbersOf(movers) {
  let number = 0;
  return [0, ...[...movers].map((mover) => (number += mover === SILENT ? 0 : 1))];
}

/** The entry that each move is, beginning before the first one. */
export const entriesOf = (movers) => [0, ...[...movers].flatMap((mover, at) => (mover === SILENT ? [] : [at + 1]))];

/** Who made the moves, without the entries that are none. */
export const moversOf = (movers) => movers.replaceAll(SILENT, "");
