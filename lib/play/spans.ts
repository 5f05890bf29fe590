/** What bots play to the end of for everybody, by what people call it. */
export const spans = {
  step: "step",
  phase: "phase",
  part: "player turn",
  turn: "turn",
  game: "game",
} as const;

export type Span = keyof typeof spans;
