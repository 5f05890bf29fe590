import {
  EngineError,
  fail,
  type Json,
  type JsonObject,
  ok,
  type ParsedState,
  type Result,
  type SetupProblem,
  type SetupResult,
  type State,
} from "../../kernel";
import { child } from "../../documents/pointer";
import type { Beginning, Beginnings, SavedAs } from "../types";
import { otherOptions } from "./saved-scenario";

/** A game in play as a scenario that holds its position as printed, for games whose set-ups cannot say it all. */

/** A scenario that was saved in the midst of play. */
export type SavedScenario = JsonObject & { id: string; position: JsonObject; recommendedOptions: string[] };

export const isSaved = (document: unknown): document is SavedScenario =>
  child(document as Json | undefined, "position") !== undefined;

interface Saved {
  scenario: string;
  options: readonly string[];
  printed: Json;
  /** Members of the printed state that the scenario says itself, and the dice. */
  left: readonly string[];
  /** The document from which the rest is taken, where none is given. */
  origin: JsonObject;
  /** The moment, as the summary and as the source say it: "turn 5" and ", turn 5". */
  since: string;
  source: string;
}

/** Throws `EngineError` when the game is over. */
export function savedPosition<P>(
  { outcome, frames }: State<P>,
  { id, title, summary, from }: SavedAs,
  { scenario, options, printed, left, origin: usual, since, source }: Saved,
): Json {
  if (outcome || frames.length === 0) throw new EngineError("The game is over, so it cannot be continued.");
  const { overrides, sources: _sources, ...origin } = (from ?? usual) as JsonObject;
  const of = typeof origin.title === "string" ? origin.title : scenario;
  const members = Object.entries(printed as JsonObject).filter(([member]) => !left.includes(member));
  return {
    ...origin,
    id,
    title,
    summary: summary ?? `A game of “${of}”, continued from ${since}.`,
    recommendedOptions: [...options],
    position: Object.fromEntries(members),
    ...(overrides !== undefined && { overrides }),
    sources: { "": { status: "designed", note: `Saved from play of “${of}”${source}.` } },
  };
}

interface TakeUp<P> {
  /** Code of its problems, and the rule of the options. */
  code: string;
  rule: string;
  /** The options in play, and the terms of the scenario as the position keeps them. */
  options: readonly string[];
  terms: unknown;
  read(printed: Json): Result<ParsedState<P>, SetupProblem[]>;
  /** What else is wrong with it. */
  more?: readonly Omit<SetupProblem, "code" | "severity">[];
}

/** Such a scenario becomes the position that it holds, with the steps under way. */
export function takeUp<P>(
  { id, position, recommendedOptions }: SavedScenario,
  { code, rule, options, terms, read, more = [] }: TakeUp<P>,
): Result<SetupResult<P>, SetupProblem[]> {
  const state = read({ ...position, scenario: id, options: [...options], terms: terms as Json });
  const others = otherOptions(recommendedOptions, options);
  const found: Omit<SetupProblem, "code" | "severity">[] = [
    ...(others ? [{ rule, pointer: "/recommendedOptions", ...others }] : []),
    ...(state.ok ? [] : state.error.map(({ message }) => ({ message, pointer: "/position" }))),
    ...more,
  ];
  if (state.ok && found.length === 0) return ok({ ...state.value, pointer: "/position", problems: [] });
  return fail(found.map((about) => ({ code, severity: "error" as const, ...about })));
}

/** For a game whose set-ups stand for their own moment alone: which units are where at another one no document says. */
export const ownMomentOnly = {
  startsAt: (): Beginnings | undefined => undefined,
  beginAt: (scenario: Json, _start: Beginning): Json => scenario,
};
