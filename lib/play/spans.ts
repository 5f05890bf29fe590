import { partNoun, turnNoun } from "../games/time";

/** What bots can play to the end of, shortest first. */
export const spanIds = ["step", "phase", "part", "turn", "game"] as const;
export type Span = (typeof spanIds)[number];

/** What bots play to the end of for everybody, by what people of this game call it, shortest first. */
export function spansOf(game: Parameters<typeof turnNoun>[0]): { span: Span; noun: string }[] {
  const part = partNoun(game);
  return [
    { span: "step", noun: "step" },
    { span: "phase", noun: "phase" },
    ...(part === undefined ? [] : [{ span: "part" as const, noun: part }]),
    { span: "turn", noun: turnNoun(game) },
    { span: "game", noun: "game" },
  ];
}
