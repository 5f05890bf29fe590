import type { Choice, Step } from "../../../../kernel";
import { OFF_BOARD } from "../../board/battle-board";
import { shipId, shipText, shipDoes } from "../../model/pieces";
import type { ForlornTable, Position } from "../../model/position";
import { enemyOf, type Rules } from "../../model/rules";
import { freeShipHexes } from "../ships-under-attack";
import { shipsAttackedAt } from "../targets";
import { battleOf } from "./state";

/** 9.7.3, 9.9 The Interceptor places his ships, one to a hex: on T hexes, then in hexes next to them. */

/** Ships that an attack on naval units is against: the same as without a battle (9.6). */
export const shipsAttacked = shipsAttackedAt;

const freeHexes = (t: ForlornTable): number[] => freeShipHexes(t, battleOf(t).shipHexes);

const nextShip = (t: ForlornTable): number => battleOf(t).shipHexes.indexOf(OFF_BOARD);

export const placeShips: Step<Rules, Position> = {
  rule: "9.7.3",
  title: "Placement of ships on the battle board",
  asks: (t) => (nextShip(t) >= 0 && freeHexes(t).length > 0 ? 1 << enemyOf(battleOf(t).side) : 0),
  options(t, _frame, _side, out) {
    out.push(...freeHexes(t));
  },
  describe: (t, _frame, code): Choice => ({
    do: "place",
    ship: shipId(t, battleOf(t).ships[nextShip(t)]!),
    hex: t.rules.board.ids[code]!,
  }),
  prompt: (t) => `Where do you place ${shipText(t, battleOf(t).ships[nextShip(t)]!)}?`,
  take(t, _frame, code) {
    const battle = battleOf(t);
    const at = nextShip(t);
    t.set(battle.shipHexes, at, code);
    t.say("9.7.3", () => `${shipDoes(t, battle.ships[at]!, "is")} placed in ${t.rules.board.ids[code]}.`);
  },
};
