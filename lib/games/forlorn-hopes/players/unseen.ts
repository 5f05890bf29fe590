import { below, type RandomState } from "../../../kernel";
import { joining } from "../ch09-air-missions/start";
import { type MissionData, missionOf } from "../ch09-air-missions/mission";
import { targetsOfMission } from "../ch09-air-missions/composition";
import { targetCodes } from "../ch09-air-missions/target-options";
import { mayUse } from "../model/bases";
import { takeOff } from "../model/flight";
import { AirFlag, Box, type ForlornTable, hasFlag } from "../model/position";
import { NOWHERE } from "../model/rules";

/** 9.1.2 A mission of the enemy before combat: that it flies, and where to, is known, but not what flies. */

/** Puts the units that cannot be seen back to their airbases. Whether there is such a mission. */
export function callBack(t: ForlornTable, enemy: number): boolean {
  const { air } = t.position;
  let found = false;
  for (const [unit, { side }] of t.rules.airUnits.entries()) {
    if (side !== enemy || !hasFlag(air.flags[unit]!, AirFlag.unseen)) continue;
    found = true;
    t.set(air.box, unit, Box.ready);
    t.set(air.hex, unit, NOWHERE);
    t.set(
      air.flags,
      unit,
      air.flags[unit]! & ~(AirFlag.unseen | AirFlag.mission | AirFlag.torpedo | AirFlag.flew),
    );
  }
  return found;
}

/** The chance that another unit joins those which fly. Unit: in so many of four. */
const JOINS = 3;

/** Some mission to the same hex that the enemy could fly with his units as they have been imagined; none of them is seen. */
export function flyUnseen(t: ForlornTable, units: readonly number[], random: RandomState): void {
  const mission = missionOf(t);
  const { side, site } = mission;
  const codes: number[] = [];
  const chosen = (): number[] => codes.map((code) => code >> 1);
  for (;;) {
    const open = joining(t, { side, airUnits: chosen() });
    if (open.length === 0) break;
    codes.push(open[below(random, open.length)]!);
    if (below(random, 4) >= JOINS) break;
  }
  if (codes.length === 0) codes.push(...placeFirst(t, side, units, random));
  const armed = codes.flatMap((code) => (code % 2 === 1 ? [code >> 1] : []));
  writeTarget(t, mission, chosen(), armed, random);
  for (const unit of chosen())
    takeOff(t, unit, site, AirFlag.unseen | (armed.includes(unit) ? AirFlag.torpedo : 0));
}

/** Nobody could fly it from where the units were imagined: one of them is elsewhere. */
function placeFirst(
  t: ForlornTable,
  side: number,
  units: readonly number[],
  random: RandomState,
): readonly number[] {
  const { air } = t.position;
  const first = below(random, t.rules.bases.length);
  for (const unit of units) {
    const [base, box] = [air.base[unit]!, air.box[unit]!];
    t.set(air.box, unit, Box.ready);
    for (let n = 0; n < t.rules.bases.length; n++) {
      const other = (first + n) % t.rules.bases.length;
      if (!mayUse(t, unit, other)) continue;
      t.set(air.base, unit, other);
      const found = joining(t, { side, airUnits: [] }).find((code) => code >> 1 === unit);
      if (found !== undefined) return [found];
    }
    t.set(air.base, unit, base);
    t.set(air.box, unit, box);
  }
  return [];
}

/** 9.6, option: the target that was written down is not known either. */
function writeTarget(
  t: ForlornTable,
  { side, site, reaction = false, secret }: MissionData,
  airUnits: readonly number[],
  armed: readonly number[],
  random: RandomState,
): void {
  if (secret[side] === null) return;
  const targets = targetsOfMission(t, side, site, reaction);
  const codes = targetCodes(t, targets, airUnits, armed);
  const code = codes[below(random, Math.max(1, codes.length))];
  t.set(secret, side, code === undefined ? null : { ...targets[code]! });
}
