import { forget, lostSight } from "../../../../lib/games/shared/known";
import { lookUp } from "../../../../lib/games/shared/result-table";
import { EngineError, type Steps } from "../../../../lib/kernel";
import { capital, counted } from "../../../../lib/words";
import { gain } from "./points";
import { type Position, SUNK, type T, unitsOfSide } from "./position";
import { type Rules, sideIds, sideNames, typeAt } from "./rules";

/** 5.0: units of both sides in one hex fire at each other, at the same time, by the table of gunfire. */
export const gunfireSteps: Steps<Rules, Position> = {
  gunfire: {
    rule: "5.0",
    title: "Gunfire",
    proceed(t) {
      t.rules.places.forEach((_place, place) => fight(t, place));
      t.leave();
    },
  },
};

const unitsAt = (t: T, place: number, side: number): number[] =>
  unitsOfSide(t, side).filter((unit) => t.position.at[unit] === place);

/** A unit that has lost steps fires with its share, rounded up. */
const strengthOf = ({ rules, position }: T, unit: number): number => {
  const { strength, steps } = typeAt(rules, unit);
  return Math.ceil((strength * position.steps[unit]!) / steps);
};

function fight(t: T, place: number): void {
  const forces = sideIds.map((_id, side) => unitsAt(t, place, side));
  if (forces.some((units) => units.length === 0)) return;
  // All fire before any hit counts.
  const results = forces.map((units, side) => fire(t, place, side, strengthOfAll(t, units)));
  results.forEach(({ hits, disperses }, side) => {
    const enemy = forces[1 - side]!;
    if (disperses) for (const unit of enemy) lostSight(t, t.position.known[side]!, unit);
    hit(t, side, enemy, hits);
  });
}

const strengthOfAll = (t: T, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + strengthOf(t, unit), 0);

function fire(t: T, place: number, side: number, strength: number): { hits: number; disperses: boolean } {
  const { gunfire, places } = t.rules;
  const { id, name } = places[place]!;
  const { dice, sides } = gunfire.roll ?? { dice: 1, sides: 6 };
  const faces = t.roll({ name: `Gunfire at ${id}`, side, dice, sides });
  const total = faces.reduce((sum, face) => sum + face, 0);
  const result = lookUp(gunfire, total, strength);
  if (!result) throw new EngineError(`The table of gunfire has no result for ${total} and ${strength}.`);
  t.say("5.0", () => `${capital(sideNames[side]!)} fires at ${name}, strength ${strength}: ${result.text}.`);
  const hits = result.parts.reduce<number>((sum, part) => sum + (typeof part === "number" ? part : 0), 0);
  return { hits, disperses: result.parts.includes("D") };
}

/** 5.1: each hit takes a step, of the weakest unit first. */
function hit(t: T, by: number, enemy: readonly number[], hits: number): void {
  const { rules, position } = t;
  const order = enemy.toSorted((a, b) => strengthOf(t, a) - strengthOf(t, b) || a - b);
  let left = hits;
  for (const unit of order) {
    const lost = Math.min(left, position.steps[unit]!);
    if (lost === 0) break;
    const { id, name } = typeAt(rules, unit);
    left -= lost;
    t.set(position.steps, unit, position.steps[unit]! - lost);
    t.lose(1 - by, id, lost);
    if (position.steps[unit]! > 0) {
      t.say("5.1", () => `${name} loses ${counted(lost, "step")}.`);
      continue;
    }
    t.set(position.at, unit, SUNK);
    forgetSunk(t, by, unit);
    gain(t, by, rules.sunk);
    t.say("5.1", () => `${name} is sunk.`);
  }
}

/** All see that it sinks. */
function forgetSunk(t: T, by: number, unit: number): void {
  const known = t.position.known[by]!;
  const contact = known.contacts.find(({ subject }) => subject === unit);
  lostSight(t, known, unit);
  forget(t, known, ({ id }) => id === contact?.id);
}
