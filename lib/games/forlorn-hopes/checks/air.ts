import { counted } from "../../../words";
import type { Documents, Finding, RuleCheck } from "../../types";
import {
  aircraftOf,
  airUnitsOf,
  basesOf,
  controllerOf,
  game,
  kindOfHex,
  mapOf,
  markersOf,
  parametersOf,
  type SetupAt,
  setupsIn,
  shipsOf,
} from "./documents";

/** V2 to V7, V9, V29: air units and airbases of a set-up (6, 9.7.12). */

/** The box of units that are not available (5.1.6). */
const WAITING = "air-fleet-11-unavailable";

interface Placed {
  id: string;
  pointer: string;
  base: string;
  box: string;
}

const placedIn = ({ set, pointer }: SetupAt): Placed[] =>
  Object.entries(set.airUnits ?? {}).map(([id, { at, on, box }]) => ({
    id,
    pointer: `${pointer}/airUnits/${id}`,
    base: on ?? at,
    box,
  }));

const typeOf = (documents: Documents, unit: string): string | undefined =>
  aircraftOf(documents)[airUnitsOf(documents)[unit]?.aircraft ?? ""]?.type;

/** V2, V3, V6 (6.3.1 to 6.3.4, 6.3.7). */
const airbaseLoad: RuleCheck = {
  code: `rule/${game}/airbase-load`,
  rule: "6.3.4",
  severity: "error",
  title: "An airbase has more air units than it holds, and some are ready.",
  explain:
    "Each airbase holds as many air units as bases.json says; a mobile one fewer when fighters and others are together. " +
    "With more than that all of its units have flown. Move units to another airbase, or put all of them into the box Flown.",
  run: (documents) =>
    setupsIn(documents).flatMap((setup): Finding[] => {
      const byBase = new Map<string, Placed[]>();
      for (const unit of placedIn(setup)) byBase.set(unit.base, [...(byBase.get(unit.base) ?? []), unit]);
      return [...byBase].flatMap(([id, units]): Finding[] => {
        const base = basesOf(documents)[id];
        if (!base) return [];
        const counts = units.filter(
          (unit) =>
            !(base.freeReconnaissance && typeOf(documents, unit.id) === "R") &&
            !airUnitsOf(documents)[unit.id]?.oneWay,
        );
        const classes = new Set(counts.map((unit) => typeOf(documents, unit.id) === "F"));
        const most = (classes.size > 1 ? (base.mixedCapacity ?? base.capacity) : base.capacity) ?? Infinity;
        if (counts.length <= most || units.every(({ box }) => box === "flown")) return [];
        return [
          {
            document: setup.path,
            pointer: counts[most]!.pointer,
            message: `${base.name} has ${counted(counts.length, "air unit")}; it holds ${most}${classes.size > 1 && base.mixedCapacity !== undefined ? " of different classes" : ""}.`,
            hint: "Move some to another airbase.",
          },
        ];
      });
    }),
};

/** V4 (6.3.5). */
const heavyBombers: RuleCheck = {
  code: `rule/${game}/aircraft-bases`,
  rule: "6.3.5",
  severity: "error",
  title: "An air unit is at an airbase that its aircraft cannot use.",
  explain:
    "Heavy bombers use only the airbases that aircraft.json lists for them (“bases”): the B-17 Darwin, Soerabaja and Australia. " +
    "Place the unit at one of these, or change the list.",
  run: (documents) =>
    setupsIn(documents).flatMap((setup) =>
      placedIn(setup).flatMap(({ id, pointer, base }): Finding[] => {
        const aircraft = aircraftOf(documents)[airUnitsOf(documents)[id]?.aircraft ?? ""];
        if (!aircraft?.bases || aircraft.bases.includes(base)) return [];
        return [
          {
            document: setup.path,
            pointer: `${pointer}/at`,
            message: `${aircraft.name} cannot be based at ${basesOf(documents)[base]?.name ?? base}.`,
            hint: `Choose one of: ${aircraft.bases.join(", ")}.`,
          },
        ];
      }),
    ),
};

