import type { GameRecords } from "../record-types";
import { turnOfMonth } from "./model/months";
import { type PointSource, pointSources } from "./model/position";
import { type Rules, sideIds } from "./model/rules";

const sideNames = ["Allies", "Japan"] as const;

const wordsOf: Readonly<Record<PointSource, string>> = {
  ships: "for ships",
  aircraft: "for aircraft",
  conditions: "for what was done or is held",
};

const trackOf = (side: string, source: PointSource): string => `points-${side}-${source}`;

/**
 * What is kept of a game that was played in bulk: the Victory Points of both sides by what they are for, at the end of each
 * Battle Cycle; who holds the places; and what was lost, ships by type and aircraft by engine.
 */
export const records: GameRecords<Rules> = {
  turn: "/cycle",
  holdings: { pointer: "/control/*", noun: "place", title: "Places" },
  tracks: sideIds.flatMap((side, n) =>
    pointSources.map((source) => ({
      id: trackOf(side, source),
      title: `Victory Points, ${sideNames[n]!}, ${wordsOf[source]}`,
      pointer: `/points/${side}/${source}`,
      side,
    })),
  ),
  losses: { titleOf },
  /** 1.2: who has more points. */
  leader(_rules, _scenario, tracks) {
    const [allied = 0, japanese = 0] = sideIds.map((side) =>
      pointSources.reduce((sum, source) => sum + (tracks[trackOf(side, source)] ?? 0), 0),
    );
    return allied === japanese ? null : sideIds[allied > japanese ? 0 : 1]!;
  },
};

/** What is kept of a Campaign or a Strategic scenario beside that, at the end of each month. */
export const recordsOfMonths: GameRecords<Rules> = {
  ...records,
  turn: "/month",
  turnOf: (month) => turnOfMonth(String(month)),
  tracks: [
    ...records.tracks,
    ...sideIds.map((side, n) => ({
      id: `command-points-${side}`,
      title: `Command Points, ${sideNames[n]!}`,
      pointer: `/war/hands/${side}/commandPoints/*`,
      side,
      spent: true,
      // 10.1: what was not spent is lost.
      setBy: ["command-points"],
    })),
    { id: "initiative", title: "Strategic Initiative, Japan above 0", pointer: "/war/initiative" },
    {
      id: "merchant-shipping",
      title: "Merchant Shipping Points, Japan",
      pointer: "/war/merchantShippingPoints",
      side: "japanese",
    },
  ],
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
