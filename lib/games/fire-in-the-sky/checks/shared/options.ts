/**
 * The optional rules of the rulebook, by number. Data may be marked with one that the rules module does not
 * run: what is so marked then stays out of the game.
 */
export const printedOptions: readonly string[] = [
  "18.1.1",
  "18.1.2",
  "18.1.3",
  "18.1.4",
  "18.1.5",
  "18.1.6",
  "18.1.7",
  "18.1.8",
  "18.2.1",
  "18.2.2",
  "18.2.3",
  "18.2.4",
  "18.2.5",
  "18.3.1",
  "18.3.2",
];