/** V5 to V7 (6.3.6, 6.3.7, 6.1): aircraft of carriers, floatplanes, airbases of the other side. */
const airbaseOwner: RuleCheck = {
  code: `rule/${game}/airbase-control`,
  rule: "6.1",
  severity: "error",
  title: "An air unit begins at an airbase whose place its side does not control.",
  explain:
    "Air units use airbases that their side controls. The scenario gives control under “control”: what it does not list is Allied, " +
    "and nobody uses an airbase in a neutral hex (17.2.5). Move the unit, or give its side the control of the hex.",
  run: (documents) =>
    setupsIn(documents).flatMap((setup) =>
      placedIn(setup).flatMap(({ id, pointer, base }): Finding[] => {
        const place = mapOf(documents).places[basesOf(documents)[base]?.place ?? ""];
        if (!place) return [];
        const controller = controllerOf(setup.scenario, place.hex);
        if (controller === setup.side) return [];
        return [
          {
            document: setup.path,
            pointer: `${pointer}/at`,
            message: `${airUnitsOf(documents)[id]?.name ?? id} is at ${place.name}, which ${controller === "neutral" ? "nobody controls" : "the other side controls"}.`,
            hint: "Choose an airbase of its side.",
          },
        ];
      }),
    ),
};

/** V6 (6.3.7): aircraft of carriers are on carriers that the scenario has. */
const carrierAircraft: RuleCheck = {
  code: `rule/${game}/carrier-aircraft`,
  rule: "6.3.7",
  severity: "error",
  title: "A carrier aircraft is not on a carrier, or its carrier is not in the scenario.",
  explain:
    "Aircraft of carriers are based on carriers alone, and other aircraft never. The ship must be in the scenario. " +
    "Put the unit on a carrier with “on”, add the ship, or move the unit to an airbase ashore.",
  run: (documents) =>
    setupsIn(documents).flatMap((setup) =>
      placedIn(setup).flatMap(({ id, pointer, base }): Finding[] => {
        const unit = airUnitsOf(documents)[id];
        const at = basesOf(documents)[base];
        if (!unit || !at) return [];
        const isAfloat = at.kind === "carrier";
        const isFloatplane = unit.force === "west-fleet" || unit.force === "east-fleet";
        if (isAfloat && !(setup.set.ships ?? {})[at.ship ?? ""])
          return [
            {
              document: setup.path,
              pointer,
              message: `${unit.name} is on ${at.name}, which is not in the scenario.`,
              hint: "Add the ship to the set-up.",
            },
          ];
        if (isAfloat === (unit.carrier === true) || isFloatplane) return [];
        return [
          {
            document: setup.path,
            pointer,
            message: isAfloat
              ? `${unit.name} cannot be on a carrier.`
              : `${unit.name} is an aircraft of a carrier, and is at ${at.name}.`,
            hint: isAfloat ? "Choose an airbase ashore." : "Choose a carrier.",
          },
        ];
      }),
    ),
};

/** V5 (6.3.6): floatplanes have a seaplane tender off a coast. */
const floatplanes: RuleCheck = {
  code: `rule/${game}/floatplanes`,
  rule: "6.3.6",
  severity: "error",
  title: "A floatplane has no seaplane tender in a coastal hex.",
  explain:
    "The F1M is based on a seaplane tender (CVS) alone, which serves it in a coastal hex or beside the map. " +
    "Put the unit on a tender of the scenario, or move the tender to a coast.",
  run: (documents) =>
    setupsIn(documents).flatMap((setup) =>
      placedIn(setup).flatMap(({ id, pointer, base }): Finding[] => {
        const unit = airUnitsOf(documents)[id];
        if (unit?.force !== "west-fleet" && unit?.force !== "east-fleet") return [];
        const tender = basesOf(documents)[base]?.ship ?? "";
        const at = setup.set.ships?.[tender]?.at;
        const isServed =
          shipsOf(documents)[tender]?.class === "CVS" &&
          at !== undefined &&
          (mapOf(documents).boxes[at] !== undefined || kindOfHex(documents, at) === "coastal");
        if (isServed) return [];
        return [
          {
            document: setup.path,
            pointer: `${pointer}/at`,
            message: `${unit.name} is not on a seaplane tender off a coast.`,
            hint: "Choose a seaplane tender in a coastal hex or a box.",
          },
        ];
      }),
    ),
};

