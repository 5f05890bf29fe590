import type {
  PacificWarDryDocks,
  PacificWarMap,
  PacificWarSchedule,
  ResultTableDocument,
} from "../../../documents/generated/types";
import { boardIn, distanceBetween, gridOf, neighboursOnBoard } from "../../shared/checks/boards";
import { readAs } from "../../shared/documents";
import { lookUp, resultTable } from "../../shared/result-table";
import type { Documents, Finding, RuleCheck } from "../../types";
import { counted } from "../../../words";
import { game, groundUnitsOf, hexAt, mapOf, parametersOf, setUpsOf } from "./documents";

/** V13 to V18 and V23 of the months: what Campaigns and the whole war need, and what is too early in them. */

const MAP = "map.json";
const DOCKS = "tables/dry-docks.json";

const monthsOf = (documents: Documents, path: string): PacificWarSchedule["months"] =>
  readAs<PacificWarSchedule>(documents, path).months ?? {};

/** The months from one to another. */
function* monthsFrom(first: string, last: string): Generator<string> {
  for (let month = first; month <= last;) {
    yield month;
    const [year, number] = month.split("-").map(Number) as [number, number];
    month = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
  }
}

/** V14. */
const monthlyPoints: RuleCheck = {
  code: `rule/${game}/monthly-points`,
  rule: "10.1",
  severity: "error",
  title: "A Campaign has no Command Points for one of its months.",
  explain:
    "In a Campaign each side gets the Command Points that its schedule says, month by month after the first. Without them it gets none. Add “commandPoints” to the month, 0 if there are none.",
  run: (documents) =>
    setUpsOf(documents).flatMap(({ scenario: { class: kind, start, end, schedules } }): Finding[] => {
      if (kind !== "campaign" || !start || end?.after !== "month") return [];
      return Object.values(schedules ?? {}).flatMap((path) => {
        const all = monthsOf(documents, path);
        const months = [...monthsFrom(start.month, end.month)];
        // The points of a month in whose course the scenario begins are already spent.
        const asked = start.step === "operation-contact" ? months.slice(1) : months;
        return asked.flatMap((month): Finding[] =>
          all[month]?.commandPoints !== undefined
            ? []
            : [
                {
                  document: path,
                  pointer: all[month] ? `/months/${month}` : "/months",
                  message: `${month} has no Command Points.`,
                  hint: "Add “commandPoints”.",
                },
              ],
        );
      });
    }),
};

/** V15. */
const earlyBombers: RuleCheck = {
  code: `rule/${game}/early-bombers`,
  rule: "8.1",
  severity: "warning",
  title: "Strategic Bombers are in play before their month.",
  explain:
    "The 20th Group comes in May 1944 and the 21st in November 1944 (parameters.json). Move the points to a later month, or change the months.",
  run(documents) {
    const { firstGroup = "", secondGroup = "" } = parametersOf(documents).strategicBombing ?? {};
    const first = (group: string): string => (group === "21" ? secondGroup : firstGroup);
    const tooEarly = (document: string, pointer: string, group: string, month: string): Finding[] =>
      month >= first(group)
        ? []
        : [
            {
              document,
              pointer,
              message: `Group ${group} has points in ${month}; it comes in ${first(group)}.`,
              hint: "Choose a later month.",
            },
          ];
    return setUpsOf(documents).flatMap(({ path, scenario: { start, strategic, schedules } }) => [
      ...Object.keys(strategic?.bombers ?? {}).flatMap((group) =>
        tooEarly(path, `/strategic/bombers/${group}`, group, start?.month ?? "9999"),
      ),
      ...Object.values(schedules ?? {}).flatMap((schedule) =>
        Object.entries(monthsOf(documents, schedule)).flatMap(([month, { reinforcements }]) => {
          const { group } = reinforcements?.strategicBombers ?? {};
          const pointer = `/months/${month}/reinforcements/strategicBombers/group`;
          return group === undefined ? [] : tooEarly(schedule, pointer, group, month);
        }),
      ),
    ]);
  },
};

