import { type RollResult, scripted, Undecided } from "./branches";
import { fork, type Game } from "./game";
import { take, undo } from "./run";

/** One way chance can fall after a choice: how likely, and the game as it then stands. */
export interface ChanceOutcome<R, P> {
  probability: number;
  game: Game<R, P>;
}

/**
 * Every way chance can fall when this choice is made, with its probability: exact odds, no dice. The
 * choice is played again for each branch, with the rolls before it fixed, so rules need not know. The
 * games that come out are forks without history or log; their dice are still where they were.
 * @public The exact odds of a single choice; `explore` follows whole battles.
 */
export function chanceOutcomes<R, P>(game: Game<R, P>, side: number, code: number): ChanceOutcome<R, P>[] {
  const outcomes: ChanceOutcome<R, P>[] = [];
  // One copy serves all branches: a choice that stops at an open roll is rolled back, a finished one undone.
  const trial = fork(game);
  trial.table.logging = false;
  const explore = (fixed: RollResult[], probability: number): void => {
    trial.table.script = scripted(fixed);
    try {
      take(trial, side, code);
    } catch (error) {
      if (!(error instanceof Undecided)) throw error;
      for (const branch of error.branches)
        explore([...fixed, branch.result], probability * branch.probability);
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
