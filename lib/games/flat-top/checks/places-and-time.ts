import type { Documents, Finding, RuleCheck } from "../../types";
import { dayOf, dayText } from "../model/clock";
import {
  basesOf,
  baseValuesOf,
  forcesOf,
  game,
  mapOf,
  parametersOf,
  pointsOf,
  scenariosOf,
  sidesOf,
  timeRecordOf,
} from "./documents";

/** V12, V13, V15, V16, V22, V24: where ships are, the map's sectors, the clock and victory. */

/** V12 (12.5, 12.7.1). */
const shipHexes: RuleCheck = {
  code: `rule/${game}/ship-hexes`,
  rule: "12.5",
  severity: "error",
  title: "Ships begin on land, or at anchor where nobody can anchor.",
  explain:
    "No ship can be in an all-land hex, and ships anchor in partial-land hexes alone (12.7.1). " +
    "A Task Force has a hex, or a turn on which it enters. Choose another hex.",
  run: (documents) => {
    const { hexes } = mapOf(documents);
    return forcesOf(documents).flatMap(({ path, pointer, number, force }): Finding[] => {
      const { hex, enters, anchored } = force;
      const at = hex ?? enters?.hex;
      if (at === undefined)
        return [
          {
            document: path,
            pointer,
            rule: "10.2",
            message: `Task Force ${number} has neither a hex nor a turn on which it enters.`,
            hint: "Give it “hex” or “enters”.",
          },
        ];
      const terrain = hexes[at]?.terrain;
      if (terrain === "all-land")
        return [
          {
            document: path,
            pointer: `${pointer}/${hex === undefined ? "enters/hex" : "hex"}`,
            message: `${at} is all land: Task Force ${number} cannot be there.`,
            hint: "Choose a sea or partial-land hex.",
          },
        ];
      if (!anchored || terrain === undefined || (hex !== undefined && terrain === "partial-land")) return [];
      return [
        {
          document: path,
          pointer: `${pointer}/anchored`,
          rule: "12.7.1",
          message: `Task Force ${number} is anchored in ${at}, which is no partial-land hex.`,
          hint: "Remove “anchored”, or begin in a partial-land hex.",
        },
      ];
    });
  },
};

/** V15 (12.7.4). */
const unloadingHexes: RuleCheck = {
  code: `rule/${game}/unloading-hexes`,
  rule: "12.7.4",
  severity: "error",
  title: "Transports are to unload in a hex in which they cannot anchor.",
  explain:
    "APs and APDs unload while they are anchored, and ships anchor in partial-land hexes alone. " +
    "In another hex nothing could ever be unloaded. Choose partial-land hexes.",
  run: (documents) => {
    const { hexes } = mapOf(documents);
    const bad = (document: string, pointer: string, list: readonly string[]): Finding[] =>
      list.flatMap((hex, i): Finding[] =>
        hexes[hex] && hexes[hex].terrain !== "partial-land"
          ? [
              {
                document,
                pointer: `${pointer}/${i}`,
                message: `${hex} is ${hexes[hex].terrain === "sea" ? "sea" : "all land"}: nobody can anchor there.`,
                hint: "Choose a partial-land hex.",
              },
            ]
          : [],
      );
    return [
      ...sidesOf(documents).flatMap(({ path, pointer, side }) =>
        bad(path, `${pointer}/unloading`, side.unloading ?? []),
      ),
      ...scenariosOf(documents).flatMap(({ path, scenario }) =>
        (scenario.captures ?? []).flatMap(({ hexes: list }, i) => bad(path, `/captures/${i}/hexes`, list)),
      ),
    ];
  },
};

