import { counted } from "../../../words";
import type { Documents, Finding, RuleCheck } from "../../types";
import { forcesOf, game, parametersOf, shipsOf, sidesOf } from "./documents";

/** V1 to V3, V9, V10, V17: Task Forces of a set-up (4.1). */

const limits = (documents: Documents) =>
  parametersOf(documents).taskForces ?? { counters: Infinity, carrierBoxes: Infinity, ships: undefined };

/** V1 (4.1.1). */
const taskForceSize: RuleCheck = {
  code: `rule/${game}/task-force-size`,
  rule: "4.1.1",
  severity: "error",
  title: "A Task Force has too many ships, or none.",
  explain:
    "An Allied Task Force has 15 ships at most, a Japanese one 10, and each has one at least; the limits are in parameters.json. " +
    "The game cannot be set up with others. Divide the Task Force, give it a ship, or change the limits.",
  run: (documents) =>
    forcesOf(documents).flatMap(({ path, pointer, id, number, ships, force }): Finding[] => {
      const count = ships.reduce((sum, each) => sum + each.count, 0);
      const most = limits(documents).ships?.[id] ?? Infinity;
      const isKnown = force.ships.length + Object.keys(force.others ?? {}).length === ships.length;
      if (count > most)
        return [
          {
            document: path,
            pointer,
            message: `Task Force ${number} has ${counted(count, "ship")}; ${most} is the most for this side.`,
            hint: "Divide it into two Task Forces.",
          },
        ];
      if (count > 0 || !isKnown) return [];
      return [
        {
          document: path,
          pointer,
          message: `Task Force ${number} has no ships.`,
          hint: "Give it a ship, or remove it.",
        },
      ];
    }),
};

/** Types of ships that take up a box, of each kind (4.1.3, 4.1.4). */
const boxTypes = (
  documents: Documents,
): { carriers: readonly string[]; seaplaneCarriers: readonly string[] } => {
  const { carriers = [], seaplaneCarriers = [] } = parametersOf(documents).taskForces ?? {};
  return { carriers, seaplaneCarriers };
};

/** V2 (4.1.1, 4.1.6). */
const carrierBoxes: RuleCheck = {
  code: `rule/${game}/carrier-boxes`,
  rule: "4.1.1",
  severity: "error",
  title: "A ship that carries planes is in a Task Force whose number is too high.",
  explain:
    "The Operations Chart has boxes for planes for the Task Forces with numbers up to 9 alone. " +
    "CVs, CVLs, AVs and CAVs must be in these; the planes of a Japanese BB can be noted anywhere (4.1.6). " +
    "Give the Task Force a number up to 9, or move the ship.",
  run: (documents) =>
    forcesOf(documents).flatMap(({ path, number, ships, force, pointer: at }): Finding[] => {
      const { carriers, seaplaneCarriers } = boxTypes(documents);
      const { carrierBoxes: last } = limits(documents);
      const boxes = (force.boxes ?? []).flatMap((box, i): Finding[] =>
        box > last
          ? [
              {
                document: path,
                pointer: `${at}/boxes/${i}`,
                rule: "4.1.3",
                message: `Box ${box} has no place for planes: those are 1 to ${last}.`,
                hint: "Use a lower number.",
              },
            ]
          : [],
      );
      if (number <= last) return boxes;
      const needy = ships.filter(({ ship }) => [...carriers, ...seaplaneCarriers].includes(ship.type));
      return [
        ...boxes,
        ...needy.map(({ ship, pointer }) => ({
          document: path,
          pointer,
          message: `${ship.name} (${ship.type}) is in Task Force ${number}, which has no box for planes: those are 1 to ${last}.`,
          hint: "Use a Task Force with a lower number.",
        })),
      ];
    }),
};

