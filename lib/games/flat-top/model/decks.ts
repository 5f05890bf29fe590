import { derived } from "../../../kernel";
import { type Deck, type FlatTopTable, type Group, MAXIMUM, MINIMUM, NORMAL, ShipFlag } from "./position";
import { type Basing, type FieldValues, type Launch, OFF_MAP, type Rules } from "./rules";

/** What ships and bases can do with planes: capacity, launch and readying, as damage and anchoring leave them (8). */

/** The rules and a position: of a table, or of a set-up. */
type InPlay = Pick<FlatTopTable, "rules" | "position">;

/** What the chart says of a field, undamaged; undefined for a base that the scenario does not have. */
export const chartOf = ({ rules, position }: InPlay, field: number): FieldValues | undefined =>
  rules.shipValues[field] ?? rules.baseValues[position.baseSet]?.[rules.fields[field]!.base];

/** Whether a field is there: a ship that is afloat on the map or will be, a base of the scenario. */
export function isThere({ rules, position }: FlatTopTable, field: number): boolean {
  const { ship, base } = rules.fields[field]!;
  return ship >= 0 ? position.fleet.force[ship]! >= 0 : position.bases.owner[base]! >= 0;
}

export function sideOfField({ rules, position }: FlatTopTable, field: number): number {
  const { ship, base } = rules.fields[field]!;
  return ship >= 0 ? rules.ships[ship]!.side : position.bases.owner[base]!;
}

/** Where a field is; OFF_MAP for an off-board base and for a ship that has not come yet. */
export function hexOfField({ rules, position }: FlatTopTable, field: number): number {
  const { ship, base } = rules.fields[field]!;
  if (ship < 0) return rules.bases[base]!.hex;
  const force = position.fleet.force[ship]!;
  return force < 0 ? OFF_MAP : position.forces[force]!.hex;
}

/** Fields of a side that are there, in order. */
export const fieldsOf = derived(
  (t: FlatTopTable): [number[], number[]] => {
    const all: [number[], number[]] = [[], []];
    for (const field of t.rules.fields.keys()) if (isThere(t, field)) all[sideOfField(t, field)]!.push(field);
    return all;
  },
  ["fleet", "bases"],
);

/** 12.7.3: an AV or CAV at anchor is a temporary seaplane base. */
function isSeaplaneBase({ rules, position }: InPlay, field: number): boolean {
  const { ship } = rules.fields[field]!;
  if (ship < 0 || position.fleet.anchored[ship] === 0) return false;
  return (rules.parameters.launch.seaplaneBaseTypes as readonly string[]).includes(rules.ships[ship]!.type);
}

/** 8.2, 12.7.3: the most Air Factors that may be there. */
export function capacityOf(t: InPlay, field: number): number {
  const capacity = chartOf(t, field)?.capacity ?? 0;
  return isSeaplaneBase(t, field) ? capacity * t.rules.parameters.launch.seaplaneBase : capacity;
}

/**
 * The Launch Factor after damage (21.2.3, 21.3.1). That of a ship ends at 0 (21.4); that of a base may fall below and
 * must be repaired from there (21.5).
 */
export function launchOf(t: FlatTopTable, field: number): Launch {
  const { rules, position } = t;
  const { ship, base } = rules.fields[field]!;
  const launch = chartOf(t, field)?.launch ?? { normal: 0, minimum: 0 };
  const { damage } = rules.parameters;
  if (ship < 0) {
    const loss = rules.bases[base]!.isSeaplaneBase ? damage.seaplaneBaseLaunch : damage.baseLaunch;
    const hits = position.bases.hits[base]!;
    return { normal: launch.normal - hits * loss.normal, minimum: launch.minimum - hits * loss.minimum };
  }
  const loss = damage.launch[rules.ships[ship]!.type] ?? { normal: 0, minimum: 0 };
  const hits = position.fleet.hits[ship]!;
  return {
    normal: Math.max(0, launch.normal - hits * loss.normal),
    minimum: Math.max(0, launch.minimum - hits * loss.minimum),
  };
}

