import { grouped } from "../../../grouped";
import { counted } from "../../../words";
import type { Documents, Finding, RuleCheck } from "../../types";
import {
  aircraftOf,
  type ForceAt,
  game,
  hasBase,
  hexAt,
  parametersOf,
  placesIn,
  shipsOf,
  shipTypesOf,
  sideCheck,
} from "./documents";

/** V-06 to V-10: where the air units of a set-up are (2.3.2). */

interface UnitAt {
  id: string;
  class: string;
  steps: number;
  at?: string | undefined;
  on?: string | undefined;
}

const unitsOf = ({ own }: ForceAt): UnitAt[] =>
  Object.entries(own.airUnits ?? {}).map(([id, unit]) => ({ ...unit, id }));

const isTender = (documents: Documents, ship: string): boolean =>
  shipTypesOf(documents)[shipsOf(documents)[ship]?.type ?? ""]?.seaplaneBase === true;

/** V-06. */
const carrierAircraft = sideCheck(
  {
    code: `rule/${game}/carrier-aircraft`,
    rule: "2.3.2.2",
    severity: "error",
    title: "A carrier has air units that it cannot carry, or more steps than it holds.",
    explain:
      "A carrier holds as many steps as its launch capacity less its hits, of fighters of its own nation that can use carriers. " +
      "Take steps away, choose another class, or put the unit on land.",
  },
  (documents, force) =>
    [...grouped(unitsOf(force), ({ on }) => on)].flatMap(([carrier, units]) => {
      const ship = shipsOf(documents)[carrier];
      if (!ship || isTender(documents, carrier)) return [];
      const strange = units.flatMap(({ id, class: kind }) => {
        const known = aircraftOf(documents)[kind];
        if (!known) return [];
        const isRaid = carrier === parametersOf(documents).strategicBombing?.doolittleCarrier;
        const why =
          !known.carrier && !isRaid
            ? "cannot use carriers"
            : known.nation !== ship.nation
              ? "is of another nation"
              : undefined;
        return why === undefined
          ? []
          : [
              {
                pointer: `${force.pointer}/airUnits/${id}/class`,
                message: `${known.name} is on ${ship.name}, but ${why}.`,
                hint: "Choose a class of carrier aircraft of the same nation.",
              },
            ];
      });
      const room = Math.max(0, (ship.launchCapacity ?? 0) - (force.own.ships?.[carrier]?.hits ?? 0));
      const steps = units.reduce((sum, unit) => sum + unit.steps, 0);
      if (steps <= room) return strange;
      return [
        ...strange,
        {
          pointer: `${force.pointer}/airUnits/${units.at(-1)!.id}/steps`,
          message: `${ship.name} has ${counted(steps, "air step")} and room for ${room}.`,
          hint: "Take steps away, or put a unit on another carrier.",
        },
      ];
    }),
);

/** V-07. */
const airInstallations = sideCheck(
  {
    code: `rule/${game}/air-installations`,
    rule: "2.3.2",
    severity: "error",
    title: "An air unit is where its side has no airbase.",
    explain:
      "An air unit is on a Base of its side at a place with an airfield, on a carrier, or with a seaplane base. " +
      "Elsewhere it could not land. Add the Base, or move the unit.",
  },
  (documents, force) =>
    unitsOf(force).flatMap(({ id, at }) => {
      if (at === undefined) return [];
      const hex = hexAt(documents, at);
      const hasField = placesIn(documents, hex).some(({ airfield }) => airfield !== "none");
      if (hasField && hasBase(documents, force, hex)) return [];
      return [
        {
          pointer: `${force.pointer}/airUnits/${id}/at`,
          message: `The side has no ${hasField ? "Base" : "airfield"} at ${at}.`,
          hint: hasField ? "Add a Base there, or move the unit." : "Choose a place with an airfield.",
        },
      ];
    }),
);

