import { Book, type Playable } from "../../lib/book";
import { games } from "../../lib/games/loaded";
import { GENERATOR } from "../../lib/kernel";
import {
  bots,
  botsOf,
  choicesOf,
  type Contestant,
  emptyPairs,
  mergePairs,
  playPairs,
  summarisePairs,
} from "../../lib/playtest";
import type { Contest, Message } from "./protocol";

/** Two rulesets ready to play against each other, or the reason why one of them is not. */
export class Match {
  private readonly a: Contestant;
  private readonly b: Contestant;
  private readonly playable: Playable;
  private tally;

  /** Throws `RangeError` with the reason if a ruleset cannot be played. */
  constructor(private readonly contest: Contest) {
    this.playable = playableOf(contest, "a", "The current ruleset");
    this.a = this.contestant(this.playable);
    this.b = this.contestant(playableOf(contest, "b", "The ruleset to compare with"));
    this.tally = emptyPairs(this.playable.definition.module.sides);
  }

  private contestant({ definition, ruleset, scenario, recommended }: Playable): Contestant {
    const { seed, bot } = this.contest;
    const play = (botsOf(definition)[bot] ?? bots.random!).play;
    const players = ruleset.module.sides.map(() => play);
    return { ruleset, plan: { scenario, options: recommended, seed, generator: GENERATOR, bots: players } };
  }

  get isOver(): boolean {
    return this.tally.games >= this.contest.games;
  }

  /** Plays the next game with both, and returns the results so far. */
  next(): Message {
    const { games } = this.tally;
    this.tally = mergePairs(this.tally, playPairs(this.a, this.b, games, games + 1));
    const { definition, sideName } = this.playable;
    const sides = Object.fromEntries(definition.module.sides.map((side) => [side, sideName(side)]));
    return { type: "summary", summary: summarisePairs(this.tally), of: this.contest.games, sides };
  }

  line(game: number): Message {
    const choices = choicesOf(this.a, game);
    return { type: "line", options: this.playable.recommended, generator: GENERATOR, choices };
  }
}

function bookOf(news: Contest["a"]): Book {
  const book = new Book(games);
  book.take(news);
  return book;
}

function playableOf(contest: Contest, which: "a" | "b", called: string): Playable {
  const book = bookOf(contest[which]);
  const other = bookOf(contest[which === "a" ? "b" : "a"]);
  const playable = book.playableLike(contest.scenario, other);
  if (!("reasons" in playable)) return playable;
  const [reason] = playable.reasons;
  throw new RangeError(`${called} cannot be played: ${reason?.message ?? "its documents have errors."}`);
}
