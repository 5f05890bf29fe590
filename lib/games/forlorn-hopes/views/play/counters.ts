import type { CounterFace, CounterMarker, HeldCounter } from "../../../counter-types";
import { faceCache } from "../../../shared/faces";
import { type Rules, sideIds } from "../../model/rules";
import { airFace, groundFace, markerFace, shipFace } from "../faces";
import type { Seen, SeenCombatant, SeenSupply } from "./seen";

/** Counters in play, with what has happened to them. */

const kept = faceCache<Rules>();

const airFaceOf = (rules: Rules, id: string): CounterFace =>
  kept(rules, id, () => {
    const unit = rules.airUnits[rules.airUnitOf[id]!]!;
    return airFace({ ...unit, side: sideIds[unit.side]! }, rules.aircraft[unit.aircraft]!);
  });

const shipFaceOf = (rules: Rules, id: string): CounterFace =>
  kept(rules, id, () => {
    const ship = rules.ships[rules.shipOf[id]!]!;
    return shipFace(id, sideIds[ship.side]!, ship);
  });

const groundFaceOf = (rules: Rules, id: string): CounterFace =>
  kept(rules, id, () => {
    const unit = rules.groundUnits[rules.groundUnitOf[id]!]!;
    return groundFace(id, sideIds[unit.side]!, { ...unit, defendOnly: unit.isDefendOnly });
  });

const airMarkers: Readonly<Record<string, CounterMarker>> = {
  disrupted: { letters: "D", words: "disrupted", tone: "bad" },
  ace: { letters: "A", words: "ace", tone: "good" },
  patrols: { letters: "P", words: "on patrol", tone: "good" },
};

const markersIn = (
  flags: readonly string[],
  of: Readonly<Record<string, CounterMarker>>,
): { markers?: CounterMarker[] } => {
  const markers = flags.flatMap((flag) => of[flag] ?? []);
  return markers.length > 0 ? { markers } : {};
};

/** An air unit on a display, on the map or aboard a ship; `group`: what it is with, in words. */
export function airCounter(rules: Rules, { airUnits }: Seen, id: string, group?: string): HeldCounter {
  // Of a unit of the other side that flies in a battle no more may be known than that it does (9.7.3).
  const { flags } = airUnits[id] ?? { flags: [] };
  return {
    pointer: id,
    face: airFaceOf(rules, id),
    count: 1,
    pieces: [id],
    ...(group !== undefined && { group }),
    ...(flags.includes("reduced") && { reduced: true }),
    ...((flags.includes("flew") || flags.includes("staged")) && { moved: true }),
    ...markersIn(flags, airMarkers),
  };
}

const shipMarkers: Readonly<Record<string, CounterMarker>> = {
  disrupted: { letters: "D", words: "disrupted", tone: "bad" },
  spotted: { letters: "SP", words: "spotted", tone: "warn" },
  entering: { letters: "IN", words: "may enter this week" },
  logistics: { letters: "LB", words: "Supply Logistics Base", tone: "good" },
};

/** A ship with what it carries, which lies with it in its stack. */
export function shipCounter(rules: Rules, { ships }: Seen, id: string): HeldCounter {
  const { flags } = ships[id]!;
  return {
    pointer: id,
    face: shipFaceOf(rules, id),
    count: 1,
    pieces: [id],
    ...(flags.includes("crippled") && { reduced: true, damaged: true }),
    ...(flags.includes("done") && { moved: true }),
    ...markersIn(flags, shipMarkers),
  };
}

const groundMarkers: Readonly<Record<string, CounterMarker>> = {
  disrupted: { letters: "D", words: "disrupted", tone: "bad" },
  beachhead: { letters: "BH", words: "on a beachhead", tone: "warn" },
};

const aboardText = (rules: Rules, ship: string): string =>
  `aboard ${rules.ships[rules.shipOf[ship] ?? -1]?.name ?? ship}`;

