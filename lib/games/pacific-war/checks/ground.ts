import { grouped } from "../../../grouped";
import { counted } from "../../../words";
import type { Documents, RuleCheck } from "../../types";
import {
  type ForceAt,
  forcesOf,
  game,
  groundUnitsOf,
  hasBase,
  hexAt,
  mapOf,
  parametersOf,
  shipsOf,
  shipTypesOf,
  sideCheck,
  terrainAt,
} from "./documents";

/** V-01, V-12, V-13, V-19, V-21, V-22: ground units and ships of a set-up, and the ground that they are on. */

interface UnitAt {
  id: string;
  unit: string;
  hits: number;
  at: string | undefined;
  on: string | undefined;
}

const unitsOf = ({ own }: ForceAt): UnitAt[] =>
  Object.entries(own.groundUnits ?? {}).map(([id, { unit, hits, at, on }]) => ({
    id,
    unit: unit ?? id,
    hits: hits ?? 0,
    at,
    on,
  }));

/** Those ashore, by hex. */
const ashore = (documents: Documents, force: ForceAt): Map<string, UnitAt[]> =>
  grouped(unitsOf(force), ({ at }) => (at === undefined ? undefined : hexAt(documents, at)));

/** V-01. */
const stacking = sideCheck(
  {
    code: `rule/${game}/ground-stacking`,
    rule: "23.1.3",
    severity: "error",
    title: "A hex has more ground steps of a side than it holds.",
    explain:
      "At most 48 ground steps of a side are in a hex, its Base counted as one (parameters.json). Move units to other hexes.",
  },
  (documents, force) => {
    const { groundSteps = Infinity, baseCounts = false } = parametersOf(documents).stacking ?? {};
    return [...ashore(documents, force)].flatMap(([hex, units]) => {
      const base = baseCounts && hasBase(documents, force, hex) ? 1 : 0;
      const steps = units.reduce(
        (sum, { unit, hits }) => sum + Math.max(0, (groundUnitsOf(documents)[unit]?.steps ?? 0) - hits),
        base,
      );
      if (steps <= groundSteps) return [];
      return [
        {
          pointer: `${force.pointer}/groundUnits/${units.at(-1)!.id}/at`,
          message: `${hex} has ${counted(steps, "ground step")} of this side; it holds ${groundSteps}.`,
          hint: "Move a unit to another hex.",
        },
      ];
    });
  },
);

/** V-12, ships outside of Task Forces; the engine itself refuses Task Forces on land and troops at sea. */
const shipHexes = sideCheck(
  {
    code: `rule/${game}/ship-hexes`,
    rule: "2.5.3",
    severity: "error",
    title: "A ship is in a hex without water.",
    explain: "Naval units are in hexes with water only. Choose a port or a hex at sea.",
  },
  (documents, force) =>
    Object.entries(force.own.ships ?? {}).flatMap(([id, { at }]) => {
      if (at === undefined || terrainAt(documents, hexAt(documents, at))?.water !== "none") return [];
      return [
        {
          pointer: `${force.pointer}/ships/${id}/at`,
          message: `${shipsOf(documents)[id]?.name ?? id} is at ${at}, which is all land.`,
          hint: "Choose a hex with water.",
        },
      ];
    }),
);

/** What a ground unit takes up aboard (23.8.1); undefined for one that no ship carries. */
function battalionsOf(documents: Documents, size: string): number | undefined {
  const { battalions = 3, regiments = 3 } = parametersOf(documents).sizes ?? {};
  if (size === "battalion") return 1;
  if (size === "regiment" || size === "brigade") return battalions;
  return size === "division" ? battalions * regiments : undefined;
}

