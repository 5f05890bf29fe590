import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import Ajv2020 from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { build } from "esbuild";
import { banner } from "./banner.mjs";
import { tune } from "./tune.mjs";

/** Keywords that people and editors read. They never fail, and would only make the validators larger. */
const annotations = new Set([
  "title",
  "description",
  "examples",
  "markdownDescription",
  "defaultSnippets",
  "enumDescriptions",
]);

/** A schema without its annotations. Under `properties` the keys are names of members, not keywords. */
function bare(value, names = false) {
  if (Array.isArray(value)) return value.map((item) => bare(item));
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value)
    .filter(([key]) => names || !annotations.has(key))
    .map(([key, item]) => [key, bare(item, !names && key === "properties")]);
  return Object.fromEntries(entries);
}

/**
 * Ajv copies all errors so far for every part that adds some, which takes hours for a table pasted in the wrong
 * place; here they are added in place. (Ajv itself pushes into the same lists.)
 */
function joiningInPlace(code) {
  const joined = code.replaceAll(/vErrors\.concat\((\w+\.errors)\)/g, "joinErrors(vErrors, $1)");
  if (joined === code) throw new Error("Ajv joins errors in another way now; look at joiningInPlace.");
  return `${joined}
function joinErrors(all, more) { for (const one of more) all.push(one); return all; }
`;
}

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

/** A module with one validator for each kind of document; it compiles nothing at run time. */
export async function makeValidators(schemas, kinds) {
  const ajv = new Ajv2020.default({
    schemas: schemas.map(({ schema }) => bare(schema)),
    allErrors: true,
    discriminator: true,
    strict: true,
    // `if` and `then` name members that the schema around them defines.
    strictRequired: false,
    strictTypes: true,
    strictTuples: true,
    messages: false,
    code: { source: true, esm: true, lines: true },
  });

  const idOf = new Map(schemas.map(({ path, schema }) => [path, schema.$id]));
  const paths = [...new Set(kinds.map(({ schema }) => schema))];
  const exportName = (path) => `validate_${path.replace(/[^a-z0-9]/gi, "_")}`;
  const code = standaloneCode.default(
    ajv,
    Object.fromEntries(paths.map((path) => [exportName(path), idOf.get(path)])),
  );
  const compiled = joiningInPlace(tune(code));

  const entry = `
import { ${paths.map(exportName).join(", ")} } from "compiled";
const wrap = (validate) => (value) => (validate(value) ? [] : [...validate.errors]);
export const validators = {
${paths.map((path) => `  ${JSON.stringify(path)}: wrap(${exportName(path)}),`).join("\n")}
};
`;
  const result = await build({
    stdin: { contents: entry, resolveDir: here, loader: "js" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    minify: true,
    lineLimit: 160,
    legalComments: "none",
    banner: { js: banner.trimEnd() },
    plugins: [
      {
        name: "compiled-validators",
        setup(builder) {
          builder.onResolve({ filter: /^compiled$/ }, () => ({ path: "compiled", namespace: "compiled" }));
          builder.onLoad({ filter: /.*/, namespace: "compiled" }, () => ({
            contents: compiled,
            resolveDir: here,
            loader: "js",
          }));
          builder.onResolve({ filter: /^ajv\// }, ({ path }) => ({ path: require.resolve(path) }));
        },
      },
    ],
  });
  return result.outputFiles[0].text;
}

export const validatorsDeclaration = `${banner}
/** One thing that a schema forbids, as ajv reports it. */
export interface SchemaError {
  /** The keyword that failed, such as "required" or "type". */
  readonly keyword: string;
  /** JSON pointer of the value, in the document. */
  readonly instancePath: string;
  /** Where the keyword stands, in the schema. */
  readonly schemaPath: string;
  /** What the keyword has to say: the missing property, the allowed values and so on. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly propertyName?: string;
}

/** Returns what the schema forbids in a value; nothing when it fits. */
export type Validator = (value: unknown) => SchemaError[];

/** A validator by the path of its schema under schemas/, such as "common/map.schema.json". */
export declare const validators: Readonly<Record<string, Validator>>;
`;
