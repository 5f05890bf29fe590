import { derived } from "../../../kernel";
import { ofRulesBy } from "../../shared/of-rules";
import { hasTroops, stepsOf, troopsIn } from "../model/ground";
import { around } from "../model/links/spread";
import { linksOf } from "../model/links/state";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { baseAt, baseClass, groundClass, stepsOfGround } from "../model/units";
import { isStrategic } from "../model/war";
import { enemyAirfields, flying } from "./fleet";
import { goalsOf, placesToHold, placesToTake } from "./goals";
import { landWay } from "./roads";
import { keptWhileStanding } from "./standing";
import { warWeights, weightsOf } from "./weights";

/** Where a side wants troops in a game of months: places to be taken, and those of its own that are fought for or bare (1.2). */

/** A place, and what one's troops there would count. */
export interface Aim {
  place: number;
  hex: number;
  worth: number;
  /** Steps that the enemy is thought to have there, and one's own. */
  enemySteps: number;
  ownSteps: number;
  /** In the whole war the city that troops could march to from there, and that counts most. */
  city?: Aim;
}

/**
 * Steps that the enemy has ashore in a hex on the average: of a Force only that it is there is known (2.5.11). Those of places
 * that are fought for have been seen.
 */
function averageForce(t: PacificTable, enemy: number): number {
  const hexes = new Set<number>();
  let steps = 0;
  for (const unit of t.position.groundUnits)
    if (groundClass(t.rules, unit).side === enemy && unit.hex >= 0 && unit.ship < 0) {
      hexes.add(unit.hex);
      steps += stepsOfGround(t.rules, unit);
    }
  const share = isStrategic(t) ? warWeights(t).troops.atTheFront : 1;
  return (share * steps) / Math.max(1, hexes.size);
}

/** Kept as long as everybody is where he is, and nothing is taken (standing.ts). */
export const aimsOf = (t: PacificTable, side: number): readonly Aim[] => keptAims(t, side, 0);

const keptAims = keptWhileStanding(allAims);

function allAims(t: PacificTable, side: number): readonly Aim[] {
  const enemy = enemyOf(side);
  const average = averageForce(t, enemy);
  const { places } = goalsOf(t, side);
  const isWar = isStrategic(t);
  const { campaign, troops } = warWeights(t);
  const { cutOff } = isWar ? troops : campaign;
  const nearLinks = linkedSoon(t).sides[side];
  const beyond = (place: number): number =>
    marchesFrom(t.rules, place).reduce(
      (most, other) => (t.position.control[other] === side ? most : Math.max(most, places.get(other) ?? 0)),
      0,
    );
  const aimAt = (place: number): Aim => {
    const { hex } = t.rules.places[place]!;
    const ownSteps = stepsOf(t, troopsIn(t, hex, side));
    const share = nearLinks === undefined || nearLinks[hex] === 1 ? 1 : cutOff;
    return {
      place,
      hex,
      worth: share * ((places.get(place) ?? 0) + (isWar ? 0 : campaign.beach * beyond(place))),
      enemySteps: thought(t, hex, side, average),
      ownSteps,
    };
  };
  const cities = new Map<number, Aim>();
  /** What could be marched to, with all that could already come there. */
  const cityAt = (place: number): Aim => {
    let found = cities.get(place);
    if (!found) {
      const aim = aimAt(place);
      cities.set(
        place,
        (found = {
          ...aim,
          worth: warWeights(t).troops.byMarch * aim.worth,
          ownSteps: stepsNear(t, side, aim.hex),
        }),
      );
    }
    return found;
  };
  const withCity = (aim: Aim): Aim => {
    const marches = isWar ? marchesFrom(t.rules, aim.place) : [];
    const wanted = marches.filter((other) => t.position.control[other] !== side && places.has(other));
    if (wanted.length === 0) return aim;
    const city = wanted.map(cityAt).reduce((a, b) => (b.worth > a.worth ? b : a));
    return { ...aim, city };
  };
  const held = placesToHold(t, side).map(aimAt);
  const fields = isWar ? enemyAirfields(t, side) : [];
  return [
    ...placesToTake(t, side).map(aimAt).map(withCity),
    ...held.filter(({ hex }) => hasTroops(t, hex, enemy)),
    ...held
      .filter(({ hex, ownSteps }) => ownSteps === 0 && !hasTroops(t, hex, enemy))
      .filter(
        ({ hex }) => !isWar || fields.some((each) => flying(t, hex, each) <= warWeights(t).troops.inReach),
      )
      .map((aim) => ({ ...aim, worth: aim.worth * weightsOf(t, side).bare })),
  ];
}