/** A base is captured by unloading where its captor unloads at all. */
const captures: RuleCheck = {
  code: `rule/${game}/captures`,
  rule: "26",
  severity: "warning",
  title: "A base can never be captured.",
  explain:
    "A base is captured by turns of unloading in the hexes that “captures” lists. " +
    "Only hexes in which the side may unload count, and the base must be of the other side. " +
    "List the hexes under “unloading” of the side as well, or correct the capture.",
  run: (documents) =>
    scenariosOf(documents).flatMap(({ path, scenario }) =>
      (scenario.captures ?? []).flatMap((capture, i): Finding[] => {
        const pointer = `/captures/${i}`;
        if (scenario.bases?.[capture.base] === capture.by)
          return [
            {
              document: path,
              pointer: `${pointer}/by`,
              message: `${capture.base} belongs to that side already.`,
              hint: "Let the other side capture it.",
            },
          ];
        const unloading: readonly string[] = scenario.sides?.[capture.by]?.unloading ?? [];
        if (capture.hexes.some((hex) => unloading.includes(hex))) return [];
        return [
          {
            document: path,
            pointer: `${pointer}/hexes`,
            message: `The side unloads in none of the hexes by which ${capture.base} is captured.`,
            hint: "Add one of them to its “unloading”.",
          },
        ];
      }),
    ),
};

/** V13 (6.2, 6.3). */
const sectors: RuleCheck = {
  code: `rule/${game}/sectors`,
  rule: "6.2",
  severity: "error",
  title: "The Directional hex of a sector lies outside it, or two sectors have the same.",
  explain:
    "Each sector has one Directional hex with an arrow, from which its clouds are placed; it lies within the sector and belongs to no other. " +
    "Choose a hex inside the sector.",
  run: (documents) => {
    const { hexes, sectors: all } = mapOf(documents);
    return Object.entries(all).flatMap(([id, { title, directionalHex, columns, rows }]): Finding[] => {
      const hex = hexes[directionalHex];
      if (!hex) return [];
      const inside = (n: number, [from, to]: readonly number[]): boolean => n > from! && n < to!;
      // The outermost columns and rows belong to no other sector.
      const isIn =
        inside(hex.column, [
          columns[0] === 1 ? 0 : columns[0]!,
          columns[1]! + (isLast(documents, "column", columns[1]!) ? 1 : 0),
        ]) &&
        inside(hex.row, [
          rows[0] === 1 ? 0 : rows[0]!,
          rows[1]! + (isLast(documents, "row", rows[1]!) ? 1 : 0),
        ]);
      if (isIn) return [];
      return [
        {
          document: "map.json",
          pointer: `/sectors/${id}/directionalHex`,
          message: `${directionalHex} does not lie within sector ${title} alone.`,
          hint: "Choose a hex that belongs to this sector and no other.",
        },
      ];
    });
  },
};

const isLast = (documents: Documents, way: "column" | "row", n: number): boolean =>
  Object.values(mapOf(documents).sectors).every(
    (each) => (way === "column" ? each.columns : each.rows)[1]! <= n,
  );

/** V16 (3.2). */
const clock: RuleCheck = {
  code: `rule/${game}/clock`,
  rule: "3.2",
  severity: "error",
  title: "A scenario begins before the Time Record Chart does, or something enters after its end.",
  explain:
    "The clock counts hours from the first day of the Time Record Chart, and a scenario lasts as many turns as it says. " +
    "What enters later never comes. Correct the date or the turn.",
  run(documents) {
    const { firstDay } = timeRecordOf(documents);
    const early = scenariosOf(documents).flatMap(({ path, scenario }): Finding[] =>
      firstDay !== undefined && scenario.clock && dayOf(scenario.clock.date) < dayOf(firstDay)
        ? [
            {
              document: path,
              pointer: "/clock/date",
              message: `${scenario.clock.date} is before ${dayText(dayOf(firstDay), 1)}, the first day of the Time Record Chart.`,
              hint: "Choose a later date, or let the chart begin earlier.",
            },
          ]
        : [],
    );
    const late = forcesOf(documents).flatMap(({ path, pointer, number, force, scenario }): Finding[] =>
      force.enters && scenario.clock && force.enters.turn > scenario.clock.turns
        ? [
            {
              document: path,
              pointer: `${pointer}/enters/turn`,
              severity: "warning",
              message: `Task Force ${number} enters on turn ${force.enters.turn}, and the scenario ends with turn ${scenario.clock.turns}.`,
              hint: "Let it enter earlier, or remove it.",
            },
          ]
        : [],
    );
    return [...early, ...late];
  },
};

