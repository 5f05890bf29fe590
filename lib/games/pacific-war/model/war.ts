import type {
  PacificWarWar,
  PacificWarWarHand,
  PacificWarWarOperation,
} from "../../../documents/generated/types";
import { derived, EngineError } from "../../../kernel";
import type { PacificTable, Position } from "./position";
import { type Rules, sideIds } from "./rules";

/**
 * The strategic game: the months, the commands and the tracks of Campaigns and Strategic scenarios (5.1). It is kept as
 * documents write it, with ids instead of numbers, for it is touched a few times a month.
 */

export type War = PacificWarWar;
export type Hand = PacificWarWarHand;
export type WarOperation = PacificWarWarOperation;

/** The strategic game of a scenario that has one. Throws for engagements and battles, in which nothing may ask for it. */
export function warOf({ position }: Pick<PacificTable, "position">): War {
  if (position.war === null) throw new EngineError("An engagement or battle has no months.");
  return position.war;
}

/** What a side keeps to itself. */
export const handOf = (t: Pick<PacificTable, "position">, side: number): Hand =>
  warOf(t).hands[sideIds[side]!]!;

/** The Operation in play, where the game goes by months; undefined between Operations. */
export const operationOf = ({ position }: Pick<PacificTable, "position">): WarOperation | undefined =>
  position.war?.operation[0];

/** Whether the scenario is a Strategic one: some phases and tracks belong to those alone (1.1). */
export const isStrategic = ({ position }: Pick<PacificTable, "position">): boolean =>
  position.terms.class === "strategic";

/** An Operation in which nothing has happened yet, with what is given of it. */
export const freshOperation = (of: Partial<WarOperation>): WarOperation => ({
  headquarters: "",
  reaction: "",
  budget: 0,
  isFree: false,
  timesCost: 1,
  begun: 0,
  ends: [],
  penalty: 0,
  reactionEnds: 0,
  reactionCycles: 0,
  landAirUnits: {},
  // 11.3.1: it waits for a place.
  supportBase: true,
  stoodDown: false,
  losses: { allied: { points: 0, hits: 0 }, japanese: { points: 0, hits: 0 } },
  ...of,
});

/** Whether a unit has been Activated this month, and so cannot be again once it is deactivated (20.5). */
export const isUsed = (t: PacificTable, id: string): boolean => usedNow(t).has(id);

const usedNow = derived<Rules, Position, ReadonlySet<string>>((t) => new Set(warOf(t).used), ["war"]);
