import {
  EngineError,
  fail,
  type Json,
  ok,
  type Result,
  type SetupProblem,
  type SetupResult,
} from "../../../../lib/kernel";
import type { Beginning, Beginnings, SavedAs } from "../../../../lib/games/types";
import type { ScenarioDocument } from "./documents";
import type { Position, T } from "./position";
import { parseState, printState } from "./print";
import type { Rules } from "./rules";
import { hourTitle } from "./time";

/** A position as a scenario, and back. */

const members = ["turn", "units", "known", "points", "frames"] as const;

export function scenarioOf(t: T, { id, title, summary, from }: SavedAs): Json {
  if (t.state.outcome) throw new EngineError("The game is over, so it cannot be continued.");
  const origin = (from ?? {}) as unknown as Partial<ScenarioDocument>;
  const { turn, firstHour, scenario, options } = t.position;
  const printed = printState(t) as { [member: string]: Json };
  const moment = hourTitle(firstHour, turn);
  return {
    id,
    title,
    rule: origin.rule ?? "7.0",
    summary: summary ?? `A game of “${scenario}”, continued from this moment: ${moment}.`,
    start: { turn },
    recommendedOptions: [...options],
    setup: {},
    position: Object.fromEntries(members.map((member) => [member, printed[member]!])),
    ...(origin.overrides !== undefined && { overrides: origin.overrides }),
    sources: { "": { status: "designed", note: `Saved from play of “${scenario}”: ${moment}.` } },
  };
}

/** The set-up of a scenario that is in the middle of a game. */
export function takenUp(
  rules: Rules,
  saved: Json,
  more: { scenario: string; options: string[] },
): Result<SetupResult<Position>, SetupProblem[]> {
  const parsed = parseState(rules, { ...(saved as { [member: string]: Json }), ...more });
  if (parsed.ok) return ok({ ...parsed.value, problems: [], pointer: "/position" });
  return fail(parsed.error.map((each) => ({ ...each, pointer: `/position${each.pointer ?? ""}` })));
}

/** A scenario may begin with any hour. */
export function startsAt({ hours, sequence }: Rules, scenario: Json): Beginnings | undefined {
  if ((scenario as Partial<ScenarioDocument>).position !== undefined) return undefined;
  const phases = (sequence["hour"] ?? [])
    .slice(0, 1)
    .map((step) => ({ step, title: "Start of the hour", rule: "1.0" }));
  return { turns: Array.from({ length: hours }, (_, i) => i + 1), phases };
}

export const beginAt = (scenario: Json, { turn }: Beginning): Json =>
  (scenario as Partial<ScenarioDocument>).position === undefined
    ? { ...(scenario as { [member: string]: Json }), start: { turn } }
    : scenario;
