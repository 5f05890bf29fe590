import type { Rules, Ship } from "./rules";

/** 34.1, 34.2: the KRS and the STO, two Japanese submarines that are on the map as naval units are. */

/** By the type of its ship: the option with which it is in play. */
export const submarineOptions: Readonly<Record<string, string>> = {
  KRS: "krs-submarine",
  STO: "sto-submarine",
};

export const isSpecialSubmarine = ({ type }: Pick<Ship, "type">): boolean =>
  Object.hasOwn(submarineOptions, type);

/** The number of the submarine of a type; -1 where the game has none. */
export const submarineOf = ({ ships }: Rules, type: "KRS" | "STO"): number =>
  ships.findIndex((ship) => ship.type === type);