/** V-13. */
const cargo = sideCheck(
  {
    code: `rule/${game}/cargo`,
    rule: "23.8",
    severity: "error",
    title: "A ship carries ground units that it has no room for.",
    explain:
      "Amphibious transports carry nine battalions, destroyer transports and Japanese destroyers three; only amphibious transports carry armor (tables/ship-types.json). " +
      "A regiment or brigade counts as three battalions, a division as nine. Put the units on another ship, or ashore.",
  },
  (documents, force) =>
    [...grouped(unitsOf(force), ({ on }) => on)].flatMap(([carrier, units]) => {
      const ship = shipsOf(documents)[carrier];
      const last = `${force.pointer}/groundUnits/${units.at(-1)!.id}/on`;
      if (!ship) return [];
      const transport = shipTypesOf(documents)[ship.type]?.transport;
      if (!transport?.sides.includes(force.id))
        return [
          { pointer: last, message: `${ship.name} carries no ground units.`, hint: "Choose a transport." },
        ];
      const known = units.flatMap((each) => {
        const of = groundUnitsOf(documents)[each.unit];
        return of ? [{ ...each, of }] : [];
      });
      const tanks = known.filter(({ of }) => of.type === "armor" && !transport.armor);
      const load = known.reduce((sum, { of }) => sum + (battalionsOf(documents, of.size) ?? Infinity), 0);
      return [
        ...tanks.map(({ id, of }) => ({
          pointer: `${force.pointer}/groundUnits/${id}/on`,
          rule: "23.8.2",
          message: `${ship.name} carries no armor, but has ${of.name} aboard.`,
          hint: "Put it on an amphibious transport.",
        })),
        ...(load > transport.battalions
          ? [
              {
                pointer: last,
                message: `${ship.name} has ${load === Infinity ? "a unit aboard that is larger than a division" : `${counted(load, "battalion")} aboard and room for ${transport.battalions}`}.`,
                hint: "Put units on another ship.",
              },
            ]
          : []),
      ];
    }),
);

/** V-19. */
const opposing: RuleCheck = {
  code: `rule/${game}/opposing-ground-units`,
  rule: "23.1.4",
  severity: "warning",
  title: "Ground units of both sides begin in one hex.",
  explain:
    "Where enemies share a hex, Entry Arrows say from where the attacker came, and where it may retreat to. A set-up has none, so neither side could retreat. " +
    "Put one of them into another hex.",
  run: (documents) =>
    forcesOf(documents).flatMap((force) => {
      if (force.id !== "japanese") return [];
      const enemy = forcesOf(documents).find(({ path, id }) => path === force.path && id === "allied");
      const theirs = enemy ? ashore(documents, enemy) : new Map<string, UnitAt[]>();
      return [...ashore(documents, force)].flatMap(([hex, units]) =>
        theirs.has(hex)
          ? [
              {
                document: force.path,
                pointer: `${force.pointer}/groundUnits/${units[0]!.id}/at`,
                message: `${units[0]!.id} is in ${hex} with ${theirs.get(hex)![0]!.id} of the other side.`,
                hint: "Move one of them.",
              },
            ]
          : [],
      );
    }),
};

/** V-21. */
const sovietTerritory = sideCheck(
  {
    code: `rule/${game}/soviet-territory`,
    rule: "33.3",
    severity: "error",
    title: "A ground unit is in the Soviet Union.",
    explain: "No Japanese unit enters the Soviet Union, and Allied ones there are interned. Move the unit.",
  },
  (documents, force) =>
    [...ashore(documents, force)].flatMap(([hex, units]) =>
      mapOf(documents).hexes[hex]?.country === "ussr"
        ? units.map(({ id }) => ({
            pointer: `${force.pointer}/groundUnits/${id}/at`,
            message: `${id} is in ${hex}, which is Soviet territory.`,
            hint: "Choose a hex of another country.",
          }))
        : [],
    ),
);

/** V-22. */
const chinese = sideCheck(
  {
    code: `rule/${game}/chinese-stacking`,
    rule: "33.6",
    severity: "error",
    title: "Nationalist and Red Chinese units are in one hex.",
    explain: "Nationalist and Red Chinese units never stack. Move the units of one of them.",
  },
  (documents, force) =>
    [...ashore(documents, force)].flatMap(([hex, units]) => {
      const factions = grouped(units, ({ unit }) => groundUnitsOf(documents)[unit]?.faction);
      const other = [...factions.values()][1]?.[0];
      return other === undefined
        ? []
        : [
            {
              pointer: `${force.pointer}/groundUnits/${other.id}/at`,
              message: `${hex} has Nationalist and Red Chinese units.`,
              hint: "Move the units of one of them.",
            },
          ];
    }),
);

export const groundChecks: readonly RuleCheck[] = [
  stacking,
  shipHexes,
  cargo,
  opposing,
  sovietTerritory,
  chinese,
];
