import type { RuleCheck } from "../../types";

/** What a game gives a check that it shares with others. */
export interface GameCheck {
  /** The game's id, which is part of the code of the check. */
  readonly game: string;
  /** The rule that the check enforces, by the number that the game's module cites. */
  readonly rule: string;
  /** In place of the general explanation, where a game has more to say: what it means, why it matters, what to do. */
  readonly explain?: string;
}

/** A shared check as a check of one game: `rule/<game>/<name>`. */
export const checkOf = (
  name: string,
  { game, rule, explain }: GameCheck,
  check: Pick<RuleCheck, "severity" | "title" | "explain" | "run">,
): RuleCheck => ({
  code: `rule/${game}/${name}`,
  rule,
  ...check,
  ...(explain !== undefined && { explain }),
});
