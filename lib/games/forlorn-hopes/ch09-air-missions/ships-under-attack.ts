import type { Choice, Step, Steps } from "../../../kernel";
import { boardDistance } from "../board/battle-board";
import type { Target } from "../model/attacks";
import { shipId, shipText, shipDoes } from "../model/pieces";
import type { ForlornTable, Position } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { missionOf } from "./mission";
import { shipsAttackedAt } from "./targets";

/**
 * 9.9 Ships that are attacked without an air battle: their owner places them, one to a hex, on T hexes of the battle board and then
 * on hexes next to them. It says which fire at an attack on another one.
 */

type ShipsData = { ships: number[]; boardHex: number[] };

/** Hexes of the board that are free for a ship: of those around the T hexes only once no T hex is. */
export function freeShipHexes({ rules }: ForlornTable, taken: readonly number[]): number[] {
  const { targetHexes, surplusShips } = rules.board;
  const free = targetHexes.filter((hex) => !taken.includes(hex));
  return free.length > 0 ? free : surplusShips.filter((hex) => !taken.includes(hex));
}

const next = ({ ships, boardHex }: ShipsData): number => ships[boardHex.length] ?? -1;

const place: Step<Rules, Position, ShipsData> = {
  rule: "9.9",
  title: "Placement of ships on the battle board",
  enter(t, { data }) {
    const { side, site } = missionOf(t);
    t.set(data, "ships", shipsAttackedAt(t, side, site));
    t.set(data, "boardHex", []);
  },
  // One ship has no other one near it.
  asks: (t, { data }) =>
    data.ships.length > 1 && next(data) >= 0 && freeShipHexes(t, data.boardHex).length > 0
      ? 1 << enemyOf(missionOf(t).side)
      : 0,
  options(t, { data }, _side, out) {
    out.push(...freeShipHexes(t, data.boardHex));
  },
  describe: (t, { data }, code): Choice => ({
    do: "place",
    ship: shipId(t, next(data)),
    hex: t.rules.board.ids[code]!,
  }),
  prompt: (t, { data }) => `Where do you place ${shipText(t, next(data))}?`,
  take(t, { data }, code) {
    t.say("9.9", () => `${shipDoes(t, next(data), "is")} placed in ${t.rules.board.ids[code]}.`);
    t.push(data.boardHex, code);
  },
  proceed(t, { data }) {
    const { ships, boardHex } = data;
    const mission = missionOf(t);
    t.leave();
    t.set(mission, "ships", [...ships]);
    t.set(mission, "boardHex", [...boardHex]);
  },
};

/** Ships in hexes of the board next to the one that is attacked (9.9.3). */
export function adjacentShips(t: ForlornTable, { ship }: Target): number[] {
  const { ships, boardHex } = missionOf(t);
  const at = ship === undefined ? undefined : boardHex[ships.indexOf(ship)];
  if (at === undefined) return [];
  const { shipsWithin } = t.rules.parameters.antiAircraft;
  return ships.filter((other, i) => {
    const hex = boardHex[i];
    return other !== ship && hex !== undefined && boardDistance(t.rules.board, at, hex) <= shipsWithin;
  });
}

export const shipsUnderAttackSteps: Steps<Rules, Position> = { "ships-under-attack": place };
