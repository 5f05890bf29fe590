import { type Choice, DONE, lanesStep, type Step, type Steps } from "../../../kernel";
import { counted } from "../../../words";
import { shipDamage } from "../ch04-damage";
import { fire } from "../model/combat";
import { hitFortification } from "../model/damage";
import { FORT, fortAt } from "../model/navy";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, type Rules, type Strength } from "../model/rules";
import {
  type Battle,
  battleOf,
  firingSides,
  gunnery,
  idOfUnit,
  nameOfUnit,
  nightBonus,
  placedOf,
  torpedoes,
} from "./battle";
import { detectAll } from "./determination";

/** 29.2.1 Fire: each naval unit at one target. All is declared before anything is resolved, and hits count at the end. */

const weapons = ["guns", "torpedoes", "guns-and-torpedoes"] as const;

type Shot = { ship: number; targetShip: number; weapons: (typeof weapons)[number] };
type Plan = { shots: Shot[] };

const navalFire = lanesStep<Rules, Position, Plan>({
  rule: "29.2.1",
  title: "Naval fire",
  open: (t) =>
    firingSides(t, battleOf(t)).map((side) => ({
      side,
      step: "naval-fire-plan",
      data: { side, n: 0, shots: [] },
    })),
  proceed(t, { data }) {
    const { secret } = data;
    // The order of the sides is of no account: all hits are applied together.
    const shots = firingSides(t, battleOf(t)).flatMap((side) =>
      (secret[side]?.shots ?? []).map((shot) => ({ ...shot, side })),
    );
    const targetShips = [...new Set(shots.map(({ targetShip }) => targetShip))];
    t.goTo("naval-volley", { shots, targetShips, hits: targetShips.map(() => 0) });
  },
});

/** The shots that are still to be resolved, and the hits of those before on each target. */
type Volley = { shots: (Shot & { side: number })[]; targetShips: number[]; hits: number[] };

const navalVolley: Step<Rules, Position, Volley> = {
  rule: "29.2.1",
  title: "Naval volley",
  proceed(t, { data }) {
    const [shot, ...rest] = data.shots;
    if (!shot) return applyHits(t, data);
    t.set(data, "shots", rest);
    resolve(t, battleOf(t), data, shot);
  },
};

function applyHits(t: PacificTable, { targetShips, hits }: Volley): void {
  const battle = battleOf(t);
  if (t.rules.parameters.search.combatDetects) detectAll(t, battle);
  const fort = fortAt(t, battle.hex);
  const at = targetShips.indexOf(FORT);
  if (fort >= 0 && at >= 0) hitFortification(t, fort, hits[at]!);
  const isShip = (_: number, n: number): boolean => n !== at;
  t.goTo("ship-damage", shipDamage(targetShips.filter(isShip), hits.filter(isShip)));
}

function resolve(t: PacificTable, battle: Battle, data: Volley, shot: Volley["shots"][number]): void {
  const { side, ship, targetShip, weapons: used } = shot;
  if (used !== "torpedoes") {
    const attack = targetShip === FORT ? "gunnery-fortification" : `gunnery-${battle.range}`;
    shoot(t, battle, data, { attack, strength: gunnery(t, battle, side, ship), shot });
  }
  if (used === "guns") return;
  const strength = torpedoes(t, battle, side, ship);
  const { fleet } = t.position;
  const before = fleet.torpedoes[ship]!;
  t.change(`/ships/${t.rules.ships[ship]!.id}/torpedoes`, before, before + 1);
  t.set(fleet.torpedoes, ship, before + 1);
  shoot(t, battle, data, { attack: `torpedo-${battle.range}`, strength, shot });
}

