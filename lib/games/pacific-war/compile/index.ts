import { HOUSE_RULE } from "../../numbering";
import { pick, resultTable } from "../../shared/result-table";
import { CompileError, type Documents } from "../../types";
import type { Rules } from "../model/rules";
import { compileCounters } from "./counters";
import { type Source, sourceOf } from "./documents";
import { compileMap } from "./map";

export { requiredDocuments } from "./documents";

/** The ruleset of these documents, which have passed schema and reference checks. Throws CompileError. */
export function compile(documents: Documents): Rules {
  const source = sourceOf(documents);
  const map = compileMap(source);
  const charts = Object.fromEntries(
    Object.entries(source.charts).map(([id, chart]) => [id, resultTable(chart)]),
  );
  return {
    ...map,
    ...compileCounters(source, map),
    terrain: source.terrain,
    parameters: source.parameters,
    attacks: attacksOf(source, charts),
    charts,
    conditions: source.conditions.conditions,
    lighting: source.lighting,
    weather: source.weather,
    airMissions: source.airMissions.missions,
    engineering: source.engineering.jobs,
    dryDocks: source.dryDocks,
    breakdown: source.breakdown.rows,
    schedules: Object.fromEntries(
      Object.entries(source.schedules).map(([id, { months }]) => [`schedules/${id}.json`, months]),
    ),
    markerCounts: markerCountsOf(source),
    steady: source.steady && [source.steady.allied, source.steady.japanese],
    steadyWar: source.steady?.war,
    sequence: sequenceOf(source),
    optionRules: Object.fromEntries(
      Object.entries(source.options.options).map(([id, { rule }]) => [id, rule ?? HOUSE_RULE]),
    ),
  };
}

/** 2.4: markers that are limited in number. */
const markerCountsOf = ({ markers }: Source): Rules["markerCounts"] =>
  Object.fromEntries(
    Object.entries(markers?.markers ?? {}).flatMap(([id, { count }]) =>
      count === undefined ? [] : [[id, count]],
    ),
  );

/** 28.11, 29.2.1: each kind of attack with the row that it reads. */
function attacksOf({ combatLines }: Source, charts: Rules["charts"]): Rules["attacks"] {
  const results = charts["air-naval-results"]!;
  return Object.fromEntries(
    Object.entries(combatLines.attacks).map(([id, attack]) => {
      const row = pick(results.rows, attack.line, false);
      if (row < 0)
        throw new CompileError(
          `The table of results has no line “${attack.line}”.`,
          "tables/combat-lines.json",
          `/attacks/${id}/line`,
          attack.rule,
        );
      return [id, { ...attack, row }];
    }),
  );
}

/** Lists of the sequence of play; the document's "$schema" and "sources" are no lists of steps. */
const sequenceOf = ({ sequence }: Source): Rules["sequence"] =>
  Object.fromEntries(
    Object.entries(sequence).flatMap(([name, list]): [string, readonly string[]][] =>
      Array.isArray(list) ? [[name, list as string[]]] : [],
    ),
  );
