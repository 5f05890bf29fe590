import type { Documents, Finding, RuleCheck } from "../../../types";
import { type Force, removalOf } from "../../setup/forces";
import { gameOf, type ScenarioAt, scenariosOf, unitsOf, unitsPath } from "../shared/documents";
import { forcesOf } from "../shared/forces";
import { takeAway } from "../../../shared/checks/fixes";
import { counted } from "../../../../words";

/** Counters of a nation's air units by the steps they can show. */
export interface AirCounters {
  two: number;
  one: number;
}

export function airCountersOf(documents: Documents, nation: string): AirCounters {
  const counters = { two: 0, one: 0 };
  for (const type of Object.values(unitsOf(documents).air)) {
    if (type.nation === nation) counters[type.maxSteps === 2 ? "two" : "one"] += type.count;
  }
  return counters;
}

/**
 * Takes counters for steps that stand together, as the set-up does: two steps on a counter as long as there
 * are such counters, an odd one on the smallest. Returns the steps for which none is left.
 */
export function takeAirCounters(counters: AirCounters, steps: number): number {
  let left = steps;
  while (left > 0) {
    if (counters.two > 0 && (left > 1 || counters.one === 0)) {
      counters.two--;
      left -= Math.min(2, left);
    } else if (counters.one > 0) {
      counters.one--;
      left--;
    } else return left;
  }
  return 0;
}

/** V-01 (2.1, 2.1.1.2): air steps need counters, and steps at different places need different ones. */
export const airCounters: RuleCheck = {
  code: "rule/fire-in-the-sky/air-counters",
  rule: "2.1",
  severity: "error",
  title: "A scenario has more air steps than its nation's counters can show.",
  explain:
    "An air counter shows one or two steps, and the counter mix limits how many there are. Single steps at many bases use up counters that could show two. " +
    "Steps without a counter cannot be set up. " +
    "Combine steps, place fewer, or raise the count in units.json.",
  run(documents) {
    const nations = nationsOf(documents);
    const air = Object.entries(unitsOf(documents).air);
    return [
      ...nationsWithoutCounters(documents),
      ...scenariosOf(documents).flatMap(({ path, scenario }) => {
        const counters = new Map<string, AirCounters>();
        return forcesOf(scenario).flatMap((force): Finding[] => {
          const { nation, pointer, count } = force;
          const type = air.find(([, each]) => each.nation === nation);
          if (nation === undefined || !type) return [];
          const mine = counters.get(nation) ?? airCountersOf(documents, nation);
          counters.set(nation, mine);
          const without = takeAirCounters(mine, count);
          if (without === 0) return [];
          const name = nations[nation]?.name ?? nation;
          const found = count - without;
          return [
            {
              document: path,
              pointer,
              message: `${counted(without, "air step")} of ${name} out of ${count} ${without === 1 ? "has" : "have"} no counter: all counters are used elsewhere.`,
              hint: "Combine the steps of two places, place fewer, or raise the count in units.json.",
              crowd: {
                of: nation,
                message: (n) =>
                  `Air steps of ${name} have no counter at ${n} places: all counters are used elsewhere.`,
              },
              related: [
                { document: unitsPath, pointer: `/air/${type[0]}/count`, message: "The count is here." },
              ],
              ...(found > 0
                ? {
                    fixes: [
                      { title: `Place ${found} instead of ${count}`, document: path, pointer, value: found },
                    ],
                  }
                : takeAway(documents, "Take them out of the scenario", path, removalOf(scenario, force))),
            },
          ];
        });
      }),
    ];
  },
};

interface AirSteps extends ScenarioAt {
  force: Force;
}

/** Air steps of a nation that has no air counters at all are reported once for the nation, wherever they stand. */
function nationsWithoutCounters(documents: Documents): Finding[] {
  const air = Object.values(unitsOf(documents).air);
  const byNation = new Map<string, AirSteps[]>();
  for (const { path, scenario } of scenariosOf(documents)) {
    for (const force of forcesOf(scenario)) {
      const { nation } = force;
      if (nation === undefined || air.some((each) => each.nation === nation)) continue;
      byNation.set(nation, [...(byNation.get(nation) ?? []), { path, scenario, force }]);
    }
  }
  return [...byNation].map(([nation, stands]): Finding => {
    const [{ path, scenario, force }, ...others] = stands as [AirSteps, ...AirSteps[]];
    const name = nationsOf(documents)[nation]?.name ?? nation;
    return {
      document: path,
      pointer: force.pointer,
      blames: stands.map((each) => ({ document: each.path, pointer: each.force.pointer })),
      message:
        others.length === 0
          ? `${counted(force.count, "air step")} of ${name} cannot be placed: it has no air counters.`
          : `Air steps of ${name} cannot be placed at ${stands.length} places: it has no air counters.`,
      hint: "Give the nation air units in units.json, or remove its air steps from the scenarios.",
      ...(others.length === 0
        ? takeAway(documents, "Take them out of the scenario", path, removalOf(scenario, force))
        : {
            related: others.slice(0, 8).map((each) => ({
              document: each.path,
              pointer: each.force.pointer,
              message: "Here as well.",
            })),
          }),
    };
  });
}

const nationsOf = (documents: Documents) => gameOf(documents).nations;
