import Ajv2020 from "ajv/dist/2020";
import { describe, expect, it } from "vitest";
import { schemaFiles, schemaNodes, target, where } from "./support/schema-files";

const assertions = [
  "type",
  "const",
  "enum",
  "properties",
  "patternProperties",
  "additionalProperties",
  "propertyNames",
  "required",
  "minProperties",
  "items",
  "minItems",
  "maxItems",
  "uniqueItems",
  "minLength",
  "maxLength",
  "pattern",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "multipleOf",
  "oneOf",
  "discriminator",
  "if",
  "then",
  "else",
];
const annotations = [
  "title",
  "description",
  "examples",
  "markdownDescription",
  "defaultSnippets",
  "enumDescriptions",
];
const allowed = new Set(["$schema", "$id", "$ref", "$defs", ...assertions, ...annotations]);

/** Objects that are open on purpose: what a choice holds, what a step remembers, merge patches of any document. */
const openOnPurpose = [
  "common/game-file.schema.json#/properties/line/properties/choices/items/properties/choice",
  "common/playtest.schema.json#/properties/choices/items/properties/choice",
  "common/playtest.schema.json#/properties/sections/items/properties/moves/items/properties/choices/items",
  "fire-in-the-sky/position.schema.json#/$defs/position/properties/frames/items/properties/data",
  "fire-in-the-sky/scenario.schema.json#/properties/overrides/patternProperties/^[a-z0-9][a-z0-9~1-]*\\.json$",
  "flat-top/position.schema.json#/$defs/position/properties/frames/items/properties/data",
  "flat-top/scenario.schema.json#/properties/overrides/patternProperties/^[a-z0-9][a-z0-9~1-]*\\.json$",
  "forlorn-hopes/position.schema.json#/$defs/position/properties/frames/items/properties/data",
  "forlorn-hopes/scenario.schema.json#/properties/overrides/patternProperties/^[a-z0-9][a-z0-9~1-]*\\.json$",
  "pacific-war/position.schema.json#/$defs/position/properties/frames/items/properties/data",
  "pacific-war/scenario.schema.json#/properties/overrides/patternProperties/^[a-z0-9][a-z0-9~1-]*\\.json$",
];