/** V-08. */
const underStrength = sideCheck(
  {
    code: `rule/${game}/air-reorganization`,
    rule: "28.18",
    severity: "warning",
    title: "Two air units of a class are below full strength at one installation.",
    explain:
      "Units of a class that are together reorganize into full ones, so that at most one of them is below full strength. " +
      "Add up their steps, as play would do at its first opportunity.",
  },
  (documents, force) => {
    const full = parametersOf(documents).air?.steps ?? 0;
    const short = unitsOf(force).filter(
      ({ class: kind, steps }) => steps < full && aircraftOf(documents)[kind]?.engine !== "LRA",
    );
    return [...grouped(short, ({ at, on, class: kind }) => `${at ?? on ?? ""} ${kind}`)].flatMap(
      ([, units]) =>
        units.slice(1).map(({ id, at, on }) => ({
          pointer: `${force.pointer}/airUnits/${id}/steps`,
          message: `“${id}” and “${units[0]!.id}” are of one class at ${at ?? on ?? ""}, and both have fewer than ${full} steps.`,
          hint: "Move steps from one to the other until one is full or gone.",
        })),
    );
  },
);

/** V-10. */
const seaplaneBases = sideCheck(
  {
    code: `rule/${game}/seaplane-bases`,
    rule: "2.3.2.3",
    severity: "error",
    title: "A seaplane base has more than one air unit, or one that is no seaplane.",
    explain:
      "A seaplane carrier or tender at anchor serves one unit: long-range aircraft, or one step of carrier fighters of the lowest level, of its nation. " +
      "Move the others.",
  },
  (documents, force) =>
    [...grouped(unitsOf(force), ({ on }) => on)].flatMap(([carrier, units]) => {
      const ship = shipsOf(documents)[carrier];
      if (!ship || !isTender(documents, carrier)) return [];
      return units.flatMap(({ id, class: kind, steps }, n) => {
        const known = aircraftOf(documents)[kind];
        if (!known) return [];
        const isSeaplane =
          known.nation === ship.nation &&
          (known.engine === "LRA" || (known.carrier === true && known.level === 0 && steps === 1));
        if (n === 0 && isSeaplane) return [];
        return [
          {
            pointer: `${force.pointer}/airUnits/${id}`,
            message: isSeaplane
              ? `${ship.name} serves one air unit, and “${id}” is another one.`
              : `${known.name} cannot use the seaplane base of ${ship.name}.`,
            hint: "Move it to an airbase.",
          },
        ];
      });
    }),
);

/** V-09. */
const specialAircraft: RuleCheck = {
  code: `rule/${game}/special-aircraft`,
  rule: "2.2.2",
  severity: "error",
  title: "A counter of long-range aircraft or of Kamikazes is not what the rules say that they are.",
  explain:
    "An LRA has one step and Status Level 0, for all purposes; Kamikazes are always F of Status Level 0 (28.19). " +
    "Correct the counter in aircraft.json, or give it another engine.",
  run: (documents) =>
    Object.entries(aircraftOf(documents)).flatMap(
      ([id, { name, engine, level, steps, kamikaze }]): Finding[] => {
        const wrong = [
          ...(engine === "LRA" && steps !== 1
            ? [{ member: "steps", text: `${counted(steps, "step")}, and an LRA has one` }]
            : []),
          ...(engine === "LRA" && level !== 0
            ? [{ member: "level", text: `Status Level ${level}, and an LRA has 0` }]
            : []),
          ...(kamikaze && engine !== "F"
            ? [{ member: "engine", text: `the engine ${engine}, and Kamikazes are F` }]
            : []),
          ...(kamikaze && level !== 0
            ? [{ member: "level", text: `Status Level ${level}, and Kamikazes have 0` }]
            : []),
        ];
        return wrong.map(({ member, text }) => ({
          document: "aircraft.json",
          pointer: `/aircraft/${id}/${member}`,
          message: `${name} has ${text}.`,
          hint: "Correct the counter, or give it another engine.",
        }));
      },
    ),
};

export const airChecks: readonly RuleCheck[] = [
  specialAircraft,
  carrierAircraft,
  airInstallations,
  underStrength,
  seaplaneBases,
];
