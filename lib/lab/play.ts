import { games } from "../games/loaded";
import type { Documents, GameDefinition } from "../games";
import { inScenario } from "../games/time";
import { CompileError } from "../games/types";
import type { Game, Ruleset } from "../kernel";
import { type Bot, gameSeed, playerOf, playOne, type SimulationPlan } from "../playtest";
import type { GameKey, Plan } from "./plan";
import { Recorder } from "./record/recorder";
import type { GameLine } from "./record/types";
import { seated, seatOf } from "./robustness";
import { masterSeed } from "./seed";
import { Supervisor } from "./supervisor";
import { documentsOf } from "./variant-documents";

/** Nothing of a plan can be played: its data make no rules, or a player cannot play by them. */
export class PlanError extends Error {
  override readonly name = "PlanError";
}

/** A variant of a plan, ready to be played. */
export interface OpenVariant {
  readonly definition: GameDefinition;
  readonly ruleset: Ruleset<unknown, unknown>;
  /** With unsupervised players: the caller supervises them. */
  readonly plan: SimulationPlan;
  /** What the players are called, one a side. */
  readonly players: readonly string[];
}

/**
 * What plays the games of a plan, each as often and in whatever order it is asked to: the same game has the same line.
 * The rules of a variant are compiled when its first game is played. Throws `PlanError`, and `SetupError` when the
 * scenario does not stand; whatever goes wrong once a game has begun is reported in its line.
 */
export function openPlan(plan: Plan): (key: GameKey) => GameLine {
  const variantOf = openVariants(plan);
  return (key) => recordGame(variantOf(key.variant), key).line;
}

/** The variants of a plan by their number, each compiled once for all players. */
export function openVariants(plan: Plan): (variant: number) => OpenVariant {
  const opened: OpenVariant[] = [];
  const open = (number: number): OpenVariant => {
    const { variant } = seatOf(plan, number);
    return (opened[number] ??=
      variant === number ? openVariant(plan, number) : recast(plan, open(variant), number));
  };
  return open;
}

/** The same rules, played by the others of the plan. */
function recast(plan: Plan, { definition, ruleset, plan: own }: OpenVariant, number: number): OpenVariant {
  const found = seated(plan, number);
  if (!found) throw noVariant(plan, number);
  const { players } = found;
  const bots = players.map((spec) => botOf(definition, spec, ruleset.rules));
  return { definition, ruleset, plan: { ...own, bots }, players };
}

const noVariant = ({ variants }: Plan, number: number): PlanError =>
  new PlanError(`The plan has no variant ${number}; it has ${variants.length}.`);

function openVariant(plan: Plan, index: number): OpenVariant {
  const { variants, players, generator = 1, cap } = plan;
  const variant = variants[index];
  if (!variant) throw noVariant(plan, index);
  const game = games[variant.game];
  if (!game) throw new PlanError(`There are no rules that play “${variant.game}”.`);
  const documents = documentsOf(plan, index);
  const scenario = documents[variant.scenario];
  if (scenario === undefined)
    throw new PlanError(`“${variant.title}” has no scenario ${variant.scenario} among its documents.`);
  const definition = inScenario(game, scenario);
  const rules = compile(definition, documents, variant.title);
  const bots = players.map((spec) => botOf(definition, spec, rules));
  const { options } = variant;
  return {
    definition,
    ruleset: { module: definition.module, rules },
    plan: { scenario, options, seed: masterSeed(plan, index), generator, cap, bots },
    players,
  };
}

function compile(definition: GameDefinition, documents: Documents, title: string): unknown {
  try {
    return definition.compile(documents);
  } catch (error) {
    if (!(error instanceof CompileError)) throw error;
    throw new PlanError(`“${title}” cannot be played: ${error.message} (${error.document})`, {
      cause: error,
    });
  }
}

function botOf(definition: GameDefinition, spec: string, rules: unknown): Bot {
  const player = playerOf(definition, spec, rules);
  if (!player.ok) throw new PlanError(player.error);
  return player.value;
}

/** A game of a plan with its line. */
export interface RecordedGame {
  line: GameLine;
  /**
   * The game where it ended; of one that met trouble, with its diary, where it stood before the choice that led there.
   * Undefined when not even its set-up could be played.
   */
  game: Game | undefined;
}

export interface RecordOptions {
  /** It keeps its diary and its choices; its line is the same. */
  logged?: boolean;
  /** Shown the game before every choice. */
  watch?(game: Game): void;
}

/** Play a game of an opened variant. */
export function recordGame(
  { definition, ruleset, plan, players }: OpenVariant,
  { variant, game: number }: GameKey,
  { logged = false, watch }: RecordOptions = {},
): RecordedGame {
  const key = { variant, game: number };
  const seed = gameSeed(plan.seed, number);
  const recorder = new Recorder(definition.records);
  const supervisor = new Supervisor(recorder, players);
  try {
    const watched = { ...plan, bots: plan.bots.map((bot) => supervisor.watch(bot)) };
    const { game, ended, decisions } = playOne(ruleset, watched, number, {
      logged,
      listener: recorder,
      until: (now) => {
        watch?.(now);
        return supervisor.beforeDecision(now);
      },
    });
    supervisor.check(game);
    const played = { ...key, seed, decisions, ended: ended === "cap" ? ended : "over" } as const;
    return { line: recorder.record(game, played), game };
  } catch (error) {
    return { line: { ...key, seed, ...supervisor.troubleOf(error) }, game: supervisor.game };
  }
}
