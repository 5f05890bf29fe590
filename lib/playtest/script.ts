import { get } from "../documents/pointer";
import {
  type Choice,
  choose,
  DiceError,
  type Event,
  type Game,
  type Generator,
  GENERATOR,
  type Json,
  pending,
  type Ruleset,
  type SetupProblem,
  stableText,
  start,
  view,
} from "../kernel";
import type { Script } from "./script-shape";
import type { Expectation, ScriptChoice } from "./script-types";
import { chapterOf } from "./sections";

/** The first thing that went otherwise than the script says. */
export interface ScriptError {
  /** Which choice, counted from 0; -1 before the first, the number of choices after the last. */
  index: number;
  code:
    | "setup"
    | "game-over"
    | "other-step"
    | "not-your-decision"
    | "illegal"
    | "ambiguous"
    | "dice"
    | "dice-left-over"
    | "expectation";
  message: string;
  rule?: string;
  /** The title of the section in which it stands. */
  section?: string;
  /** Legal options most like the refused choice. */
  nearest: Choice[];
  /** Which of `expect`, counted from 0. */
  expectation?: number;
  problems?: SetupProblem[];
}

/** How far a script was played. `game` is absent only when it could not be set up. */
export interface ScriptRun<R, P> {
  game?: Game<R, P>;
  events: Event[];
  /** Choices that were made. */
  played: number;
  error?: ScriptError;
}

export interface ScriptStart {
  scenario: Json;
  options: readonly string[];
  /** Used when the script gives neither seed nor dice. */
  seed?: number;
  /** Shown the game at the start and after every choice. */
  watch?: (game: Game) => void;
}

/**
 * Play a script: set up, make the choices in order, compare what it expects with the printed state, and
 * stop at the first difference. Dice that are left over at the end are a difference too.
 */
export function runScript<R, P>(ruleset: Ruleset<R, P>, script: Script, from: ScriptStart): ScriptRun<R, P> {
  return runWith(ruleset, script, from, generatorOf(ruleset, script, from));
}

/**
 * The version of the dice generator by which a script is played: the one that it names, else the newest. A script that
 * names none and does not hold by the newest was recorded before there were several, if it holds by the first.
 */
export function generatorOf<R, P>(
  ruleset: Ruleset<R, P>,
  script: Script,
  { scenario, options, seed }: ScriptStart,
): Generator {
  const { generator, dice, choices, expect = [] } = script;
  if (generator !== undefined) return generator;
  if (dice || choices.length + expect.length === 0) return GENERATOR;
  const holds = (by: Generator) => !runWith(ruleset, script, { scenario, options, seed }, by).error;
  return !holds(GENERATOR) && holds(1) ? 1 : GENERATOR;
}

function runWith<R, P>(
  ruleset: Ruleset<R, P>,
  script: Script,
  from: ScriptStart,
  generator: Generator,
): ScriptRun<R, P> {
  const { dice, seed = from.seed ?? 1 } = script;
  const chance = dice ? { dice } : { seed, generator };
  let started;
  try {
    started = start(ruleset, from.scenario, { ...chance, options: from.options });
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    return { events: [], played: 0, error: { index: -1, code: "dice", message: error.message, nearest: [] } };
  }
  if (!started.ok) {
    const problems = started.error;
    const message = problems[0]?.message ?? "The scenario cannot be set up.";
    return { events: [], played: 0, error: { index: -1, code: "setup", message, nearest: [], problems } };
  }
  const game = started.value;
  const run = (played: number, error?: ScriptError): ScriptRun<R, P> => ({
    game,
    events: game.table.events.slice(),
    played,
    ...(error && { error: { ...error, ...sectionAt(script, error.index) } }),
  });

  const expected = groupByMoment(script.expect ?? []);
  for (let played = 0; ; played++) {
    from.watch?.(game as Game);
    const unmet = firstUnmet(game, expected.get(played) ?? [], played);
    if (unmet) return run(played, unmet);
    const next = script.choices[played];
    if (!next) break;
    const elsewhere = asksElsewhere(game, next, played);
    if (elsewhere) return run(played, elsewhere);
    const made = choose(game, next.side, next.choice);
    if (!made.ok) return run(played, { index: played, ...made.error });
  }
  const { length } = script.choices;
  return run(length, diceLeft(game, length) ?? neverReached(expected, length));
}

/**
 * The choice names a step, and another one asks. Steps with a single option are passed over, so that “done”
 * may come to stand in the next phase; whoever names the step learns of it.
 */
function asksElsewhere<R, P>(
  game: Game<R, P>,
  { side, step }: ScriptChoice,
  index: number,
): ScriptError | undefined {
  if (step === undefined) return undefined;
  const waiting = pending(game);
  if (waiting.some((decision) => decision.side === side && decision.step === step)) return undefined;
  const [first] = waiting;
  const instead = first ? `“${first.prompt}” (${first.step}) waits for ${first.side}` : "the game is over";
  const message = `This is meant for the step ${step} and ${side}; but ${instead}.`;
  return { index, code: "other-step", message, ...(first && { rule: first.rule }), nearest: [] };
}

/** The section of a choice, as a member of an error. */
function sectionAt({ chapters = [] }: Script, index: number): { section?: string } {
  const section = chapterOf(chapters, index);
  return section === undefined ? {} : { section };
}

type Numbered = Expectation & { number: number };

function groupByMoment(expect: readonly Expectation[]): Map<number, Numbered[]> {
  const groups = new Map<number, Numbered[]>();
  expect.forEach((expectation, number) => {
    const group = groups.get(expectation.after) ?? [];
    group.push({ ...expectation, number });
    groups.set(expectation.after, group);
  });
  return groups;
}

function firstUnmet<R, P>(
  game: Game<R, P>,
  expectations: readonly Numbered[],
  played: number,
): ScriptError | undefined {
  if (expectations.length === 0) return undefined;
  const printed = view(game);
  const when = played === 0 ? "At the start" : `After choice ${played}`;
  for (const { pointer, equals, number } of expectations) {
    const found = get(printed, pointer);
    if (found !== undefined && stableText(found) === stableText(equals)) continue;
    const message =
      found === undefined
        ? `${when}, there is nothing at ${pointer || "the top"}; ${short(equals)} was expected.`
        : `${when}, ${pointer || "the state"} is ${short(found)}; ${short(equals)} was expected.`;
    return { index: played - 1, code: "expectation", message, nearest: [], expectation: number };
  }
  return undefined;
}

function diceLeft<R, P>(game: Game<R, P>, index: number): ScriptError | undefined {
  const { chance } = game.state;
  if (chance.kind !== "listed") return undefined;
  const left = chance.dice.length - chance.next;
  if (left === 0) return undefined;
  const message =
    `${left} of the ${chance.dice.length} given dice ${left === 1 ? "was" : "were"} never rolled ` +
    `(from die ${chance.next + 1} on). Take them out of "dice", or add the choices that roll them.`;
  return { index, code: "dice-left-over", message, nearest: [] };
}

function neverReached(expected: Map<number, Numbered[]>, choices: number): ScriptError | undefined {
  for (const [after, [first]] of expected) {
    if (after <= choices || !first) continue;
    const message = `Something is expected after choice ${after}, but the script has ${choices}.`;
    return { index: choices, code: "expectation", message, nearest: [], expectation: first.number };
  }
  return undefined;
}

const SHORT = 200;

function short(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > SHORT ? `${text.slice(0, SHORT)}…` : text;
}
