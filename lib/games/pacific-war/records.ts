import type { GameRecords } from "../record-types";
import type { Rules } from "./model/rules";

/** What is kept of a game that was played in bulk: who holds the places, and what was lost, ships by type and aircraft by engine. */
export const records: GameRecords<Rules> = {
  holdings: { pointer: "/control/*", noun: "place", title: "Places" },
  tracks: [],
  losses: { titleOf },
};

const engines: Readonly<Record<string, string>> = {
  F: "Air steps, F",
  T: "Air steps, T",
  B: "Air steps, B",
  LRA: "Air steps, LRA",
};

/** "CV, hits of sunk ships"; aircraft are counted in steps by engine, ground units in steps by type. */
function titleOf({ ships }: Rules, type: string): string {
  if (engines[type]) return engines[type];
  return ships.some((ship) => ship.type === type) ? `Ships, ${type}` : `Ground steps, ${type}`;
}