/** V16, V-25. */
const resourceTotals: RuleCheck = {
  code: `rule/${game}/resource-totals`,
  rule: "33.1",
  severity: "warning",
  title: "The map has other Resource hexes or Indian cities than the rules know.",
  explain:
    "The five Homeland hexes of the printed map have a hundred Resource Points, so that each ten of them moves Strategic Initiative (8.7); of the Co-Prosperity Sphere there are sixteen hexes (33.1), and of India ten cities (33.5). Change the points, or the number of places.",
  run(documents) {
    const places = Object.values(mapOf(documents).places);
    if (places.length === 0) return [];
    const homeland = places.filter(({ resource }) => resource?.kind === "homeland");
    const points = homeland.reduce((sum, { resource }) => sum + (resource?.points ?? 0), 0);
    const sphere = places.filter(({ resource }) => resource?.kind === "co-prosperity").length;
    const cities = places.filter(({ city }) => city === "indian").length;
    return [
      ...(points === HOMELAND_POINTS
        ? []
        : [{ message: `The Homeland has ${counted(points, "Resource Point")}, not ${HOMELAND_POINTS}.` }]),
      ...(sphere === SPHERE_HEXES
        ? []
        : [
            {
              message: `The Co-Prosperity Sphere has ${counted(sphere, "hex", "hexes")}, not ${SPHERE_HEXES}.`,
            },
          ]),
      ...(cities === INDIAN_CITIES
        ? []
        : [
            {
              message: `India has ${counted(cities, "city", "cities")}, not ${INDIAN_CITIES}.`,
              hint: "Change “city” of places.",
              rule: "33.5",
            },
          ]),
    ].map((found) => ({
      document: MAP,
      pointer: "/places",
      hint: "Change “resource” of places.",
      ...found,
    }));
  },
};

/** 8.7, 33.1 and 33.5 as printed. */
const HOMELAND_POINTS = 100;
const SPHERE_HEXES = 16;
const INDIAN_CITIES = 10;

/** V17. */
const submarineCommands: RuleCheck = {
  code: `rule/${game}/submarine-arrivals`,
  rule: "14.1",
  severity: "warning",
  title: "Japanese submarines arrive where no Submarine Command is on the map.",
  explain:
    "Japanese submarines that arrive are placed in a Submarine Command, and are lost if there is none. Set one up, or remove the submarines from the schedule.",
  run: (documents) =>
    setUpsOf(documents).flatMap(({ path, scenario: { schedules, sides } }): Finding[] => {
      const own = sides?.japanese;
      const months = Object.values(monthsOf(documents, schedules?.japanese ?? ""));
      const arrive = months.some(({ reinforcements }) => (reinforcements?.submarines ?? 0) > 0);
      if (!own || !arrive || Object.keys(own.submarineCommands ?? {}).length > 0) return [];
      return [
        {
          document: path,
          pointer: "/sides/japanese",
          missing: "/sides/japanese/submarineCommands",
          message: "Japan gets submarines and has no Submarine Command.",
          hint: "Add “submarineCommands”.",
        },
      ];
    }),
};

