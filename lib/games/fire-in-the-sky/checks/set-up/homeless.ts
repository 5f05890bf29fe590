import type { Documents, Finding, RuleCheck } from "../../../types";
import { arrivalsOf, basesOf, gameOf, mapOf, scenariosOf } from "../shared/documents";
import { forcesOf } from "../shared/forces";
import { nationsWithHome, typesOf } from "../shared/units";
import { capital, counted } from "../../../../words";

/** V-07 (7.1, 17.4): units of a nation without a Home Base can never arrive. */
export const homeless: RuleCheck = {
  code: "rule/fire-in-the-sky/homeless",
  rule: "7.1",
  severity: "warning",
  title: "A unit arrives for a nation that has no Home Base.",
  explain:
    "Reinforcements and units from the Turn Record Track come in at a Home Base of their own nation. The Netherlands have none, so their losses never return, and nothing can arrive for them. " +
    "Units that arrive for such a nation wait forever. " +
    "Set them up on the map, list them as removed, or give the nation a Home Base.",
  run(documents) {
    const { boxes } = mapOf(documents);
    const bases = basesOf(documents);
    if (Object.keys(bases).length === 0 || Object.keys(boxes).length === 0) return [];
    const homes = nationsWithHome(bases, boxes);
    return Object.entries(gameOf(documents).nations)
      .filter(([id]) => !homes.has(id))
      .flatMap(([id, { name }]) => [...scheduled(documents, id, name), ...waiting(documents, id, name)]);
  },
};

/** One finding for each schedule, at the first group of the nation. */
function scheduled(documents: Documents, nation: string, name: string): Finding[] {
  const groups = arrivalsOf(documents).filter(({ group }) => group.nation === nation && !group.remove);
  return [...new Set(groups.map(({ path }) => path))].map((path) => {
    const [first, ...others] = groups.filter((each) => each.path === path);
    return {
      document: path,
      pointer: first!.pointer,
      message:
        others.length === 0
          ? `A group arrives for ${name}, which has no Home Base to arrive at.`
          : `${others.length + 1} groups arrive for ${name}, which has no Home Base to arrive at.`,
      hint: "Give the units to another nation, or the nation a Home Base.",
      related: others.slice(0, 3).map(({ pointer, turn }) => ({
        document: path,
        pointer,
        message: `Another group of ${name}, Turn ${turn}.`,
      })),
    };
  });
}

/** One finding for each box of a scenario's track. */
function waiting(documents: Documents, nation: string, name: string): Finding[] {
  const types = typesOf(documents);
  return scenariosOf(documents).flatMap(({ path, scenario }) => {
    const boxes = new Map<string, { pointers: string[]; names: string[]; turn: number }>();
    for (const { where, type: id, nation: of, pointer, turn, entry } of forcesOf(scenario)) {
      const type = types.get(id ?? "");
      if (where !== "turnTrack" || (of ?? type?.nation) !== nation) continue;
      const box = boxes.get(entry) ?? { pointers: [], names: [], turn: turn! };
      box.pointers.push(pointer);
      box.names.push(type?.name ?? `air steps of ${name}`);
      boxes.set(entry, box);
    }
    return [...boxes].map(([entry, { pointers, names, turn }]): Finding => {
      const units = names.length === 1 ? names[0]! : counted(names.length, "unit");
      return {
        document: path,
        pointer: pointers.length === 1 ? pointers[0]! : entry,
        rule: "17.4",
        message: `${capital(units)} should return on Turn ${turn}, but ${name} has no Home Base to return to.`,
        hint: "Losses of such a nation never return: list the units under “removed”.",
      };
    });
  });
}