/** V22 (22.1). */
const shortVersions: RuleCheck = {
  code: `rule/${game}/replacements`,
  rule: "22.1",
  severity: "warning",
  title: "A scenario takes replacements, and is over before any could come.",
  explain:
    "Replacements for the losses of a day come on the 0100 turn of the next. In the shorter versions of scenarios none are taken. " +
    "A scenario without such a turn should say so. Set replacements/taken of parameters.json to false in its overrides.",
  run(documents) {
    if (!parametersOf(documents).replacements?.taken) return [];
    return scenariosOf(documents).flatMap(({ path, scenario }): Finding[] => {
      if (!scenario.clock) return [];
      const first = Number(scenario.clock.hour) / 100;
      // Turns 25, 49 of the first day are 0100 turns; the first turn of play follows no losses.
      if (first + scenario.clock.turns - 1 >= 25) return [];
      return [
        {
          document: path,
          pointer: "/clock/turns",
          message: "The scenario ends before its first 0100 turn, but takes replacements.",
          hint: "Switch them off in its overrides, or play longer.",
        },
      ];
    });
  },
};

/** V24 (25.5). */
const unloadingPoints: RuleCheck = {
  code: `rule/${game}/unloading-points`,
  rule: "25.5",
  severity: "warning",
  title: "The Victory Points of transports that unload are missing, too few, or rise.",
  explain:
    "A transport is worth less to the enemy with each turn that it has unloaded, so the table has a value for none, one, and so on to all of them. " +
    "Missing values are read as the last one. Add or correct them.",
  run(documents) {
    const { sunkByUnloading = {}, unloading = {} } = pointsOf(documents);
    const { unloadingTypes = [], unloadingTurns = 0 } = parametersOf(documents).anchoring ?? {};
    const document = "tables/victory-points.json";
    return unloadingTypes.flatMap((type): Finding[] => {
      const values = (sunkByUnloading as Record<string, number[]>)[type];
      if (!values)
        return [
          {
            document,
            pointer: "/sunkByUnloading",
            missing: `/sunkByUnloading/${type}`,
            message: `There are no values for ${type}.`,
            hint: `Add ${unloadingTurns + 1} values.`,
          },
        ];
      const found: Finding[] = [];
      if (values.length !== unloadingTurns + 1)
        found.push({
          document,
          pointer: `/sunkByUnloading/${type}`,
          message: `${type} has ${values.length} values; for ${unloadingTurns} turns of unloading there are ${unloadingTurns + 1}.`,
          hint: "Give one for each number of turns, none first.",
        });
      const rise = values.findIndex((value, i) => i > 0 && value > values[i - 1]!);
      if (rise > 0)
        found.push({
          document,
          pointer: `/sunkByUnloading/${type}/${rise}`,
          message: `${type} is worth more after ${rise} turns of unloading (${values[rise]!}) than before (${values[rise - 1]!}).`,
          hint: "Let the values fall.",
        });
      if ((unloading as Record<string, number>)[type] === undefined)
        found.push({
          document,
          pointer: "/unloading",
          missing: `/unloading/${type}`,
          message: `${type} scores nothing for unloading.`,
          hint: "Add its points for a turn.",
        });
      return found;
    });
  },
};

/** 8.1: bases of a scenario have values in its set. */
const baseValues: RuleCheck = {
  code: `rule/${game}/base-values`,
  rule: "8.1",
  severity: "error",
  title: "A base of a scenario has no values in the scenario's set.",
  explain:
    "What a base can do differs with the year, so each scenario names a set of base values, and its bases must be in it. " +
    "Add the base to the set, or choose another set.",
  run: (documents) =>
    scenariosOf(documents).flatMap(({ path, scenario }): Finding[] => {
      const { baseValues: set = "" } = scenario;
      const values = baseValuesOf(documents, set);
      if (Object.keys(values).length === 0)
        return [
          {
            document: path,
            pointer: "/baseValues",
            message: `There is no set base-values/${set}.json.`,
            hint: "Choose a set that there is.",
          },
        ];
      return Object.keys(scenario.bases ?? {})
        .filter((id) => basesOf(documents)[id] && !values[id])
        .map((id) => ({
          document: path,
          pointer: `/bases/${id}`,
          message: `${basesOf(documents)[id]!.name} has no values in base-values/${set}.json.`,
          hint: "Add it there, or take another set.",
        }));
    }),
};

export const placeChecks: readonly RuleCheck[] = [
  shipHexes,
  unloadingHexes,
  captures,
  sectors,
  clock,
  shortVersions,
  unloadingPoints,
  baseValues,
];
