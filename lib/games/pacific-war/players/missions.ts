import type { PacificTable } from "../model/position";
import { rangeOn, siteOf } from "../model/air";
import { distance } from "../model/distance";
import { airClass, baseAt, baseClass } from "../model/units";
import { enemyOf, type Strength } from "../model/rules";
import { detectedTaskForces, mayFly, reaches, repliesOver } from "../ch28-air-missions/eligibility";
import { isNight, isNightFighter, type MissionData, strengthInLight } from "../ch28-air-missions/mission";
import { firstStrikeOf } from "../ch28-air-missions/surprise";
import { bestOf, dataOf } from "../../shared/choosing";
import type { Adviser } from "./choosing";
import { DONE } from "../../../kernel";
import { hitsOf } from "./expectation";
import { goalsOf } from "./goals";
import { worthOfHits } from "./sight";
import { airStepWorth, baseHitWorth } from "./worth";
import { weightsOf } from "./weights";

/** 28.0 Which missions are flown, and by whom. */

/** A mean of less than this is not worth a seat in the mission. */
const LEAST_HITS = 0.25;
/** Steps that flak and CAP take from a mission on the average, where there is something to fire. */
const FLAK_LOSS = 0.6;
const CAP_LOSS = 1.2;

type Target = "ships" | "base";

/** What is worth attacking in a hex, as far as it can be seen. */
function targetsIn(t: PacificTable, side: number, hex: number): Target[] {
  const enemy = enemyOf(side);
  const found: Target[] = [];
  if (detectedTaskForces(t, hex, enemy).length > 0) found.push("ships");
  if (baseAt(t, hex, enemy) >= 0) found.push("base");
  return found;
}

const strengthFor = (t: PacificTable, n: number, target: Target): Strength =>
  strengthInLight(t, n, target === "ships" ? "antiNaval" : "antiGround", isNight(t) && target === "ships");

/** Mean hits of a unit on what it is sent against. */
export function meanHits(t: PacificTable, side: number, hex: number, n: number, target: Target): number {
  const { die, hitsTimes } = firstStrikeOf(t, side, hex);
  const { engine } = airClass(t.rules, t.position.airUnits[n]!);
  if (target === "ships" && engine === "LRA") return 0;
  const attack = target === "ships" ? `${engine.toLowerCase()}-strike-naval` : "strike-installation";
  return hitsTimes * hitsOf(t, attack, strengthFor(t, n, target), die);
}

/**
 * 28.17: whether a unit comes back to the ship that it is on, if it is on one. A carrier whose aircraft have landed ashore has
 * nothing more to do.
 */
function comesBack(t: PacificTable, n: number, hex: number): boolean {
  const unit = t.position.airUnits[n]!;
  if (unit.ship < 0 || airClass(t.rules, unit).isKamikaze) return true;
  const { hexes } = t.rules;
  return 2 * distance(hexes, siteOf(t.position, unit), hex) <= rangeOn(t, unit, "strike");
}

/** Own units that can strike a hex now, with those that fly over it since they struck back (28.13). */
const strikers = (t: PacificTable, side: number, hex: number): number[] => {
  const over = repliesOver(t, hex, side);
  return [...t.position.airUnits.keys()].filter(
    (n) =>
      over.includes(n) ||
      (mayFly(t, n, "strike", side) && comesBack(t, n, hex) && reaches(t, n, "strike", hex)),
  );
};

/** What a strike at a hex promises, less what it may cost. */
function strikeValue(t: PacificTable, side: number, hex: number): number {
  const { danger } = weightsOf(t, side);
  const units = strikers(t, side, hex);
  let best = -Infinity;
  for (const target of targetsIn(t, side, hex)) {
    if (target === "base" && isNight(t)) continue;
    const gain = units.reduce((sum, n) => {
      const hits = meanHits(t, side, hex, n, target);
      return hits < LEAST_HITS ? sum : sum + hits;
    }, 0);
    if (gain === 0) continue;
    const worth = target === "ships" ? worthOfHits(t, side, hex, gain) : baseGain(t, side, hex, gain);
    best = Math.max(best, worth - danger * lossOf(t, side, units));
  }
  return best;
}

