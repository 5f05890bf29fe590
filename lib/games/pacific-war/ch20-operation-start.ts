import { type Choice, DONE, type Step, type Steps } from "../../kernel";
import { isContested, stepsOf, troopsIn } from "./model/ground";
import type { PacificTable, Position } from "./model/position";
import { enemyOf, type Rules } from "./model/rules";
import { nameOfHex } from "./model/units";

/** 20.0 An Operation begins: torpedoes are taken aboard again (29.2.1), and sieges are declared (31.6). */

/** Whether a hex can be besieged: no atoll, and no island of one hex. */
function canBeBesieged({ rules: { hexes, terrain } }: PacificTable, hex: number): boolean {
  const land = terrain.lands[hexes.land[hex]!];
  return land !== undefined && !land.anchorage && hexes.ground[hex] !== 0;
}

/** Hexes in which the Operation player has so many times the steps of the enemy. */
function besiegeable(t: PacificTable): number[] {
  const { position, rules } = t;
  const { side } = position.operation;
  const { siegeRatio } = rules.parameters.groundCombat;
  const hexes = new Set(position.groundUnits.flatMap(({ hex, ship }) => (ship < 0 && hex >= 0 ? [hex] : [])));
  return [...hexes]
    .filter((hex) => isContested(t, hex) && canBeBesieged(t, hex))
    .filter((hex) => !position.sieges.some((siege) => siege.hex === hex))
    .filter(
      (hex) => stepsOf(t, troopsIn(t, hex, side)) >= siegeRatio * stepsOf(t, troopsIn(t, hex, enemyOf(side))),
    )
    .sort((a, b) => a - b);
}

const operationStart: Step<Rules, Position, { over?: boolean }> = {
  rule: "31.6",
  title: "The Operation begins",
  enter(t) {
    const { fleet } = t.position;
    for (const [ship, shots] of fleet.torpedoes.entries()) if (shots > 0) t.set(fleet.torpedoes, ship, 0);
  },
  asks: (t, { data }) => (!data.over && besiegeable(t).length > 0 ? 1 << t.position.operation.side : 0),
  options: (t, _frame, _side, out) => void out.push(...besiegeable(t), DONE),
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { siege: t.rules.hexes.ids[code]! },
  prompt: () => "Lay siege to which hex?",
  take(t, { data }, code, side) {
    if (code === DONE) return t.set(data, "over", true);
    t.push(t.position.sieges, { side, hex: code });
    t.say("31.6", () => `${nameOfHex(t.rules, code)} is under siege.`);
  },
  proceed: (t) => t.leave(),
};

export const operationStartSteps: Steps<Rules, Position> = { "operation-start": operationStart };
