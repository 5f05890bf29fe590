import { derived } from "../../../kernel";
import { stagesOf } from "../ch09-air-missions/stage";
import type { ForlornTable, Position } from "../model/position";
import { type Rules, sideIds } from "../model/rules";
import { worthOfBase } from "./bases";
import { dataOf } from "../../shared/choosing";
import type { Adviser } from "./choosing";

/** 9.3 Stages: a unit flies to where it is worth clearly more. */

export interface Stage {
  airUnit: number;
  base: number;
  gain: number;
}

/** How much better a base must be. Unit: worth. */
const LEAST = 2;

const plans = derived<Rules, Position, (Stage | undefined)[]>((t) => sideIds.map((_, side) => plan(t, side)));

/** The stage that gains most; undefined where none is worth a mission. */
export const stagePlan = (t: ForlornTable, side: number): Stage | undefined => plans(t)[side];

function plan(t: ForlornTable, side: number): Stage | undefined {
  let best: Stage | undefined;
  for (const [airUnit, each] of t.rules.airUnits.entries()) {
    if (each.side !== side || t.position.air.base[airUnit]! < 0) continue;
    const bases = stagesOf(t, airUnit);
    if (bases.length === 0) continue;
    const now = worthOfBase(t, airUnit, t.position.air.base[airUnit]!);
    for (const base of bases) {
      const gain = worthOfBase(t, airUnit, base) - now;
      if (gain > LEAST && gain > (best?.gain ?? 0)) best = { airUnit, base, gain };
    }
  }
  return best;
}

export const stageUnit: Adviser = (t, side, frame, codes) => {
  const { airUnit } = dataOf<{ airUnit: number }>(frame);
  const wanted = stagePlan(t, side);
  if (airUnit < 0) return wanted?.airUnit ?? codes[0]!;
  if (wanted?.airUnit === airUnit) return wanted.base;
  return codes.reduce((a, b) => (worthOfBase(t, airUnit, b) > worthOfBase(t, airUnit, a) ? b : a), codes[0]!);
};
