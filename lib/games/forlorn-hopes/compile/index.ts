import type { Documents } from "../../types";
import type { Rules } from "../model/rules";
import { compileBoard } from "./board";
import { sourceOf } from "./documents";
import { compileMap } from "./map";
import { compileTables } from "./tables";
import { compileUnits } from "./units";

export { requiredDocuments } from "./documents";

/** The ruleset of these documents, which have passed schema and reference checks. Throws CompileError. */
export function compile(documents: Documents): Rules {
  const source = sourceOf(documents);
  const map = compileMap(source);
  return {
    ...map,
    ...compileUnits(source, map),
    ...compileTables(source, { placeOf: map.placeOf, parameters: source.parameters }),
    board: compileBoard(source.board),
    steady: source.steady && [source.steady.allied, source.steady.japanese],
  };
}
