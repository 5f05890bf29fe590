import { lookUp, resultTable } from "../../shared/result-table";
import { HOUSE_RULE } from "../../numbering";
import { chartIds, type CombatModifier, type Hour, observers, type Rules, targets } from "../model/rules";
import { dayOf } from "../model/clock";
import type { Source } from "./documents";

type CompiledTables = Pick<
  Rules,
  "hours" | "firstDay" | "modifiers" | "charts" | "observation" | "sight" | "optionRules" | "sequence"
>;

export function compileTables(source: Source, planeOf: Readonly<Record<string, number>>): CompiledTables {
  const charts = Object.fromEntries(
    chartIds.map((id) => [id, resultTable(source.charts[id])]),
  ) as Rules["charts"];
  const observation = (["observation-day", "observation-night"] as const).map((id) =>
    observationOf(charts[id]),
  );
  return {
    hours: hoursOf(source),
    firstDay: dayOf(source.timeRecord.firstDay),
    modifiers: Object.entries(source.modifiers.modifiers).map(
      ([id, { combat, when, add, planes, rule }]): CombatModifier => ({
        id,
        combat,
        when,
        add,
        planes: planes && new Set(planes.flatMap((plane) => planeOf[plane] ?? [])),
        rule,
      }),
    ),
    charts,
    observation,
    sight: Math.max(
      ...observation
        .flat(3)
        .flatMap((row) => row.map((condition, distance) => (condition > 0 ? distance : 0))),
    ),
    optionRules: Object.fromEntries(
      Object.entries(source.options.options).map(([id, { rule }]) => [id, rule ?? HOUSE_RULE]),
    ),
    // The document's "$schema" and "sources" are no lists of steps.
    sequence: Object.fromEntries(
      Object.entries(source.sequence).filter((entry): entry is [string, string[]] => Array.isArray(entry[1])),
    ),
  };
}

/** The turns of a day in their order, whatever the order of the document. */
const hoursOf = ({ timeRecord }: Source): Hour[] =>
  Object.entries(timeRecord.hours)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, hour]) => hour);

const weathers = ["clear", "cloud"] as const;

/** Rows of an Observation Table by their ids, "task-force-sees-base-clear"; without a row nothing is seen. */
function observationOf(table: Rules["charts"]["observation-day"]): number[][][][] {
  const distances = table.columns.map(({ to }) => to ?? 0);
  const furthest = Math.max(0, ...distances.filter(Number.isFinite));
  return observers.map((observer) =>
    targets.map((target) =>
      weathers.map((weather) =>
        Array.from({ length: furthest + 1 }, (_, distance) => {
          const result = lookUp(table, `${observer}-sees-${target}-${weather}`, distance)?.parts[0];
          return typeof result === "number" ? result : 0;
        }),
      ),
    ),
  );
}
