import { ofRules } from "../../shared/of-rules";
import { distance } from "../model/distance";
import { isOpenCountry } from "../model/areas";
import type { PacificTable } from "../model/position";
import { monthsOf } from "../model/schedules";
import { turnOfMonth } from "../model/months";
import { ALLIED, JAPANESE, type Place, type Rules, type WarWeights } from "../model/rules";
import { baseAt } from "../model/units";
import { landWay } from "./roads";
import { warWeights } from "./weights";

/**
 * What the places of the map are worth in a Strategic scenario (1.1), where the victory conditions name hardly any: Resource
 * Points, ports with airfields, and the way to the Homeland. The side that owns the Homeland wants all of that near it; the other
 * side wants airfields from which bombers reach it (8.2), and what leads there.
 */

/** By place: its worth for a side, of those that are worth something. */
export function objectivesOf(t: PacificTable, side: number): Map<number, number> {
  const { rules } = t;
  const homeland = rules.places.filter(({ resource }) => resource === "homeland");
  const found = new Map<number, number>();
  if (homeland.length === 0) return found;
  const { objectives } = warWeights(t);
  const bombers = objectives.bomberAirfield * bombersAre(t);
  for (const [n, place] of rules.places.entries()) {
    // 19.2: neutral countries stay out of it.
    if (!isOpenCountry(t, place.hex, side)) continue;
    const lie = lies(rules)[n]!;
    const worth = side === ALLIED ? forAttacker(objectives, place, lie, bombers) : forOwner(t, place, lie);
    if (worth >= objectives.least) found.set(n, worth);
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
  /** How much a Base there threatens the large ports of the owner: 1 near one of them. */
  threatens: number;
  /** A place of the other side that nothing but places of the owner lies about, as Guam does. */
  isEnclave: boolean;
}

const lies = ofRules((rules: Rules): Lie[] => {
  const homeland = rules.places.filter(({ resource }) => resource === "homeland");
  const largePorts = rules.places.filter(
    ({ airfield, control, isPort }) => control === JAPANESE && isPort && airfield === "large",
  );
  return rules.places.map((place) => {
    const field = fieldAt(rules, place);
    const wayTo = (places: readonly Place[]): number =>
      Math.min(...places.map(({ hex }) => distance(rules.hexes, place.hex, hex)));
    return {
      way: wayTo(homeland),
      crowd: crowdAt(rules, place),
      field,
      leads: field === 0 && isStone(rules, place) ? leadsOn(rules, place) : 0,
      threatens: threatens(rules, wayTo(largePorts)),
      isEnclave: isEnclave(rules, place),
    };
  });
});

type Objectives = WarWeights["objectives"];

/** What a port and its airfield are worth. */
function site({ inlandAirfield, largePort, smallPort }: Objectives, { isPort, airfield }: Place): number {
  if (airfield === "none") return 0;
  if (!isPort) return inlandAirfield;
  return airfield === "large" ? largePort : smallPort;
}

/** For the side that begins with the Homeland. */
function forOwner(t: PacificTable, place: Place, { way, threatens, isEnclave }: Lie): number {
  const { objectives } = warWeights(t);
  if (place.resource === "homeland") return objectives.homeland;
  const resources = objectives.resource * place.resourcePoints;
  if (way > objectives.perimeter) return resources;
  const threat = isThreat(t, place) ? objectives.threat * threatens : 0;
  const enclave = isEnclave ? objectives.enclave : 0;
  return resources + site(objectives, place) + threat + enclave + (place.hasDryDock ? objectives.dryDock : 0);
}

/** Far from every sea a Base threatens nothing, nor in China, where the army stands still (33.6). */
const isThreat = (t: PacificTable, { hex, isPort }: Place): boolean =>
  baseAt(t, hex, ALLIED) >= 0 && (isPort || t.rules.countries[t.rules.hexes.country[hex]!]?.id !== "china");

/** By the way to the nearest large port of the owner: what is near is taken first, and covers what lies behind it. */
function threatens(rules: Rules, way: number): number {
  const { threatFar, threatNear } = warWeights({ rules }).objectives;
  return Math.max(0, Math.min(1, (threatFar - way) / Math.max(1, threatFar - threatNear)));
}

function isEnclave(rules: Rules, { hex, control }: Place): boolean {
  if (control !== ALLIED) return false;
  const within = (side: number, hexes: number): number =>
    rules.places.filter((other) => other.control === side && distance(rules.hexes, other.hex, hex) <= hexes)
      .length;
  const { enclaveHexes, nearby } = warWeights({ rules }).objectives;
  return within(ALLIED, enclaveHexes) === 1 && within(JAPANESE, nearby) > 0;
}

/** What an airfield for bombers counts of its worth, in the months before the first come (14.3): the nearer they are the more. */
function bombersAre(t: PacificTable): number {
  const first = Object.entries(monthsOf(t, ALLIED))
    .filter(([, { reinforcements }]) => reinforcements?.strategicBombers)
    .map(([month]) => turnOfMonth(month) ?? 0);
  const { bombersAhead, bombersLeast } = warWeights(t).objectives;
  const now = turnOfMonth(t.position.month) ?? 0;
  const ahead = Math.max(0, Math.min(...first) - now);
  return first.length === 0 ? 1 : Math.max(bombersLeast, 1 - ahead / bombersAhead);
}

function forAttacker(
  objectives: Objectives,
  place: Place,
  { way, crowd, field, leads }: Lie,
  bombers: number,
): number {
  const { far, homeland, lead, nearer, resourceTaken } = objectives;
  if (place.resource === "homeland") return homeland;
  const near = Math.max(0, 1 - way / far) * nearer;
  return (
    resourceTaken * place.resourcePoints +
    bombers * (field + lead * leads) +
    site(objectives, place) * (1 + near / crowd)
  );
}

const nearbyFor = (rules: Rules): number => warWeights({ rules }).objectives.nearby;

/** A port of the owner of the Homeland that stands alone on its island. */
const isStone = (rules: Rules, { hex, isPort, control }: Place): boolean =>
  isPort &&
  control === JAPANESE &&
  rules.places.every((other) => other.hex === hex || landWay({ rules }, hex, other.hex) > nearbyFor(rules));

const crowdAt = (rules: Rules, { hex }: Place): number => {
  const near = rules.places.filter(
    (other) => other.control === JAPANESE && distance(rules.hexes, other.hex, hex) <= nearbyFor(rules),
  );
  return 1 + near.length / warWeights({ rules }).objectives.crowd;
};

function fieldAt(rules: Rules, place: Place): number {
  if (place.airfield !== "large" || !place.isPort) return 0;
  const { reach } = rules.parameters.strategicBombing;
  const reached = rules.places.filter(
    ({ resource, hex }) => resource === "homeland" && distance(rules.hexes, place.hex, hex) <= reach,
  );
  return reached.length >= warWeights({ rules }).objectives.homelandInReach ? 1 / crowdAt(rules, place) : 0;
}

/** Airfields for bombers, and how good they are. */
const fields = ofRules((rules: Rules) =>
  rules.places.flatMap((place) => {
    const good = fieldAt(rules, place);
    return good >= warWeights({ rules }).objectives.island ? { hex: place.hex, good } : [];
  }),
);

const leadsOn = (rules: Rules, { hex }: Place): number =>
  fields(rules).reduce(
    (most, field) =>
      Math.max(
        most,
        field.good * (1 - distance(rules.hexes, hex, field.hex) / warWeights({ rules }).objectives.leadHexes),
      ),
    0,
  );
