import type { Finding, RuleCheck } from "../../types";
import { aircraftOf, game, groundUnitsOf, parametersOf, setUpsOf, shipsOf, sideCheck } from "./documents";

/** V-18, V-26, V-30, V-31: what a scenario says of time, its Operation and its options. */

/** V-30. */
const months: RuleCheck = {
  code: `rule/${game}/months`,
  rule: "1.1",
  severity: "error",
  title: "A scenario begins or ends outside of the war, or ends before it begins.",
  explain:
    "The war lasts from December 1941 to July 1945 (parameters.json). Lists of arrivals, weather and special rules go by its months. Correct the month.",
  run: (documents) =>
    setUpsOf(documents).flatMap(({ path, scenario: { start, end } }): Finding[] => {
      const { first = "", last = "9999" } = parametersOf(documents).war ?? {};
      const at = (pointer: string, message: string): Finding => ({
        document: path,
        pointer,
        message,
        hint: `Choose a month from ${first} to ${last}.`,
      });
      const isOut = (month: string): boolean => month < first || month > last;
      const ends = end?.after === "month" ? end.month : undefined;
      return [
        ...(start && isOut(start.month) ? [at("/start/month", `${start.month} is outside of the war.`)] : []),
        ...(ends !== undefined && isOut(ends) ? [at("/end/month", `${ends} is outside of the war.`)] : []),
        ...(start && ends !== undefined && ends < start.month
          ? [at("/end/month", `The scenario ends in ${ends}, before it begins in ${start.month}.`)]
          : []),
      ];
    }),
};

const ends = { engagement: "battle-cycles", battle: "days", campaign: "month", strategic: "month" } as const;

/** V-31. */
const terms: RuleCheck = {
  code: `rule/${game}/scenario-terms`,
  rule: "1.1",
  severity: "error",
  title: "A scenario lacks what its class is played by.",
  explain:
    "An Engagement ends after Battle Cycles, a Battle after Days, a Campaign and the whole war after a month. Engagements and Battles are one Operation, so they say whose it is and its Condition, and a Battle its length. " +
    "Add what is missing, or change the class.",
  run: (documents) =>
    setUpsOf(documents).flatMap(({ path, scenario }): Finding[] => {
      const { class: kind, end, operation } = scenario;
      if (kind === undefined) return [];
      const wanted = ends[kind];
      const isOneOperation = kind === "engagement" || kind === "battle";
      const found: Finding[] = [];
      if (end && end.after !== wanted)
        found.push({
          document: path,
          pointer: "/end/after",
          message: `A scenario of the class “${kind}” ends after “${wanted}”, not after “${end.after}”.`,
          hint: `Let it end after “${wanted}”, or change its class.`,
        });
      if (isOneOperation && !operation)
        found.push({
          document: path,
          pointer: "",
          missing: "/operation",
          rule: "21.0",
          message: "The scenario does not say whose Operation it is, and which Condition it has.",
          hint: "Add “operation” with its side and condition.",
        });
      if (kind === "battle" && operation && operation.days === undefined)
        found.push({
          document: path,
          pointer: "/operation",
          missing: "/operation/days",
          rule: "20.2.1",
          message: "The Battle does not say how many Days its Operation lasts.",
          hint: "Add “days”.",
        });
      return found;
    }),
};

