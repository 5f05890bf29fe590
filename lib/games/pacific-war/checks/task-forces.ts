import { grouped } from "../../../grouped";
import { counted } from "../../../words";
import type { Documents, RuleCheck } from "../../types";
import {
  game,
  hasBase,
  hexAt,
  markersOf,
  parametersOf,
  shoresOf,
  shipsOf,
  shipTypesOf,
  sideCheck,
  type ForceAt,
} from "./documents";

/** V-02 to V-05, V-11, V-34: Task Forces of a set-up (2.5.12). */

const shipsIn = ({ own }: ForceAt, group: string): string[] =>
  Object.entries(own.ships ?? {}).flatMap(([id, { taskForce }]) => (taskForce === group ? [id] : []));

const isLarge = (documents: Documents, id: string): boolean =>
  shipTypesOf(documents)[shipsOf(documents)[id]?.type ?? ""]?.capital === true;

/** V-02. */
const size = sideCheck(
  {
    code: `rule/${game}/task-force-size`,
    rule: "2.5.12",
    severity: "error",
    title: "A Task Force has too many ships, or none.",
    explain:
      "A Task Force has at most six capital ships and four others, and at least one ship; the limits are in parameters.json. " +
      "Only a dummy (34.4) has none. Divide the Task Force, give it a ship, or change the limits.",
  },
  (documents, force) => {
    const { capital = Infinity, others = Infinity } = parametersOf(documents).taskForces ?? {};
    return Object.entries(force.own.taskForces ?? {}).flatMap(([id, { dummy }]) => {
      const pointer = `${force.pointer}/taskForces/${id}`;
      const members = shipsIn(force, id);
      const large = members.filter((each) => isLarge(documents, each)).length;
      const small = members.length - large;
      if (members.length === 0 && !dummy)
        return [
          { pointer, message: `Task Force “${id}” has no ships.`, hint: "Give it a ship, or remove it." },
        ];
      if (members.length > 0 && dummy)
        return [
          {
            pointer: `${pointer}/dummy`,
            rule: "34.4",
            message: `Task Force “${id}” is a dummy and has ${counted(members.length, "ship")}.`,
            hint: "Remove “dummy”, or the ships.",
          },
        ];
      const parts = [
        ...(large > capital ? [`${counted(large, "capital ship")}, and ${capital} is the most`] : []),
        ...(small > others ? [`${counted(small, "other ship")}, and ${others} is the most`] : []),
      ];
      return parts.map((part) => ({
        pointer,
        message: `Task Force “${id}” has ${part}.`,
        hint: "Divide it into two Task Forces.",
      }));
    });
  },
);

/** V-03. */
const rows = sideCheck(
  {
    code: `rule/${game}/task-force-rows`,
    rule: "2.5.12",
    severity: "error",
    title: "The Core of a Task Force is smaller than its Screen, or a carrier is in the Screen.",
    explain:
      "A Task Force has at least as many ships in the Core as in the Screen, and carriers are in the Core. " +
      "Otherwise air missions and naval combat cannot be played with it. Move ships from one row to the other.",
  },
  (documents, force) =>
    Object.keys(force.own.taskForces ?? {}).flatMap((id) => {
      const members = shipsIn(force, id);
      const screen = members.filter((each) => force.own.ships?.[each]?.row !== "core");
      const carriers = screen.filter(
        (each) => shipTypesOf(documents)[shipsOf(documents)[each]?.type ?? ""]?.screen === false,
      );
      const core = members.length - screen.length;
      return [
        ...carriers.map((each) => ({
          pointer: `${force.pointer}/ships/${each}`,
          message: `${shipsOf(documents)[each]!.name} is a carrier in the Screen of “${id}”.`,
          hint: "Put it into the Core: “row”: “core”.",
        })),
        ...(screen.length > core
          ? [
              {
                pointer: `${force.pointer}/taskForces/${id}`,
                message: `Task Force “${id}” has ${counted(core, "ship")} in the Core and ${screen.length} in the Screen.`,
                hint: "Put ships of the Screen into the Core.",
              },
            ]
          : []),
      ];
    }),
);

