import { Bench } from "tinybench";
import { assemble, withScenario } from "../../lib/documents";
import { type Documents, games } from "../../lib/games";
import { type Game, type Json, type Ruleset, start } from "../../lib/kernel";
import { openGame } from "../../lib/workspace";

/** One measured figure. */
export interface Row {
  name: string;
  value: number;
  unit: string;
}

/** What a suite is given: the folder of the bundle that it is part of, in which its helpers are. */
export interface Surroundings {
  bundle: URL;
}

export const GAME = "fire-in-the-sky";
export const SCENARIO = "short-campaign";

/** A shipped scenario, compiled. */
export interface ShippedScenario {
  documents: Documents;
  ruleset: Ruleset<unknown, unknown>;
  scenario: Json;
  options: string[];
}

export function shippedScenario(id: string, name: string): ShippedScenario {
  const path = `scenarios/${name}.json`;
  const draft = withScenario(assemble(openGame(id).files), path);
  const documents: Documents = Object.fromEntries(
    [...draft.documents].map(([file, { value }]) => [file, value]),
  );
  const definition = games[id]!;
  const scenario = documents[path]!;
  const { recommendedOptions } = scenario as { recommendedOptions?: string[] };
  const ruleset = { module: definition.module, rules: definition.compile(documents) };
  return { documents, ruleset, scenario, options: recommendedOptions ?? [] };
}

export const shortCampaign = (): ShippedScenario => shippedScenario(GAME, SCENARIO);

/** A game of it that has just been set up. */
export function freshGame(seed = 1, { ruleset, scenario, options } = shortCampaign()): Game {
  const started = start(ruleset, scenario, { seed, options });
  if (!started.ok) throw new Error(started.error.map(({ message }) => message).join(" "));
  return started.value;
}

/** Time single calls: the median of half a second of them, in the unit given. */
export async function timed(tasks: Record<string, () => unknown>, unit: "µs" | "ms"): Promise<Row[]> {
  const bench = new Bench({ time: 500, warmupTime: 200 });
  for (const [name, run] of Object.entries(tasks)) bench.add(name, () => void run());
  await bench.run();
  return bench.tasks.map(({ name, result }) => {
    if (!("latency" in result)) throw new Error(`“${name}” could not be measured.`);
    const milliseconds = result.latency.p50;
    return { name, value: unit === "µs" ? milliseconds * 1000 : milliseconds, unit: `${unit} (median)` };
  });
}

/** Milliseconds that a call took. */
export interface Times {
  median: number;
  /** All but one in twenty took less. */
  p95: number;
  max: number;
}

/** Time calls one after the other, round by round, so that a busy moment of the machine falls on all of them alike. */
export async function inTurn<Name extends string>(
  tasks: Record<Name, (round: number) => unknown>,
  rounds: number,
  warmUp = 3,
): Promise<Record<Name, Times>> {
  const names = Object.keys(tasks) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = -warmUp; round < rounds; round++) {
    for (const name of names) {
      const began = performance.now();
      await tasks[name](round + warmUp);
      if (round >= 0) times.get(name)!.push(performance.now() - began);
    }
  }
  return Object.fromEntries(names.map((name) => [name, timesOf(times.get(name)!)])) as Record<Name, Times>;
}

export const medianOf = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;

/**
 * Processor time that this process needs for a thing, in µs: what `run` takes over how many it says that it did. Unlike
 * the time of day it does not count what other programs do meanwhile.
 */
export function processorTime(run: () => number): number {
  const began = process.cpuUsage();
  const count = run();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / count;
}

/** Sums single times up. */
export function timesOf(times: readonly number[]): Times {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { median: at(0.5), p95: at(0.95), max: at(1) };
}
