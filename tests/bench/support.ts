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

export const GAME = "fire-in-the-sky";
export const SCENARIO = "short-campaign";

/** The shipped Short Campaign, compiled. */
export function shortCampaign(): { ruleset: Ruleset<unknown, unknown>; scenario: Json; options: string[] } {
  const path = `scenarios/${SCENARIO}.json`;
  const draft = withScenario(assemble(openGame(GAME).files), path);
  const documents: Documents = Object.fromEntries(
    [...draft.documents].map(([name, { value }]) => [name, value]),
  );
  const definition = games[GAME]!;
  const scenario = documents[path]!;
  const { recommendedOptions } = scenario as { recommendedOptions?: string[] };
  const ruleset = { module: definition.module, rules: definition.compile(documents) };
  return { ruleset, scenario, options: recommendedOptions ?? [] };
}

/** A game of it that has just been set up. */
export function freshGame(seed = 1): Game {
  const { ruleset, scenario, options } = shortCampaign();
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