/** V18. */
const garrison: RuleCheck = {
  code: `rule/${game}/garrison`,
  rule: "33.3",
  severity: "warning",
  title: "The garrison of Manchuria is too small when the war begins.",
  explain:
    "Each month asks for divisions and air steps near the Soviet border (charts/manchurian-garrison.json). What is missing costs Japan Command Points. Put more units within reach of the border.",
  run(documents) {
    const chart = documents["charts/manchurian-garrison.json"] as unknown as ResultTableDocument | undefined;
    const { countries, war } = parametersOf(documents);
    if (!chart || !countries || !war) return [];
    return setUpsOf(documents).flatMap(({ path, scenario: { class: kind, sides, start } }): Finding[] => {
      if (kind !== "strategic" || !sides || !start) return [];
      const isNear = nearBorder(documents, countries.garrisonReach);
      if (!isNear) return [];
      const number = [...monthsFrom(start.month, war.last)].length;
      const wanted = (column: string): number =>
        Number(lookUp(resultTable(chart), number, column)?.parts[0] ?? 0);
      let [divisions, others, airSteps] = [0, 0, 0];
      for (const [id, { at, hits = 0, unit = id }] of Object.entries(sides.japanese.groundUnits)) {
        const of = groundUnitsOf(documents)[unit];
        if (at === undefined || !of || !isNear(hexAt(documents, at))) continue;
        if (of.size !== "division") others += Math.max(0, of.steps - hits);
        else if (hits <= countries.garrisonHits) divisions++;
      }
      for (const { at, steps } of Object.values(sides.japanese.airUnits))
        if (at !== undefined && isNear(hexAt(documents, at))) airSteps += steps;
      divisions += Math.floor(others / countries.garrisonSteps);
      const isEnough = divisions >= wanted("divisions") && airSteps >= wanted("air-steps");
      if (isEnough) return [];
      return [
        {
          document: path,
          pointer: "/sides/japanese/groundUnits",
          message: `Near the Soviet border are ${counted(divisions, "division")} and ${counted(airSteps, "air step")}; ${wanted("divisions")} and ${wanted("air-steps")} are asked for.`,
          hint: "Put more units there.",
        },
      ];
    });
  },
};

/** Whether a hex lies within so many of a hex that the Soviet border runs along; undefined for a map with faults of its own. */
function nearBorder(documents: Documents, reach: number): ((hex: string) => boolean) | undefined {
  const { hexes = {} } = readAs<PacificWarMap>(documents, MAP);
  const board = boardIn(documents, MAP);
  const grid = gridOf(documents, MAP);
  if (!grid) return undefined;
  const soviet = Object.entries(hexes).flatMap(([id, { sides }]) => (sides?.["soviet-border"] ? id : []));
  const other = soviet.flatMap((id) => neighboursOnBoard(grid, id));
  const border = [...new Set(other.filter((id) => hexes[id]?.country !== "ussr"))];
  // The hex at the border is the first of them.
  return (hex) => border.some((each) => (distanceBetween(board, hex, each) ?? Infinity) < reach);
}

/** V23. */
const dryDocks: RuleCheck = {
  code: `rule/${game}/dry-docks`,
  rule: "15.1",
  severity: "error",
  title: "A dry dock of the map has no capacity, or a capacity no dry dock.",
  explain:
    "Japanese dry docks are in Homeland Resource hexes; those of the Allies are listed with what they repair (tables/dry-docks.json). Correct the list, or the place.",
  run(documents) {
    const { places } = mapOf(documents);
    const { allied = {} } = readAs<PacificWarDryDocks>(documents, DOCKS);
    return [
      ...Object.entries(places).flatMap(([id, { name, dryDock, resource }]): Finding[] =>
        !dryDock || resource?.kind === "homeland" || Object.hasOwn(allied, id)
          ? []
          : [
              {
                document: MAP,
                pointer: `/places/${id}/dryDock`,
                message: `${name} has a dry dock, but the list of capacities has none there.`,
                hint: "Add it to tables/dry-docks.json, or remove “dryDock”.",
              },
            ],
      ),
      ...Object.keys(allied).flatMap((id): Finding[] =>
        places[id] === undefined || places[id].dryDock
          ? []
          : [
              {
                document: DOCKS,
                pointer: `/allied/${id}`,
                message: `${places[id].name} has no dry dock on the map.`,
                hint: "Add “dryDock” to the place, or remove the capacity.",
              },
            ],
      ),
    ];
  },
};

export const warChecks: readonly RuleCheck[] = [
  monthlyPoints,
  earlyBombers,
  resourceTotals,
  submarineCommands,
  garrison,
  dryDocks,
];