/** Hits on a Base up to its interdiction, and the aircraft on the ground that go with them (4.1). */
function baseGain(t: PacificTable, side: number, hex: number, hits: number): number {
  const enemy = enemyOf(side);
  const base = t.position.bases[baseAt(t, hex, enemy)]!;
  const left = Math.max(0, baseClass(t.rules, base).interdictedAt - base.hits);
  const able = Math.min(hits, left);
  return able * baseHitWorth(t, side, hex) + AIRCRAFT_THERE * able * airStepWorth(t, side);
}

/** The share of hits on a Base that find aircraft. */
const AIRCRAFT_THERE = 0.25;

/** What flak, CAP and a landing at dusk (26.3) may take. */
function lossOf(t: PacificTable, side: number, units: readonly number[]): number {
  const { airStep, goal } = weightsOf(t, side);
  const worth = airStep * (1 + goal * goalsOf(t, enemyOf(side)).airStep);
  const { missions } = t.rules.lighting.conditions[t.position.lighting]!;
  const { levelMultiple, duskLoss } = t.rules.parameters.air;
  const { faces } = t.rules.parameters.die;
  const dusk =
    missions === "landing"
      ? units.reduce((sum, n) => {
          const { level } = airClass(t.rules, t.position.airUnits[n]!);
          return isNightFighter(t, n) ? sum : sum + duskLoss * (1 - (level * levelMultiple + 1) / faces);
        }, 0)
      : 0;
  return worth * (FLAK_LOSS + CAP_LOSS + dusk);
}

/** 28.2: the strike that promises most; none where nothing is worth one. */
export const chooseMission: Adviser = (t, side, _frame, codes) => {
  const kinds = Object.keys(t.rules.airMissions);
  const { length } = t.rules.hexes.ids;
  return bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const kind = kinds[Math.floor(code / length)];
      return kind === "strike" ? strikeValue(t, side, code % length) : -Infinity;
    },
    DONE,
    weightsOf(t, side).leastStrike,
  );
};

/** What the mission goes for: the same as its value was made of. */
function goalOf(t: PacificTable, { side, toHex }: MissionData): Target {
  const targets = targetsIn(t, side, toHex);
  if (isNight(t)) return "ships";
  if (targets.length < 2) return targets[0] ?? "base";
  const units = strikers(t, side, toHex);
  const sum = (target: Target): number =>
    units.reduce((all, n) => all + meanHits(t, side, toHex, n, target), 0);
  const ships = worthOfHits(t, side, toHex, sum("ships"));
  return ships >= baseGain(t, side, toHex, sum("base")) ? "ships" : "base";
}

/**
 * 28.3.2: all that can hit something; then fighters beside them as Escort, where they do not spoil the coordination
 * (28.3.3).
 */
export const missionUnits: Adviser = (t, side, _frame, codes) => {
  const mission = dataOf<MissionData>(t.frame("air-mission")!);
  if (mission.kind !== "strike") return codes.includes(DONE) ? DONE : codes[0]!;
  const target = goalOf(t, mission);
  const levelOf = (n: number): number => airClass(t.rules, t.position.airUnits[n]!).level;
  const value = (n: number): number => meanHits(t, side, mission.toHex, n, target);
  const able = codes.filter(
    (n) => n !== DONE && n < t.position.airUnits.length && comesBack(t, n, mission.toHex),
  );
  const strong = able.filter((n) => value(n) >= LEAST_HITS);
  if (strong.length > 0) return bestOf(strong, (n) => levelOf(n) * 10 + value(n), strong[0]!);
  if (mission.airUnits.length === 0) return codes[0]!;
  const least = Math.min(...mission.airUnits.map(levelOf));
  const escorts = able.filter((n) => {
    const { antiAir, engine } = airClass(t.rules, t.position.airUnits[n]!);
    const steps = t.position.airUnits[n]!.steps;
    return engine === "F" && antiAir !== null && levelOf(n) >= least && steps >= LEAST_ESCORT;
  });
  return escorts[0] ?? DONE;
};

/** An Escort of fewer steps is a gift to CAP. */
const LEAST_ESCORT = 3;
