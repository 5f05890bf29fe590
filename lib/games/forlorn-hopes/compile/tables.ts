import { resultTable } from "../../shared/result-table";
import { HOUSE_RULE } from "../../numbering";
import type { Condition } from "../../shared/conditions";
import type { CompiledModifier, CompiledRoll, RollResult } from "../model/roll-types";
import { type Rules, sideIds } from "../model/rules";
import { CompileError } from "../../types";
import type { Source } from "./documents";
import { conditions, type Names } from "./predicates";

type CompiledTables = Pick<
  Rules,
  | "parameters"
  | "rolls"
  | "charts"
  | "composition"
  | "airMovement"
  | "bombingModes"
  | "antiAircraft"
  | "hitsEffects"
  | "randomEvents"
  | "victoryPoints"
  | "aces"
  | "sequence"
  | "optionRules"
>;

export function compileTables(source: Source, names: Names): CompiledTables {
  return {
    parameters: source.parameters,
    rolls: Object.fromEntries(
      Object.entries(source.rolls).map(([id, roll]) => [id, rollOf(id, roll, names)]),
    ),
    charts: Object.fromEntries(Object.entries(source.charts).map(([id, chart]) => [id, resultTable(chart)])),
    composition: source.composition.sides,
    airMovement: source.airMovement,
    bombingModes: source.bombingModes.modes,
    antiAircraft: source.antiAircraft,
    hitsEffects: source.hitsEffects,
    randomEvents: source.randomEvents.events,
    victoryPoints: source.victoryPoints,
    aces: sideIds.map((side) => source.markers.markers[`ace-${side}`]?.count ?? 0),
    sequence: sequenceOf(source),
    optionRules: Object.fromEntries(
      Object.entries(source.options.options).map(([id, { rule }]) => [id, rule ?? HOUSE_RULE]),
    ),
  };
}

/** Lists of the sequence of play; a list is called in another by its name with dashes: "random-events". */
const sequenceOf = ({ sequence }: Source): Rules["sequence"] =>
  Object.fromEntries(
    // The document's "$schema" and "sources" are no lists of steps.
    Object.entries(sequence).flatMap(([name, list]): [string, readonly string[]][] =>
      Array.isArray(list)
        ? [[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), list as string[]]]
        : [],
    ),
  );

function rollOf(id: string, document: Source["rolls"][string], names: Names): CompiledRoll {
  const { title, rule, option, success, results, charts, modifiers } = document;
  return {
    id,
    title,
    rule,
    option,
    success: success && {
      atLeast: success.when === "at-least",
      value: success.value,
      rating: success.rating,
      values: success.values ?? {},
    },
    results: Object.entries(results ?? {}).map(([result, { above, from, upTo, times }]): RollResult => ({
      id: result,
      above: above ?? -Infinity,
      from: from ?? -Infinity,
      upTo: upTo ?? Infinity,
      times,
    })),
    charts: charts ?? [],
    modifiers: Object.entries(modifiers).map(([name, modifier]): CompiledModifier => ({
      id: name,
      rule: modifier.rule,
      add: modifier.add,
      per: modifier.per,
      most: modifier.most ?? Infinity,
      test: testOf(modifier.when, names, `rolls/${id}.json`, `/modifiers/${name}/when`),
    })),
  };
}

function testOf(
  when: Source["rolls"][string]["modifiers"][string]["when"],
  names: Names,
  document: string,
  pointer: string,
): CompiledModifier["test"] {
  if (!when) return () => true;
  try {
    return conditions.compile(when as unknown as Condition, names);
  } catch (error) {
    if (error instanceof RangeError) throw new CompileError(error.message, document, pointer);
    throw error;
  }
}
