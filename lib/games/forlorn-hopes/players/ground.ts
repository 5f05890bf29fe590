import { DONE } from "../../../kernel";
import { paratroopAttack } from "../ch11-ground-operations/strength";
import { landNeighbours } from "../model/distance";
import { combatFactorOf } from "../model/attacks";
import { terrainOf } from "../model/hexes";
import type { ForlornTable } from "../model/position";
import { modifiersOf, resultOfRoll } from "../model/rolls";
import { enemyOf } from "../model/rules";
import { kindOf } from "../model/stacking";
import { isSupplied } from "../model/supply";
import { isGroundDisrupted } from "../model/units";
import { bestOf } from "../../shared/choosing";
import type { Adviser } from "./choosing";
import { ashoreAt, chanceToLand, prizesFrom, strengthOf } from "./landings";
import { pointsAt } from "./sight";
import { weightsOf } from "./weights";

/** 11 What ground units do: they go to where points are, attack where it promises something, and keep what they have. */

/** The least gain for which a unit moves, and what a supply unit that it takes costs (11.1). Unit: worth. */
const MOVE = 0.25;
const PAID = 0.8;

export const moveGround: Adviser = (t, side, _frame, codes) => {
  const prizes = new Map<number, number>();
  const prize = (hex: number): number => {
    if (!prizes.has(hex)) prizes.set(hex, prizesFrom(t, side, hex));
    return prizes.get(hex)!;
  };
  return bestOf(
    codes,
    (code) => {
      if (code === DONE) return MOVE;
      const {
        unit,
        with: others = [],
        to,
      } = t.describe(code, side) as { unit: string; with?: string[]; to: string };
      const group = [unit, ...others].map((id) => t.rules.groundUnitOf[id]!);
      return worthOfMove(t, side, group, t.rules.hexes.of[to]!, prize);
    },
    DONE,
    0,
  );
};

function worthOfMove(
  t: ForlornTable,
  side: number,
  group: readonly number[],
  to: number,
  prize: (hex: number) => number,
): number {
  const from = t.position.ground.site[group[0]!]!;
  const { garrison, placePoint } = weightsOf(t, side);
  const stay = ashoreAt(t, side, from).filter((unit) => !group.includes(unit));
  const taken = t.position.control[to] === side ? 0 : pointsAt(t, to) + 0.3;
  const empty = ashoreAt(t, side, to).length === 0 && t.position.control[to] === side ? pointsAt(t, to) : 0;
  let left = 0;
  if (!stay.some((unit) => kindOf(t, unit) === "infantry")) {
    const vp = pointsAt(t, from);
    left = vp >= garrison ? vp * 2 : vp;
  }
  // Where the enemy is stronger nobody goes alone.
  const enemies = strongestNextTo(t, enemyOf(side), to);
  const own = strengthOf(t, [...ashoreAt(t, side, to), ...group]);
  const danger = enemies > own ? (enemies - own) * 0.25 : 0;
  const arms = 0.2 * (group.length - 1);
  const price = t.position.initiative === side ? 0 : PAID;
  const supplied = isSupplied(t, side, from) ? 0 : 0.2;
  return placePoint * (taken + empty - left) + (prize(to) - prize(from)) - danger + arms - price + supplied;
}

function strongestNextTo(t: ForlornTable, side: number, hex: number): number {
  return Math.max(0, ...landNeighbours(t.rules, hex).map((next) => strengthOf(t, ashoreAt(t, side, next))));
}

/** The chance that a defender is driven away or lost, less what a failure costs (11.4.1). */
function promiseOf(t: ForlornTable, side: number, hex: number, attacking: number, target: number): number {
  const defending = defenseOf(t, target, hex);
  const quantities = {
    "attacking-factor": attacking,
    "defending-factor": defending,
    terrain: terrainOf(t.rules, hex).groundCombat,
  };
  const sum = modifiersOf(t, "ground-combat", { t, side, hex, quantities });
  const { faces } = t.rules.parameters.die;
  let promise = 0;
  for (let face = 1; face <= faces; face++) {
    const result = resultOfRoll(t, "ground-combat", face + sum, quantities);
    const leaves = isGroundDisrupted(t, target) ? 1 : Math.max(0, faces - defending) / faces;
    if (result === "reduced") promise += 1.2 / faces;
    else if (result === "disrupted") promise += (0.3 + 0.7 * leaves) / faces;
    else if (result === "attacker-disrupted") promise -= 0.5 / faces;
  }
  return promise;
}

/** A defender with the arms that support it (11.4). */
function defenseOf(t: ForlornTable, target: number, hex: number): number {
  const { side } = t.rules.groundUnits[target]!;
  if (kindOf(t, target) !== "infantry") return combatFactorOf(t, target);
  const arms = ashoreAt(t, side, hex).filter((unit) => kindOf(t, unit) !== "infantry");
  return strengthOf(t, [target, ...arms]);
}

