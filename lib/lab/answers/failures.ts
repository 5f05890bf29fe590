import { type GameLine, type GameTrouble, isTrouble } from "../record/types";
import type { Fold } from "./context";

/** Games that are in no result, with the seeds that play them again. */
export interface Failures {
  /** Took more decisions than the plan allows. */
  unfinished: { game: number; seed: number; decisions: number }[];
  troubles: GameTrouble[];
}

export class FailuresFold implements Fold<GameLine, Failures> {
  private readonly unfinished: Failures["unfinished"] = [];
  private readonly troubles: GameTrouble[] = [];

  add(line: GameLine): void {
    if (isTrouble(line)) this.troubles.push(line);
    else if (line.ended !== "over") {
      const { game, seed, decisions } = line;
      this.unfinished.push({ game, seed, decisions });
    }
  }

  answer(): Failures {
    return { unfinished: [...this.unfinished], troubles: [...this.troubles] };
  }
}
