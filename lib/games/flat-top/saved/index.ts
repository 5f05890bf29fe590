import type { FlatTopScenario } from "../../../documents/generated/types";
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
import { dayText, hourText } from "../model/clock";
import type { FlatTopTable, Position } from "../model/position";
import type { Rules } from "../model/rules";
import { termsIn } from "../model/scenario";

/** A game in play as a scenario from which it goes on. */

/** Members of a printed state that a saved position has not: what the scenario says itself, and the dice. */
const left = ["game", "scenario", "options", "terms", "hour", "chance", "outcome"];

export function scenarioOf(t: FlatTopTable, { id, title, summary, from }: SavedAs): Json {
  if (t.state.outcome || t.state.frames.length === 0)
    throw new EngineError("The game is over, so it cannot be continued.");
  const { position, rules } = t;
  const { overrides, sources: _sources, ...origin } = (from ?? position.terms) as unknown as JsonObject;
  const moment = `${hourText(position.turn)}, ${dayText(rules.firstDay, position.turn)}`;
  const of = typeof origin.title === "string" ? origin.title : position.scenario;
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

type SavedScenario = FlatTopScenario & Required<Pick<FlatTopScenario, "position">>;

/** Whether a scenario was saved in the midst of play. */
export const isSaved = (document: FlatTopScenario): document is SavedScenario =>
  document.position !== undefined;

/** Such a scenario becomes the position that it holds, with the steps under way. */
export function takeUpPosition(
  rules: Rules,
  document: SavedScenario,
  { options }: StartOptions,
): Result<SetupResult<Position>, SetupProblem[]> {
  const { id, position, recommendedOptions } = document;
  const printed = { ...position, scenario: id, options: [...options], terms: termsIn(document) };
  const read = parseState(rules, printed as unknown as Json);
  const others = otherOptions(recommendedOptions, options);
  const found: SetupProblem[] = [
    ...(others ? [problem({ rule: "24", pointer: "/recommendedOptions", ...others })] : []),
    ...(read.ok ? [] : read.error.map(({ message }) => problem({ message, pointer: "/position" }))),
  ];
  if (position.frames[0]?.step !== "game") {
    const message = "The outermost step of a game is “game”.";
    found.push(problem({ message, rule: "5", pointer: "/position/frames/0/step" }));
  }
  if (!read.ok || found.length > 0) return fail(found);
  return ok({ ...read.value, pointer: "/position", problems: [] });
}

const problem = (about: Omit<SetupProblem, "code" | "severity">): SetupProblem => ({
  code: "setup/flat-top",
  severity: "error",
  ...about,
});

/** A set-up begins with its own hour: another would change what its clock says. */
export function startsAt(_rules: Rules, _scenario: Json): Beginnings | undefined {
  return undefined;
}

export const beginAt = (scenario: Json, _start: Beginning): Json => scenario;
