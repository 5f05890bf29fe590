import type { PacificWarVictoryCondition } from "../../../documents/generated/types";
import { derived } from "../../../kernel";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, NOWHERE, type Rules, sideIds } from "../model/rules";
import { isStrategic } from "../model/war";
import { objectivesOf } from "./objectives";
import { seaWay } from "./waters";
import { warWeights, weightsOf } from "./weights";

/** What the victory conditions of a scenario (1.2) make worth having, for each side. */
interface Goals {
  /** By place: what its control is worth. */
  readonly places: ReadonlyMap<number, number>;
  /** By place: what it is worth to interdict the Base of the other side there. */
  readonly bases: ReadonlyMap<number, number>;
  /** By ship of the other side: what its end is worth, and one hit. */
  readonly ends: ReadonlyMap<number, number>;
  readonly hits: ReadonlyMap<number, number>;
  /** By ship of the other side: so many hits are asked for. */
  readonly wanted: ReadonlyMap<number, number>;
  /** What an air step of the other side is worth. */
  readonly airStep: number;
  /** By fortification, and by the id of a ground unit: what its end is worth. */
  readonly forts: ReadonlyMap<number, number>;
  readonly troops: ReadonlyMap<string, number>;
}

type Condition = PacificWarVictoryCondition;

/** What a condition of a scenario without points counts for. */
const CONDITION = 3;
/** A step of so many that are asked for. */
const SHARE = 0.25;

class Collector {
  readonly all = sideIds.map(() => ({
    places: new Map<number, number>(),
    bases: new Map<number, number>(),
    ends: new Map<number, number>(),
    hits: new Map<number, number>(),
    wanted: new Map<number, number>(),
    airStep: 0,
    forts: new Map<number, number>(),
    troops: new Map<string, number>(),
  }));

  constructor(private readonly rules: Rules) {}

  private side(id: string): number {
    return sideIds.findIndex((each) => each === id);
  }

  private place(id: string): number {
    const { hexes, placeOf } = this.rules;
    return placeOf[id] ?? hexes.place[hexes.of[id]!] ?? -1;
  }

  private most<K>(map: Map<K, number>, key: K, worth: number): void {
    map.set(key, Math.max(map.get(key) ?? 0, worth));
  }

  ships(owner: number, types: readonly string[] | undefined, worth: number, wanted = 0): void {
    const { ends, wanted: hits } = this.all[enemyOf(owner)]!;
    for (const [n, ship] of this.rules.ships.entries())
      if (ship.side === owner && (types?.includes(ship.type) ?? true)) {
        this.most(ends, n, worth);
        if (wanted > 0) hits.set(n, wanted);
      }
  }

  ship(id: string, worth: number): void {
    const n = this.rules.shipOf[id]!;
    this.most(this.all[enemyOf(this.rules.ships[n]!.side)]!.ends, n, worth);
  }

  hit(id: string, worth: number): void {
    const n = this.rules.shipOf[id]!;
    this.most(this.all[enemyOf(this.rules.ships[n]!.side)]!.hits, n, worth);
  }

  airSteps(owner: number, worth: number): void {
    const own = this.all[enemyOf(owner)]!;
    own.airStep = Math.max(own.airStep, worth);
  }

  /** What the map itself makes worth having, where that is not said by a condition. */
  objectives(t: PacificTable, side: number): void {
    for (const [place, worth] of objectivesOf(t, side)) this.most(this.all[side]!.places, place, worth);
  }

  read(condition: Condition, worth: number): void {
    switch (condition.is) {
      case "all":
      case "any":
      case "at-least":
        for (const part of condition.of) this.read(part, worth);
        return;
      case "not":
        return this.read(condition.of, worth);
      case "controls":
        for (const own of this.all) this.most(own.places, this.place(condition.place), worth);
        return;
      case "working-airbase":
        return this.most(
          this.all[enemyOf(this.side(condition.side))]!.bases,
          this.place(condition.place),
          worth,
        );
      case "interdicted-once":
        for (const own of this.all) this.most(own.bases, this.place(condition.place), worth);
        return;
      case "ships-with-hits":
        return this.ships(this.side(condition.side), condition.types, worth, condition.hits);
      case "ships-sunk":
        return this.ships(this.side(condition.side), condition.types, worth);
      case "sunk-or-crippled":
        for (const id of condition.units) this.ship(id, worth);
        return;
      case "air-steps-lost":
        return this.airSteps(this.side(condition.side), worth * SHARE);
      case "ground-eliminated":
        for (const own of this.all) for (const id of condition.units) this.most(own.troops, id, worth);
        return;
      case "fortification-destroyed": {
        const fort = this.rules.fortificationOf[condition.fortification]!;
        this.most(this.all[enemyOf(this.rules.fortifications[fort]!.side)]!.forts, fort, worth);
        return;
      }
      default:
    }
  }
}

