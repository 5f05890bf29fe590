import type { Finding, RuleCheck } from "../../../types";
import { forcesOf } from "../../setup-forces";
import { arrivalsOf, basesOf, gameOf, mapOf, scenariosOf } from "../shared/documents";
import { nationsWithHome, typesOf } from "../shared/units";

/** V-07 (7.1, 17.4): units of a nation without a Home Base can never arrive. */
export const homeless: RuleCheck = {
  code: "rule/fire-in-the-sky/homeless",
  rule: "7.1",
  severity: "warning",
  title: "A unit is to arrive for a nation that has no Home Base.",
  explain:
    "Reinforcements and units from the Turn Record Track come in at a Home Base of their own nation. The Netherlands have none, so what they lose is lost, and nothing ever comes for them. " +
    "Units that are to arrive for such a nation wait for ever. " +
    "Set them up on the map, list them as removed, or give the nation a Home Base.",
  run(documents) {
    const { nations } = gameOf(documents);
    const { boxes } = mapOf(documents);
    const bases = basesOf(documents);
    if (Object.keys(bases).length === 0 || Object.keys(boxes).length === 0) return [];
    const homes = nationsWithHome(bases, boxes);
    const isHomeless = (nation: string) => nations[nation] !== undefined && !homes.has(nation);
    const types = typesOf(documents);
    const scheduled = arrivalsOf(documents).flatMap(({ path, pointer, group }): Finding[] => {
      if (group.remove || !isHomeless(group.nation)) return [];
      const name = nations[group.nation]!.name;
      return [
        {
          document: path,
          pointer,
          message: `The group arrives for ${name}, which has no Home Base to arrive at.`,
          hint: "Give the units to another nation, or the nation a Home Base.",
        },
      ];
    });
    const waiting = scenariosOf(documents).flatMap(({ path, scenario }) =>
      forcesOf(scenario).flatMap(({ where, type: id, nation: of, pointer, turn }): Finding[] => {
        const type = types.get(id ?? "");
        const nation = of ?? type?.nation;
        if (where !== "turnTrack" || nation === undefined || !isHomeless(nation)) return [];
        const name = type?.name ?? `Air steps of ${nations[nation]!.name}`;
        return [
          {
            document: path,
            pointer,
            rule: "17.4",
            message: `${name} ${type ? "waits" : "wait"} for Turn ${turn}, but ${nations[nation]!.name} has no Home Base to return to.`,
            hint: "What such a nation loses never comes back: list it under “removed”.",
          },
        ];
      }),
    );
    return [...scheduled, ...waiting];
  },
};
