import { describe, expect, it } from "vitest";
import { schemaFiles, schemaNodes, target, textOf, where } from "./support/schema-files";
import type { SchemaNode } from "./support/schema-files";

const conditional = /\/(if|then|else)(\/|$)/;

/** Schemas of values that a person writes: members of objects, items of lists, shared definitions, whole files. */
const described = schemaNodes.filter(
  ({ under, pointer }) =>
    ["", "properties", "patternProperties", "items", "$defs"].includes(under) && !conditional.test(pointer),
);

const isNumber = (node: SchemaNode) => ["integer", "number"].includes(String(target(node)["type"]));
const isLeaf = (node: SchemaNode) => target(node)["type"] !== "object";

describe("texts of the schemas", () => {
  it("give every value a title", () => {
    expect(described.filter((node) => textOf(node, "title").length < 2).map(where)).toEqual([]);
  });

  it("describe every value in whole sentences", () => {
    const bad = described.filter((node) => !/^[A-Z0-9].{6,}[.)]$/s.test(textOf(node, "description")));
    expect(bad.map((node) => `${where(node)}: ${textOf(node, "description")}`)).toEqual([]);
  });

  it("name the rule of every parameter", () => {
    const parameters = described.filter(
      ({ file, pointer }) =>
        file === "fire-in-the-sky/parameters.schema.json" && pointer.startsWith("/properties/"),
    );
    const own = parameters.filter(
      ({ pointer, under }) => under === "properties" && !/\$schema|sources/.test(pointer),
    );
    expect(own.length).toBeGreaterThan(60);
    const nameless = own.filter((node) => !/rules? \d+\.\d/i.test(textOf(node, "description")));
    expect(nameless.map(where)).toEqual([]);
  });

  it.each(["parameters", "transport-costs", "levels", "bases", "units"])(
    "name the unit or the rule of every number in %s",
    (name) => {
      const numbers = described.filter(
        (node) => node.file === `fire-in-the-sky/${name}.schema.json` && isNumber(node) && isLeaf(node),
      );
      expect(numbers.length).toBeGreaterThan(0);
      const bare = numbers.filter((node) => !/(Unit: |Rules? \d)/.test(textOf(node, "description")));
      expect(bare.map(where)).toEqual([]);
    },
  );

  it("describe every step of the sequence with its rule", () => {
    const definitions = schemaFiles.get("fire-in-the-sky/sequence.schema.json")?.["$defs"];
    const step = (definitions as Record<string, { enum: string[]; enumDescriptions: string[] }>)["step"];
    expect(step?.enum.length).toBeGreaterThan(40);
    expect(step?.enumDescriptions).toHaveLength(step!.enum.length);
    for (const text of step?.enumDescriptions ?? []) expect(text).toMatch(/Rule \d+\.\d[\d.]*$/);
  });
});
