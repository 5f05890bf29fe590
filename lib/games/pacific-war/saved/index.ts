import type { PacificWarScenario } from "../../../documents/generated/types";
import {
  EngineError,
  fail,
  type Json,
  type JsonObject,
  ok,
  type Result,
  type SetupProblem,
  type SetupResult,
  type StartOptions,
} from "../../../kernel";
import { otherOptions } from "../../shared/saved-scenario";
import type { Beginning, Beginnings, SavedAs } from "../../types";
import { parseState } from "../io/parse";
import { printState } from "../io/print";
import type { PacificTable, Position } from "../model/position";
import type { Rules } from "../model/rules";
import { termsIn } from "../model/scenario";

/** A game in play as a scenario from which it goes on. */

/** Members of a printed state that a saved position has not: what the scenario says itself, and the dice. */
const left = ["game", "scenario", "options", "terms", "chance", "outcome"];

export function scenarioOf(t: PacificTable, { id, title, summary, from }: SavedAs): Json {
  if (t.state.outcome || t.state.frames.length === 0)
    throw new EngineError("The game is over, so it cannot be continued.");
  const { position } = t;
  const { overrides, sources: _sources, ...origin } = (from ?? position.terms) as unknown as JsonObject;
  const of = typeof origin.title === "string" ? origin.title : position.scenario;
  const moment = position.cycle === 0 ? "the Contact Phase" : `Battle Cycle ${position.cycle}`;
  const printed = Object.entries(printState(t)).filter(([member]) => !left.includes(member));
  return {
    ...origin,
    id,
    title,
    summary: summary ?? `A game of “${of}”, continued from this moment: ${moment}.`,
    recommendedOptions: [...position.options],
    position: Object.fromEntries(printed),
    ...(overrides !== undefined && { overrides }),
    sources: { "": { status: "designed", note: `Saved from play of “${of}”: ${moment}.` } },
  };
}

type SavedScenario = JsonObject & { id: string; position: JsonObject; recommendedOptions: string[] };

/** Whether a scenario was saved in the midst of play. */
export const isSaved = (document: Json): document is SavedScenario =>
  (document as JsonObject).position !== undefined;

/** Such a scenario becomes the position that it holds, with the steps under way. */
export function takeUpPosition(
  rules: Rules,
  document: SavedScenario,
  { options }: StartOptions,
): Result<SetupResult<Position>, SetupProblem[]> {
  const { id, position, recommendedOptions } = document;
  const terms = termsIn(document as unknown as PacificWarScenario) as unknown as Json;
  const read = parseState(rules, { ...position, scenario: id, options: [...options], terms });
  const others = otherOptions(recommendedOptions, options);
  const found: SetupProblem[] = [
    ...(others ? [problem({ rule: "34.0", pointer: "/recommendedOptions", ...others })] : []),
    ...(read.ok ? [] : read.error.map(({ message }) => problem({ message, pointer: "/position" }))),
  ];
  if (!read.ok || found.length > 0) return fail(found);
  return ok({ ...read.value, pointer: "/position", problems: [] });
}

const problem = (about: Omit<SetupProblem, "code" | "severity">): SetupProblem => ({
  code: "setup/pacific-war",
  severity: "error",
  ...about,
});

/** A set-up belongs to its own Battle Cycle: which units are where in another one no document says. */
export function startsAt(_rules: Rules, _scenario: Json): Beginnings | undefined {
  return undefined;
}

export const beginAt = (scenario: Json, _start: Beginning): Json => scenario;
