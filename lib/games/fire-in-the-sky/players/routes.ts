import { legsFrom } from "../marching";
import { airZoc, unitPlaces } from "../presence";
import { taskForceReach } from "../paths";
import type { T } from "../position";
import { enemyOf, type Rules } from "../rules";

/** A base to which a unit may deploy, with the legs on the way there; none to where it stands. */
export interface Stage {
  base: number;
  legs: readonly number[];
}

/** Where troops come from a place within so many legs: by place the number of the stage they sail from, -1 for none. */
export interface Ways {
  readonly stages: readonly Stage[];
  readonly stageTo: Int16Array;
}

/** Ways by sea for a side where zones, control and enemy ports are the same: each is searched for once. */
export class Routes {
  private readonly stages = new Map<number, readonly Stage[]>();
  private readonly reaches = new Map<number, Int8Array>();
  private readonly ways = new Map<number, Ways>();

  constructor(
    private t: T,
    private readonly side: number,
  ) {}

  /** What has not been searched for yet is searched for at this table, where all stands alike. */
  lookFrom(t: T): void {
    this.t = t;
  }

  /** Bases within so many legs of Sea Deployment, nearest first (8.2). */
  stagesFrom(from: number, nation: number, most: number): readonly Stage[] {
    const key = (from * this.t.rules.nations.length + nation) * 8 + most;
    let found = this.stages.get(key);
    if (!found) this.stages.set(key, (found = this.findStages(from, nation, most)));
    return found;
  }

  private findStages(from: number, nation: number, most: number): Stage[] {
    const zone = airZoc(this.t, enemyOf(this.side)).slice();
    const found: Stage[] = [{ base: from, legs: [] }];
    const seen = new Set([from]);
    for (let i = 0; i < found.length; i++) {
      const { base, legs } = found[i]!;
      // Whoever enters an enemy Air ZOC deploys no more in this phase.
      if (legs.length >= most || (i > 0 && zone[base])) continue;
      for (const to of legsFrom(this.t, base, this.side, nation)) {
        if (seen.has(to)) continue;
        seen.add(to);
        found.push({ base: to, legs: [...legs, to] });
      }
    }
    return found;
  }

  /** The nearest stages from which a Task Force of this speed comes to each place. */
  waysFrom(from: number, nation: number, legs: number, speed: number): Ways {
    const { nations, places } = this.t.rules;
    const key = ((from * nations.length + nation) * 8 + legs) * 32 + speed;
    let ways = this.ways.get(key);
    if (ways) return ways;
    const stages = this.stagesFrom(from, nation, legs);
    const stageTo = new Int16Array(places.length).fill(-1);
    stages.forEach(({ base }, stage) => {
      const reach = this.reachFrom(base, nation, speed);
      for (let to = 0; to < reach.length; to++) if (reach[to]! >= 0 && stageTo[to]! < 0) stageTo[to] = stage;
    });
    ways = { stages, stageTo };
    this.ways.set(key, ways);
    return ways;
  }

  /** Hexes that a Task Force of this speed sails from one place to another; -1 when it cannot come there (9.1). */
  hexes(from: number, to: number, nation: number, speed: number): number {
    return this.reachFrom(from, nation, speed)[to]!;
  }

  /** The same to every place. */
  reachFrom(from: number, nation: number, speed: number): Int8Array {
    const { places, placeOfNode, nations } = this.t.rules;
    const key = (from * 32 + speed) * (nations.length + 1) + nation + 1;
    let reach = this.reaches.get(key);
    if (reach) return reach;
    reach = new Int8Array(places.length).fill(-1);
    this.reaches.set(key, reach);
    for (const start of places[from]!.nodes) {
      const { count, reached, steps } = taskForceReach(this.t, { side: this.side, nation }, start, speed);
      for (let i = 0; i < count; i++) {
        const place = placeOfNode[reached[i]!]!;
        const distance = steps[reached[i]!]!;
        if (reach[place] === -1 || distance < reach[place]!) reach[place] = distance;
      }
    }
    return reach;
  }
}

/** Ways with all that they rest on, and no more: the same in every game and every copy of one that agrees in this. */
interface Charted {
  routes: Routes;
  control: readonly number[];
  /** Where the enemy's aircraft reach, and where his units close a port. */
  zone: Uint8Array;
  enemies: Uint8Array;
}

const charted = new WeakMap<Rules, Charted[][]>();

/** How many situations are kept for a side: those of its phases, and of the copies of the game that a search plays on in. */
const MOST_KEPT = 12;

/** The ways of a side as the board stands. */
export function routesOf(t: T, side: number): Routes {
  let sides = charted.get(t.rules);
  if (!sides) charted.set(t.rules, (sides = [[], []]));
  const kept = sides[side]!;
  const { control } = t.position;
  const enemy = enemyOf(side);
  const zone = airZoc(t, enemy);
  const enemies = unitPlaces(t, enemy);
  const at = kept.findIndex(
    (each) =>
      sameBytes(each.enemies, enemies) && sameBytes(each.zone, zone) && sameNumbers(each.control, control),
  );
  const found =
    at < 0
      ? {
          routes: new Routes(t, side),
          control: control.slice(),
          zone: zone.slice(),
          enemies: enemies.slice(),
        }
      : kept[at]!;
  if (at < 0) kept.unshift(found);
  else if (at > 0) kept.unshift(...kept.splice(at, 1));
  if (kept.length > MOST_KEPT) kept.length = MOST_KEPT;
  found.routes.lookFrom(t);
  return found.routes;
}

// Two of them, since one for both kinds of lists would be slow with either.
function sameNumbers(some: readonly number[], others: readonly number[]): boolean {
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}

function sameBytes(some: Uint8Array, others: Uint8Array): boolean {
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}