function shoot(
  t: PacificTable,
  battle: Battle,
  { targetShips, hits }: Volley,
  { attack, strength, shot }: { attack: string; strength: Strength; shot: Volley["shots"][number] },
): void {
  const { hex } = battle;
  const { side, ship, targetShip } = shot;
  const name = nameOfUnit(t, hex, ship);
  if (nightBonus(t, battle, side) !== 0) t.acted("34.11");
  const made = fire(t, { attack, strength, side, name }).hits;
  const n = targetShips.indexOf(targetShip);
  t.set(hits, n, hits[n]! + made);
  const what = attack.startsWith("torpedo") ? "Torpedoes" : "Guns";
  t.say("29.2.1", () => `${what}, ${name} at ${nameOfUnit(t, hex, targetShip)}: ${counted(made, "hit")}.`);
}

type Planning = { side: number; n: number; shots: Shot[] };

/** What a naval unit can use at a target: options are the target's place times the number of weapons, plus the weapon's. */
function weaponsAt(t: PacificTable, battle: Battle, side: number, unit: number, target: number): number[] {
  const hasGuns = gunnery(t, battle, side, unit) !== null;
  // 2.3.4: a fortification is fired at with guns.
  const hasTorpedoes = target !== FORT && torpedoes(t, battle, side, unit) !== null;
  return [hasGuns, hasTorpedoes, hasGuns && hasTorpedoes].flatMap((can, n) => (can ? [n] : []));
}

function optionsOf(t: PacificTable, side: number, unit: number): number[] {
  const battle = battleOf(t);
  return placedOf(t, battle, enemyOf(side)).flatMap((target, n) =>
    weaponsAt(t, battle, side, unit, target).map((weapon) => n * weapons.length + weapon),
  );
}

/** Naval units of a side that have something to fire with. */
function shooters(t: PacificTable, side: number): number[] {
  const battle = battleOf(t);
  const targets = placedOf(t, battle, enemyOf(side));
  return placedOf(t, battle, side).filter((unit) =>
    targets.some((target) => weaponsAt(t, battle, side, unit, target).length > 0),
  );
}

const targetOf = (t: PacificTable, side: number, code: number): number =>
  placedOf(t, battleOf(t), enemyOf(side))[Math.floor(code / weapons.length)]!;

const navalFirePlan: Step<Rules, Position, Planning> = {
  rule: "29.2.1",
  title: "Fire plan",
  asks: (t, { data }) => (data.n < shooters(t, data.side).length ? 1 << data.side : 0),
  options(t, { data }, side, out) {
    out.push(...optionsOf(t, side, shooters(t, side)[data.n]!), DONE);
  },
  describe(t, { data }, code, side): Choice {
    const { hex } = battleOf(t);
    const ship = idOfUnit(t, hex, shooters(t, side)[data.n]!);
    if (code === DONE) return { do: "hold-fire", ship };
    return {
      do: "fire",
      ship,
      at: idOfUnit(t, hex, targetOf(t, side, code)),
      with: weapons[code % weapons.length]!,
    };
  },
  prompt: (t, { data }, side) =>
    `At what does ${nameOfUnit(t, battleOf(t).hex, shooters(t, side)[data.n]!)} fire?`,
  explain(t, { data }, choice, side) {
    const unit = shooters(t, side)[data.n]!;
    if (choice.with === undefined || choice.with === "guns" || unit === FORT) return undefined;
    const battle = battleOf(t);
    return torpedoes(t, battle, side, unit) === null
      ? { rule: "29.2.1", text: `${t.rules.ships[unit]!.name} has no torpedoes at this range, or none left.` }
      : undefined;
  },
  take(t, { data }, code, side) {
    const ship = shooters(t, side)[data.n]!;
    if (code !== DONE)
      t.push(data.shots, {
        ship,
        targetShip: targetOf(t, side, code),
        weapons: weapons[code % weapons.length]!,
      });
    t.set(data, "n", data.n + 1);
  },
  proceed: (t, { data }) => t.leave({ shots: data.shots.map((shot) => ({ ...shot })) }),
};

export const fireSteps: Steps<Rules, Position> = {
  "naval-fire": navalFire,
  "naval-volley": navalVolley,
  "naval-fire-plan": navalFirePlan,
};
