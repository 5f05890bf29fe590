import {
  below,
  type Frame,
  type Game,
  type GameModule,
  type Json,
  type RandomState,
  type Result,
  type Ruleset,
  start,
  type Steps,
  take,
} from "../../../lib/kernel";
import { copyJson, type Start } from "../../../lib/kernel/game";

/** What one of the small games of these tests has to say of itself. */
export interface Tiny<P> {
  id: string;
  sides: readonly [string, string];
  steps: Steps<null, P>;
  position: () => P;
  first: { step: string; data?: { [key: string]: Json } };
  score: (position: P) => number;
  /** What a side may see of the position; all of it by default. */
  seen?: (position: P, side: number) => Json;
  invariants?: (position: P) => string[];
}

export type TinyRules<P> = Ruleset<null, P>;

/** A small game as a ruleset. Its scenario is an object of members of the position that differ. */
export function tiny<P extends object>(spec: Tiny<P>): TinyRules<P> {
  const json = (value: unknown) => copyJson(value as Json);
  const module: GameModule<null, P> = {
    id: spec.id,
    sides: spec.sides,
    steps: spec.steps,
    setup: (_rules, scenario) => {
      const position = { ...spec.position(), ...(json(scenario) as object) };
      return {
        ok: true,
        value: { position, first: { step: spec.first.step, data: spec.first.data ?? {} }, problems: [] },
      };
    },
    standing: ({ state, position }) => ({
      over: state.outcome !== null,
      winner: state.outcome?.winner ?? null,
      score: { points: spec.score(position) },
      text: `${spec.score(position)} points`,
    }),
    print: ({ state }, side) => {
      const position = side === undefined || !spec.seen ? state.position : spec.seen(state.position, side);
      return json({ ...state, position });
    },
    parse: (_rules, printed) => {
      const { frames, position } = json(printed) as unknown as { frames: Frame[]; position: P };
      return { ok: true, value: { frames, position } };
    },
    invariants: ({ position }) => spec.invariants?.(position) ?? [],
  };
  return { module, rules: null };
}

/** The value of a result that must be good. */
export function must<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

export const begin = <P>(ruleset: TinyRules<P>, options: Start = {}, scenario: object = {}): Game<null, P> =>
  must(start(ruleset, scenario as Json, options));

/** The steps in play, from the bottom of the stack to the top. */
export const stack = <R, P>(game: Game<R, P>): string[] => game.state.frames.map(({ step }) => step);

export const texts = <R, P>(game: Game<R, P>): string[] => game.table.events.map(({ text }) => text);

/** What the sides that are asked may choose, by side. */
export function askedSides<R, P>(game: Game<R, P>): number[] {
  return game.ruleset.module.sides.map((_, side) => side).filter((side) => game.asked & (1 << side));
}

/** Make one random choice for a random side among those asked; the code it took. */
export function randomChoice<R, P>(game: Game<R, P>, random: RandomState): { side: number; code: number } {
  const sides = askedSides(game);
  const side = sides[below(random, sides.length)]!;
  const codes = game.table.codes(side);
  const code = codes[below(random, codes.length)]!;
  take(game, side, code, game.table.describe(code, side));
  return { side, code };
}

/** A number out of a frame's data. */
export const num = (frame: Frame, member: string): number => frame.data[member] as number;

export const other = (side: number): number => 1 - side;
export const bit = (side: number): number => 1 << side;