/** V3 (4.1.3 to 4.1.5). */
const carriersInBox: RuleCheck = {
  code: `rule/${game}/carriers-in-box`,
  rule: "4.1.3",
  severity: "error",
  title: "A Task Force has more carriers than boxes, or two Task Forces use one box.",
  explain:
    "A Task Force box holds the planes of one CV or CVL and of one AV or CAV. " +
    "Each further carrier of the Task Force needs a box of its own, with a number that no other Task Force of the side has; “boxes” lists them. " +
    "Add a box for each further carrier, or divide the Task Force.",
  run(documents) {
    const forces = forcesOf(documents);
    return forces.flatMap((at): Finding[] => {
      const { path, pointer, id, number, ships, force } = at;
      const of = (types: readonly string[]): number =>
        ships.reduce((sum, { ship, count }) => sum + (types.includes(ship.type) ? count : 0), 0);
      const { carriers, seaplaneCarriers } = boxTypes(documents);
      const needed = Math.max(of(carriers), of(seaplaneCarriers));
      const boxes = force.boxes ?? [];
      const found: Finding[] = [];
      if (needed > 1 + boxes.length)
        found.push({
          document: path,
          pointer,
          message: `Task Force ${number} has carriers for ${needed} boxes, but ${counted(1 + boxes.length, "box", "boxes")}.`,
          hint: `List ${counted(needed - 1 - boxes.length, "free number", "free numbers")} more under “boxes”.`,
        });
      const others = forces.filter((each) => each.path === path && each.id === id);
      for (const [i, box] of boxes.entries()) {
        const taken = others.find(
          (each) => each.number === box || (each.number !== number && (each.force.boxes ?? []).includes(box)),
        );
        if (taken)
          found.push({
            document: path,
            pointer: `${pointer}/boxes/${i}`,
            message: `Box ${box} of Task Force ${number} is used by Task Force ${taken.number}.`,
            hint: "Use a number that no other Task Force of the side has.",
          });
      }
      return found;
    });
  },
};

/** V9 (2.3). */
const counterMix: RuleCheck = {
  code: `rule/${game}/counter-mix`,
  rule: "2.3",
  severity: "error",
  title: "A scenario places a ship twice, or more ships than there are counters.",
  explain:
    "A named ship has one counter; of ships without names there are as many as “count” in ships.json says. " +
    "Place fewer, or give the ship more counters.",
  run: (documents) =>
    sidesOf(documents).flatMap(({ path, id }): Finding[] => {
      const found: Finding[] = [];
      const placed = new Map<string, number>();
      for (const each of forcesOf(documents)) {
        if (each.path !== path || each.id !== id) continue;
        for (const { id: record, ship, count, pointer } of each.ships) {
          const there = placed.get(record) ?? 0;
          placed.set(record, there + count);
          const most = ship.count ?? 1;
          if (there + count <= most) continue;
          found.push({
            document: path,
            pointer,
            message:
              most === 1
                ? `${ship.name} is in another Task Force already.`
                : `${there + count} of ${ship.name} are placed up to here; there are ${counted(most, "counter")}.`,
            hint: "A counter can be in one place only.",
          });
        }
      }
      return found;
    }),
};

/** V9: whose ships they are. */
const shipSides: RuleCheck = {
  code: `rule/${game}/ship-sides`,
  rule: "4.1",
  severity: "error",
  title: "A Task Force has a ship of the other side, or one whose kind of entry does not fit.",
  explain:
    "The ships of a Task Force are of its own side. Ships with names are listed under “ships”, ships without names are counted under “others”. " +
    "Move the ship to a Task Force of its side, or to the other list.",
  run: (documents) =>
    forcesOf(documents).flatMap(({ path, id, ships }) =>
      ships.flatMap(({ ship, pointer }): Finding[] => {
        if (ship.side !== id)
          return [
            {
              document: path,
              pointer,
              message: `${ship.name} belongs to the other side.`,
              hint: "Move it there, or change its side in ships.json.",
            },
          ];
        return [];
      }),
    ),
};

