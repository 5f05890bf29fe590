import type { Documents, Finding, RuleCheck } from "../../types";
import { awardsOf, basesOf, controllerOf, game, mapOf, markersOf, parametersOf, setupsIn } from "./documents";

/** V1, V21, V23, V24, V26: what a scenario, its clock and its counters must agree on (17). */

/** Each scenario once. */
const scenarios = (documents: Documents) => setupsIn(documents).filter(({ side }) => side === "allied");

/** V21 (17.0). */
const arrivalTurns: RuleCheck = {
  code: `rule/${game}/arrival-turns`,
  rule: "17.0",
  severity: "error",
  title: "Reinforcements arrive in a turn that the scenario does not have.",
  explain:
    "A scenario is played from “turns/first” to “turns/last”. Reinforcements whose turn is outside of it never come. " +
    "Change the turn of the arrival, or the turns of the scenario.",
  run: (documents) =>
    scenarios(documents).flatMap(({ path, scenario: { turns, arrivals = {} } }) =>
      Object.entries(arrivals).flatMap(([id, { turn, title }]): Finding[] =>
        !turns || turn === undefined || (turn >= turns.first && turn <= turns.last)
          ? []
          : [
              {
                document: path,
                pointer: `/arrivals/${id}/turn`,
                message: `${title} comes in turn ${turn}; the scenario has turns ${turns.first} to ${turns.last}.`,
                hint: "Choose a turn of the scenario.",
              },
            ],
      ),
    ),
};

/** V23 (17.1.3). */
const columns: RuleCheck = {
  code: `rule/${game}/columns`,
  rule: "17.1.3",
  severity: "error",
  title: "A unit begins outside of the part of the map in which the scenario is played.",
  explain:
    "“columns” says in which columns of hexes a scenario is played. Units begin there or in boxes beside the map. " +
    "Move the unit, or widen the columns.",
  run: (documents) =>
    setupsIn(documents).flatMap((setup) => {
      const { columns: play } = setup.scenario;
      const { hexes, places } = mapOf(documents);
      const hexOf = (at: string) =>
        hexes[at] ?? hexes[places[basesOf(documents)[at]?.place ?? ""]?.hex ?? ""];
      return (["ships", "airUnits", "groundUnits", "supply", "mobileAirbases"] as const).flatMap((group) =>
        Object.entries<{ at: string }>(setup.set[group] ?? {}).flatMap(([id, { at }]): Finding[] => {
          const column = hexOf(at)?.column;
          if (column === undefined || !play || (column >= play.from && column <= play.to)) return [];
          return [
            {
              document: setup.path,
              pointer: `${setup.pointer}/${group}/${id}/at`,
              message: `${id} is in column ${column}; the scenario is played in columns ${play.from} to ${play.to}.`,
              hint: "Choose a place in these columns, or a box.",
            },
          ];
        }),
      );
    }),
};

/** V24 (3.0). */
const halfPoints: RuleCheck = {
  code: `rule/${game}/half-points`,
  rule: "3.0",
  severity: "warning",
  title: "Points of an award are neither whole nor half.",
  explain:
    "The track of points has whole numbers and halves (3.0). Other fractions cannot be kept on it. Change the points of the award.",
  run: (documents) =>
    Object.entries(awardsOf(documents)).flatMap(([id, { points }]): Finding[] =>
      Number.isInteger(points * 2)
        ? []
        : [
            {
              document: "tables/victory-points.json",
              pointer: `/awards/${id}/points`,
              message: `${points} points are no multiple of a half.`,
              hint: "Use a whole number or a half.",
            },
          ],
    ),
};

/** V26 (9.10.10). */
const radar: RuleCheck = {
  code: `rule/${game}/radar`,
  rule: "9.10.10",
  severity: "warning",
  title: "The radar is at a place that is not Allied, or that is no city.",
  explain:
    "The radar of Darwin works in both scenarios when they begin. “radar/place” of parameters.json names its city, " +
    "which the Allies control. Change the place, or the control.",
  run(documents) {
    const id = parametersOf(documents).radar?.place;
    const place = mapOf(documents).places[id ?? ""];
    if (!place || id === undefined) return [];
    if (place.kind !== "city")
      return [
        {
          document: "parameters.json",
          pointer: "/radar/place",
          message: `${place.name} is no city.`,
          hint: "Choose a city.",
        },
      ];
    return scenarios(documents).flatMap(({ path, scenario }): Finding[] =>
      controllerOf(scenario, place.hex) === "allied"
        ? []
        : [
            {
              document: path,
              pointer: "/control",
              message: `The radar is at ${place.name}, which the Allies do not control.`,
              hint: "Take the hex off the lists of control.",
            },
          ],
    );
  },
};

/** V27 (17.2.5). */
const neutralPlaces: RuleCheck = {
  code: `rule/${game}/surrender`,
  rule: "17.2.5",
  severity: "error",
  title: "The place that is to surrender is not neutral when the scenario begins.",
  explain:
    "Singapore is besieged in the campaign: nobody controls it until it surrenders (17.2.5). Its hex belongs to “control/neutral” " +
    "of a scenario that has “rules/singapore”. Add the hex there.",
  run: (documents) =>
    scenarios(documents).flatMap(({ path, scenario }): Finding[] => {
      const place = mapOf(documents).places[scenario.rules?.singapore?.place ?? ""];
      if (!place || controllerOf(scenario, place.hex) === "neutral") return [];
      return [
        {
          document: path,
          pointer: "/control/neutral",
          message: `${place.name} (${place.hex}) is to surrender, but is not neutral.`,
          hint: `Add ${place.hex} to “control/neutral”.`,
        },
      ];
    }),
};

/** V1 (2.0): mobile airbases are counters. */
const counters: RuleCheck = {
  code: `rule/${game}/mobile-airbase-counters`,
  rule: "6.5",
  severity: "error",
  title: "A side has more mobile airbases than counters.",
  explain:
    "Each side has two counters of mobile airbases (markers.json), and bases.json a mobile airbase for each. " +
    "Remove one from bases.json, or add a counter.",
  run: (documents) =>
    (["allied", "japanese"] as const).flatMap((side): Finding[] => {
      const mobile = Object.entries(basesOf(documents)).filter(
        ([, { kind, users }]) => kind === "mobile" && users.includes(side),
      );
      const most = markersOf(documents)[`mobile-airbase-${side}`]?.count ?? Infinity;
      if (mobile.length <= most) return [];
      return [
        {
          document: "bases.json",
          pointer: `/airbases/${mobile[most]![0]}`,
          message: `${mobile.length} mobile airbases, but ${most} counters for them.`,
          hint: "Remove one, or add a counter.",
        },
      ];
    }),
};

export const scenarioChecks: readonly RuleCheck[] = [
  arrivalTurns,
  columns,
  halfPoints,
  radar,
  neutralPlaces,
  counters,
];
