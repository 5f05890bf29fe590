import type { GameRecords } from "../record-types";
import { type Rules, sideIds } from "./model/rules";

/** What is kept of a game that was played in bulk: the points of both sides, and the losses of ships and planes. */

const sideNames = ["Allies", "Japan"] as const;

export const records: GameRecords<Rules> = {
  tracks: sideIds.map((side, n) => ({
    id: `points-${side}`,
    title: `Victory Points, ${sideNames[n]!}`,
    pointer: `/points/${side}`,
    side,
  })),
  losses: { titleOf },
  /** 25.3: who has more points. */
  leader(_rules, _scenario, tracks) {
    const [allied = 0, japanese = 0] = sideIds.map((side) => tracks[`points-${side}`] ?? 0);
    return allied === japanese ? null : sideIds[allied > japanese ? 0 : 1]!;
  },
};

/** "CV Yorktown", "DD (Allies)": ships without names share one record; "Wildcat". */
function titleOf({ planes, planeOf, ships }: Rules, type: string): string {
  const plane = planes[planeOf[type] ?? -1];
  if (plane) return plane.name;
  const ship = ships.find(({ record }) => record === type);
  if (!ship) return type;
  return ship.id === type ? `${ship.type} ${ship.name}` : `${ship.type} (${sideNames[ship.side]!})`;
}
