import type { Json, Step } from "../../../kernel";
import { givenCycle } from "../model/cycle";
import { opportunity } from "../ch24-search";
import { submarinesOf } from "../ch25-submarines";
import type { PacificTable, Position } from "../model/position";
import { ALLIED, enemyOf, type Rules, sideIds } from "../model/rules";

/** 23.6.2: a search, then an increment of one hex, submarines against who has moved, and a search again. */
export type NavalMovement = {
  side: number;
  /** Increments in which something moved. */
  increments: number;
  searches: number;
  stage: "search" | "move" | "hunt" | "sweep" | "end";
  /** Task Forces that moved in this increment, where they may sweep. */
  moved: number[];
};

export const navalMovementOf = (side: number): NavalMovement => ({
  side,
  increments: 0,
  searches: 0,
  stage: "search",
  moved: [],
});

/** 23.3: whether the scenario lets the ships of a side move in this Battle Cycle. */
export function mayShipsMove({ position }: PacificTable, side: number): boolean {
  const barred = givenCycle(position)?.noShipMovement ?? [];
  return !barred.includes(sideIds[side]!);
}

/** 34.14: whether the option is on, and its month has come. */
const maySweep = ({ rules, position }: PacificTable, side: number): boolean =>
  side === ALLIED &&
  position.options.includes("sweeps") &&
  position.month >= rules.parameters.optional.sweepsFrom;

const asList = (value: Json | undefined): number[] => (Array.isArray(value) ? (value as number[]) : []);

export const navalMovement: Step<Rules, Position, NavalMovement> = {
  rule: "23.6.2",
  title: "Naval movement",
  proceed(t, frame) {
    const { data } = frame;
    const { movement, search } = t.rules.parameters;
    const result = t.result(frame);
    if (data.stage === "search") {
      const isOver = data.increments >= movement.naval || !mayShipsMove(t, data.side);
      t.set(data, "stage", isOver ? "end" : "move");
      if (data.searches >= search.opportunities) return;
      t.set(data, "searches", data.searches + 1);
      t.call("search", opportunity(data.side));
    } else if (data.stage === "move") {
      t.set(data, "stage", "hunt");
      t.call("naval-increment", { side: data.side, inContact: false, moved: [] });
    } else if (data.stage === "hunt") {
      const moved = asList(result);
      t.set(data, "increments", data.increments + 1);
      t.set(data, "stage", moved.length === 0 ? "end" : maySweep(t, data.side) ? "sweep" : "search");
      t.set(data, "moved", moved);
      if (moved.length > 0) t.call("submarines", submarinesOf(enemyOf(data.side), moved));
    } else if (data.stage === "sweep") {
      t.set(data, "stage", "search");
      t.call("sweeps", { moved: [...data.moved], group: -1, replies: 0 });
    } else t.leave();
  },
};
