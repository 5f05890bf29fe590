import { get, isObject, isPointer, isWithin, lastSegment, parentPointer } from "../../documents";
import { cellEdit } from "../../views/grid";
import { keyRule, type Shape } from "../../views/grid/cell-rule";
import { settingsGrid } from "../../views/grid/make";
import { schemaLookUp, type ViewWorld } from "../../views/world";
import { type CsvTable, csvTables, type Target } from "./tables";

/**
 * The row of a single value that does not exist yet, if the schema has one: a base that a scenario gives to a side,
 * a parameter that was left out. Undefined if there can be none, or if it belongs to another table.
 */
export function newSetting(world: ViewWorld, table: CsvTable, pointer: string): Target | undefined {
  const value = world.draft.documents.get(table.document)?.value;
  const holder = isPointer(pointer) ? parentPointer(pointer) : undefined;
  if (table.parts[0]?.grid.kind !== "settings" || value === undefined || holder === undefined)
    return undefined;
  if (!isObject(get(value, holder)) || isFrame(pointer)) return undefined;
  const shape: Shape = {
    world,
    document: table.document,
    value,
    schema: schemaLookUp(world, table.document),
  };
  if (shape.schema(pointer) === undefined || isInAnother(world, table, pointer)) return undefined;
  const keys = keyRule(shape, holder, undefined);
  if (keys.type === "reference" && !cellEdit(lastSegment(pointer) ?? "", keys).ok) return undefined;
  const grid = settingsGrid(shape, [pointer]);
  const row = grid?.rows[0];
  return grid && row && { part: { outer: [], grid }, row };
}

/** Metadata of a document are not values of the game. */
const isFrame = (pointer: string): boolean =>
  ["/$schema", "/sources"].some((each) => isWithin(pointer, each));

const isInAnother = (world: ViewWorld, { document }: CsvTable, pointer: string): boolean =>
  csvTables(world).some(
    (other) =>
      other.document === document &&
      other.parts.some(({ grid }) => grid.kind !== "settings" && isWithin(pointer, grid.pointer)),
  );