describe("schemas", () => {
  it("use keywords of the allowed list only", () => {
    const strange = schemaNodes.flatMap((node) =>
      Object.keys(node.schema)
        .filter((keyword) => !allowed.has(keyword))
        .map((keyword) => `${where(node)}: ${keyword}`),
    );
    expect(strange).toEqual([]);
  });

  it("have an id that is their place", () => {
    for (const [file, schema] of schemaFiles) {
      expect(schema["$id"]).toBe(`https://sandtable.invalid/schemas/${file}`);
      expect(schema["$schema"]).toBe("https://json-schema.org/draft/2020-12/schema");
    }
  });

  it("close every object", () => {
    const conditional = /\/(if|then|else)(\/|$)/;
    const open = schemaNodes
      .filter(({ schema, pointer }) => schema["type"] === "object" && !conditional.test(pointer))
      .filter(
        ({ schema }) =>
          schema["additionalProperties"] !== false &&
          schema["discriminator"] === undefined &&
          // What its members may be called closes an object as well.
          schema["propertyNames"] === undefined,
      )
      .map(where);
    expect(open.sort()).toEqual([...openOnPurpose].sort());
  });

  it("list each object's members: those that are required exist", () => {
    for (const node of schemaNodes) {
      const { required, properties, discriminator, type } = node.schema;
      if (type !== "object" || !Array.isArray(required) || discriminator !== undefined) continue;
      if (properties === undefined) continue;
      for (const name of required)
        expect([where(node), Object.keys(properties ?? {})]).toEqual([
          where(node),
          expect.arrayContaining([name]),
        ]);
    }
  });

  it("lead every $ref to a schema", () => {
    for (const node of schemaNodes) expect(() => target(node)).not.toThrow();
  });

  it("distinguish the parts of every oneOf by a constant tag", () => {
    const unions = schemaNodes.filter(({ schema }) => schema["oneOf"] !== undefined);
    expect(unions.length).toBeGreaterThan(0);
    for (const union of unions) {
      const tag = (union.schema["discriminator"] as { propertyName: string } | undefined)?.propertyName ?? "";
      const parts = schemaNodes.filter(
        ({ file, pointer }) => file === union.file && pointer.startsWith(`${union.pointer}/oneOf/`),
      );
      const tags = parts.map(
        (part) => (target(part)["properties"] as Record<string, { const?: string }>)[tag]?.const,
      );
      expect(tags).not.toContain(undefined);
      expect(new Set(tags).size).toBe(parts.length);
    }
  });

  it("describe each value of an enum that has descriptions", () => {
    for (const node of schemaNodes) {
      const { enum: values, enumDescriptions } = node.schema;
      if (!Array.isArray(values)) continue;
      expect([where(node), (enumDescriptions as unknown[] | undefined)?.length ?? 0]).toEqual(
        node.pointer.includes("/if/") ? [where(node), 0] : [where(node), values.length],
      );
    }
  });

  it("use patterns that take linear time: no quantifier inside a repeated group, no two open runs in a row", () => {
    const patterns = schemaNodes.flatMap((node) => [
      ...(typeof node.schema["pattern"] === "string" ? [node.schema["pattern"]] : []),
      ...Object.keys(node.schema["patternProperties"] ?? {}),
    ]);
    expect(patterns.length).toBeGreaterThan(20);
    for (const pattern of patterns) {
      const withoutClasses = pattern.replace(/\\./g, "x").replace(/\[[^\]]*\]/g, "c");
      expect([pattern, /\([^)]*[*+{][^)]*\)[*+{]/.test(withoutClasses)]).toEqual([pattern, false]);
      expect([pattern, /[.cx][*+][.cx][*+]/.test(withoutClasses)]).toEqual([pattern, false]);
      expect([pattern, /^\^.*\$$/.test(pattern)]).toEqual([pattern, true]);
    }
  });

  it("say nothing that ajv in its strict mode reports as a mistake: types left out, keywords that do nothing", () => {
    const ajv = new Ajv2020({
      discriminator: true,
      strict: true,
      strictTypes: true,
      strictTuples: true,
      // `if` and `then` name members that the schema around them defines.
      strictRequired: false,
    });
    ajv.addVocabulary(["markdownDescription", "defaultSnippets", "enumDescriptions"]);
    for (const schema of schemaFiles.values()) ajv.addSchema(schema);
    for (const [file, { $id }] of schemaFiles)
      expect([file, ajv.getSchema($id as string)]).toEqual([file, expect.any(Function)]);
  });

  it("give examples that fit", () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: true });
    for (const schema of schemaFiles.values()) ajv.addSchema(schema);
    const withExamples = schemaNodes.filter(({ schema }) => Array.isArray(schema["examples"]));
    expect(withExamples.length).toBeGreaterThan(60);
    for (const node of withExamples) {
      if (node.pointer === "") continue;
      const id = `https://sandtable.invalid/schemas/${node.file}#${node.pointer.split("/").map(encodeURIComponent).join("/")}`;
      const validate = ajv.compile({ $ref: id });
      for (const example of node.schema["examples"] as unknown[]) {
        expect([where(node), validate(example), validate.errors]).toEqual([where(node), true, null]);
      }
    }
  });

  it("offer snippets that name members of their object", () => {
    const withSnippets = schemaNodes.filter(({ schema }) => Array.isArray(schema["defaultSnippets"]));
    expect(withSnippets.length).toBeGreaterThan(8);
    for (const node of withSnippets) {
      const properties = node.schema["properties"];
      for (const snippet of node.schema["defaultSnippets"] as { label: string; body: unknown }[]) {
        expect(snippet.label.length).toBeGreaterThan(2);
        if (properties === undefined || typeof snippet.body !== "object") continue;
        expect(Object.keys(properties as object)).toEqual(
          expect.arrayContaining(Object.keys(snippet.body ?? {})),
        );
      }
    }
  });
});
