import {
  type Game,
  keyWithin,
  type RandomState,
  seedState,
  type StreamKey,
  streamOf,
  wordsOf,
} from "../kernel";

/**
 * What a player draws from. In a game whose dice have streams of their own every question has words of its own: they
 * depend on the player's seed, on where play stands, on the step that asks and on how often it asked there before, and
 * not on how much was drawn before. In other games it is one sequence.
 */
export class Draws {
  private sequence: RandomState | undefined;
  /** How often each step has asked in each scope. */
  private readonly asked = new Map<number, number>();
  /** The scope and the step of the question before, and their key: most questions come from the same again. */
  private stream: StreamKey | undefined;
  private step = "";
  private here: StreamKey = [0, 0];

  constructor(private readonly seed: number) {}

  /** The words for the question that waits. */
  next(game: Game): RandomState {
    const stream = streamOf(game);
    if (!stream) return (this.sequence ??= seedState(this.seed));
    const { frames } = game.state;
    const { step } = frames[frames.length - 1]!;
    // A key is never written to, so the same list is the same scope.
    if (stream !== this.stream || step !== this.step) {
      this.here = keyWithin(stream, step, this.seed);
      this.stream = stream;
      this.step = step;
    }
    // As a signed word: larger numbers are slower keys.
    const place = this.here[0] | 0;
    const before = this.asked.get(place) ?? 0;
    this.asked.set(place, before + 1);
    return wordsOf(keyWithin(this.here, "", before));
  }
}
