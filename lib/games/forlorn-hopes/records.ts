import type { GameRecords } from "../record-types";
import { type Rules, sideIds } from "./model/rules";

/** What is kept of a game that was played in bulk: the points of both sides, and the losses of each type. */

const sideNames = ["Allies", "Japan"] as const;

export const records: GameRecords<Rules> = {
  tracks: sideIds.map((side, n) => ({
    id: `points-${side}`,
    title: `Victory Points, ${sideNames[n]!}`,
    pointer: `/points/${side}`,
    side,
  })),
  losses: { titleOf },
  /** 16.3: who has more points. */
  leader(_rules, _scenario, tracks) {
    const [allied = 0, japanese = 0] = sideIds.map((side) => tracks[`points-${side}`] ?? 0);
    return allied === japanese ? null : sideIds[allied > japanese ? 0 : 1]!;
  },
};

const groundTypes: Readonly<Record<string, string>> = {
  infantry: "Infantry",
  "motorized-infantry": "Motorized infantry",
  artillery: "Artillery",
  armor: "Armor",
};

/** "A6M"; ships are counted by class, ground units by type. */
function titleOf({ aircraft, aircraftOf }: Rules, type: string): string {
  return aircraft[aircraftOf[type] ?? -1]?.name ?? groundTypes[type] ?? type;
}
