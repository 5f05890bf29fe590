import {
  type ChanceGraph,
  type Exploration,
  exploreInSteps,
  type Extent,
  type Game,
  type JsonObject,
} from "../kernel";
import { type Flow, flowThrough } from "./flow";
import { sampleInSteps } from "./sampled";
import { resultWith, summarized } from "./summary";
import type { Odds } from "./types";

export interface OddsOptions {
  /** How much is followed, before dice are rolled instead. */
  most?: Partial<Extent>;
  /** Roll dice so many times, whatever the size. */
  samples?: number;
  seed?: number;
}

/** How far the work is. */
export type OddsProgress =
  /** `share`: of all that is followed before dice are rolled instead. */
  | { doing: "following"; positions: number; share: number }
  | { doing: "fighting"; fought: number; of: number; soFar(): Odds };

/**
 * What is followed in a second or two; a sample of more shows as much in that time. It is counted, not timed, so that a
 * battle has the same answer everywhere.
 */
const MOST: Extent = { nodes: 2_000, branches: 40_000 };
const MOST_ACCOUNTS = 5_000;
const SAMPLES = 4_000;

/** The distribution of results: exact where that can be, else from battles fought with dice. */
export function oddsOf<R, P>(
  game: Game<R, P>,
  exploration: Exploration<R, P>,
  options: OddsOptions = {},
): Odds {
  const steps = oddsInSteps(game, exploration, options);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The same in steps of a few milliseconds, so that a worker can handle messages in between. */
export function* oddsInSteps<R, P>(
  game: Game<R, P>,
  exploration: Exploration<R, P>,
  { most: wanted, samples, seed = 1 }: OddsOptions = {},
): Generator<OddsProgress, Odds> {
  function* fight(of: number, why: string): Generator<OddsProgress, Odds> {
    const steps = sampleInSteps(game, exploration, { samples: of, seed, why });
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return step.value;
      yield { doing: "fighting", of, ...step.value };
    }
  }
  if (samples !== undefined) return yield* fight(samples, "A number of samples was asked for.");
  const number = (count: number) => count.toLocaleString("en-GB");
  const most = { ...MOST, ...wanted };
  const steps = exploreInSteps(game, exploration, most);
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    const { nodes: positions, branches } = step.value;
    const share = Math.max(positions / most.nodes, branches / most.branches);
    yield { doing: "following", positions, share };
  }
  const graph = step.value;
  if (graph === "nodes")
    return yield* fight(SAMPLES, `There are more than ${number(most.nodes)} chance positions.`);
  if (graph === "branches")
    return yield* fight(
      SAMPLES,
      `There are more than ${number(most.branches)} ways from one position to another.`,
    );
  const flow = flowThrough(graph, MOST_ACCOUNTS);
  if (!flow)
    return yield* fight(SAMPLES, `There are more than ${number(MOST_ACCOUNTS)} different lists of losses.`);
  return exact(graph, flow);
}

function exact(graph: ChanceGraph, flow: Flow): Odds {
  const outcomes = flow.results.flatMap((shares, i) =>
    [...shares].map(([account, probability]) => ({
      probability,
      result: resultWith(graph.results[i]!, flow.accounts.list[account]!),
    })),
  );
  return {
    exact: true,
    ...summarized(
      outcomes.filter(({ probability }) => probability > 0),
      hitsOf(graph, flow),
    ),
    endless: flow.endless,
    nodes: graph.nodes.length,
  };
}

/** Mean hits by what they are for, and by side: the two parts of a tally's name. */
function hitsOf({ nodes }: ChanceGraph, { visits }: Flow): JsonObject {
  const hits: Record<string, Record<string, number>> = {};
  nodes.forEach(({ tally }, i) => {
    for (const [name, mean] of tally) {
      const [roll = "", side = ""] = name.split("/");
      const sides = (hits[roll] ??= {});
      sides[side] = (sides[side] ?? 0) + visits[i]! * mean;
    }
  });
  return hits;
}
