import type { Exploration, RollRequest } from "../../../kernel";
import type { Battle, BattlePolicy } from "../../battle-types";
import { boardOf } from "../ch12-combat/battle-board";
import type { BattlesData } from "../ch12-combat/battles";
import { hexOf } from "../model/pieces";
import { Box, type Position, type T } from "../model/position";
import { type Rules, sideIds } from "../model/rules";
import { isFought } from "./board-frame";
import { keyMaker } from "./key";
import { resultOf } from "./result";

/** How a battle is followed to its end: by whose choices, what is alike, and what came of it. */
export function follow(
  { game }: Battle<Rules, Position>,
  policies: readonly BattlePolicy<Rules, Position>[],
): Exploration<Rules, Position> {
  const { table } = game;
  const place = battlePlace(table);
  keepAccount(table);
  const keyOf = keyMaker(engagedAt(table, place));
  return {
    decide: (each, side, codes) => policies[side]!.decide(each, side, codes),
    isOver: ({ table: t }) => isFought(t),
    keyOf: ({ table: t }) => keyOf(t),
    resultOf: ({ table: t }) => JSON.stringify(resultOf(t, place)),
    accountOf: ({ table: t }) => t.position.losses!,
    tallyOf,
  };
}

/** Losses are noted from here on: the game is the battle's own. */
function keepAccount({ position }: T): void {
  position.losses = {};
}

/** The hex that is fought for: that of the Battle Board, or the one that waits for it. */
export function battlePlace(t: T): number {
  const board = boardOf(t);
  return board?.place ?? t.top<BattlesData>().data.openPlaces[0]!;
}

/** Whatever stands there, flies there, or is on the board already. */
function engagedAt(t: T, place: number): number[] {
  const { commit, box } = t.position;
  return t.rules.pieces.flatMap((_piece, p) =>
    hexOf(t, p) === place || commit[p] === place || box[p] !== Box.none ? [p] : [],
  );
}

/** Hits by what is rolled and by whom, with a stroke between; a ship that fails its Damage Check is not hit by it. */
function tallyOf({ name, side }: RollRequest): string | undefined {
  return side === undefined ? undefined : `${name.replace(/ of .*/, "")}/${sideIds[side]}`;
}