/** The unit in a hex that is driven away most easily. */
const weakest = (t: ForlornTable, side: number, hex: number, attacking: number): number =>
  bestOf(
    ashoreAt(t, side, hex),
    (unit) => promiseOf(t, enemyOf(side), hex, attacking, unit),
    ashoreAt(t, side, hex)[0] ?? -1,
  );

/** 11.4, 11.5: landings that are likely to come ashore, then attacks, the most promising one first. */
export const fightOnLand: Adviser = (t, side, _frame, codes) => {
  const { assault, supplyWorth } = weightsOf(t, side);
  const { ground } = t.position;
  return bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const { do: what, unit: id, at } = t.describe(code, side) as { do: string; unit?: string; at: string };
      const hex = t.rules.hexes.of[at]!;
      if (what === "land") {
        const units = [...ground.site.keys()].filter(
          (unit) =>
            ground.site[unit] === hex &&
            ground.aboard[unit]! >= 0 &&
            t.rules.groundUnits[unit]!.side === side,
        );
        const chance = chanceToLand(t, side, hex, units);
        return chance >= LANDS ? 5 + chance : 0;
      }
      const unit = t.rules.groundUnitOf[id!]!;
      const arms = ashoreAt(t, side, ground.site[unit]!).filter(
        (each) => kindOf(t, each) !== "infantry" && !isGroundDisrupted(t, each),
      );
      const attacking =
        (kindOf(t, unit) === "infantry" ? strengthOf(t, [unit, ...arms]) : combatFactorOf(t, unit)) +
        paratroopAttack(t, side, hex);
      const target = weakest(t, enemyOf(side), hex, attacking);
      if (target < 0) return 0;
      const promise = promiseOf(t, side, hex, attacking, target);
      const isPaid = t.position.initiative !== side;
      if (promise < assault || (isPaid && pointsAt(t, hex) < supplyWorth && promise < assault * 2)) return 0;
      return promise * (1 + pointsAt(t, hex) / 10);
    },
    DONE,
    0,
  );
};

/** The least chance with which a contested landing is made. */
const LANDS = 0.4;

/** 11.4: whom it attacks, then with what. */
export const attackOnLand: Adviser = (t, side, frame, codes) => {
  const { site, groundUnit } = frame.data as { site: number; groundUnit: number };
  return bestOf(
    codes,
    (code) => {
      const choice = t.describe(code, side) as {
        do: string;
        unit?: string;
        units?: string[];
        paratroops?: boolean;
      };
      if (choice.do === "target") {
        const arms = ashoreAt(t, side, t.position.ground.site[groundUnit]!).filter(
          (each) => kindOf(t, each) !== "infantry",
        );
        const attacking = strengthOf(t, [groundUnit, ...arms]);
        return promiseOf(t, side, site, attacking, t.rules.groundUnitOf[choice.unit!]!);
      }
      const units = (choice.units ?? []).map((id) => t.rules.groundUnitOf[id]!);
      return units.reduce((sum, unit) => sum + combatFactorOf(t, unit), choice.paratroops ? 2 : 0);
    },
    codes[0]!,
  );
};

/** 11.5: all go ashore, infantry first. */
export const goAshore: Adviser = (t, side, _frame, codes) =>
  bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const { unit } = t.describe(code, side) as { unit?: string };
      if (unit === undefined) return 1;
      const n = t.rules.groundUnitOf[unit]!;
      return (kindOf(t, n) === "infantry" ? 20 : 10) + combatFactorOf(t, n);
    },
    DONE,
    0,
  );

/** 11.4.4: to where supply comes from and friends are, not off the map. */
export const retreat: Adviser = (t, side, _frame, codes) =>
  bestOf(
    codes,
    (code) => {
      const { at } = t.describe(code, side) as { at?: string };
      if (at === undefined) return -20;
      const hex = t.rules.hexes.of[at]!;
      const friends = strengthOf(t, ashoreAt(t, side, hex));
      return (
        (isSupplied(t, side, hex) ? 4 : 0) +
        pointsAt(t, hex) * 0.4 +
        friends * 0.5 -
        strongestNextTo(t, enemyOf(side), hex) * 0.3
      );
    },
    codes[0]!,
  );

/** 11.2, 11.3: the strongest comes ashore first, the weakest is eliminated. */
export const disembark: Adviser = (t, side, _frame, codes) =>
  bestOf(codes, (code) => factorNamed(t, side, code), codes[0]!);
export const eliminate: Adviser = (t, side, _frame, codes) =>
  bestOf(codes, (code) => -factorNamed(t, side, code), codes[0]!);

const factorNamed = (t: ForlornTable, side: number, code: number): number =>
  combatFactorOf(t, t.rules.groundUnitOf[String(t.describe(code, side).unit)]!);