export function groundCounter(rules: Rules, { groundUnits }: Seen, id: string): HeldCounter {
  const { flags, aboard } = groundUnits[id]!;
  return {
    pointer: id,
    face: groundFaceOf(rules, id),
    count: 1,
    pieces: [id],
    ...(aboard !== undefined && { group: aboardText(rules, aboard) }),
    ...(flags.includes("reduced") && { reduced: true }),
    ...(flags.includes("oos") && { unsupplied: true }),
    ...((flags.includes("moved") || flags.includes("attacked")) && { moved: true }),
    ...markersIn(flags, groundMarkers),
  };
}

/** Paratroops where they have dropped (9.11): no unit of the position, but the counter that the parameters name. */
export function paratroopCounter(rules: Rules): HeldCounter | undefined {
  const { unit } = rules.parameters.paratroops;
  return rules.groundUnitOf[unit] === undefined
    ? undefined
    : { pointer: unit, face: groundFaceOf(rules, unit), count: 1, pieces: [unit] };
}

export const supplyCounter = (rules: Rules, { id, side, level, hits, aboard }: SeenSupply): HeldCounter => ({
  pointer: id,
  face: kept(rules, `supply ${side} ${level}`, () =>
    markerFace(`supply-${side}`, side, "Supply unit", `Supply ${level}`),
  ),
  count: 1,
  pieces: [id],
  ...(aboard !== undefined && { group: aboardText(rules, aboard) }),
  ...(hits > 0 && { hits: { taken: hits } }),
});

/** What lies in a hex and is no unit: a mobile airbase, the state of an airbase, hits on a place. */
export const stateMarker = (
  rules: Rules,
  { id, side, name, words, note }: { id: string; side: string; name: string; words: string; note?: string },
): HeldCounter => ({
  pointer: id,
  face: kept(rules, `marker ${side} ${words}`, () => markerFace(`marker-${words}`, side, name, words)),
  count: 1,
  pieces: [id],
  ...(note !== undefined && { note }),
});

const directions = ["N", "NE", "SE", "S", "SW", "NW"];
const altitudes: Readonly<Record<string, { badge: string; words: string }>> = {
  low: { badge: "L", words: "low altitude" },
  medium: { badge: "M", words: "medium altitude" },
  high: { badge: "H", words: "high altitude" },
};

const battleMarkers: Readonly<Record<string, CounterMarker>> = {
  torpedo: { letters: "T", words: "with a torpedo" },
  loaded: { letters: "B", words: "loaded" },
  formation: { letters: "F", words: "in formation" },
  lowOnAmmunition: { letters: "LA", words: "low on ammunition", tone: "bad" },
  attackedAsFighter: { letters: "AF", words: "attacked as a fighter" },
};

/** An air unit in the battle (9.7): facing and altitude by the counter, its sequence number and load as markers. */
export function combatantCounter(
  rules: Rules,
  seen: Seen,
  { airUnit, facing, altitude, sequence = 0, marks }: SeenCombatant,
): HeldCounter {
  const { markers: own = [], moved: _, ...unit } = airCounter(rules, seen, airUnit);
  const degrees = directions.indexOf(facing ?? "") * 60;
  const level = altitudes[altitude ?? ""];
  // A torpedo is the load, as long as it is aboard.
  const isLoaded = marks.includes("loaded");
  const hasTorpedo = marks.includes("torpedo");
  const shown = marks.filter((mark) => (mark === "loaded" ? !hasTorpedo : mark !== "torpedo" || isLoaded));
  const markers = [
    ...(sequence > 0 ? [{ letters: String(sequence), words: `sequence ${sequence}` }] : []),
    ...own,
    ...(markersIn(shown, battleMarkers).markers ?? []),
    ...(seen.battle?.surprise === airUnit
      ? [{ letters: "!", words: "has the Surprise marker", tone: "good" as const }]
      : []),
  ];
  return {
    ...unit,
    ...(degrees >= 0 && { facing: { degrees, words: `faces ${facing}`, turned: true } }),
    ...(level && { altitude: level }),
    ...(markers.length > 0 && { markers }),
  };
}
