import { DONE } from "../../../kernel";
import { type Battle, battleOf, gunnery, placedOf, ranges, torpedoes } from "../ch29-naval-combat/battle";
import { FORT, navalUnitsAt } from "../model/navy";
import type { PacificTable } from "../model/position";
import { enemyOf } from "../model/rules";
import { bestOf, dataOf } from "../../shared/choosing";
import type { Adviser } from "./choosing";
import { hitsOf } from "./expectation";
import { flying, enemyGroups, havensOf, mustComeHome, wayTo } from "./fleet";
import { goalsOf } from "./goals";
import { landings } from "./landings";
import { hitsLeft, hitWorth } from "./worth";
import { weightsOf } from "./weights";

/** 29.0 Naval battles. */

type Weapon = "guns" | "torpedoes" | "guns-and-torpedoes";

/** Mean hits of a naval unit at the range of the battle, or at another. */
function fireOf(
  t: PacificTable,
  battle: Battle,
  side: number,
  { unit, isFort, weapon }: { unit: number; isFort: boolean; weapon: Weapon },
): number {
  const attack = isFort ? "gunnery-fortification" : `gunnery-${battle.range}`;
  const guns = weapon === "torpedoes" ? 0 : hitsOf(t, attack, gunnery(t, battle, side, unit));
  if (weapon === "guns" || isFort || battle.range === "long") return guns;
  return guns + hitsOf(t, `torpedo-${battle.range}`, torpedoes(t, battle, side, unit));
}

/** All that a side's naval units there hit in a phase on the average. */
function broadside(t: PacificTable, battle: Battle, side: number, units: readonly number[]): number {
  return units.reduce(
    (sum, unit) => sum + fireOf(t, battle, side, { unit, isFort: false, weapon: "guns-and-torpedoes" }),
    0,
  );
}

const allAt = (t: PacificTable, { hex }: Battle, side: number): number[] => navalUnitsAt(t, hex, side);

/** Own fire against what is seen of the enemy's: his units on the display. */
function edgeAt(t: PacificTable, battle: Battle, side: number): number {
  const own = broadside(t, battle, side, allAt(t, battle, side));
  const other = broadside(t, battle, enemyOf(side), placedOf(t, battle, enemyOf(side)));
  return (own + LEAST) / (other + LEAST);
}

const LEAST = 0.3;

/** 29.2.1: those that fire best first; transports and carriers last. */
export const place: Adviser = (t, side, _frame, codes) => {
  const battle = battleOf(t);
  return bestOf(
    codes,
    (code) => {
      const choice = t.describe(code, side);
      if (choice["ship"] === undefined) return FORT_FIRST;
      const ship = t.rules.shipOf[String(choice["ship"])]!;
      const { of, launchCapacity } = t.rules.ships[ship]!;
      const fire = fireOf(t, battle, side, { unit: ship, isFort: false, weapon: "guns-and-torpedoes" });
      return fire - (of.transport ? HIDE : 0) - (launchCapacity > 0 ? HIDE : 0);
    },
    codes[0]!,
  );
};

const FORT_FIRST = 10;
const HIDE = 20;

type Planning = { side: number; n: number; shots: { ship: number; targetShip: number; weapons: Weapon }[] };

/** 29.2.1: what counts most after the shots that are planned already; torpedoes are kept where little is to be hit. */
export const aim: Adviser = (t, side, frame, codes) => {
  const battle = battleOf(t);
  const { shots } = dataOf<Planning>(frame);
  const planned = (target: number): number =>
    shots.reduce(
      (sum, { ship, targetShip, weapons }) =>
        targetShip === target
          ? sum + fireOf(t, battle, side, { unit: ship, isFort: target === FORT, weapon: weapons })
          : sum,
      0,
    );
  return bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const choice = t.describe(code, side);
      const unit = t.rules.shipOf[String(choice["ship"])] ?? FORT;
      const target = t.rules.shipOf[String(choice["at"])] ?? FORT;
      const weapon = String(choice["with"]) as Weapon;
      const hits = fireOf(t, battle, side, { unit, isFort: target === FORT, weapon });
      const gain =
        target === FORT ? fortGain(t, side, hits) : shipGain(t, side, target, hits, planned(target));
      return gain - (weapon === "guns" ? 0 : torpedoPrice(t, battle, side));
    },
    codes[0]!,
  );
};

