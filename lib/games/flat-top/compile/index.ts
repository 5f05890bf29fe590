import type { Documents } from "../../types";
import type { Rules } from "../model/rules";
import { sourceOf } from "./documents";
import { compileMap } from "./map";
import { compileTables } from "./tables";
import { compileUnits } from "./units";

export { requiredDocuments } from "./documents";

/** The ruleset of these documents, which have passed schema and reference checks. Throws CompileError. */
export function compile(documents: Documents): Rules {
  const source = sourceOf(documents);
  const map = compileMap(source);
  const units = compileUnits(source, map.hexes);
  return {
    ...map,
    ...units,
    ...compileTables(source, units.planeOf),
    parameters: source.parameters,
    victoryPoints: source.victoryPoints,
    steady: source.steady && [source.steady.allied, source.steady.japanese],
  };
}
