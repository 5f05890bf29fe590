import type { PlaytestFailure } from "./run-playtest";

/** Differences that say themselves where they are, or that lie in no choice. */
const placeless: ReadonlySet<PlaytestFailure["code"]> = new Set(["expectation", "dice-left-over", "setup"]);

/** Where a playtest fails: "Fails at choice 41 of 120, section “Malaya”"; `verb`: what it does there instead. */
export function whereItFails(
  { code, index, section }: PlaytestFailure,
  of: number,
  verb: "Fails" | "Differs" = "Fails",
): string {
  const choice = index < 0 ? "at the start" : `at choice ${index + 1} of ${of}`;
  const where = [
    ...(placeless.has(code) ? [] : [choice]),
    ...(section === undefined ? [] : [`${placeless.has(code) ? "in " : ""}section “${section}”`]),
  ];
  return [verb, where.join(", ")].filter((part) => part !== "").join(" ");
}
