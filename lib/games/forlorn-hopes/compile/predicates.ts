import { isBaseDisrupted } from "../model/bases";
import { friendlyPatrolOver, reconnaissanceAt } from "../model/patrols";
import { AirFlag, boxIds, type ForlornTable, hasFlag, isOn } from "../model/position";
import { enemyOf, type Rules, sideIds } from "../model/rules";
import type { Situation } from "../model/situation";
import { distance } from "../model/distance";
import { groundUnitsAt, shipsAt } from "../model/units";
import { type Condition, conditionsOf, type Predicates } from "../../shared/conditions";

/** Predicates that modifiers of rolls name (schemas/forlorn-hopes/conditions.schema.json). */

/** What conditions are compiled with: ids become numbers once. */
export type Names = Pick<Rules, "placeOf" | "parameters">;

const sideIn = ({ side }: Condition): number => sideIds.indexOf(side as (typeof sideIds)[number]);
const placeIn = ({ place }: Condition, { placeOf }: Names): number => placeOf[place as string] ?? -1;
const has = (list: unknown, value: string | undefined): boolean =>
  value !== undefined && (list as readonly string[]).includes(value);
const between = (n: number | undefined, { from, to }: Condition): boolean =>
  n !== undefined &&
  n >= ((from as number | undefined) ?? -Infinity) &&
  n <= ((to as number | undefined) ?? Infinity);

const airFlag =
  (flag: number) =>
  ({ t, airUnit }: Situation): boolean =>
    airUnit !== undefined && hasFlag(t.position.air.flags[airUnit]!, flag);

const ofState: Predicates<Situation, Names> = {
  option:
    ({ option }) =>
    ({ t }) =>
      isOn(t, option as string),
  event:
    ({ event }) =>
    ({ t }) =>
      t.position.events.includes(event as string),
  "general-regroup":
    () =>
    ({ t: { position } }) =>
      position.generalRegroup === position.turn,
  "singapore-surrendered":
    () =>
    ({ t }) =>
      t.position.surrendered > 0,
  controls: (condition, names) => {
    const [side, place] = [sideIn(condition), placeIn(condition, names)];
    return ({ t }) => t.position.control[t.rules.places[place]?.hex ?? -1] === side;
  },
  committed:
    ({ force }) =>
    ({ t }) =>
      isCommitted(t, force as string),
  "reconnaissance-at": (condition, names) => {
    const [side, place] = [sideIn(condition), placeIn(condition, names)];
    return ({ t }) => reconnaissanceAt(t, side, t.rules.places[place]?.hex ?? -1);
  },
  "submarine-at": (condition, names) => {
    const [side, place] = [sideIn(condition), placeIn(condition, names)];
    return ({ t }) =>
      shipsAt(t, t.rules.places[place]?.hex ?? -1).some(
        (ship) => t.rules.ships[ship]!.class === "SS" && t.rules.ships[ship]!.side === side,
      );
  },
  "place-hits": (condition, names) => {
    const place = placeIn(condition, names);
    return ({ t }) => (t.position.hits[place] ?? 0) >= (condition.hits as number);
  },
  "place-hits-at-most": (condition, names) => {
    const place = placeIn(condition, names);
    return ({ t }) => (t.position.hits[place] ?? 0) <= (condition.hits as number);
  },
  "radar-works":
    () =>
    ({ t }) =>
      t.position.radar,
  "within-radar": (_condition, { placeOf, parameters }) => {
    const place = placeOf[parameters.radar.place] ?? -1;
    return ({ t, hex }) =>
      hex !== undefined &&
      place >= 0 &&
      distance(t.rules.hexes, t.rules.places[place]!.hex, hex) <= parameters.radar.range;
  },
};

/** Committed this turn; in a scenario without commitments, a force of which there is anything. */
function isCommitted({ rules, position }: ForlornTable, force: string): boolean {
  if (position.terms.rules.commitments)
    return force === "air-fleet-11"
      ? position.airFleet11
      : force === "covering-fleet" && position.coveringFleet;
  return (
    rules.airUnits.some((each, unit) => each.force === force && position.air.base[unit]! >= 0) ||
    (force === "covering-fleet" &&
      rules.ships.some((each, ship) => each.fleet === "covering" && position.fleet.site[ship]! >= 0))
  );
}