const collected = derived<Rules, Position, readonly Goals[]>(
  (t) => {
    const { victory } = t.position.terms;
    const goals = new Collector(t.rules);
    if (isStrategic(t)) for (const side of sideIds.keys()) goals.objectives(t, side);
    if (victory.by === "order") {
      for (const { when } of victory.results) if (when) goals.read(when, CONDITION);
      return goals.all;
    }
    for (const award of victory.awards)
      switch (award.per) {
        case "condition":
          goals.read(award.when, award.points);
          break;
        case "hits":
          goals.hit(award.unit, award.points / award.each);
          break;
        default:
          for (const side of sideIds.keys()) {
            if (award.for !== "opponent" && award.for !== sideIds[side]) continue;
            if (award.per === "air-steps") goals.airSteps(enemyOf(side), award.points / award.each);
            else goals.ships(enemyOf(side), award.types, award.points);
          }
      }
    return goals.all;
  },
  ["terms", "bases", "month"],
);

export const goalsOf = (t: PacificTable, side: number): Goals => collected(t)[side]!;

/** By side: places that it has, and those that it does not have. */
const shared = derived<Rules, Position, readonly { hold: number[]; take: number[] }[]>(
  (t) =>
    sideIds.map((_id, side) => {
      const all = [...goalsOf(t, side).places.keys()].filter((place) => place >= 0);
      return {
        hold: all.filter((place) => t.position.control[place] === side),
        take: all.filter((place) => t.position.control[place] !== side),
      };
    }),
  ["terms", "control", "bases", "month"],
);

/** Places that a side wants and does not have, by worth. */
export const placesToTake = (t: PacificTable, side: number): readonly number[] => shared(t)[side]!.take;

/** Places that it has and that the other side wants. */
export const placesToHold = (t: PacificTable, side: number): readonly number[] => shared(t)[side]!.hold;

/**
 * Hexes of what counts most of all that is to be taken; where nothing is, of all that is fought for. From a home port only what
 * lies in its waters counts: forces of one ocean do not sail to another because more is to be had there.
 */
export function mainAims(t: PacificTable, side: number, home = NOWHERE): readonly number[] {
  const kept = fronts(t)[side]!;
  let found = kept.get(home);
  if (!found) kept.set(home, (found = aimsFrom(t, side, home)));
  return found;
}

/** By side and home port. */
const fronts = derived<Rules, Position, readonly Map<number, readonly number[]>[]>(
  () => sideIds.map(() => new Map()),
  ["terms", "control", "bases", "month"],
);

function aimsFrom(t: PacificTable, side: number, home: number): number[] {
  const { places } = goalsOf(t, side);
  const { homeWaters } = weightsOf(t, side);
  const hexOf = (place: number): number => t.rules.places[place]!.hex;
  const isNear = (place: number): boolean => home === NOWHERE || seaWay(t, hexOf(place), home) <= homeWaters;
  const wanted = placesToTake(t, side).filter(isNear);
  const from = wanted.length > 0 ? wanted : [...places.keys()].filter(isNear);
  const most = from.reduce((sum, place) => Math.max(sum, places.get(place) ?? 0), 0);
  return from.filter((place) => (places.get(place) ?? 0) >= warWeights(t).rear.front * most).map(hexOf);
}

/** The port in whose waters forces of a nation, or a headquarters, stay; NOWHERE for those that go wherever they are wanted. */
export function homeOf(t: PacificTable, side: number, ...ids: readonly string[]): number {
  const { homes } = weightsOf(t, side);
  for (const id of ids) {
    const place = t.rules.placeOf[homes[id] ?? ""];
    if (place !== undefined) return t.rules.places[place]!.hex;
  }
  return NOWHERE;
}
