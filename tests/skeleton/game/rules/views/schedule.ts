import type { ScheduleSource } from "../../../../../lib/games/schedule-types";
import { arrivalsPath, groupsOf, namesOf, parametersOf, scenarioOf, unitsOf } from "../documents";

/** The arrivals on the track of hours (2.0). */
export const schedule: ScheduleSource = {
  turns: (documents) => Array.from({ length: parametersOf(documents).clock?.hours ?? 0 }, (_, i) => i + 1),
  lanes: (documents) =>
    Object.entries(namesOf(documents, "sides")).map(([side, title]) => ({
      side,
      sideTitle: title,
      nation: side,
      title,
    })),
  groups: (documents) =>
    groupsOf(documents).map(({ turn, id, pointer, group: { nation, title, units } }) => ({
      document: arrivalsPath,
      pointer,
      id,
      turn,
      side: nation,
      nation,
      title,
      units,
      pools: [],
      option: undefined,
      leaves: false,
    })),
  stock: (documents) =>
    Object.entries(unitsOf(documents)).map(([id, { name, nation, count }]) => ({
      id,
      name,
      nation,
      count,
      returns: false,
    })),
  inUse(documents, path) {
    const { start, setup = {} } = scenarioOf(documents, path);
    if (start === undefined) return undefined;
    const units: Record<string, number> = {};
    for (const counts of Object.values(setup))
      for (const [type, count] of Object.entries(counts)) units[type] = (units[type] ?? 0) + count;
    return { turn: start.turn, units };
  },
  pointerOn: (turn, id) => `/hours/${turn}/${id}`,
  plain: ["title", "nation", "units"],
};