/** V-04: ships that must fill up the Core aside. */
const core = sideCheck(
  {
    code: `rule/${game}/task-force-core`,
    rule: "2.5.12",
    severity: "warning",
    title: "A ship is in the Core of a Task Force that belongs in the Screen.",
    explain:
      "Capital ships, amphibious transports and ships with troops aboard belong in the Core (tables/ship-types.json); others only as far as the Core would be smaller than the Screen without them. " +
      "Put the ship into the Screen.",
  },
  (documents, force) => {
    const carriers = new Set(Object.values(force.own.groundUnits ?? {}).flatMap(({ on }) => on ?? []));
    const belongs = (id: string): boolean =>
      carriers.has(id) || shipTypesOf(documents)[shipsOf(documents)[id]?.type ?? ""]?.core === true;
    return Object.keys(force.own.taskForces ?? {}).flatMap((group) => {
      const members = shipsIn(force, group);
      const strangers = members.filter((id) => force.own.ships?.[id]?.row === "core" && !belongs(id));
      const room = Math.max(0, Math.ceil(members.length / 2) - members.filter(belongs).length);
      return strangers.slice(room).map((id) => ({
        pointer: `${force.pointer}/ships/${id}/row`,
        message: `${shipsOf(documents)[id]?.name ?? id} is in the Core of “${group}”, which is large enough without it.`,
        hint: "Put it into the Screen: “row”: “screen”.",
      }));
    });
  },
);

/** V-34: where a hex has two shores ships begin on that of the port. */
const shores = sideCheck(
  {
    code: `rule/${game}/shores`,
    rule: "2.5",
    severity: "warning",
    title: "Ships begin in a hex with two shores, and the map does not say on which.",
    explain:
      "Land divides some hexes into two shores. Ships in a port lie on the shore that “portHalves” of the map names; where it names none they begin on the first one, which may be the wrong side of the land. " +
      "Choose another hex, or name the shore.",
  },
  (documents, { own, pointer }) => {
    const { splitHexes, portHalves } = shoresOf(documents);
    const at = [
      ...Object.entries(own.taskForces ?? {}).map(([id, group]) => ({
        under: `taskForces/${id}`,
        at: group.at,
      })),
      ...Object.entries(own.ships ?? {}).map(([id, ship]) => ({ under: `ships/${id}`, at: ship.at })),
    ];
    return at.flatMap(({ under, at: location }) => {
      const hex = location === undefined ? "" : hexAt(documents, location);
      if (!Object.hasOwn(splitHexes, hex) || Object.hasOwn(portHalves, hex)) return [];
      const names = Object.keys(splitHexes[hex]!.halves);
      return [
        {
          pointer: `${pointer}/${under}/at`,
          message: `${hex} has two shores, ${names.join(" and ")}; the ships begin on the ${names[0]!} one.`,
          hint: "Choose a hex beside it, or name the shore in “portHalves” of the map.",
        },
      ];
    });
  },
);

/** V-05. */
const counters = sideCheck(
  {
    code: `rule/${game}/task-force-counters`,
    rule: "2.4",
    severity: "error",
    title: "A side begins with more Task Forces than there are markers.",
    explain: "A side has no more Task Forces than it has markers of them (markers.json). Join some of them.",
  },
  (documents, { own, id, pointer }) => {
    const most = markersOf(documents)[`task-force-${id}`]?.count ?? Infinity;
    const count = Object.keys(own.taskForces ?? {}).length;
    return count > most
      ? [
          {
            pointer: `${pointer}/taskForces`,
            message: `The side has ${counted(count, "Task Force")}, and ${most} markers.`,
            hint: "Join some of them.",
          },
        ]
      : [];
  },
);

/** V-11: a port without a Base shelters few ships. */
const anchorages = sideCheck(
  {
    code: `rule/${game}/anchorages`,
    rule: "2.3.3",
    severity: "error",
    title: "An anchorage has more ships than it shelters.",
    explain:
      "Ships outside of Task Forces are in a port with a Base, or in an anchorage; that shelters a few ships that are not capital, or " +
      "seaplane carriers alone: parameters.json says how many. Put the ships into a Task Force, or move some of them.",
  },
  (documents, force) => {
    const { others = Infinity, seaplaneCarriers = Infinity } = parametersOf(documents).anchorages ?? {};
    const outside = Object.entries(force.own.ships ?? {}).flatMap(([id, { at }]) =>
      at === undefined ? [] : [{ id, at }],
    );
    return [...grouped(outside, ({ at }) => hexAt(documents, at))].flatMap(([hex, ships]) => {
      if (hasBase(documents, force, hex)) return [];
      const { at } = ships[0]!;
      const large = ships.filter(({ id }) => isLarge(documents, id));
      const carriers = large.filter(({ id }) => shipsOf(documents)[id]?.type === "CVS");
      const isFit =
        large.length === 0
          ? ships.length <= others
          : carriers.length === ships.length && carriers.length <= seaplaneCarriers;
      if (isFit) return [];
      return [
        {
          pointer: `${force.pointer}/ships/${ships.at(-1)!.id}/at`,
          message: `${counted(ships.length, "ship")} at ${at}, where there is no Base: ${large.length > 0 ? "no capital ship but one seaplane carrier is sheltered there" : `${others} is the most`}.`,
          hint: "Put them into a Task Force, or choose a port with a Base.",
        },
      ];
    });
  },
);

export const taskForceChecks: readonly RuleCheck[] = [size, rows, core, shores, counters, anchorages];