function shipGain(t: PacificTable, side: number, ship: number, hits: number, planned: number): number {
  const left = Math.max(0, hitsLeft(t, side, ship) - planned);
  const spare = Math.max(0, Math.min(hits - left, SPARE));
  return (Math.min(hits, left) + spare * SPARE_SHARE) * hitWorth(t, side, ship);
}

const SPARE = 2;
const SPARE_SHARE = 0.4;

function fortGain(t: PacificTable, side: number, hits: number): number {
  const { goal, warshipHit } = weightsOf(t, side);
  const wanted = Math.max(0, ...goalsOf(t, side).forts.values());
  return hits * (warshipHit + goal * wanted * FORT_SHARE);
}

const FORT_SHARE = 0.2;

/** Torpedoes are few: in the first phase with Surprise better targets may still come. */
const torpedoPrice = (t: PacificTable, { phase, surpriseSide }: Battle, side: number): number => {
  const { surprisePhases } = t.rules.parameters.navalCombat;
  return surpriseSide === side && phase < surprisePhases ? PRICE : 0;
};
const PRICE = 0.4;

/** 29.2.4: the range at which the own fire is most beyond the enemy's; away where it is hopeless. */
export const bid: Adviser = (t, side, _frame, codes) => {
  const battle = battleOf(t);
  const WITHDRAW = ranges.length;
  const best = bestOf(
    codes.filter((code) => code !== WITHDRAW),
    (code) => {
      const at = { ...battle, range: ranges[code]! };
      const own = broadside(t, at, side, allAt(t, battle, side));
      return own - broadside(t, at, enemyOf(side), placedOf(t, battle, enemyOf(side)));
    },
    codes[0]!,
  );
  if (!codes.includes(WITHDRAW) || isNeeded(t, battle, side)) return best;
  return edgeAt(t, battle, side) < weightsOf(t, side).seaEdge ? WITHDRAW : best;
};

/** Those that are to land here stay. */
const isNeeded = (t: PacificTable, { hex }: Battle, side: number): boolean =>
  [...landings(t, side).values()].includes(hex);

/** 29.2.5: after the last phase those leave who are weaker, and have nothing to land here. */
export const leave: Adviser = (t, side, frame, codes) => {
  const battle = battleOf(t);
  if (codes.includes(DONE) && isNeeded(t, battle, side)) return DONE;
  if (codes.includes(DONE) && edgeAt(t, battle, side) >= weightsOf(t, side).seaEdge) return DONE;
  return goAway(t, side, frame, codes, [0, 0, 0, 0] as never);
};

/** Towards a port, and away from the enemy. */
export const goAway: Adviser = (t, side, _frame, codes) => {
  const havens = havensOf(t, side);
  const enemies = enemyGroups(t, side).map((n) => t.position.taskForces[n]!.hex);
  return bestOf(
    codes.filter((code) => code !== DONE),
    (hex) => {
      const near = enemies.reduce((least, other) => Math.min(least, flying(t, hex, other)), 9);
      const way = havens.length > 0 ? wayTo(t, hex, havens) : 0;
      return near - (mustComeHome(t) ? 2 : 1) * way;
    },
    codes[0]!,
  );
};

type Shelling = { n: number; ships: number[] };

/** 29.3: every ship bombards: the Base where that is asked for, else the troops. */
export const shell: Adviser = (t, side, frame, codes) => {
  const { n, ships } = dataOf<Shelling>(frame);
  if (n < ships.length) return codes[0]!;
  const goals = goalsOf(t, side);
  return bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const choice = t.describe(code, side);
      if (choice["unit"] !== undefined) return 1 + (goals.troops.get(String(choice["unit"])) ?? 0);
      if (choice["base"] === undefined) return SUPPORT;
      const hex = t.rules.hexes.of[String(choice["base"])]!;
      return SUPPORT + (goals.bases.get(t.rules.hexes.place[hex]!) ?? 0);
    },
    codes[0]!,
  );
};

const SUPPORT = 0.5;
