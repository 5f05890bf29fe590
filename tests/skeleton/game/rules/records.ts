import type { GameRecords } from "../../../../lib/games/record-types";
import { type Rules, sideIds } from "./rules";
import { leaderOf } from "./victory";

/** What is kept of a game that was played in bulk: the score and the losses. */
export const records: GameRecords<Rules> = {
  tracks: [
    { id: "points-north", title: "Points of the North", pointer: "/points/north", side: "north" },
    { id: "points-south", title: "Points of the South", pointer: "/points/south", side: "south" },
  ],
  losses: { titleOf: ({ types, typeOf }, type) => types[typeOf[type]!]?.name ?? type },
  leader(_rules, _scenario, tracks) {
    const leader = leaderOf([tracks["points-north"] ?? 0, tracks["points-south"] ?? 0]);
    return leader === undefined ? null : sideIds[leader]!;
  },
};