/** V10 (4.1.2). */
const taskForceNumbers: RuleCheck = {
  code: `rule/${game}/task-force-numbers`,
  rule: "4.1.2",
  severity: "warning",
  title: "A Task Force has a number for which there is no counter.",
  explain:
    "Each side has counters for 14 Task Forces. More may be made on paper, but whoever plays at a table has no counter for them. " +
    "Use a lower number if one is free.",
  run: (documents) =>
    forcesOf(documents).flatMap(({ path, pointer, number }): Finding[] => {
      const { counters } = limits(documents);
      if (number <= counters) return [];
      return [
        {
          document: path,
          pointer,
          message: `There are counters for Task Forces 1 to ${counters}; this is Task Force ${number}.`,
        },
      ];
    }),
};

/** V17 (26.3). */
const submarines: RuleCheck = {
  code: `rule/${game}/submarines`,
  rule: "26.3",
  severity: "warning",
  title: "A scenario places submarines, for which there are no rules.",
  explain:
    "Orders of battle list submarines, but they are used with the Submarines Optional Rule alone, whose text is not known. " +
    "On the map they would sail as any other ship. Take them out of the Task Force.",
  run: (documents) =>
    forcesOf(documents).flatMap(({ path, ships }) =>
      ships
        .filter(({ ship }) => ship.type === "SS")
        .map(({ ship, pointer }) => ({
          document: path,
          pointer,
          message: `${ship.name} is a submarine, and submarines are not used.`,
          hint: "Remove it; the order of battle may still list it.",
        })),
    ),
};

/** V18 (19.8), V14 (8.3), V23 (21.2.1): ships themselves. */
const ammunition: RuleCheck = {
  code: `rule/${game}/ammunition`,
  rule: "19.8.1",
  severity: "error",
  title: "A ship with guns has no Ammunition Factor.",
  explain:
    "Each ship with a Gunnery Factor has an Ammunition Factor; DDs and APDs alone have none, since they fire in one turn of the game (19.8.3). " +
    "Without it the ship would never run out of ammunition. Give it an Ammunition Factor.",
  run(documents) {
    const types: readonly string[] = parametersOf(documents).surface?.oneTurnTypes ?? [];
    return Object.entries(shipsOf(documents)).flatMap(([id, ship]): Finding[] =>
      (ship.gunnery ?? 0) > 0 && ship.ammunition === null && !types.includes(ship.type)
        ? [
            {
              document: "ships.json",
              pointer: `/ships/${id}/ammunition`,
              message: `${ship.name} has a Gunnery Factor of ${ship.gunnery} and no Ammunition Factor.`,
              hint: "Give it one, or take away its Gunnery Factor.",
            },
          ]
        : [],
    );
  },
};

const neverCrippled: RuleCheck = {
  code: `rule/${game}/never-crippled`,
  rule: "21.2.1",
  severity: "info",
  title: "A named ship sinks without ever being crippled.",
  explain:
    "Ships with a Damage Factor of 3 and more are crippled when they are one hit from sinking. One with less never is. " +
    "Nothing is wrong; the Damage Factor may be a slip.",
  run(documents) {
    const from = parametersOf(documents).damage?.crippleFrom ?? 0;
    return Object.entries(shipsOf(documents)).flatMap(([id, ship]): Finding[] =>
      ship.count === undefined && ship.damage < from
        ? [
            {
              document: "ships.json",
              pointer: `/ships/${id}/damage`,
              message: `${ship.name} has a Damage Factor of ${ship.damage}; ships are crippled from ${from} on.`,
            },
          ]
        : [],
    );
  },
};

export const taskForceChecks: readonly RuleCheck[] = [
  taskForceSize,
  carrierBoxes,
  carriersInBox,
  counterMix,
  shipSides,
  taskForceNumbers,
  submarines,
  ammunition,
  neverCrippled,
];
