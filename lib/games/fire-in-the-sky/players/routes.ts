import { legsFrom } from "../board/marching";
import { airZoc, airZocBits, unitPlaces } from "../board/presence";
import { isFree, type Reach, taskForceReach } from "../board/paths";
import type { T } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";

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
  private readonly legs = new Map<number, readonly number[]>();
  private readonly reaches = new Map<number, Sailed>();
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
    const zone = airZoc(this.t, enemyOf(this.side));
    const found: Stage[] = [{ base: from, legs: [] }];
    if (most === 0) return found;
    const seen = new Uint8Array(this.t.rules.places.length);
    seen[from] = 1;
    for (let i = 0; i < found.length; i++) {
      const { base, legs } = found[i]!;
      // Whoever enters an enemy Air ZOC deploys no more in this phase.
      if (legs.length >= most || (i > 0 && zone[base])) continue;
      for (const to of this.legsOf(base, nation)) {
        if (seen[to]) continue;
        seen[to] = 1;
        found.push({ base: to, legs: [...legs, to] });
      }
    }
    return found;
  }

  /** Where one leg leads: the same bases are on the way from many places. */
  private legsOf(base: number, nation: number): readonly number[] {
    const key = base * this.t.rules.nations.length + nation;
    let legs = this.legs.get(key);
    if (!legs) this.legs.set(key, (legs = legsFrom(this.t, base, this.side, nation)));
    return legs;
  }

  /** The nearest stages from which a Task Force of this speed comes to each place. */
  waysFrom(from: number, nation: number, legs: number, speed: number): Ways {
    const { nations, places } = this.t.rules;
    const key = ((from * nations.length + nation) * 8 + legs) * 32 + speed;
    let ways = this.ways.get(key);
    if (ways) return ways;
    const stages = this.stagesFrom(from, nation, legs);
    const stageTo = new Int16Array(places.length).fill(-1);
    // From the last stage to the first, so that the nearest has the last word.
    for (let stage = stages.length - 1; stage >= 0; stage--) {
      for (const to of this.reachFrom(stages[stage]!.base, nation, speed).places) stageTo[to] = stage;
    }
    ways = { stages, stageTo };
    this.ways.set(key, ways);
    return ways;
  }

  /** Hexes that a Task Force of this speed sails from one place to another; -1 when it cannot come there (9.1). */
  hexes(from: number, to: number, nation: number, speed: number): number {
    return this.reachFrom(from, nation, speed).hexes[to]!;
  }

  /** The same to every place. */
  reachFrom(from: number, nation: number, speed: number): Sailed {
    const { rules } = this.t;
    const key = (from * 32 + speed) * (rules.nations.length + 1) + nation + 1;
    let sailed = this.reaches.get(key);
    if (!sailed) this.reaches.set(key, (sailed = sailedFrom(this.t, this.side, from, nation, speed)));
    return sailed;
  }
}

/** How far it is by sea from a place: hexes by place, -1 where it does not lead, and the places where it does. */
export interface Sailed {
  readonly hexes: Int8Array;
  readonly places: readonly number[];
}

/** What a reach leads to, of those that no Air ZOC changes: found once for all games. */
const freely = new WeakMap<Reach, Sailed>();

function sailedFrom(t: T, side: number, from: number, nation: number, speed: number): Sailed {
  const { places, placeOfNode } = t.rules;
  const { nodes } = places[from]!;
  const sailed = { hexes: new Int8Array(places.length).fill(-1), places: [] as number[] };
  for (const node of nodes) {
    const reach = taskForceReach(t, { side, nation }, node, speed);
    const lasts = isFree(reach) && nodes.length === 1;
    const known = lasts ? freely.get(reach) : undefined;
    if (known) return known;
    if (lasts) freely.set(reach, sailed);
    const { count, reached, steps } = reach;
    for (let i = 0; i < count; i++) {
      const to = placeOfNode[reached[i]!]!;
      const hexes = steps[reached[i]!]!;
      if (sailed.hexes[to] === -1) sailed.places.push(to);
      else if (hexes >= sailed.hexes[to]!) continue;
      sailed.hexes[to] = hexes;
    }
  }
  return sailed;
}

/** Ways with all that they rest on, and no more: the same in every game and every copy of one that agrees in this. */
interface Charted {
  routes: Routes;
  control: readonly number[];
  /** Where the enemy's aircraft reach, and where his units close a port. */
  zone: Int32Array;
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
  const zone = airZocBits(t, enemy);
  const enemies = unitPlaces(t, enemy);
  const at = kept.findIndex(
    (each) =>
      sameBits(each.zone, zone) && sameBytes(each.enemies, enemies) && sameNumbers(each.control, control),
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

// One for each kind of list: one for all of them would be slow with each.
function sameNumbers(some: readonly number[], others: readonly number[]): boolean {
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}

function sameBits(some: Int32Array, others: Int32Array): boolean {
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}

function sameBytes(some: Uint8Array, others: Uint8Array): boolean {
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}
