import { pieceAt } from "../model/pieces";
import type { T } from "../model/position";
import { QUARTERS, type Rules } from "../model/rules";
import { chartsOf } from "./charts";
import type { Outlook } from "./outlook";
import type { Picture } from "./picture";
import { surfacePower } from "./power";

/** What a side has at each place, by place: on land, in the air, in port and at sea. */
export interface Forces {
  /** Combat Strength ashore, and how much of it belongs to units that can lose a step and stay. */
  readonly land: Float64Array;
  readonly fresh: Float64Array;
  /** Stacking factors ashore. */
  readonly factors: Float64Array;
  /** Air steps that are not being carried. */
  readonly air: Float64Array;
  /** Power of gun ships and Air Strength of carriers, in port and in Task Forces. */
  readonly port: Float64Array;
  readonly portAir: Float64Array;
  readonly sea: Float64Array;
  readonly seaAir: Float64Array;
  /** Strength of the troops that Task Forces bring. */
  readonly troops: Float64Array;
}

export type Survey = readonly [Forces, Forces];

function cleared(forces: Forces): Forces {
  forces.land.fill(0);
  forces.fresh.fill(0);
  forces.factors.fill(0);
  forces.air.fill(0);
  forces.port.fill(0);
  forces.portAir.fill(0);
  forces.sea.fill(0);
  forces.seaAir.fill(0);
  forces.troops.fill(0);
  return forces;
}

const blank = (places: number): Forces => ({
  land: new Float64Array(places),
  fresh: new Float64Array(places),
  factors: new Float64Array(places),
  air: new Float64Array(places),
  port: new Float64Array(places),
  portAir: new Float64Array(places),
  sea: new Float64Array(places),
  seaAir: new Float64Array(places),
  troops: new Float64Array(places),
});

/** Count what both sides have where, as far as the picture shows it; into the lists of a survey that is done with. */
export function surveyOf(
  t: T,
  { at, steps, tf, unknown }: Picture,
  side: number,
  before: Survey | undefined,
): Survey {
  const { places, pieces } = t.rules;
  const survey: Survey = before
    ? [cleared(before[0]), cleared(before[1])]
    : [blank(places.length), blank(places.length)];
  for (let p = 0; p < pieces.length; p++) {
    const { kind: where, within } = places[at[p]!]!;
    if (where === "limbo" || steps[p] === 0) continue;
    const piece = pieceAt(t, p);
    const forces = survey[piece.side as 0 | 1];
    const sails = tf[p] !== -1;
    if (piece.kind === "naval") {
      if (at[p] === t.rules.convoyEscort) continue;
      (sails ? forces.sea : forces.port)[within]! += surfacePower(piece);
      (sails ? forces.seaAir : forces.portAir)[within]! += piece.airStrength;
    } else if (piece.kind === "air") {
      if (!sails && where === "base") forces.air[within]! += steps[p]!;
    } else if (piece.kind === "land") {
      const strength = steps[p]! >= piece.maxSteps ? piece.strength : piece.reduced;
      if (sails) forces.troops[within]! += strength;
      else {
        forces.land[within]! += strength;
        forces.factors[within]! += piece.transport / QUARTERS;
        if (steps[p]! > 1) forces.fresh[within]! += strength;
      }
    }
  }
  const enemy = survey[(1 - side) as 0 | 1];
  for (const { place, power } of unknown) enemy.sea[place]! += power;
  return survey;
}

/** Bases of a side that the enemy could land at, or already stands in: those it must think of holding. */
export function isExposed({ t, theirs, enemy, exposure }: Outlook, place: number): boolean {
  if (exposure[place]! < 0) {
    const could =
      theirs.land[place]! > 0 ||
      isHeldNear(t, place, enemy) ||
      t.rules.landNext[place]!.some((next) => theirs.land[next]! > 0);
    exposure[place] = could ? 1 : 0;
  }
  return exposure[place] === 1;
}

/** Whether a side holds a base from which troops may land there. */
export function isHeldNear(t: T, place: number, side: number): boolean {
  for (const base of chartsOf(t.rules).near[place]!) if (isHeld(t, base, side)) return true;
  return false;
}

export function isHeld(t: T, place: number, side: number): boolean {
  const { kind, control } = t.rules.places[place]!;
  return (kind === "off-map" ? control : t.position.control[place]) === side;
}

/** Hexes by sea from one place to another. */
export const hexesBetween = (rules: Rules, side: number, from: number, to: number): number =>
  chartsOf(rules).hexes[side as 0 | 1][from * rules.places.length + to]!;
