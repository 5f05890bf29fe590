import { alike, type Json } from "../../../kernel";
import { HOUSE_RULE } from "../../numbering";
import type { Documents } from "../../types";
import { rounded, type Rules } from "../model/rules";
import { sourceOf } from "./documents";
import { compileMap } from "./map";
import { compileNations, compileParameters } from "./parameters";
import {
  byTurn,
  compileCombat,
  compileCosts,
  compileDamage,
  compileSchedule,
  compileSurface,
} from "./tables";
import { compileUnits } from "./units";

export { requiredDocuments } from "./documents";

/** The ruleset of these documents, which have passed schema and reference checks. Throws CompileError. */
export function compile(documents: Documents): Rules {
  const source = sourceOf(documents);
  const map = compileMap(source);
  const units = compileUnits(source);
  const { places, placeOf } = map;
  const { antiAircraft, clock } = source.parameters;
  const boxes = (prefix: string) => places.flatMap((place, n) => (place.id.startsWith(prefix) ? [n] : []));
  return {
    ...units,
    ...map,
    // The Anti-Aircraft rating of a base is a share of its printed Air Capacity, never expanded (2.2.3, 17.2).
    places: alike(places).map((place) => ({
      ...place,
      antiAircraft: rounded(place.airCapacity * antiAircraft.baseFraction, antiAircraft.rounding),
    })),
    withinOf: Int16Array.from(places, ({ within }) => within),
    nations: compileNations(source, placeOf, (nation) =>
      places.flatMap((place, n) => (place.homeOf === nation ? [n] : [])),
    ),
    // The document's "$schema" and "sources" are no lists of steps.
    sequence: Object.fromEntries(Object.entries(source.sequence).filter(([, list]) => Array.isArray(list))),
    parameters: compileParameters(source, placeOf),
    costs: compileCosts(source),
    combat: compileCombat(source),
    damageModifiers: compileDamage(source),
    surface: compileSurface(source),
    schedule: compileSchedule(source, units.typeOf),
    transportLevel: Object.keys(source.game.nations).map((id) =>
      byTurn(source.levels.transportPoints[id as "us" | "britain"], clock.lastTurn),
    ),
    submarineLevel: [source.levels.submarinePoints.japan, source.levels.submarinePoints.allies].map(
      (levels) => byTurn(levels, clock.lastTurn),
    ),
    optionRules: Object.fromEntries(
      Object.entries(source.options.options).map(([id, { rule }]) => [id, rule ?? HOUSE_RULE]),
    ),
    notOnFirstTurn: Object.entries(source.options.options).flatMap(([id, { notOnFirstTurn }]) =>
      notOnFirstTurn ? [id] : [],
    ),
    convoyEscort: placeOf["convoy-escort"] ?? -1,
    navalAviation: boxes("naval-aviation-"),
    withoutPlanes: boxes("carriers-without-planes-"),
    numbering: source.numbering,
    steady: source.steady && [source.steady.japan, source.steady.allies],
    temperaments: Object.fromEntries(
      Object.entries(source.temperaments).map(([id, { japan, allies }]) => [id, [japan, allies]]),
    ),
    scenarios: source.scenarios as unknown as Record<string, Json>,
  };
}
