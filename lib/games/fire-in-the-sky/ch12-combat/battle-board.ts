import { type Choice, derived, type FrameData, type Step } from "../../../kernel";
import { Box, Flag, type Position, type T } from "../model/position";
import { type Reason } from "../reasons/common";
import { ALLIES, enemyOf, JAPAN, type Kind, NOBODY, type Rules } from "../model/rules";

/**
 * Air Points that strike one target: a Task Force, or without `force` the base (12.3.2.2). `elite` of the
 * points are those of elite pilots (18.2.3).
 */
export type Strike =
  | { by: number; points: number; elite: number }
  | { by: number; points: number; elite: number; force: number };

/** What the Battle Board knows beside the boxes of the pieces; lists of two are by side. */
export type BattleBoardData = {
  place: number;
  begun: boolean;
  /** Both sides have units here, or aircraft committed to it. */
  opposed: boolean;
  /** Opposing Task Forces stand in different halves of a split hex only (2.2.1.2). */
  split: boolean;
  /** The Air Point Display; and the nation that all points of a side belong to, "" when there are several. */
  airPoints: number[];
  /** How many of them are elite pilots (18.2.3). Whatever a side loses, the others are lost first. */
  eliteAirPoints: number[];
  airNation: string[];
  superiority: number;
  supremacy: number;
  strikes: Strike[];
  /** Air Points kept for ground support (12.3.2.3). */
  support: number[];
  seaControl: boolean[];
  groundHits: number[];
  outOfSupplyUnits: number[];
  /** Land units that came ashore here where the enemy stood and no friend did (18.1.6). */
  stormUnits: number[];
  /** Task Forces of hybrids that fight with their guns; absent while there are none (18.2.5). */
  gunForces?: number[];
};

export const newBoard = (place: number, opposed: boolean): BattleBoardData => ({
  place,
  begun: false,
  opposed,
  split: false,
  airPoints: [0, 0],
  eliteAirPoints: [0, 0],
  airNation: ["", ""],
  superiority: NOBODY,
  supremacy: NOBODY,
  strikes: [],
  support: [0, 0],
  seaControl: [false, false],
  groundHits: [0, 0],
  outOfSupplyUnits: [],
  stormUnits: [],
});

/** The battle being fought, if any. */
export const boardOf = (t: T): BattleBoardData | undefined => t.frame<BattleBoardData>("battle-board")?.data;

/**
 * The side that must act first where the player without Air Superiority does (12.3.2.2, 12.3.3.1). When a
 * sequence without air combat has settled nobody's, the non-Phasing Player goes first.
 */
export const actsFirst = (t: T, board: BattleBoardData): number =>
  enemyOf(board.superiority === NOBODY ? t.position.phasing : board.superiority);

/** Pieces of each side that are in any box: few, and asked for over and over while a battle goes on. */
const boxed = [JAPAN, ALLIES].map((side) =>
  derived(
    (t: T): readonly number[] => t.rules.piecesOfSide[side]!.filter((p) => t.position.box[p] !== Box.none),
    ["box"],
  ),
);

/** Pieces of a side in a box of the Battle Board, in order; `kind` picks one kind. */
export function inBox(t: T, side: number, box: number, kind?: Kind): number[] {
  const found: number[] = [];
  const boxes = t.position.box;
  for (const p of boxed[side]!(t)) {
    if (boxes[p] === box && (kind === undefined || t.rules.pieces[p]!.kind === kind)) found.push(p);
  }
  return found;
}

export function anyInBox(t: T, side: number, box: number, kind?: Kind): boolean {
  const boxes = t.position.box;
  for (const p of boxed[side]!(t)) {
    if (boxes[p] === box && (kind === undefined || t.rules.pieces[p]!.kind === kind)) return true;
  }
  return false;
}

/** Air units in the Land/Air at Base box that take part; Naval Aviation that hides does not (7.1.1). */
export const isHiding = (t: T, p: number): boolean => (t.position.flags[p]! & Flag.hiding) !== 0;

/** Both sides have land units that stand here or may still land, so a land combat can come of it. */
export function landCombatPossible(t: T): boolean {
  for (let side = 0; side < t.module.sides.length; side++) {
    if (!anyInBox(t, side, Box.atBase, "land") && !anyInBox(t, side, Box.bombardment, "land")) return false;
  }
  return true;
}

/**
 * A step that belongs to a battle. Its functions get the Battle Board and their own frame's data; `asks`
 * names one side or nobody. Played outside a battle, as a changed sequence may have it, it does nothing.
 */
export interface BattleStep<D extends FrameData> {
  rule: string;
  title: string;
  pass?: number;
  enter?(t: T, board: BattleBoardData, data: D): void;
  asks?(t: T, board: BattleBoardData, data: D): number;
  options?(t: T, board: BattleBoardData, data: D, out: number[]): void;
  describe?(t: T, board: BattleBoardData, data: D, code: number): Choice;
  prompt?(t: T, board: BattleBoardData, data: D): string;
  explain?(t: T, board: BattleBoardData, data: D, choice: Choice): Reason;
  take?(t: T, board: BattleBoardData, data: D, code: number): void;
  proceed(t: T, board: BattleBoardData, data: D): void;
}

export function battleStep<D extends FrameData = FrameData>(step: BattleStep<D>): Step<Rules, Position, D> {
  const { enter, asks, options, describe, prompt, explain, pass, take, proceed } = step;
  const made: Step<Rules, Position, D> = {
    rule: step.rule,
    title: step.title,
    ...(pass !== undefined && { pass }),
    proceed(t, frame) {
      const board = boardOf(t);
      if (board) proceed(t, board, frame.data);
      else t.leave();
    },
  };
  if (enter) {
    made.enter = (t, frame) => {
      const board = boardOf(t);
      if (board) enter(t, board, frame.data);
    };
  }
  if (asks) {
    made.asks = (t, frame) => {
      const board = boardOf(t);
      const side = board ? asks(t, board, frame.data) : NOBODY;
      return side === NOBODY ? 0 : 1 << side;
    };
  }
  if (options) made.options = (t, frame, _side, out) => options(t, boardOf(t)!, frame.data, out);
  if (describe) made.describe = (t, frame, code) => describe(t, boardOf(t)!, frame.data, code);
  if (prompt) made.prompt = (t, frame) => prompt(t, boardOf(t)!, frame.data);
  if (explain) made.explain = (t, frame, choice) => explain(t, boardOf(t)!, frame.data, choice);
  if (take) made.take = (t, frame, code) => take(t, boardOf(t)!, frame.data, code);
  return made;
}
