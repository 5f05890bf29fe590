import { kinds } from "../../documents/generated/kinds";
import { schemas as shipped } from "../../documents/generated/schemas";
import { equalPair, fitsLeaf, type JsonObject, simpleKeywords, type Test, types } from "./keywords";
import { follow, type Located, type SchemaNode, type Schemas } from "./node";
import type { SchemaError } from "./schema-error";

/**
 * Schemas as functions. Each part of a schema becomes a closure once, so that nothing is looked up again while values
 * are checked, and nothing is compiled from text, which a page must not do. What is found is what ajv finds with
 * `allErrors` and `discriminator`, in its order; a test holds the two side by side. A schema that uses a keyword
 * which is not known here is refused.
 */

/** Returns what the schema forbids in a value; nothing when it fits. */
export type Validator = (value: unknown) => SchemaError[];

/** One walk over a value: the keys that lead to where it is, and what was found. */
interface Walk {
  readonly keys: (string | number)[];
  /** Absent while it only matters whether there are any. */
  errors: SchemaError[] | undefined;
  failures: number;
  /** The key that is checked instead of a value. */
  name?: string;
}

type Check = (value: unknown, walk: Walk) => void;

/** Nothing that a value could fail. */
const passes: Check = () => undefined;

/** Keywords for readers, for editors, or read together with others. */
const silent = new Set([
  ...["$schema", "$id", "$defs", "title", "description", "markdownDescription", "examples", "default"],
  ...["defaultSnippets", "enumDescriptions", "errorMessage", "patternErrorMessage"],
  ...["then", "else", "oneOf"],
]);
const objectKeywords = [
  ...[
    "required",
    "propertyNames",
    "additionalProperties",
    "properties",
    "patternProperties",
    "discriminator",
  ],
];
const arrayKeywords = ["items", "uniqueItems"];
const known = new Set([
  ...Object.values(simpleKeywords).flatMap((group) => Object.keys(group)),
  ...["$ref", "type", "if", ...objectKeywords, ...arrayKeywords],
]);

/** A validator by the path of its schema under schemas/, such as "fire-in-the-sky/map.schema.json"; made when first asked for. */
export function validatorsOf(
  schemas: Schemas,
  paths: readonly string[],
): Readonly<Record<string, Validator>> {
  const compiler = new Compiler(schemas);
  const validatorOf = (path: string): Validator => {
    let check: Check | undefined;
    return (value) => {
      check ??= compiler.whole({ file: path, node: schemas[path] as SchemaNode });
      const errors: SchemaError[] = [];
      check(value, { keys: [], errors, failures: 0 });
      return errors;
    };
  };
  return Object.fromEntries(paths.map((path) => [path, validatorOf(path)]));
}

class Compiler {
  /** Parts that references lead to; undefined while one is being made that leads to itself. */
  private readonly parts = new Map<SchemaNode, { check: Check | undefined }>();

  constructor(private readonly schemas: Schemas) {}

  /** What a reference leads to has errors with schema paths of its own. */
  whole({ file, node }: Located): Check {
    const made = this.parts.get(node);
    if (made) return made.check ?? ((value, walk) => made.check!(value, walk));
    const part: { check: Check | undefined } = { check: undefined };
    this.parts.set(node, part);
    return (part.check = this.check(file, node, "#"));
  }

  private check(file: string, node: SchemaNode | boolean | undefined, path: string): Check {
    if (node === false) {
      const error = failing("false schema", path);
      return (_value, walk) => error(walk, {});
    }
    if (node === true || node === undefined) return passes;
    for (const key of Object.keys(node))
      if (!known.has(key) && !silent.has(key))
        throw new Error(`${file}${path.slice(1)}: no “${key}” is known.`);
    const checks = [
      this.reference(file, node),
      ...this.any(file, node, path),
      ofType("number", simples("number", node, path), node, path),
      ofType("string", simples("string", node, path), node, path),
      ofType("array", this.array(file, node, path), node, path),
      ofType("object", this.object(file, node, path), node, path),
    ].filter((each) => each !== passes);
    const single = node.type;
    const typedChecks = typeof single === "string" && checks.some((each) => typed.get(each) === single);
    if (node.type !== undefined && !typedChecks) checks.unshift(typeCheck(node.type, path));
    const inDetail = inTurn(checks);
    const fits = fitsLeaf(node);
    return fits ? (value, walk) => void (fits(value) || inDetail(value, walk)) : inDetail;
  }

  private reference(file: string, { $ref }: SchemaNode): Check {
    if ($ref === undefined) return passes;
    const target = this.target(file, $ref);
    // As ajv does it: what leads no further is put in place, and cites the reference.
    return leadsOn(target.node) ? this.whole(target) : this.check(target.file, target.node, $ref);
  }

