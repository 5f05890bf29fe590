import { copyJson, fork, type Game } from "./game";
import { take, undo } from "./run";
import type { ChanceScript, RollRequest } from "./dice";
import { EngineError, type Json } from "./types";

/** One way chance can fall after a choice: how likely, and the game as it then stands. */
export interface ChanceOutcome<R, P> {
  probability: number;
  game: Game<R, P>;
}

/** Thrown to stop a choice at the first roll whose result is not fixed yet. Never leaves this file. */
class Undecided extends Error {
  constructor(readonly branches: { probability: number; result: number | number[] }[]) {
    super("undecided roll");
  }
}

/** More ways than this for one roll of faces is not enumeration but a mistake. */
const MOST_WAYS = 1_000_000;

/**
 * Every way chance can fall when this choice is made, with its probability: exact odds, no dice. The
 * choice is played again for each branch, with the rolls before it fixed, so rules need not know. The
 * games that come out are forks without history or log; their dice are still where they were.
 */
export function chanceOutcomes<R, P>(game: Game<R, P>, side: number, code: number): ChanceOutcome<R, P>[] {
  const outcomes: ChanceOutcome<R, P>[] = [];
  // One copy serves all branches: a choice that stops at an open roll is rolled back, a finished one undone.
  const trial = fork(game);
  trial.table.logging = false;
  const explore = (fixed: (number | number[])[], probability: number): void => {
    trial.table.script = scripted(fixed);
    try {
      take(trial, side, code);
    } catch (error) {
      if (!(error instanceof Undecided)) throw error;
      for (const branch of error.branches) {
        if (branch.probability > 0) explore([...fixed, branch.result], probability * branch.probability);
      }
      return;
    }
    const after = fork(trial);
    after.table.logging = false;
    outcomes.push({ probability, game: after });
    undo(trial);
  };
  explore([], 1);
  return outcomes;
}

function scripted(fixed: readonly (number | number[])[]): ChanceScript {
  let next = 0;
  const result = (branches: () => Undecided["branches"]): number | number[] => {
    if (next < fixed.length) return copyJson(fixed[next++] as Json) as number | number[];
    throw new Undecided(branches());
  };
  return {
    faces: (request) => result(() => faceBranches(request)) as number[],
    hits: (request) => result(() => hitBranches(request)) as number,
  };
}

/** The binomial distribution of hits. */
function hitBranches(request: RollRequest): Undecided["branches"] {
  const { dice, sides, low = 1, need = low + sides } = request;
  const p = Math.min(1, Math.max(0, (sides - need + low) / sides));
  const branches = [];
  let ways = 1;
  for (let hits = 0; hits <= dice; hits++) {
    branches.push({ probability: ways * p ** hits * (1 - p) ** (dice - hits), result: hits });
    ways = (ways * (dice - hits)) / (hits + 1);
  }
  return branches;
}

function faceBranches({ dice, sides, low = 1, name }: RollRequest): Undecided["branches"] {
  const ways = sides ** dice;
  if (ways > MOST_WAYS) throw new EngineError(`${name} has ${ways} ways to fall, too many to list.`);
  const branches = [];
  for (let way = 0; way < ways; way++) {
    const faces: number[] = [];
    for (let i = 0, rest = way; i < dice; i++, rest = Math.floor(rest / sides))
      faces.push((rest % sides) + low);
    branches.push({ probability: 1 / ways, result: faces });
  }
  return branches;
}
