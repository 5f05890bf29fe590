import { airbaseAt } from "../model/air";
import { distance } from "../model/distance";
import { isLinked, payersOf } from "../model/links";
import { costIn, pointsAt } from "../model/command-points";
import type { PacificTable } from "../model/position";
import { pointsLeft, resourcePlaces } from "../model/resources";
import { ALLIED, JAPANESE } from "../model/rules";
import { airClass, baseAt, baseClass, isInterdicted } from "../model/units";
import { warOf } from "../model/war";

/** 8.3 Which groups can raid, what they reach, and who pays. */

/** A group that takes part: its points, and the headquarters that pays for them. */
export type Share = { group: string; points: number; headquarters: number };

const hexOf = (t: PacificTable, group: string): number => t.rules.hexes.of[warOf(t).bombers[group]!.at] ?? -1;

/** Homeland Resource hexes that are not annihilated and that all these groups reach. */
export function targetsOf(t: PacificTable, groups: readonly string[]): number[] {
  const { hexes, parameters, places } = t.rules;
  return resourcePlaces(t, "homeland").filter(
    (place) =>
      pointsLeft(t, place) > 0 &&
      groups.every(
        (group) => distance(hexes, hexOf(t, group), places[place]!.hex) <= parameters.strategicBombing.reach,
      ),
  );
}

/** Groups in a Linked large airbase that is not interdicted, and that have points. */
function readyGroups(t: PacificTable): string[] {
  return Object.entries(warOf(t).bombers).flatMap(([id, { points }]) => {
    const hex = hexOf(t, id);
    const base = hex < 0 ? -1 : baseAt(t, hex, ALLIED);
    const isLarge = base >= 0 && baseClass(t.rules, t.position.bases[base]!).isLarge;
    return points > 0 && isLarge && !isInterdicted(t, base) && isLinked(t, hex, ALLIED) ? id : [];
  });
}

/** 8.3, 11.7.3: Command Points for the bombers of a group. */
export const costOfShare = (t: PacificTable, { group, headquarters, points }: Share): number =>
  costIn(t, hexOf(t, group), headquarters, points * t.rules.parameters.strategicBombing.cost);

/** What else may take part: each group once, with as many points as it has and a headquarters can pay for. */
export function sharesOf(t: PacificTable, chosen: readonly Share[]): Share[] {
  const taken = chosen.map(({ group }) => group);
  return readyGroups(t).flatMap((group) => {
    if (taken.includes(group) || targetsOf(t, [...taken, group]).length === 0) return [];
    return payersOf(t, hexOf(t, group), ALLIED).flatMap((headquarters) => {
      const spent = chosen.reduce(
        (sum, share) => (share.headquarters === headquarters ? sum + costOfShare(t, share) : sum),
        0,
      );
      const most = Math.min(
        warOf(t).bombers[group]!.points,
        Math.floor((pointsAt(t, headquarters) - spent) / costOfShare(t, { group, headquarters, points: 1 })),
      );
      return Array.from({ length: Math.max(0, most) }, (_each, n) => ({
        group,
        points: n + 1,
        headquarters,
      }));
    });
  });
}

/** 8.6: whether a target has Japanese fighters of a level that rise against bombers: no carrier aircraft. */
export const isDefended = (t: PacificTable, place: number): boolean => {
  const { hex } = t.rules.places[place]!;
  return t.position.airUnits.some((unit) => {
    const { engine, isCarrierCapable, level, side } = airClass(t.rules, unit);
    return (
      unit.hex === hex &&
      unit.steps > 0 &&
      side === JAPANESE &&
      engine === "F" &&
      !isCarrierCapable &&
      level > 0
    );
  });
};

/** 8.6: whether an Allied airbase near a target takes in bombers in distress: a port without an airfield does not. */
export const hasEmergencyBase = (t: PacificTable, places: readonly number[]): boolean =>
  t.position.bases.some(
    (base, n) =>
      base.side === ALLIED &&
      base.hex >= 0 &&
      airbaseAt(t, base.hex, ALLIED) === n &&
      !isInterdicted(t, n) &&
      isLinked(t, base.hex, ALLIED) &&
      places.some(
        (place) =>
          distance(t.rules.hexes, base.hex, t.rules.places[place]!.hex) <=
          t.rules.parameters.strategicBombing.emergencyBase,
      ),
  );
