import { compile } from "json-schema-to-typescript";
import { banner } from "./banner.mjs";

/** Keywords that say nothing about the shape, or that a type cannot say. */
const silent = new Set([
  "$id",
  "$schema",
  "title",
  "markdownDescription",
  "defaultSnippets",
  "enumDescriptions",
  "examples",
  "discriminator",
  "if",
  "then",
  "else",
  "minProperties",
  "maxProperties",
  "$defs",
]);

const pascal = (name) => name.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter) => letter.toUpperCase());

/** Name of the type of a shared definition: the game's prefix, then the definition's own name. */
function definitionName(path, name) {
  const [folder] = path.split("/");
  const own = name[0].toUpperCase() + name.slice(1);
  return folder === "common" ? own : pascal(folder) + own;
}

/**
 * Members that a document must have in one of its two forms and may not have in the other. The type is that of the
 * form which has them; who may meet the other reads it as a part of the type.
 */
const exclusive = (closed, required) => required.filter((name) => closed[name] === false);

/** One schema holding all of them, so that a shared definition becomes one type and no more. */
function bundle(schemas, kinds) {
  const idOf = new Map(schemas.map(({ path, schema }) => [schema.$id, path]));
  const typeOf = new Map(kinds.map((kind) => [kind.schema, kind.type]));
  const nameOf = (ref, from) => {
    const url = new URL(ref, schemas.find(({ path }) => path === from).schema.$id);
    const path = idOf.get(url.href.split("#")[0]);
    if (path === undefined) throw new Error(`${from}: no schema for "${ref}".`);
    const name = url.hash.replace("#/$defs/", "");
    return name === "" ? typeOf.get(path) : definitionName(path, name);
  };

  const convert = (value, from, inside) => {
    if (Array.isArray(value)) return value.map((item) => convert(item, from, inside));
    if (value === null || typeof value !== "object") return value;
    // Under "properties" the keys are names of members, not keywords.
    if (inside) return mapValues(value, (item) => convert(item, from, false));
    // By name, not by $ref: so a member keeps a description of its own, and no shape is written twice.
    if ("$ref" in value) return { tsType: nameOf(value.$ref, from), description: value.description };
    const kept = Object.fromEntries(Object.entries(value).filter(([key]) => !silent.has(key)));
    if (value.else?.required && value.then?.properties) {
      kept.required = [...(kept.required ?? []), ...exclusive(value.then.properties, value.else.required)];
    }
    if (kept.patternProperties !== undefined && kept.additionalProperties === false) {
      const [only, ...others] = Object.values(kept.patternProperties);
      if (others.length === 0 && kept.properties === undefined) {
        delete kept.patternProperties;
        delete kept.required;
        kept.additionalProperties = only;
      }
    }
    return Object.fromEntries(
      Object.entries(kept).map(([key, item]) => [key, convert(item, from, key === "properties")]),
    );
  };

  const $defs = {};
  const add = (name, schema, path) => {
    if (name in $defs) throw new Error(`Two types would be called ${name}.`);
    $defs[name] = { title: name, ...convert(schema, path, false) };
  };
  for (const { path, schema } of schemas) {
    const type = typeOf.get(path);
    if (type !== undefined) add(type, schema, path);
    for (const [name, definition] of Object.entries(schema.$defs ?? {})) {
      add(definitionName(path, name), definition, path);
    }
  }
  return {
    title: "AllDocuments",
    description: "Every kind of document by the name of its type.",
    type: "object",
    properties: Object.fromEntries(kinds.map(({ type }) => [type, { tsType: type }])),
    required: kinds.map(({ type }) => type),
    additionalProperties: false,
    $defs,
  };
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

/** The types of all documents as one TypeScript file. */
export async function makeTypes(schemas, kinds) {
  const text = await compile(bundle(schemas, kinds), "AllDocuments", {
    bannerComment: banner.trimEnd(),
    ignoreMinAndMaxItems: true,
    strictIndexSignatures: false,
    unreachableDefinitions: true,
    style: { printWidth: 110, singleQuote: false, trailingComma: "all" },
  });
  // What the tool says about its own bundle is of no use to a reader.
  return text.replace(
    / \*\n \* This interface was referenced by `AllDocuments`[^\n]*\n \* via the `definition`[^\n]*\n/g,
    "",
  );
}
