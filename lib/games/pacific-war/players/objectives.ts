import { ofRules } from "../../shared/of-rules";
import { distance } from "../model/distance";
import { isOpenCountry } from "../model/areas";
import type { PacificTable } from "../model/position";
import { monthsOf } from "../model/schedules";
import { turnOfMonth } from "../model/months";
import { ALLIED, JAPANESE, type Place, type Rules } from "../model/rules";
import { baseAt } from "../model/units";
import { landWay } from "./roads";

/**
 * What the places of the map are worth in a Strategic scenario (1.1), where the victory conditions name hardly any: Resource
 * Points, ports with airfields, and the way to the Homeland. The side that owns the Homeland wants all of that near it; the other
 * side wants airfields from which bombers reach it (8.2), and what leads there.
 */

/** A Resource Point for the side that draws it, and for the side that takes it away (33.1). */
const RESOURCE = 0.5;
const TAKEN = 0.15;
/** The Homeland itself: nobody lands there for it, but it is held. */
const HOMELAND = 4;
/** A port with a large airfield, with a small one, and an airfield alone. */
const LARGE = 1.2;
const SMALL = 0.8;
const INLAND = 0.3;
/** An airfield from which bombers reach the Homeland, with as many hexes of it as are asked for. */
const BOMBERS = 12;
const HOMELAND_HEXES = 4;
/** What a port at the very shore of the Homeland is worth more than one that is as far as FAR hexes. */
const NEARER = 3;
const FAR = 40;
/** The side of the Homeland wants a perimeter of so many hexes about it. */
const PERIMETER = 33;
/** In it a Base from which the other side could come counts, and a port in which he repairs his ships. */
const THREAT = 2.5;
/** Where the other side begins alone in the midst of one's own places; that is: none of his within ALONE hexes, and some within ABOUT. */
const ENCLAVE = 2.5;
const ALONE = 6;
const DRY_DOCK = 2;
/** Less than that is not fought for. */
const LEAST = 1;

/** By place: its worth for a side, of those that are worth something. */
export function objectivesOf(t: PacificTable, side: number): Map<number, number> {
  const { rules } = t;
  const homeland = rules.places.filter(({ resource }) => resource === "homeland");
  const found = new Map<number, number>();
  if (homeland.length === 0) return found;
  const bombers = BOMBERS * bombersAre(t);
  for (const [n, place] of rules.places.entries()) {
    // 19.2: neutral countries stay out of it.
    if (!isOpenCountry(t, place.hex, side)) continue;
    const lie = lies(rules)[n]!;
    const worth = side === ALLIED ? forAttacker(place, lie, bombers) : forOwner(t, place, lie);
    if (worth >= LEAST) found.set(n, worth);
  }
  return found;
}

/** Where a place lies, as the ruleset alone says it: objectives are worked out anew with each Base that comes or goes. */
interface Lie {
  /** Hexes to the nearest of the Homeland. */
  way: number;
  /** What its nearness counts is divided by: an island is taken and held, a coast full of places of the owner is not. */
  crowd: number;
  /** How good an airfield for bombers it is, 1 at the best; 0 for one from which they do not reach the Homeland. */
  field: number;
  /** How far it leads on to such airfields, as one of the islands on the way: 1 beside the best of them. */
  leads: number;
  /** A place of the other side that nothing but places of the owner lies about, as Guam does. */
  isEnclave: boolean;
}

const lies = ofRules((rules: Rules): Lie[] => {
  const homeland = rules.places.filter(({ resource }) => resource === "homeland");
  return rules.places.map((place) => {
    const field = fieldAt(rules, place);
    return {
      way: Math.min(...homeland.map(({ hex }) => distance(rules.hexes, place.hex, hex))),
      crowd: crowdAt(rules, place),
      field,
      leads: field === 0 && isStone(rules, place) ? leadsOn(rules, place) : 0,
      isEnclave: isEnclave(rules, place),
    };
  });
});

function site({ isPort, airfield }: Place): number {
  if (airfield === "none") return 0;
  if (!isPort) return INLAND;
  return airfield === "large" ? LARGE : SMALL;
}

