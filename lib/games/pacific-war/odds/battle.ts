import type { Frame } from "../../../kernel";
import type { Battle } from "../../battle-types";
import { MISSION } from "../ch28-air-missions/mission";
import type { PacificTable, Position } from "../model/position";
import type { Rules } from "../model/rules";

/** Ids of ships, in the order in which they take hits (28.11). */
export type Orders = ReadonlyMap<string, readonly string[]>;

/** What all parts of the odds need to know of a battle. */
export interface PacificBattle extends Battle<Rules, Position> {
  /** What air units of the strike attack, by their ids. */
  orders?: Orders;
  /** Phases of a naval combat that are fought; undefined for all. */
  phases?: number | undefined;
}

/** Steps that are a battle by themselves. */
const battleSteps: readonly string[] = [MISSION, "naval-battle", "bombard", "ground-battle"];

/** Where among the frames the battle is that is being fought; -1 for none. */
export const battleAt = ({ state }: PacificTable): number =>
  state.frames.findIndex(({ step }) => battleSteps.includes(step));

/** The hex in which a battle is fought. */
export const hexOfBattle = ({ step, data }: Frame): number =>
  (step === MISSION ? data.toHex : data.hex) as number;
