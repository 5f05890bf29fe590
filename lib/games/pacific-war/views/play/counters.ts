import type { CounterFace, CounterMarker, HeldCounter } from "../../../counter-types";
import { faceCache } from "../../../shared/faces";
import { type Rules, sideIds } from "../../model/rules";
import {
  airFace,
  baseFace,
  fortificationFace,
  groundFace,
  headquartersFace,
  markerFace,
  shipFace,
} from "../faces";
import { taskForceName } from "../set-up";
import { nameOfId } from "../unit-names";
import { nameOf } from "../names";
import { type Seen, type SeenAirUnit, type SeenGroundUnit, type SeenTaskForce } from "./seen";

/** Counters in play, with what lies on them. */

const kept = faceCache<Rules>();

const withSide = <T extends { side: number }>(of: T): Omit<T, "side"> & { side: string } => ({
  ...of,
  side: sideIds[of.side]!,
});

const shipFaceOf = (rules: Rules, id: string): CounterFace =>
  kept(rules, id, () => shipFace(withSide(rules.ships[rules.shipOf[id]!]!)));

/** Its own name where the scenario gives one, else one made of its id. */
export const airName = (rules: Rules, { id, name, kind }: SeenAirUnit): string =>
  name === rules.airClasses[rules.airClassOf[kind]!]!.name
    ? nameOfId(id, (ship) => nameOf(rules, ship))
    : name;

const airFaceOf = (rules: Rules, unit: SeenAirUnit): CounterFace =>
  kept(rules, `air ${unit.id} ${unit.kind}`, () =>
    airFace({
      ...withSide(rules.airClasses[rules.airClassOf[unit.kind]!]!),
      name: airName(rules, unit),
    }),
  );

const groundFaceOf = (rules: Rules, kind: string): CounterFace =>
  kept(rules, kind, () => groundFace(withSide(rules.groundClasses[rules.groundClassOf[kind]!]!)));

/** Hits of a ship, with what they come to (4.1). */
export function shipCounter(rules: Rules, { ships }: Seen, id: string, group?: string): HeldCounter {
  const { hits, activated, torpedoes } = ships[id]!;
  const { hitCapacity, canCripple } = rules.ships[rules.shipOf[id]!]!;
  const markers: CounterMarker[] = [
    ...(canCripple && hits === hitCapacity - 1
      ? [{ letters: "C", words: "crippled", tone: "bad" as const }]
      : []),
    ...(torpedoes > 0
      ? [{ letters: `T${torpedoes}`, words: `torpedoes fired: ${torpedoes}`, tone: "warn" as const }]
      : []),
  ];
  return {
    pointer: id,
    face: shipFaceOf(rules, id),
    count: 1,
    pieces: [id],
    ...(group !== undefined && { group }),
    ...(hits > 0 && { hits: { taken: hits, of: hitCapacity } }),
    ...(markers.length > 0 && { markers }),
    ...(!activated && { note: "not Activated" }),
  };
}

/** A ship in a box beside the map: of an enemy one no more is seen than its counter. */
export const boxedShip = (
  rules: Rules,
  { ships }: Seen,
  id: string,
  hits = ships[id]?.hits ?? 0,
): HeldCounter => ({
  pointer: id,
  face: shipFaceOf(rules, id),
  count: 1,
  pieces: [id],
  ...(hits > 0 && { hits: { taken: hits, of: rules.ships[rules.shipOf[id]!]!.hitCapacity } }),
});

/** An air unit where it is: landed, Alerted or on a mission; `group`: the Base or ship, in words. */
export function airCounter(rules: Rules, unit: SeenAirUnit, group?: string): HeldCounter {
  const { id, steps, alerted, flew, over, activated, flown } = unit;
  const notes = [
    ...(over === null ? [] : [`on a mission, ${flown} hexes flown`]),
    ...(activated ? [] : ["not Activated"]),
  ];
  return {
    pointer: id,
    face: airFaceOf(rules, unit),
    count: 1,
    pieces: [id],
    steps,
    ...(group !== undefined && { group }),
    ...(flew && { moved: true }),
    ...(alerted && { markers: [{ letters: "A", words: "Alerted", tone: "good" as const }] }),
    ...(notes.length > 0 && { note: notes.join(", ") }),
  };
}

