import type { FireInTheSkyScenario } from "../../../../documents/generated/types";
import type { Documents, Finding, RuleCheck } from "../../../types";
import { type AirCounters, airCountersOf, takeAirCounters } from "../components/air-counters";
import {
  allScenariosOf,
  type Arrival,
  arrivalsOf,
  gameOf,
  optionsOf,
  scenariosOf,
  unitsOf,
} from "../shared/documents";
import { forcesOf } from "../shared/forces";
import { optionMarks } from "../../../shared/checks/option-numbers";
import { counted } from "../../../../words";

/** V-16 (2.1, 7.1): air steps that are bound to be forfeited for want of counters. */
export const scheduleAir: RuleCheck = {
  code: "rule/fire-in-the-sky/schedule-air",
  rule: "7.1",
  severity: "warning",
  title: "Air steps arrive without enough counters.",
  explain:
    "Air steps arrive regularly and are lost regularly; over a war far more arrive than the counters can show at once, which is normal. " +
    "But a nation without air counters, an arrival that is larger than all of its counters, or a set-up so full that the very first arrival has none, certainly forfeits steps. " +
    "Lower the number, or raise the count in units.json.",
  run(documents) {
    const run = optionMarks(optionsOf(documents));
    const arrivals = arrivalsOf(documents).filter(
      ({ group }) => group.airSteps !== undefined && (group.option === undefined || run.has(group.option)),
    );
    return [
      ...withoutCounters(documents, arrivals),
      ...arrivals.flatMap((arrival) => tooLarge(documents, arrival)),
      ...scenariosOf(documents).flatMap(({ path, scenario }) =>
        firstArrivals(documents, path, scenario, arrivals),
      ),
    ];
  },
};

const nameOf = (documents: Documents, nation: string): string =>
  gameOf(documents).nations[nation]?.name ?? nation;

/** A nation without air counters is reported once; where a set-up has air steps of it, it is reported there. */
function withoutCounters(documents: Documents, arrivals: readonly Arrival[]): Finding[] {
  const air = Object.values(unitsOf(documents).air);
  const placed = new Set(
    allScenariosOf(documents).flatMap(({ scenario }) => forcesOf(scenario).map(({ nation }) => nation)),
  );
  const lacking = arrivals.filter(
    ({ group: { nation } }) => !placed.has(nation) && !air.some((each) => each.nation === nation),
  );
  return [...new Set(lacking.map(({ group }) => group.nation))].map((nation): Finding => {
    const [first, ...others] = lacking.filter(({ group }) => group.nation === nation) as [Arrival];
    const name = nameOf(documents, nation);
    return {
      document: first.path,
      pointer: `${first.pointer}/airSteps`,
      message:
        others.length === 0
          ? `${counted(first.group.airSteps!, "air step")} ${first.group.airSteps === 1 ? "arrives" : "arrive"} for ${name}, which has no air counters.`
          : `${others.length + 1} groups of air steps arrive for ${name}, which has no air counters.`,
      hint: "Give the nation air units in units.json, or remove its air steps from the schedule.",
    };
  });
}

function tooLarge(documents: Documents, { path, pointer, group }: Arrival): Finding[] {
  const counters = airCountersOf(documents, group.nation);
  const most = counters.two * 2 + counters.one;
  if (most === 0 || group.airSteps! <= most) return [];
  return [
    {
      document: path,
      pointer: `${pointer}/airSteps`,
      message: `${group.airSteps} air steps arrive at once; all counters of ${nameOf(documents, group.nation)} together show ${most}.`,
      hint: "Lower the number, or raise the count of its air units in units.json.",
    },
  ];
}

/** The first Reinforcement Phase of each side comes before anything can have been lost to the enemy. */
function firstArrivals(
  documents: Documents,
  path: string,
  scenario: Partial<FireInTheSkyScenario>,
  arrivals: readonly Arrival[],
): Finding[] {
  const { start } = scenario;
  if (!start) return [];
  const left = new Map<string, AirCounters>();
  const used = new Map<string, { steps: number; pointer: string }>();
  for (const { nation, count, pointer } of forcesOf(scenario)) {
    if (nation === undefined) continue;
    const counters = left.get(nation) ?? airCountersOf(documents, nation);
    left.set(nation, counters);
    // A set-up that is over the mix by itself is reported already.
    if (takeAirCounters(counters, count) > 0) return [];
    used.set(nation, { steps: (used.get(nation)?.steps ?? 0) + count, pointer });
  }
  // The other side's first phase follows a player turn of fighting; only the starting side's is certain.
  const first = arrivals.filter(({ turn, side }) => turn === start.turn && side === start.side);
  if (!comesBeforeCombat(start.step)) return [];
  return first.flatMap(({ group, path: schedule, pointer }): Finding[] => {
    const standing = used.get(group.nation);
    const counters = left.get(group.nation);
    if (!standing || !counters) return [];
    // A one-step counter at the Home Base may take a step as well; without one the steps need new counters.
    const without = takeAirCounters(counters, group.airSteps!);
    if (without === 0) return [];
    return [
      {
        document: path,
        pointer: standing.pointer,
        message: `${nameOf(documents, group.nation)} begins with ${counted(standing.steps, "air step")}; of the ${group.airSteps} that arrive in its first Reinforcement Phase, ${without} ${without === 1 ? "has" : "have"} no counter.`,
        hint: "Place fewer steps or combine single ones, or raise the count in units.json.",
        related: [{ document: schedule, pointer: `${pointer}/airSteps`, message: "The arrival is here." }],
      },
    ];
  });
}

const comesBeforeCombat = (step: string): boolean =>
  ["transport", "economic-warfare", "reinforcement"].includes(step);