interface LinkedSoon {
  links: ReturnType<typeof linksOf>;
  sides: readonly (Uint8Array | undefined)[];
}

/** By side: hexes that are linked, or will be when they are taken; undefined where everything is. It lasts as long as the links. */
const linkedSoon = derived<Rules, Position, LinkedSoon>((t, before) => {
  const links = linksOf(t);
  if (before?.links === links) return before;
  const { inTheWay } = warWeights(t).chances;
  const { next, ids } = t.rules.hexes;
  const all = [...ids.keys()];
  const sides = links.sides.map(({ blocks, linked }) => {
    if (t.position.terms.linked) return undefined;
    const soon = (test: (hex: number) => boolean, radius: number): Uint8Array =>
      around(next, all.filter(test), radius, ids.length);
    const free = soon((hex) => blocks.air[hex] === 0, inTheWay);
    const near = soon((hex) => blocks.air[hex] === 0 && linked[hex] === 1, inTheWay + 1);
    return Uint8Array.from(all, (hex) => (linked[hex] === 1 || (free[hex] === 0 && near[hex] === 1) ? 1 : 0));
  });
  return { links, sides };
});

/** Steps of a side that could march to a hex in one Operation. */
const stepsNear = (t: PacificTable, side: number, hex: number): number =>
  t.position.groundUnits.reduce(
    (sum, unit) =>
      unit.hex >= 0 &&
      unit.ship < 0 &&
      groundClass(t.rules, unit).side === side &&
      landWay(t, unit.hex, hex) <= warWeights(t).chances.march
        ? sum + stepsOfGround(t.rules, unit)
        : sum,
    0,
  );

/** Places to which troops could march from a place. */
const marchesFrom = ofRulesBy((rules: Rules, place: number): readonly number[] => {
  const from = rules.places[place]!.hex;
  const { march } = warWeights({ rules }).chances;
  return [...rules.places.keys()].filter(
    (other) => other !== place && landWay({ rules }, from, rules.places[other]!.hex) <= march,
  );
});

/** What is thought to stand in a hex: troops that one fights with are seen, others are so many as there are elsewhere. */
function thought(t: PacificTable, hex: number, side: number, average: number): number {
  const enemy = enemyOf(side);
  const { atBase, atHeadquarters, doubled } = warWeights(t).chances;
  if (!hasTroops(t, hex, enemy)) return 0;
  if (hasTroops(t, hex, side)) return stepsOf(t, troopsIn(t, hex, enemy));
  const base = baseAt(t, hex, enemy);
  const isLarge = base >= 0 && baseClass(t.rules, t.position.bases[base]!).isLarge;
  if (isStrategic(t) && !isLarge) return average * warWeights(t).troops.smallGarrison;
  const wanted = goalsOf(t, enemy).places.get(t.rules.hexes.place[hex]!) ?? 0;
  const common = average * (1 + wanted / doubled);
  if (base < 0) return common;
  const led = t.position.headquarters.includes(hex) ? atHeadquarters : 1;
  return common * led * (isLarge ? atLarge(t) : atBase);
}

const atLarge = (t: PacificTable): number =>
  (isStrategic(t) ? warWeights(t).troops : warWeights(t).campaign).largeBase;

/** The chance that so many steps take a place, or hold it, as it is thought of. */
function chanceWith(t: PacificTable, side: number, { enemySteps }: Aim, steps: number): number {
  if (steps === 0) return 0;
  if (enemySteps === 0) return 1;
  const { attackRatio } = weightsOf(t, side);
  const { none, sure } = warWeights(t).chances;
  const ratio = steps / (enemySteps * attackRatio);
  return Math.max(0, Math.min(1, (ratio - none) / (sure - none)));
}

/** 23.8.3: steps that come from the sea, of which the lead is half as good where no troops of its side are yet. */
export const assaulting = (t: PacificTable, { enemySteps, ownSteps }: Aim, steps: number): number =>
  enemySteps > 0 && ownSteps === 0 ? warWeights(t).chances.assault * steps : steps;

/** What more steps at a place are worth, beside those that are there or under way: for the place, and for the city beyond. */
export function gainOf(t: PacificTable, side: number, aim: Aim, steps: number, coming = 0): number {
  const before = chanceWith(t, side, aim, aim.ownSteps + coming);
  const after = chanceWith(t, side, aim, aim.ownSteps + coming + steps);
  const { city } = aim;
  const ashore = city ? after * gainOf(t, side, city, steps, coming) : 0;
  return aim.worth * (after - before) + ashore;
}
