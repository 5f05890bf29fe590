import Ajv2020 from "ajv/dist/2020";
import { createChecker, type Checker } from "../../lib/diagnostics";
import type { DocumentKind } from "../../lib/documents/generated/kinds";
import type { Validator } from "../../lib/diagnostics/schema/validate";
import type { SchemaError } from "../../lib/diagnostics/schema/schema-error";
import type { Shapes } from "../../lib/diagnostics/context";
import type { Schemas } from "../../lib/diagnostics/schema/node";
import type { GameDefinition, RuleCheck } from "../../lib/games/types";
import type { Json, SetupProblem } from "../../lib/kernel";

/** A game of harbours and ships, just large enough to break in every way. */

const harbourSchema = {
  $id: "https://sandtable.invalid/schemas/fake/harbours.schema.json",
  type: "object",
  properties: {
    $schema: { type: "string" },
    harbours: {
      type: "object",
      patternProperties: {
        "^[a-z0-9][a-z0-9-]*$": {
          type: "object",
          properties: {
            size: {
              title: "Size",
              description: "Ships that fit. Rule 2.1.",
              type: "integer",
              minimum: 0,
              maximum: 9,
              default: 3,
            },
            note: { type: ["string", "null"] },
            reach: { anyOf: [{ type: "integer" }, { enum: ["far", "near"] }] },
          },
          required: ["size"],
          additionalProperties: false,
        },
      },
      additionalProperties: false,
    },
    sources: { type: "object" },
  },
  required: ["harbours"],
  additionalProperties: false,
};

const fleetSchema = {
  $id: "https://sandtable.invalid/schemas/fake/fleet.schema.json",
  type: "object",
  properties: {
    title: { type: "string" },
    ships: {
      type: "object",
      additionalProperties: {
        type: "object",
        properties: { at: { type: "string" }, guns: { type: "integer", minimum: 0 } },
        required: ["at"],
        additionalProperties: false,
      },
    },
    recommendedOptions: { type: "array", items: { type: "string" } },
    overrides: { type: "object" },
  },
  required: ["ships"],
  additionalProperties: false,
};

const schemas: Schemas = {
  "fake/harbours.schema.json": harbourSchema,
  "fake/fleet.schema.json": fleetSchema,
};

const kind = (name: string, pattern: string): DocumentKind => ({
  kind: name,
  games: ["fake"],
  schema: `fake/${name}.schema.json`,
  match: pattern,
  pattern,
  type: "Fake",
});

export const shapes: Shapes = {
  schemas,
  validators: validatorsOf(schemas),
  kinds: [kind("harbours", "^harbours\\.json$"), kind("fleet", "^(scenarios/[^/]+|fleet)\\.json$")],
};

/** Validators as the build makes them: every error, unions distinguished by their tags. */
export function validatorsOf(all: Schemas): Record<string, Validator> {
  const ajv = new Ajv2020({ allErrors: true, discriminator: true, strict: false });
  const validators: Record<string, Validator> = {};
  for (const schema of Object.values(all)) ajv.addSchema(schema as Record<string, unknown>);
  for (const path of Object.keys(all)) {
    const validate = ajv.getSchema(`https://sandtable.invalid/schemas/${path}`);
    if (!validate) throw new Error(`${path} was not compiled.`);
    validators[path] = (value) => (validate(value) ? [] : ([...(validate.errors ?? [])] as SchemaError[]));
  }
  return validators;
}

export interface FakeOptions {
  checks?: readonly RuleCheck[];
  /** What the engine says of a scenario. */
  setup?: (scenario: Json) => SetupProblem[];
  compile?: GameDefinition["compile"];
}

/** The game, with these checks and this engine. */
export function fakeGame({
  checks = [],
  setup = () => [],
  compile = () => ({}),
}: FakeOptions = {}): GameDefinition {
  return {
    id: "fake",
    module: {
      id: "fake",
      sides: ["red"],
      steps: { rest: { rule: "1", title: "Rest" } },
      setup(_rules, scenario) {
        const problems = setup(scenario);
        const bad = problems.some((each) => each.severity === "error");
        if (bad) return { ok: false, error: problems };
        return { ok: true, value: { position: {}, first: { step: "rest", data: {} }, problems } };
      },
      standing: () => ({ over: false, winner: null, score: {}, text: "" }),
      print: () => ({}),
      parse: () => ({ ok: false, error: [] }),
      invariants: () => [],
    },
    required: ["harbours.json"],
    references: [
      { document: "fleet.json", pointer: "/ships/*/at", part: "value", to: "harbour" },
      { document: "scenarios/*.json", pointer: "/ships/*/at", part: "value", to: "harbour" },
    ],
    targets: [
      { kind: "harbour", noun: "harbour", places: [{ document: "harbours.json", pointer: "/harbours" }] },
    ],
    checks,
    compile,
    nameOf: () => undefined,
    board: () => [],
    summary: () => ({}),
    scenarioOf: () => ({}),
    startsAt: () => undefined,
    beginAt: (scenario) => scenario,
  };
}

export const fakeChecker = (options: FakeOptions = {}): Checker => createChecker(fakeGame(options), shapes);

const text = (value: Json): string => `${JSON.stringify(value, null, 2)}\n`;

/** A sound set of files: two harbours, a fleet and a scenario that use both. */
export function fakeFiles(changes: Record<string, Json | string | undefined> = {}): Record<string, string> {
  const files: Record<string, string> = {
    "harbours.json": text({ harbours: { kure: { size: 5 }, truk: { size: 2 } } }),
    "fleet.json": text({ ships: { yamato: { at: "kure", guns: 9 }, sendai: { at: "truk" } } }),
    "scenarios/one.json": text({ title: "One", ships: { mogami: { at: "kure" } } }),
  };
  for (const [path, change] of Object.entries(changes)) {
    if (change === undefined) delete files[path];
    else files[path] = typeof change === "string" ? change : text(change);
  }
  return files;
}