  /** Where a reference leads in the end: a part that only names another is passed over, as by ajv. */
  private target(file: string, $ref: string): Located {
    const target = follow(this.schemas, file, $ref);
    if (!target) throw new Error(`${file}: “${$ref}” leads nowhere.`);
    const next = target.node.$ref;
    const isName = Object.keys(target.node).every((key) => key === "$ref" || silent.has(key));
    return next !== undefined && isName ? this.target(target.file, next) : target;
  }

  private any(file: string, node: SchemaNode, path: string): Check[] {
    return [...simples("any", node, path), ...this.condition(file, node, path)];
  }

  private condition(file: string, node: SchemaNode, path: string): Check[] {
    if (node.if === undefined) return [];
    const test = this.check(file, node.if, `${path}/if`);
    const yes = this.check(file, node.then, `${path}/then`);
    const no = this.check(file, node.else, `${path}/else`);
    const error = failing("if", path);
    return [
      (value, walk) => {
        const { errors, failures } = walk;
        walk.errors = undefined;
        test(value, walk);
        const fits = walk.failures === failures;
        walk.errors = errors;
        walk.failures = failures;
        (fits ? yes : no)(value, walk);
        if (walk.failures > failures) error(walk, { failingKeyword: fits ? "then" : "else" });
      },
    ];
  }

  private array(file: string, node: SchemaNode, path: string): Check[] {
    const checks = simples("array", node, path);
    const items = this.check(file, node.items, `${path}/items`);
    if (items !== passes) checks.push(eachItem(items));
    if (node.uniqueItems) {
      const type = typeof node.items === "object" ? node.items.type : undefined;
      const isPlain = typeof type === "string" && type !== "object" && type !== "array";
      const only = isPlain ? types[type] : undefined;
      const error = failing("uniqueItems", path);
      checks.push((value, walk) => {
        const pair = equalPair(value as unknown[], only);
        if (pair) error(walk, pair);
      });
    }
    return checks;
  }

  private object(file: string, node: SchemaNode, path: string): Check[] {
    const checks = simples("object", node, path);
    if (node.required) checks.push(required(node.required, path));
    const names = this.check(file, node.propertyNames, `${path}/propertyNames`);
    if (names !== passes) checks.push(eachName(names, path));
    const patterns = Object.keys(node.patternProperties ?? {}).map((pattern) => new RegExp(pattern, "u"));
    const named = new Set(Object.keys(node.properties ?? {}));
    const further = this.check(file, node.additionalProperties, `${path}/additionalProperties`);
    if (further !== passes) {
      const isNamed = (key: string): boolean =>
        named.has(key) || patterns.some((pattern) => pattern.test(key));
      checks.push(node.additionalProperties === false ? noOther(isNamed, path) : eachOther(isNamed, further));
    }
    const members = Object.entries(node.properties ?? {})
      .map(([key, each]): [string, Check] => [
        key,
        this.check(file, each, `${path}/properties/${inPath(key)}`),
      ])
      .filter(([, check]) => check !== passes);
    if (members.length > 0) checks.push(eachMember(members));
    for (const [i, [pattern, each]] of Object.entries(node.patternProperties ?? {}).entries()) {
      const check = this.check(file, each, `${path}/patternProperties/${inPath(pattern)}`);
      if (check !== passes) checks.push(eachOther((key) => !patterns[i]!.test(key), check));
    }
    if (node.discriminator) checks.push(this.union(file, node, node.discriminator.propertyName, path));
    return checks;
  }

  private union(file: string, node: SchemaNode, tag: string, path: string): Check {
    const branches = new Map<unknown, Check>();
    for (const [i, each] of (node.oneOf ?? []).entries()) {
      if (typeof each === "boolean") continue;
      const check = this.check(file, each, `${path}/oneOf/${i}`);
      const target = each.$ref === undefined ? each : follow(this.schemas, file, each.$ref)?.node;
      const named = target?.properties?.[tag];
      if (typeof named !== "object") throw new Error(`${file}: a branch of ${path} has no “${tag}”.`);
      for (const value of named.enum ?? [named.const]) branches.set(value, check);
    }
    const error = failing("discriminator", path);
    return (value, walk) => {
      const tagValue = (value as JsonObject)[tag];
      const branch = branches.get(tagValue);
      if (branch) branch(value, walk);
      else error(walk, { error: typeof tagValue === "string" ? "mapping" : "tag", tag, tagValue });
    };
  }
}

/** The type that a check is for, where it says by itself that a value is of another. */
const typed = new WeakMap<Check, string>();

/** Checks that only values of a type are put to; if the schema asks for that type, others are reported. */
function ofType(type: keyof typeof types, checks: readonly Check[], node: SchemaNode, path: string): Check {
  if (checks.length === 0) return passes;
  const is = types[type]!;
  const check = inTurn(checks);
  const other = node.type === type ? typeCheck(type, path) : passes;
  const made: Check = (value, walk) => (is(value) ? check(value, walk) : other(value, walk));
  typed.set(made, type);
  return made;
}

