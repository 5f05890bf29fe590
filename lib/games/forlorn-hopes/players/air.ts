import { DONE } from "../../../kernel";
import type { Target } from "../model/attacks";
import { ownerOf, siteOfBase } from "../model/bases";
import { AirFlag, Box, type ForlornTable, hasFlag } from "../model/position";
import { modifiersOf } from "../model/rolls";
import { isBomber, isFighter, ratingsOf } from "../model/units";
import { airPlan } from "./air-plan";
import { bestBase } from "./bases";
import { bestOf, dataOf } from "../../shared/choosing";
import type { Adviser } from "./choosing";
import { reach } from "./sight";
import { bestAttack, gainOf } from "./strikes";
import { weightsOf } from "./weights";

/** 9 What is decided in an air mission: target, units, interception, flight from the ground, attacks, landing. */

interface Mission {
  side: number;
  site: number;
  reaction?: boolean;
  target: Target | null;
}

const missionOf = (t: ForlornTable): Mission | undefined =>
  t.frame("air-mission")?.data as unknown as Mission | undefined;

export const targetHex: Adviser = (t, side, _frame, codes) => airPlan(t, side)?.site ?? codes[0]!;

/** 9.1.1: bombers first, then their escorts. A code is twice the unit, and one more with torpedoes. */
export const missionUnits: Adviser = (t, side, frame, codes, random) => {
  const { airUnits, done } = dataOf<{ airUnits: number[]; done?: boolean }>(frame);
  const { site, reaction = false } = missionOf(t)!;
  if (done) return designate(t, side, frame, codes, random);
  const plan = airPlan(t, side, site, reaction);
  if (!plan) return codes.includes(DONE) ? DONE : codes[0]!;
  for (const unit of plan.airUnits) {
    if (airUnits.includes(unit)) continue;
    const armed = plan.target.kind === "naval" ? [2 * unit + 1, 2 * unit] : [2 * unit];
    const code = armed.find((each) => codes.includes(each));
    if (code !== undefined) return code;
  }
  return codes.includes(DONE) ? DONE : codes[0]!;
};

/** 9.6: the target of the plan, or what the units over the hex do most to. */
export const designate: Adviser = (t, side, frame, codes) => {
  const chosen = (frame.data as { airUnits?: number[] }).airUnits;
  const { site } = missionOf(t)!;
  const units = (chosen ?? overhead(t, side, site)).filter((unit) => isBomber(t, unit));
  return bestOf(
    codes,
    (code) => {
      const target = targetOf(t, site, side, t.describe(code, side));
      let sum = 0;
      for (const unit of units) sum += (target && bestAttack(t, unit, target)?.gain) ?? 0;
      return sum;
    },
    codes[0]!,
  );
};

const overhead = (t: ForlornTable, side: number, site: number): number[] =>
  t.rules.airUnits.flatMap((each, unit) =>
    each.side === side && t.position.air.box[unit] === Box.out && t.position.air.hex[unit] === site
      ? [unit]
      : [],
  );

/** The target that an option names; of ships the one that is worth most. */
function targetOf(
  t: ForlornTable,
  site: number,
  side: number,
  choice: Readonly<Record<string, unknown>>,
): Target | undefined {
  const { rules } = t;
  const kind = choice.target as Target["kind"];
  if (kind === "airbase") return { kind, base: rules.baseOf[String(choice.base)]! };
  if (kind === "city-or-port") return { kind, place: rules.placeOf[String(choice.place)]! };
  if (kind === "ground") return { kind, groundUnit: rules.groundUnitOf[String(choice.unit)]! };
  if (kind === "supply") return { kind, supply: String(choice.supply) };
  const ships = rules.ships.flatMap(({ side: owner, class: type }, ship) =>
    owner !== side && type !== "SS" && t.position.fleet.site[ship] === site ? [ship] : [],
  );
  const best = bestOf(ships, (ship) => (rules.ships[ship]!.class === "T" ? 3 : 1), ships[0] ?? -1);
  return kind === "naval" && best >= 0 ? { kind, ship: best } : undefined;
}

