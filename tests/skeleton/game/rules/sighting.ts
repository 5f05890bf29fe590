import { lostSight, reported } from "../../../../lib/games/shared/known";
import type { Steps } from "../../../../lib/kernel";
import { counted } from "../../../../lib/words";
import { isOn, type Position, type T, unitsOfSide } from "./position";
import { type Rules, sideIds, typeAt } from "./rules";

/** 4.0: a side sees what is near its units, and what is below its aircraft. */

/** Where a side sees the enemy now. */
export function seenPlaces(t: T, side: number): Set<number> {
  const { places, sight, moonlessSight } = t.rules;
  const range = isOn(t, "moonless") ? moonlessSight : sight;
  const seen = new Set<number>();
  for (const unit of unitsOfSide(t, side)) {
    const at = t.position.at[unit]!;
    for (const place of [at, ...(range > 0 ? places[at]!.near : []), ...places[at]!.over]) seen.add(place);
  }
  return seen;
}

/** Reports follow what is in sight now. Returns how many units the side sees. */
export function look(t: T, side: number): number {
  const { rules, position } = t;
  const known = position.known[side]!;
  const places = seenPlaces(t, side);
  const enemies = unitsOfSide(t, 1 - side);
  const inSight = enemies.filter((unit) => places.has(position.at[unit]!));
  for (const { subject } of [...known.contacts])
    if (subject >= 0 && !inSight.includes(subject)) lostSight(t, known, subject);
  for (const unit of inSight) {
    const what = { type: typeAt(rules, unit).id, at: rules.places[position.at[unit]!]!.id };
    reported(t, known, unit, what, position.turn);
  }
  return inSight.length;
}

export const sightingSteps: Steps<Rules, Position> = {
  sighting: {
    rule: "4.0",
    title: "Sighting",
    proceed(t) {
      sideIds.forEach((_id, side) => {
        const seen = look(t, side);
        t.say("4.0", () => (seen === 0 ? "Nothing is in sight." : `${counted(seen, "unit")} in sight.`), [
          side,
        ]);
      });
      t.reveal();
      t.leave();
    },
  },
};
