import { isObject } from "../merge-patch";
import type { Migration } from "./migration";
import type { Json, JsonObject } from "../types";

const types = [
  "merchant-asw",
  "submarine-vs-merchants",
  "strategic-bombing",
  "task-force-asw",
  "submarine-vs-task-force",
  "air-to-air",
  "anti-aircraft",
  "air-strike",
  "ground-support",
  "land-combat",
];

const document = "parameters.json";
const pointer = "/hits/hitOn";

const byType = (number: number): JsonObject => Object.fromEntries(types.map((type) => [type, number]));

/** Parameters, or a patch on them, with one hit number for all types of combat. */
function isOld(parameters: Json | undefined): parameters is { hits: { hitOn: number } } {
  return (
    isObject(parameters) && isObject(parameters["hits"]) && typeof parameters["hits"]["hitOn"] === "number"
  );
}

const renewed = (parameters: { hits: { hitOn: number } }): JsonObject => ({
  ...parameters,
  hits: { ...parameters.hits, hitOn: byType(parameters.hits.hitOn) },
});

/** The member of an object that is an object itself; an empty one where there is none. */
function inner(value: Json, key: string): JsonObject {
  const member = isObject(value) ? value[key] : undefined;
  return isObject(member) ? member : {};
}

/** What a layer says that it found: values by document and pointer. */
const found = (manifest: Json): Json | undefined => inner(inner(manifest, "was"), document)[pointer];

function parametersIn(path: string, value: Json): Json | undefined {
  if (/(?:^|\/)parameters\.json$/.test(path)) return value;
  return isScenario(path) ? inner(value, "overrides")[document] : undefined;
}

const isScenario = (path: string): boolean => /(?:^|\/)scenarios\/[^/]+\.json$/.test(path);

const isManifest = (path: string): boolean => /(?:^|\/)layers\/[^/]+\/layer\.json$/.test(path);

/**
 * At first one number said on what every type of combat hits. Now each type has its own: the number stands for all of
 * them, in parameters, in patches on them, in the overrides of a scenario, and in what a layer found before it.
 */
export const hitNumbersByType: Migration = {
  id: "0002-hit-numbers-by-type",
  description: "Each type of combat has a hit number of its own, no longer one for all.",
  appliesTo: (path, value) =>
    isManifest(path) ? typeof found(value) === "number" : isOld(parametersIn(path, value)),
  migrate(value) {
    if (isOld(value)) return renewed(value);
    if (!isObject(value)) return value;
    const overridden = inner(value, "overrides")[document];
    if (isOld(overridden))
      return { ...value, overrides: { ...inner(value, "overrides"), [document]: renewed(overridden) } };
    const before = found(value);
    if (typeof before !== "number") return value;
    const was = inner(value, "was");
    return {
      ...value,
      was: { ...was, [document]: { ...inner(was, document), [pointer]: byType(before) } },
    };
  },
};