/** For the side that begins with the Homeland. */
function forOwner(t: PacificTable, place: Place, { way, isEnclave }: Lie): number {
  if (place.resource === "homeland") return HOMELAND;
  const resources = RESOURCE * place.resourcePoints;
  if (way > PERIMETER) return resources;
  const threat = isThreat(t, place) ? THREAT : 0;
  return resources + site(place) + threat + (isEnclave ? ENCLAVE : 0) + (place.hasDryDock ? DRY_DOCK : 0);
}

/** Far from every sea a Base threatens nothing, nor in China, where the army stands still (33.6). */
const isThreat = (t: PacificTable, { hex, isPort }: Place): boolean =>
  baseAt(t, hex, ALLIED) >= 0 && (isPort || t.rules.countries[t.rules.hexes.country[hex]!]?.id !== "china");

function isEnclave(rules: Rules, { hex, control }: Place): boolean {
  if (control !== ALLIED) return false;
  const within = (side: number, hexes: number): number =>
    rules.places.filter((other) => other.control === side && distance(rules.hexes, other.hex, hex) <= hexes)
      .length;
  return within(ALLIED, ALONE) === 1 && within(JAPANESE, ABOUT) > 0;
}

/** What an airfield for bombers counts of its worth, in the months before the first come (14.3): the nearer they are the more. */
function bombersAre(t: PacificTable): number {
  const first = Object.entries(monthsOf(t, ALLIED))
    .filter(([, { reinforcements }]) => reinforcements?.strategicBombers)
    .map(([month]) => turnOfMonth(month) ?? 0);
  const now = turnOfMonth(t.position.month) ?? 0;
  const ahead = Math.max(0, Math.min(...first) - now);
  return first.length === 0 ? 1 : Math.max(LEAST_SHARE, 1 - ahead / LOOK_AHEAD);
}

/** Months before the bombers in which their airfields begin to count, and what they count before that. */
const LOOK_AHEAD = 20;
const LEAST_SHARE = 0.1;

function forAttacker(place: Place, { way, crowd, field, leads }: Lie, bombers: number): number {
  if (place.resource === "homeland") return HOMELAND;
  const nearer = Math.max(0, 1 - way / FAR) * NEARER;
  return (
    TAKEN * place.resourcePoints + bombers * (field + STONE * leads) + site(place) * (1 + nearer / crowd)
  );
}

/** A port of the owner of the Homeland that stands alone on its island. */
const isStone = (rules: Rules, { hex, isPort, control }: Place): boolean =>
  isPort &&
  control === JAPANESE &&
  rules.places.every((other) => other.hex === hex || landWay({ rules }, hex, other.hex) > ABOUT);

const crowdAt = (rules: Rules, { hex }: Place): number => {
  const near = rules.places.filter(
    (other) => other.control === JAPANESE && distance(rules.hexes, other.hex, hex) <= ABOUT,
  );
  return 1 + near.length / CROWD;
};

const ABOUT = 3;
const CROWD = 3;

function fieldAt(rules: Rules, place: Place): number {
  if (place.airfield !== "large" || !place.isPort) return 0;
  const { reach } = rules.parameters.strategicBombing;
  const reached = rules.places.filter(
    ({ resource, hex }) => resource === "homeland" && distance(rules.hexes, place.hex, hex) <= reach,
  );
  return reached.length >= HOMELAND_HEXES ? 1 / crowdAt(rules, place) : 0;
}

/** Airfields for bombers, and how good they are. */
const fields = ofRules((rules: Rules) =>
  rules.places.flatMap((place) => {
    const good = fieldAt(rules, place);
    return good >= ISLAND ? { hex: place.hex, good } : [];
  }),
);

/** Coasts lead to no airfield that is held. */
const ISLAND = 0.5;

const leadsOn = (rules: Rules, { hex }: Place): number =>
  fields(rules).reduce(
    (most, field) => Math.max(most, field.good * (1 - distance(rules.hexes, hex, field.hex) / LEADS)),
    0,
  );

/** Hexes from such an airfield within which a port leads there, and what that counts of the airfield's worth. */
const LEADS = 28;
const STONE = 1.3;