function typeCheck(type: string | string[], path: string): Check {
  const error = failing("type", path);
  const allowed = (typeof type === "string" ? [type] : type).map((each) => types[each]!);
  return (value, walk) => {
    if (!allowed.some((is) => is(value))) error(walk, { type });
  };
}

function simples(type: keyof typeof simpleKeywords, node: SchemaNode, path: string): Check[] {
  const checks: Check[] = [];
  for (const [keyword, make] of Object.entries(simpleKeywords[type])) {
    const given = node[keyword as keyof SchemaNode];
    if (given === undefined) continue;
    const error = failing(keyword, path);
    const test = (make as (given: unknown) => Test<unknown>)(given);
    checks.push((value, walk) => {
      const params = test(value);
      if (params) error(walk, params);
    });
  }
  return checks;
}

function required(keys: readonly string[], path: string): Check {
  const error = failing("required", path);
  return (value, walk) => {
    for (const missingProperty of keys)
      if ((value as JsonObject)[missingProperty] === undefined) error(walk, { missingProperty });
  };
}

function eachName(check: Check, path: string): Check {
  const error = failing("propertyNames", path);
  return (value, walk) => {
    for (const propertyName in value as JsonObject) {
      const { failures } = walk;
      walk.name = propertyName;
      check(propertyName, walk);
      walk.name = undefined;
      if (walk.failures > failures) error(walk, { propertyName });
    }
  };
}

function noOther(isNamed: (key: string) => boolean, path: string): Check {
  const error = failing("additionalProperties", path);
  return (value, walk) => {
    for (const additionalProperty in value as JsonObject)
      if (!isNamed(additionalProperty)) error(walk, { additionalProperty });
  };
}

function eachOther(isNamed: (key: string) => boolean, check: Check): Check {
  const fitting = remembering(check);
  return (value, walk) => {
    const keys = Object.keys(value as JsonObject);
    const each = keys.length < LARGE ? check : fitting;
    for (const key of keys) if (!isNamed(key)) below(key, (value as JsonObject)[key], each, walk);
  };
}

function eachMember(members: readonly [string, Check][]): Check {
  const keys = members.map(([key]) => key);
  const checks = members.map(([, check]) => check);
  return (value, walk) => {
    for (let i = 0; i < keys.length; i++) {
      const member = (value as JsonObject)[keys[i]!];
      if (member !== undefined) below(keys[i]!, member, checks[i]!, walk);
    }
  };
}

function eachItem(check: Check): Check {
  const fitting = remembering(check);
  return (value, walk) => {
    const items = value as unknown[];
    const each = items.length < LARGE ? check : fitting;
    for (let i = 0; i < items.length; i++) below(i, items[i], each, walk);
  };
}

/** Of so many entries those that fit are remembered: an edit changes one of them, and the others stay what they are. */
const LARGE = 64;

/** A check that objects and lists which fitted once are not put to again; a value never changes. */
function remembering(check: Check): Check {
  const fitting = new WeakSet<object>();
  return (value, walk) => {
    if (typeof value !== "object" || value === null) return check(value, walk);
    if (fitting.has(value)) return;
    const { failures } = walk;
    check(value, walk);
    if (walk.failures === failures) fitting.add(value);
  };
}

function below(key: string | number, value: unknown, check: Check, walk: Walk): void {
  walk.keys.push(key);
  check(value, walk);
  walk.keys.pop();
}

function inTurn(checks: readonly Check[]): Check {
  const [first = passes, second, ...more] = checks;
  if (!second) return first;
  if (more.length > 0)
    return (value, walk) => {
      for (const check of checks) check(value, walk);
    };
  return (value, walk) => {
    first(value, walk);
    second(value, walk);
  };
}

/** Notes errors of a keyword. */
function failing(keyword: string, path: string): (walk: Walk, params: SchemaError["params"]) => void {
  const schemaPath = `${path}/${keyword}`;
  return (walk, params) => {
    walk.failures++;
    if (!walk.errors) return;
    const instancePath = walk.keys.map((key) => `/${escaped(String(key))}`).join("");
    const about = walk.name === undefined ? undefined : { propertyName: walk.name };
    walk.errors.push({ keyword, instancePath, schemaPath, params, ...about });
  };
}

const escaped = (key: string): string => key.replaceAll("~", "~0").replaceAll("/", "~1");
const inPath = (key: string): string => encodeURIComponent(escaped(key));

/** Whether there is a reference anywhere in a schema. */
const leadsOn = (node: unknown): boolean =>
  typeof node === "object" &&
  node !== null &&
  (Object.hasOwn(node, "$ref") || Object.values(node).some(leadsOn));

/** Those of the documents of games and workspaces. */
export const validators = validatorsOf(
  shipped,
  kinds.map(({ schema }) => schema),
);
