import {
  EngineError,
  type Game,
  type Generator,
  type Json,
  type Listener,
  type Opening,
  prepare,
  type Ruleset,
  type SetupProblem,
  view,
} from "../kernel";
import type { Bot } from "./bot";
import { DECISION_CAP, type Player, player, type Playout, playOut, type PlayoutOptions } from "./playout";
import { botSeed, gameSeed } from "./seeds";

/** What is to be played. Game number `n` is the same game, whoever plays it, and when. */
export interface SimulationPlan {
  scenario: Json;
  /** Optional rules that are on. */
  options: readonly string[];
  /** Master seed, from which every game's seeds are derived. */
  seed: number;
  /** Version of the dice generator, the newest by default. */
  generator?: Generator;
  /** One bot a side, in the order of the game's sides. */
  bots: readonly Bot[];
  /** Decisions after which a game counts as unfinished. */
  cap?: number;
}

/** The scenario does not stand, so that nothing could be played. */
export class SetupError extends Error {
  override readonly name = "SetupError";
  constructor(readonly problems: readonly SetupProblem[]) {
    super(problems.map((p) => p.message).join(" ") || "The scenario cannot be set up.");
  }
}

/** The rules failed in the middle of a game. The seed plays that game again. */
export class GameFailure extends Error {
  override readonly name = "GameFailure";
  constructor(
    readonly number: number,
    readonly seed: number,
    cause: Error,
  ) {
    super(`Game ${number} (seed ${seed}) could not be continued: ${cause.message}`, { cause });
  }
}

/** A game that bots have played as far as it goes. */
export interface PlayedGame {
  game: Game;
  seed: number;
  ended: Playout["ended"];
  decisions: number;
  /** Turns in play, the first one included; undefined for a game that counts none. */
  turns: number | undefined;
}

/** How a game of a plan is played, where more is wanted than its end. */
export interface PlayOneOptions extends Pick<PlayoutOptions, "until"> {
  /** It keeps its diary and its choices. The same game is played with them and without. */
  logged?: boolean;
  /** Called with what happens, from the set-up on. */
  listener?: Listener;
}

/**
 * Play one game of a plan. Throws `SetupError` when the scenario does not stand, `GameFailure` when the rules fail.
 */
export function playOne<R, P>(
  ruleset: Ruleset<R, P>,
  plan: SimulationPlan,
  n: number,
  { logged = false, until, listener }: PlayOneOptions = {},
): PlayedGame {
  const seed = gameSeed(plan.seed, n);
  const { generator } = plan;
  const open = openingOf(ruleset as Ruleset<unknown, unknown>, plan);
  const started = open({ seed, generator, bulk: !logged, listener });
  if (!started.ok) throw new SetupError(started.error);
  const game = started.value;
  const players = plan.bots.map((bot, side) => player(bot, botSeed(seed, side)));
  const first = turnOf(game);
  const { ended, decisions } = playOn(game, players, { cap: plan.cap ?? DECISION_CAP, until }, n, seed);
  const last = turnOf(game);
  const turns = first === undefined || last === undefined ? undefined : last - first + 1;
  return { game, seed, ended, decisions, turns };
}

interface Prepared {
  ruleset: object;
  options: readonly string[];
  opening: Opening<unknown, unknown>;
}

const openings = new WeakMap<object, Prepared>();

/** Game after game of a plan begins with the same scenario, by the same ruleset: it is set up once. */
function openingOf(
  ruleset: Ruleset<unknown, unknown>,
  { scenario, options }: SimulationPlan,
): Opening<unknown, unknown> {
  const known = openings.get(scenario as object);
  if (known?.ruleset === ruleset && known.options === options) return known.opening;
  const prepared = prepare(ruleset, scenario, { options });
  if (!prepared.ok) throw new SetupError(prepared.error);
  openings.set(scenario as object, { ruleset, options, opening: prepared.value });
  return prepared.value;
}

function playOn(
  game: Game,
  players: readonly Player[],
  options: PlayoutOptions,
  n: number,
  seed: number,
): Playout {
  try {
    return playOut(game, players, options);
  } catch (error) {
    if (error instanceof EngineError) throw new GameFailure(n, seed, error);
    throw error;
  }
}

/** The number of the turn in play: as the game says, or by the printed state's own member `turn`. */
export function turnOf(game: Game): number | undefined {
  const { module } = game.ruleset;
  if (module.turnOf) return module.turnOf(game.state);
  const printed = view(game);
  if (printed === null || typeof printed !== "object" || Array.isArray(printed)) return undefined;
  return typeof printed.turn === "number" ? printed.turn : undefined;
}