/** 9.4: fighters that are likely to get up, and that have nothing better to do. */
export const scramble: Adviser = (t, side, _frame, codes) => {
  const { site } = (t.frame("air-mission") ?? t.frame("patrol-interception"))!.data as unknown as Mission;
  const { scramble: least } = weightsOf(t, side);
  // Fighters that are about to escort a mission that matters stay for it.
  const mission = codes.some((code) => code !== DONE) ? airPlan(t, side) : undefined;
  const isHome = t.rules.bases.some((_, base) => siteOfBase(t, base) === site && ownerOf(t, base) === side);
  return bestOf(
    codes,
    (code) => {
      if (code === DONE) return least;
      const flags = t.position.air.flags[code]!;
      const isDown = hasFlag(flags, AirFlag.disrupted);
      const standsThere = siteOfBase(t, t.position.air.base[code]!) === site;
      if (isDown && !standsThere) return 0;
      const chance = chanceToScramble(t, side, code, site);
      const isWanted =
        mission !== undefined && mission.airUnits.includes(code) && mission.value > 2 && !isHome;
      const isWeak = hasFlag(flags, AirFlag.reduced) ? 0.15 : 0;
      return chance * (isWanted ? 0.5 : 1) + (standsThere ? 0.2 : 0) - isWeak - (isDown ? 0.15 : 0);
    },
    DONE,
    0,
  );
};

/** How much farther the mission is taken to have flown: its units are not known yet (9.4.1). */
const WARNING = 2;

function chanceToScramble(t: ForlornTable, side: number, unit: number, hex: number): number {
  const base = t.position.air.base[unit]!;
  const away = reach(t, siteOfBase(t, base), hex);
  const sum = modifiersOf(t, "interceptor-scramble", {
    t,
    side,
    airUnit: unit,
    base,
    hex,
    quantities: { "range-warning": Math.max(0, WARNING + 2 - away) },
  });
  const { faces } = t.rules.parameters.die;
  return Math.min(1, Math.max(0, ((ratingsOf(t, unit).tma ?? 0) - sum) / faces));
}

/** 9.5: bombers and all that have flown get away from a base that is attacked; fighters that are ready stay for the day. */
export const flee: Adviser = (t, side, frame, codes) => {
  const { airUnit } = (frame.data.secret as unknown as { airUnit: number }[])[side]!;
  if (airUnit >= 0) return bestBase(t, airUnit, codes);
  return bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const isReady =
        t.position.air.box[code] === Box.ready && !hasFlag(t.position.air.flags[code]!, AirFlag.flew);
      return isFighter(t, code) && isReady ? -1 : 1;
    },
    DONE,
    0,
  );
};

/** 9.10: without a battle each unit attacks in the way that promises most; fighters only where strafing is worth it. */
export const attack: Adviser = (t, side, _frame, codes) => {
  const target = missionOf(t)?.target;
  return bestOf(
    codes,
    (code) => {
      const choice = t.describe(code, side);
      const unit = t.rules.airUnitOf[String(choice.unit)]!;
      if (choice.do !== "attack" || !target) return isFighter(t, unit) ? 0 : -5;
      const aim: Target =
        choice.ship === undefined ? target : { kind: "naval", ship: t.rules.shipOf[String(choice.ship)]! };
      if (choice.mode === "drop") return 3;
      const gain = gainOf(t, unit, aim, { mode: String(choice.mode), altitude: choice.altitude as "low" });
      return isFighter(t, unit) ? gain : gain + 1;
    },
    codes[0]!,
  );
};

/** 9.12. */
export const landUnit: Adviser = (t, side, _frame, codes) => {
  const unit = t.rules.airUnitOf[String(t.describe(codes[0]!, side).unit)];
  return unit === undefined ? codes[0]! : bestBase(t, unit, codes);
};