/** 8.3.3, 8.4: the most Air Factors that may take off and land in a turn. */
export function mostLaunched(t: FlatTopTable, field: number): number {
  const { maximum, seaplaneBase } = t.rules.parameters.launch;
  const most = Math.max(0, launchOf(t, field).normal) * maximum;
  return isSeaplaneBase(t, field) ? most * seaplaneBase : most;
}

/** Whether nothing more can land on a field this turn (14.9) that could, had it no hits. */
export function isShutByHits(t: FlatTopTable, field: number): boolean {
  const { maximum, seaplaneBase } = t.rules.parameters.launch;
  const used = t.position.decks[field]!.launched.reduce((sum, n) => sum + n, 0);
  const whole =
    (chartOf(t, field)?.launch.normal ?? 0) * maximum * (isSeaplaneBase(t, field) ? seaplaneBase : 1);
  return mostLaunched(t, field) <= used && whole > used;
}

/** 6.10: whether a CV or CVL must stay within its Minimum Launch Factor: it has not moved into the wind. */
export function isOutOfWind({ rules, position }: FlatTopTable, field: number): boolean {
  const { ship } = rules.fields[field]!;
  if (ship < 0 || (position.fleet.flags[ship]! & ShipFlag.intoWind) !== 0) return false;
  return (rules.parameters.launch.intoWindTypes as readonly string[]).includes(rules.ships[ship]!.type);
}

/** 6.10: Air Factors of this turn above what a ship may launch without having moved into the wind; 0 for none. */
export function beyondWind(t: FlatTopTable, field: number): number {
  if (!isOutOfWind(t, field)) return 0;
  const [atMinimum, atNormal, atMaximum] = t.position.decks[field]!.launched;
  return Math.max(0, atMinimum + atNormal + atMaximum - launchOf(t, field).minimum);
}

/**
 * How many Air Factors more may take off or land in a mode this turn (14.9): the minimum ones within the Minimum Launch
 * Factor, these and the normal ones within the Normal one, all within twice that. `turns`: the ship can still turn into
 * the wind this turn, and must then (6.10).
 */
export function roomFor(t: FlatTopTable, field: number, mode: number, turns = false): number {
  const { normal, minimum } = launchOf(t, field);
  const [atMinimum, atNormal, atMaximum] = t.position.decks[field]!.launched;
  const all = atMinimum + atNormal + atMaximum;
  const left = [mostLaunched(t, field) - all];
  if (mode <= NORMAL) left.push(normal - atMinimum - atNormal);
  if (mode === MINIMUM) left.push(Math.min(minimum, normal) - atMinimum);
  if (!turns && isOutOfWind(t, field)) left.push(minimum - all);
  return Math.max(0, Math.min(...left));
}

/** 14.8: the part of the Movement Factor that planes have in the turn of a launch or landing in a mode. */
export function movementAfter({ parameters }: Rules, movement: number, mode: number): number {
  if (mode === MAXIMUM) return 0;
  return mode === NORMAL ? Math.ceil(movement * parameters.launch.normalMovement) : movement;
}

/** 8.9: the kinds of planes that a field handles now. */
export function handledAt(t: FlatTopTable, field: number): readonly Basing[] {
  const { rules } = t;
  const { ship, base } = rules.fields[field]!;
  const { handling } = rules.parameters;
  if (ship < 0) return rules.bases[base]!.handles;
  return isSeaplaneBase(t, field) ? handling.seaplaneBase : (handling.ships[rules.ships[ship]!.type] ?? []);
}

/** Whether planes of a kind can land on and take off from a field (8.9, and what scenarios add). */
export function handles(t: FlatTopTable, field: number, kind: number): boolean {
  const { basing, plane } = t.rules.kinds[kind]!;
  if (!handledAt(t, field).includes(basing)) return false;
  const needy = t.rules.parameters.scenarioRules.needSeaplaneBase;
  return !needy.includes(t.rules.planes[plane]!.id) || isSeaplaneBase(t, field);
}

export const aboard = ({ ready, readying, dispersed, landed }: Deck): number =>
  counts(ready) + counts(readying) + counts(dispersed) + counts(landed);

const counts = (groups: readonly Group[]): number => groups.reduce((sum, { count }) => sum + count, 0);