/** V8 (5.1.6): where commitments are in play, the 11th Air Fleet waits. */
const airFleet: RuleCheck = {
  code: `rule/${game}/air-fleet-11`,
  rule: "5.1.6",
  severity: "error",
  title: "A unit of the 11th Air Fleet is in play before it has been committed.",
  explain:
    "In a scenario with commitments (“rules/commitments”) the units of the 11th Air Fleet begin in the box of those that are not " +
    "available, and come by commitment (5.1). Move the unit there, or play the scenario without commitments.",
  run: (documents) =>
    setupsIn(documents).flatMap((setup) =>
      setup.scenario.rules?.commitments
        ? placedIn(setup).flatMap(({ id, pointer, base }): Finding[] => {
            const unit = airUnitsOf(documents)[id];
            if (unit?.force !== "air-fleet-11" || base === WAITING) return [];
            return [
              {
                document: setup.path,
                pointer: `${pointer}/at`,
                message: `${unit.name} of the 11th Air Fleet begins at ${basesOf(documents)[base]?.name ?? base}.`,
                hint: `Place it at “${WAITING}”.`,
              },
            ];
          })
        : [],
    ),
};

/** V9 (9.7.12). */
const aces: RuleCheck = {
  code: `rule/${game}/aces`,
  rule: "9.7.12",
  severity: "error",
  title: "A side has more aces than markers, or an ace flies with what is no fighter.",
  explain:
    "Markers.json has three aces for Japan and two for the Allies. An ace flies with a fighter, and a fighter has one ace. " +
    "Remove an ace, or give it to another fighter.",
  run: (documents) =>
    setupsIn(documents).flatMap((setup) => {
      const most = markersOf(documents)[`ace-${setup.side}`]?.count ?? Infinity;
      const seen = new Set<string>();
      return (setup.set.aces ?? []).flatMap(({ unit }, n): Finding[] => {
        const pointer = `${setup.pointer}/aces/${n}`;
        const report = (message: string, hint: string): Finding[] => [
          { document: setup.path, pointer, message, hint },
        ];
        if (n >= most)
          return report(`This side has ${counted(most, "marker")} for aces.`, "Remove this ace.");
        const type = typeOf(documents, unit);
        if (type !== undefined && type !== "F") return report(`${unit} is no fighter.`, "Choose a fighter.");
        if (seen.has(unit)) return report(`${unit} has an ace already.`, "Choose another fighter.");
        seen.add(unit);
        return [];
      });
    }),
};

/** V29 (6.5). */
const mobileAirbases: RuleCheck = {
  code: `rule/${game}/mobile-airbases`,
  rule: "6.5",
  severity: "error",
  title: "A mobile airbase is in a hex where it cannot be, or shares it with another.",
  explain:
    "A mobile airbase lies in a land or coastal hex, where the Terrain Effects Chart allows it, and each hex has one at most " +
    "(mobileAirbases/perHex in parameters.json). Choose another hex.",
  run: (documents) =>
    setupsIn(documents).flatMap((setup) => {
      const perHex = parametersOf(documents).mobileAirbases?.perHex ?? 1;
      const seen = new Map<string, number>();
      return Object.entries(setup.set.mobileAirbases ?? {}).flatMap(([id, { at }]): Finding[] => {
        const document = setup.path;
        const pointer = `${setup.pointer}/mobileAirbases/${id}/at`;
        const kind = kindOfHex(documents, at);
        if (kind === "sea" || kind === "none")
          return [{ document, pointer, message: `${at} is no land.`, hint: "Choose a land or coastal hex." }];
        const there = (seen.get(at) ?? 0) + 1;
        seen.set(at, there);
        if (there <= perHex) return [];
        return [
          { document, pointer, message: `${at} has a mobile airbase already.`, hint: "Choose another hex." },
        ];
      });
    }),
};

export const airChecks: readonly RuleCheck[] = [
  airbaseLoad,
  heavyBombers,
  airbaseOwner,
  carrierAircraft,
  floatplanes,
  airFleet,
  aces,
  mobileAirbases,
];
