import { RUNAWAY, type Step } from "./step";
import type { Table } from "./table";
import { EngineError, type Frame, type FrameData, type Json, type LanesData } from "./types";

/** The step that one side plays by itself, and what its frame starts with. */
export interface LaneStart {
  side: number;
  step: string;
  data?: FrameData;
}

/** A game's description of a step with lanes; `V` is what a lane returns. */
export interface Lanes<R, P, V extends Json = Json> {
  readonly rule: string;
  readonly title: string;
  /** One lane for each side that has something to do here. */
  open(table: Table<R, P>, frame: Frame<LanesData<V>>): readonly LaneStart[];
  /** Once all lanes are empty: move play on. Default: leave. */
  proceed?(table: Table<R, P>, frame: Frame<LanesData<V>>): void;
}

/**
 * A step in which sides play steps of their own at once and in secret: plots, hidden set-ups, readying of
 * aircraft. Each side has a stack of frames (its lane) in `data.lanes`, on which its steps call, leave and
 * go on as they would on the main one. What the last step of a lane hands back with `leave` stands in
 * `data.secret`, by side, for `proceed` to reveal.
 *
 * The sides answer in any order and the outcome must be the same. So a step in a lane asks its own side
 * alone, rolls nothing, and changes only what is its side's; what it says, its side alone reads.
 * @public For games with secret simultaneous decisions.
 */
export function lanesStep<R, P, V extends Json = Json>(spec: Lanes<R, P, V>): Step<R, P, LanesData<V>> {
  const inner = (frame: Frame<LanesData<V>>, side: number): Frame => {
    const top = lanesOf(frame)[side]?.at(-1);
    if (!top) throw new EngineError(`Side ${side} has nothing to do in “${spec.title}”.`, frame.step);
    return top;
  };
  return {
    rule: spec.rule,
    title: spec.title,
    secret: true,
    inner,
    enter(table, frame) {
      const { sides } = table.module;
      table.set(
        frame.data,
        "lanes",
        sides.map((): Frame[] => []),
      );
      table.set(
        frame.data,
        "secret",
        sides.map(() => null),
      );
      for (const each of spec.open(table, frame)) openLane(table, frame, each);
    },
    asks(_table, frame) {
      let mask = 0;
      lanesOf(frame).forEach((lane, side) => {
        if (lane.length > 0) mask |= 1 << side;
      });
      return mask;
    },
    options(table, frame, side, out) {
      const at = inner(frame, side);
      table.step(at.step).options?.(table, at, side, out);
    },
    describe(table, frame, code, side) {
      const at = inner(frame, side);
      return table.choiceOf(table.step(at.step), at, code, side);
    },
    prompt(table, frame, side) {
      const at = inner(frame, side);
      const step = table.step(at.step);
      return step.prompt?.(table, at, side) ?? table.title(at.step);
    },
    explain(table, frame, choice, side) {
      const at = inner(frame, side);
      return table.step(at.step).explain?.(table, at, choice, side);
    },
    take(table, frame, code, side) {
      const at = inner(frame, side);
      table.inLane(frame, side, () => {
        table.step(at.step).take?.(table, at, code, side);
        settle(table, side);
      });
    },
    proceed(table, frame) {
      if (spec.proceed) spec.proceed(table, frame);
      else table.leave();
    },
  };
}

function openLane<R, P>(table: Table<R, P>, frame: Frame<LanesData>, { side, step, data }: LaneStart): void {
  table.inLane(frame, side, () => {
    table.call(step, data);
    settle(table, side);
  });
}

/**
 * Begins the lane of one side anew: in a copy of a game another side imagines that nothing has been decided there yet. What
 * the lane has changed in the position stays as it is.
 */
export function reopenLane<R, P>(table: Table<R, P>, frame: Frame, start: LaneStart): void {
  const at = frame as unknown as Frame<LanesData>;
  table.set(at.data.lanes, start.side, []);
  table.set(at.data.secret, start.side, null);
  openLane(table, at, start);
}

/** The stacks of a frame with lanes, by side. */
const lanesOf = ({ data }: Frame<Partial<LanesData>>): Frame[][] => data.lanes ?? [];

/** Play a lane on until its side has something to choose, or the lane is empty. */
function settle<R, P>(table: Table<R, P>, side: number): void {
  for (let i = 0; i < RUNAWAY; i++) {
    const frame = table.laneTop();
    if (!frame) return;
    const step = table.step(frame.step);
    const asked = step.asks?.(table, frame) ?? 0;
    if ((asked & ~(1 << side)) !== 0) {
      throw new EngineError(
        `“${step.title}” asks another side than the one whose lane it is in.`,
        frame.step,
      );
    }
    if (asked !== 0) return;
    if (step.proceed) step.proceed(table, frame);
    else table.leave();
  }
  throw new EngineError("A lane runs in a circle.", table.laneTop()?.step);
}
