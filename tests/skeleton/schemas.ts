import { validatorsOf } from "../../lib/diagnostics/schema/validate";
import type { Shapes } from "../../lib/diagnostics/context";
import type { Schemas } from "../../lib/diagnostics/schema/node";
import type { DocumentKind } from "../../lib/documents/generated/kinds";
import { schemas as shipped } from "../../lib/documents/generated/schemas";

/** Schemas of the skeleton's boards, made of the shared parts as those of a new game are. */

const parts = "../common/map-parts.schema.json#/$defs/";
const common = "../common/common.schema.json#/$defs/";
const part = (name: string) => ({ $ref: parts + name });
const closed = (properties: object, required: readonly string[]) => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});
const byHex = (hex: object) => ({
  type: "object",
  patternProperties: { "^[A-Z0-9]{2,8}$": hex },
  additionalProperties: false,
});

const board = (name: string, properties: object, required: readonly string[]) => ({
  $id: `https://sandtable.invalid/schemas/skeleton/${name}.schema.json`,
  ...closed(
    {
      title: part("mapTitle"),
      drawing: part("drawing"),
      layout: part("layout"),
      legend: part("legend"),
      hexes: byHex(
        closed({ column: part("column"), row: part("row"), terrain: part("terrain"), sides: part("sides") }, [
          "column",
          "row",
          "terrain",
        ]),
      ),
      ...properties,
      sources: { $ref: `${common}sources` },
    },
    ["title", "layout", "legend", "hexes", ...required],
  ),
});

/** A box of this game has a member that no other game has. */
const box = closed(
  { name: part("boxName"), kind: part("boxKind"), entryHexes: part("entryHexes"), days: { type: "integer" } },
  ["name", "kind", "days"],
);
const boxes = {
  type: "object",
  patternProperties: { "^[a-z0-9][a-z0-9-]*$": box },
  additionalProperties: false,
};

const own: Schemas = {
  "skeleton/map.schema.json": board("map", { connections: part("connections"), boxes }, ["boxes"]),
  "skeleton/sky.schema.json": board("sky", { hexsides: part("hexsides") }, []),
};

const kind = (name: string, match: string, schema: string): DocumentKind => ({
  kind: name,
  games: ["skeleton"],
  schema,
  match,
  pattern: `^${match.replaceAll(".", "\\.").replaceAll("*", "[^/]+")}$`,
  type: "Skeleton",
});

const schemas = { ...(shipped as unknown as Schemas), ...own };

export const shapes: Shapes = {
  schemas,
  validators: validatorsOf(schemas, Object.keys(own).concat("common/drawing.schema.json")),
  kinds: [
    kind("map", "map.json", "skeleton/map.schema.json"),
    kind("sky", "boards/sky.json", "skeleton/sky.schema.json"),
    kind("drawing", "drawings/*.json", "common/drawing.schema.json"),
  ],
};
