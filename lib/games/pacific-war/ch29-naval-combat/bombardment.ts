import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { mayInitiateCombat } from "../model/combat-rights";
import { constructionsIn } from "../model/constructions";
import { hasTroops } from "../model/ground";
import { hasNavalUnits, shipsAt, shipStrength } from "../model/navy";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { asksInTurn, beginTurns, nextTurn, proceedInTurn, type Turns } from "../model/turns";
import { baseAt, nameOfHex } from "../model/units";
import { type Shelling, shellSteps } from "./shelling";

/** 29.3 Bombardment: hex by hex, the Operation player's Task Forces first. */

/** Ships of the Task Forces of a hex that have a Bombardment Strength. */
function gunsIn(t: PacificTable, hex: number, side: number): number[] {
  const { fleet } = t.position;
  return shipsAt(t, hex, side).filter(
    (ship) => fleet.taskForce[ship]! >= 0 && shipStrength(t, ship, t.rules.ships[ship]!.bombardment) !== null,
  );
}

/** Whether the enemy has ground units or an installation there. */
const hasTargets = (t: PacificTable, hex: number, enemy: number): boolean =>
  hasTroops(t, hex, enemy) ||
  baseAt(t, hex, enemy) >= 0 ||
  t.position.supportBases.some((each) => each.hex === hex && each.side === enemy) ||
  constructionsIn(t, hex, enemy).length > 0;

/** Shoreline hexes with such ships, without enemy naval units, and with something to fire at. */
function hexesInReach(t: PacificTable, side: number, done: readonly number[]): number[] {
  if (!mayInitiateCombat(t, side)) return [];
  const { land } = t.rules.hexes;
  const hexes = new Set(
    t.position.taskForces.flatMap((group) => (group.side === side && group.hex >= 0 ? [group.hex] : [])),
  );
  return [...hexes]
    .filter(
      (hex) =>
        !done.includes(hex) &&
        land[hex] !== "none" &&
        !hasNavalUnits(t, hex, enemyOf(side)) &&
        hasTargets(t, hex, enemyOf(side)) &&
        gunsIn(t, hex, side).length > 0,
    )
    .sort((a, b) => a - b);
}

/** The bombardment of a hex by all the ships of a side that are there, before its first step. */
export const shellingOf = (t: PacificTable, hex: number, side: number): Shelling => ({
  side,
  hex,
  ships: gunsIn(t, hex, side),
  n: 0,
  shownShips: [],
  shownGroundUnits: [],
  checkedGroundUnits: [],
  firstLoss: true,
});

const bombardment: Step<Rules, Position, Turns> = {
  rule: "29.3",
  title: "Bombardment",
  enter: (t, { data }) => beginTurns(t, data),
  asks: (t, { data }) => asksInTurn(t, data, (side) => hexesInReach(t, side, data.doneHex).length > 0),
  options(t, { data }, side, out) {
    out.push(...hexesInReach(t, side, data.doneHex), DONE);
  },
  describe: ({ rules }, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { do: "bombard", hex: rules.hexes.ids[code]! },
  prompt: () => "Where do your ships bombard?",
  take(t, { data }, code, side) {
    if (code === DONE) return nextTurn(t, data);
    t.push(data.doneHex, code);
    t.say("29.3", () => `Bombardment of ${nameOfHex(t.rules, code)}.`);
    t.call("bombard", shellingOf(t, code, side));
  },
  proceed: (t, { data }) => proceedInTurn(t, data),
};

export const bombardmentSteps: Steps<Rules, Position> = { bombardment, ...shellSteps };