const ofUnits: Predicates<Situation, Names> = {
  side: (condition) => {
    const side = sideIn(condition);
    return (s) => s.side === side;
  },
  nation:
    ({ nation }) =>
    (s) =>
      s.nation === nation,
  "unit-kind":
    ({ kinds }) =>
    (s) =>
      has(kinds, s.kind),
  box:
    ({ box }) =>
    ({ t, airUnit }) =>
      airUnit !== undefined && boxIds[t.position.air.box[airUnit]!] === box,
  "air-unit-disrupted": () => airFlag(AirFlag.disrupted),
  "airbase-disrupted":
    () =>
    ({ t, base }) =>
      base !== undefined && base >= 0 && isBaseDisrupted(t, base),
  "enemy-reconnaissance":
    () =>
    ({ t, side, hex }) =>
      side !== undefined && hex !== undefined && reconnaissanceAt(t, enemyOf(side), hex),
  "friendly-reconnaissance":
    () =>
    ({ t, side, hex }) =>
      side !== undefined && hex !== undefined && reconnaissanceAt(t, side, hex),
  "enemy-patrol":
    () =>
    ({ t, side, hex }) =>
      side !== undefined && hex !== undefined && friendlyPatrolOver(t, enemyOf(side), hex),
  "friendly-patrol":
    () =>
    ({ t, side, hex }) =>
      side !== undefined && hex !== undefined && friendlyPatrolOver(t, side, hex),
  "port-hits":
    ({ hits }) =>
    ({ t, hex }) =>
      hex !== undefined && (t.position.hits[t.rules.hexes.place[hex] ?? -1] ?? 0) >= (hits as number),
  "hex-has":
    ({ features }) =>
    ({ t, hex }) => {
      if (hex === undefined) return false;
      const place = t.rules.places[t.rules.hexes.place[hex] ?? -1];
      return (
        (has(features, "port") && place?.isPort === true) || (has(features, "city") && place?.isCity === true)
      );
    },
  "friendly-unit-in-hex":
    () =>
    ({ t, side, hex }) =>
      hex !== undefined && groundUnitsAt(t, hex).some((unit) => t.rules.groundUnits[unit]!.side === side),
};

/** What chapters 9 to 11 say of a fight: of ships, of aircraft, of a landing. */
const ofFights: Predicates<Situation, Names> = {
  "enemy-coast": () => (s) => s.isEnemyCoast === true,
  "stack-size": (condition) => (s) => between(s.stackSize, condition),
  "trigger-distance":
    ({ hexes }) =>
    (s) =>
      s.triggerDistance === hexes,
  "interceptor-distance": (condition) => (s) => between(s.interceptorDistance, condition),
  "target-group-class":
    ({ classes }) =>
    (s) =>
      (s.targetGroup ?? []).some((ship) => has(classes, ship.class)),
  "own-group-class":
    ({ classes }) =>
    (s) =>
      (s.ownGroup ?? []).some((ship) => has(classes, ship.class)),
  "target-group-speed":
    ({ speeds }) =>
    (s) =>
      (s.targetGroup ?? []).some((ship) => has(speeds, ship.speed)),
  "own-group-speed":
    ({ speeds }) =>
    (s) =>
      (s.ownGroup ?? []).some((ship) => has(speeds, ship.speed)),
  "more-light-ships": () => (s) => lightShips(s.ownGroup) > lightShips(s.targetGroup),
  "target-class":
    ({ classes }) =>
    (s) =>
      has(classes, s.target?.class),
  "target-speed":
    ({ speeds }) =>
    (s) =>
      has(speeds, s.target?.speed),
  "target-crippled": () => (s) => s.target?.crippled === true,
  "target-in-port": () => (s) => s.target?.isInPort === true,
  "target-is-firer": () => (s) => s.target?.isFirer === true,
  "target-disrupted": () => (s) => s.target?.disrupted === true,
  "defender-disrupted": () => (s) => s.target?.disrupted === true,
  "target-kind":
    ({ kinds }) =>
    (s) =>
      has(kinds, s.target?.kind),
  "target-terrain":
    ({ terrains }) =>
    (s) =>
      has(terrains, s.target?.terrain),
  "target-air-kind":
    ({ kinds }) =>
    (s) =>
      has(kinds, s.target?.airKind),
  "target-ace": () => (s) => s.target?.ace === true,
  "target-side": (condition) => (s) => s.target?.side === sideIn(condition),
  "firing-class":
    ({ classes }) =>
    (s) =>
      has(classes, s.firing?.class),
  "firing-speed":
    ({ speeds }) =>
    (s) =>
      has(speeds, s.firing?.speed),
  "firing-crippled": () => (s) => s.firing?.crippled === true,
  "firing-disrupted": () => (s) => s.firing?.disrupted === true,
  "firing-long-lance": () => (s) => s.firing?.longLance === true,
  "firing-kind":
    ({ kinds }) =>
    (s) =>
      has(kinds, s.firing?.airKind),
  "firing-ace": (condition) => (s) => s.firing?.ace !== undefined && s.firing.ace === sideIn(condition),
  band:
    ({ band }) =>
    (s) =>
      s.band === band,
  "attack-mode":
    ({ modes }) =>
    (s) =>
      has(modes, s.mode),
  altitude:
    ({ altitudes }) =>
    (s) =>
      has(altitudes, s.altitude),
  "hits-by-bomber":
    ({ hits }) =>
    (s) =>
      (s.hitsByBomber ?? 0) >= (hits as number),
  "landing-has-daihatsu": () => (s) => s.landingHasDaihatsu === true,
  "paratroops-in-hex": () => (s) => s.paratroopsInHex === true,
  "transport-crippled": () => (s) => s.transportCrippled === true,
  zone:
    ({ zone }) =>
    (s) =>
      s.zone === zone,
  surprise: () => (s) => s.surprise === true,
};

/** Ships that count as light in a fight at close range. */
const LIGHT: readonly string[] = ["CL", "DD", "MTB"];
const lightShips = (group: Situation["ownGroup"]): number =>
  (group ?? []).filter((ship) => LIGHT.includes(ship.class)).length;

export const conditions = conditionsOf<Situation, Names>({ ...ofState, ...ofUnits, ...ofFights });