export function groundCounter(rules: Rules, unit: SeenGroundUnit, group?: string): HeldCounter {
  const { id, kind, hits, broken, moved, assault, cycleMoves, activated } = unit;
  const { steps } = rules.groundClasses[rules.groundClassOf[kind]!]!;
  const markers: CounterMarker[] = [
    ...(broken ? [{ letters: "B", words: "Broken", tone: "bad" as const }] : []),
    ...(assault === "none"
      ? []
      : [
          {
            letters: assault === "amphibious" ? "AA" : "PD",
            words: assault === "amphibious" ? "amphibious assault" : "dropped by parachute",
            tone: "warn" as const,
          },
        ]),
  ];
  return {
    pointer: id,
    face: groundFaceOf(rules, kind),
    count: 1,
    pieces: [id],
    ...(group !== undefined && { group }),
    ...(hits > 0 && { hits: { taken: hits, of: steps } }),
    ...(moved && { moved: true }),
    ...(markers.length > 0 && { markers }),
    note: activated ? `Battle Cycle Moves ${cycleMoves}` : "not Activated",
  };
}

export function baseCounter(rules: Rules, { kind, hex, hits }: Seen["bases"][number]): HeldCounter {
  const base = rules.baseClasses[rules.baseClassOf[kind]!]!;
  const isInterdicted = hits >= base.interdictedAt;
  return {
    pointer: `base-${hex}`,
    face: kept(rules, kind, () => baseFace(withSide(base))),
    count: 1,
    pieces: [`base-${hex}`],
    ...(hits > 0 && { hits: { taken: hits, of: base.interdictedAt } }),
    ...(isInterdicted && {
      markers: [{ letters: "INT", words: "interdicted", tone: "bad" as const }],
    }),
  };
}

export function fortificationCounter(rules: Rules, id: string, hits: number): HeldCounter {
  const fort = rules.fortifications[rules.fortificationOf[id]!]!;
  return {
    pointer: id,
    face: kept(rules, id, () =>
      fortificationFace({ ...withSide(fort), nation: fort.side === 1 ? "japan" : "us" }),
    ),
    count: 1,
    pieces: [id],
    ...(hits > 0 && { hits: { taken: hits, of: fort.hitCapacity } }),
    ...(hits >= fort.hitCapacity && {
      markers: [{ letters: "X", words: "destroyed", tone: "bad" as const }],
    }),
  };
}

export function headquartersCounter(rules: Rules, id: string): HeldCounter {
  const of = rules.headquarters[rules.headquartersOf[id]!]!;
  const nation = of.side === 1 ? "japan" : "us";
  return {
    pointer: id,
    face: kept(rules, id, () => headquartersFace({ ...withSide(of), nation })),
    count: 1,
    pieces: [id],
  };
}

/** The id under which the marker of a Task Force is shown: both sides number theirs alike. */
export const taskForcePiece = ({ side, id }: { side: string; id: string }): string => `${side}-${id}`;

/** The marker of a Task Force whose ships are hidden from whoever looks: it says whether it is detected, and no more (2.5.10). */
export function taskForceCounter(rules: Rules, force: SeenTaskForce): HeldCounter {
  const { side, id, detected, dummy } = force;
  const face = kept(rules, `marker ${side} ${id}`, () =>
    markerFace(`task-force-${side}`, side, taskForceName(id), `TF ${id.replace(/^tf-/, "")}`),
  );
  const piece = taskForcePiece(force);
  return {
    pointer: piece,
    face,
    count: 1,
    pieces: [piece],
    ...(detected && { markers: [{ letters: "D", words: "detected", tone: "warn" as const }] }),
    note: dummy === true ? "a dummy" : detected ? "detected" : "undetected",
  };
}

/** A marker in play: submarines, an Offensive Support Base. */
export const plainCounter = (
  rules: Rules,
  { id, side, name, words, note }: { id: string; side: string; name: string; words: string; note?: string },
): HeldCounter => ({
  pointer: id,
  face: kept(rules, `marker ${side} ${name} ${words}`, () =>
    markerFace(`marker-${words}-${side}`, side, name, words),
  ),
  count: 1,
  pieces: [id],
  ...(note !== undefined && { note }),
});

/** What a ship carries: aircraft and troops, with its Task Force where that is said. */
export function aboard(
  rules: Rules,
  { airUnits, groundUnits }: Seen,
  ship: string,
  group?: string,
): HeldCounter[] {
  const words = `aboard ${rules.ships[rules.shipOf[ship]!]!.name}`;
  const on = (counter: HeldCounter): HeldCounter =>
    group === undefined
      ? { ...counter, note: counter.note === undefined ? words : `${words}, ${counter.note}` }
      : { ...counter, group: `${group}, ${words}` };
  return [
    ...airUnits.flatMap((unit) =>
      unit.ship === ship && unit.steps > 0 ? [on(airCounter(rules, unit))] : [],
    ),
    ...groundUnits.flatMap((unit) => (unit.ship === ship ? [on(groundCounter(rules, unit))] : [])),
  ];
}