/** V-18. */
const cycleMoves: RuleCheck = {
  code: `rule/${game}/battle-cycle-moves`,
  rule: "23.1.2",
  severity: "warning",
  title: "Ground units begin with another number of Battle Cycle Moves than weeks.",
  explain:
    "A ground unit that is Activated has a Battle Cycle Move for each week of the Operation (parameters.json says how long a week is), so a Battle gives its units as many. Correct the number of moves, or of Days.",
  run: (documents) =>
    setUpsOf(documents).flatMap(({ path, scenario: { class: kind, operation } }): Finding[] => {
      const { week } = parametersOf(documents).time ?? {};
      const { battleCycleMoves, days } = operation ?? {};
      if (kind !== "battle" || week === undefined || days === undefined || !battleCycleMoves) return [];
      const weeks = Math.floor(days / week);
      return Object.entries(battleCycleMoves).flatMap(([side, moves]): Finding[] =>
        moves === weeks
          ? []
          : [
              {
                document: path,
                pointer: `/operation/battleCycleMoves/${side}`,
                message: `Ground units have ${moves} Battle Cycle Moves in an Operation of ${weeks} weeks.`,
                hint: `Give them ${weeks}, or change the Days.`,
              },
            ],
      );
    }),
};

/** V-26. */
const optionalUnits = sideCheck(
  {
    code: `rule/${game}/optional-units`,
    rule: "34.0",
    severity: "error",
    title: "A set-up has a unit of an optional rule that it does not recommend.",
    explain:
      "Some counters, and dummy Task Forces, belong to an optional rule. A set-up with them is played with that rule, so it recommends it. Add the rule to “recommendedOptions”, or remove the unit.",
  },
  (documents, { own, pointer, scenario }) => {
    const on = scenario.recommendedOptions ?? [];
    const units = [
      ...Object.keys(own.ships ?? {}).map((id) => ({ at: `ships/${id}`, of: shipsOf(documents)[id] })),
      ...Object.entries(own.airUnits ?? {}).map(([id, { class: kind }]) => ({
        at: `airUnits/${id}`,
        of: aircraftOf(documents)[kind],
      })),
      ...Object.entries(own.taskForces ?? {}).map(([id, { dummy }]) => ({
        at: `taskForces/${id}`,
        of: { name: `Task Force “${id}”`, option: dummy ? "dummy-task-forces" : undefined },
      })),
    ];
    return units.flatMap(({ at, of }) =>
      of?.option === undefined || on.includes(of.option)
        ? []
        : [
            {
              pointer: `${pointer}/${at}`,
              message: `${of.name} belongs to the optional rule “${of.option}”, which the scenario does not recommend.`,
              hint: `Add “${of.option}” to “recommendedOptions”, or remove the unit.`,
            },
          ],
    );
  },
);

/** V4: a counter is in one place only. Ships are the keys of a set-up, so of these there is one at most. */
const counters = sideCheck(
  {
    code: `rule/${game}/counter-mix`,
    rule: "2.2",
    severity: "error",
    title: "A set-up has more units of a kind than there are counters.",
    explain:
      "Of each class of aircraft there are so many counters (“count” in aircraft.json), and each ground counter is there once. Use another class, or another counter.",
  },
  (documents, { own, pointer }) => {
    const used = new Map<string, number>();
    const beyond = (name: string, most: number): boolean => {
      const count = (used.get(name) ?? 0) + 1;
      used.set(name, count);
      return count === most + 1;
    };
    return [
      ...Object.entries(own.airUnits ?? {}).flatMap(([id, { class: kind }]) => {
        const { count = Infinity, name = kind } = aircraftOf(documents)[kind] ?? {};
        return beyond(`air ${kind}`, count)
          ? [
              {
                pointer: `${pointer}/airUnits/${id}/class`,
                message: `There are ${count} counters of ${name}, and the set-up has more.`,
                hint: "Use another class.",
              },
            ]
          : [];
      }),
      ...Object.entries(own.groundUnits ?? {}).flatMap(([id, { unit = id }]) =>
        beyond(`ground ${unit}`, 1)
          ? [
              {
                pointer: `${pointer}/groundUnits/${id}`,
                message: `${groundUnitsOf(documents)[unit]?.name ?? unit} is in the set-up twice.`,
                hint: "Use another counter.",
              },
            ]
          : [],
      ),
    ];
  },
);

export const scenarioChecks: readonly RuleCheck[] = [months, terms, cycleMoves, optionalUnits, counters];
