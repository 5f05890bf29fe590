import { arrayIndex, joinPointer, type Json, parentPointer, parsePointer } from "../../documents";
import type { Validator } from "./validate";
import type { SchemaError } from "./schema-error";
import { schemaChecks } from "../checks/schema";
import { keysMeant } from "../checks/schema/unknown-key";
import { incompleteObjects } from "../checks/schema/missing-member";
import { unworded } from "../checks/schema/unworded";
import type { Crowd } from "../crowd";
import type { Found } from "../found";
import { count } from "../words";
import { nearest } from "../../nearest";
import { conditionKeys, holderOfCondition, isConditional } from "./condition";
import type { Schemas } from "./node";
import { ruleIn } from "./words";
import { type FileOf, param, problemOf, type SchemaCheck, type SchemaProblem } from "./problem";

/** The schemas with their validators, both by path. */
export interface SchemaSet {
  schemas: Schemas;
  validators: Readonly<Record<string, Validator>>;
}

/**
 * The most errors that are processed for one document; ajv gives all of them, and a table pasted wrong can have
 * thousands.
 */
const mostErrors = 1000;

/** Wrappers whose parts say more than they do. */
const silent = new Set(["if", "$ref", "$dynamicRef"]);

/** What the schema forbids in a document: one problem for each wrong value, key or missing member. */
export function checkSchema(
  set: SchemaSet,
  document: string,
  schema: string,
  value: Json,
  fileOf?: FileOf,
): Found[] {
  const validate = set.validators[schema];
  if (!validate) return [];
  const errors = validate(value);
  if (errors.length === 0) return [];
  const isCut = errors.length > mostErrors;
  const kept = withoutUnionParts(errors.slice(0, mostErrors).filter((error) => !silent.has(error.keyword)));
  const problems = kept.map((error) => problemOf(error, document, schema, set.schemas, value, fileOf));
  const all = onePerValue(withoutEchoes(withoutIdleConditions(problems))).map(({ problem, check }) => {
    const rule = ruleIn(problem.node.description);
    const found = check.report(problem);
    return {
      hint: check.mend,
      ...(rule !== undefined && { rule }),
      ...found,
      ...(fromOneSlip.has(check.code) && { crowd: crowdOf(problem, found, isCut) }),
      code: check.code,
      severity: check.severity,
    };
  });
  return incompleteObjects(all, value);
}

/** What is hardly wrong in many entries at once by as many slips. */
const fromOneSlip = new Set([
  "schema/missing-member",
  "schema/unknown-key",
  "schema/not-here",
  "schema/wrong-type",
  "schema/wrong-count",
]);

/** The same fault in the entries of one collection. */
function crowdOf(
  problem: SchemaProblem,
  { message, fixes }: Omit<Found, "code" | "severity">,
  isCut: boolean,
): Crowd {
  const { document, error } = problem;
  const segments = parsePointer(subjectOf(problem));
  const member = arrayIndex(segments.at(-1) ?? "") < 0 ? segments.at(-1) : "";
  return {
    of: [document, error.schemaPath, segments[0], segments.length, segments.length > 2 ? member : ""].join(
      " ",
    ),
    message: (n) =>
      `${message} ${isCut ? "At least " : ""}${count(n - 1, "more place has", "more places have")} the same problem.`,
    ...(fixes?.[0] && { fix: (n) => `${fixes[0]!.title}, in all ${n} places` }),
  };
}

/** A union without a tag reports what is wrong with every branch; only the union itself is reported. */
function withoutUnionParts(errors: readonly SchemaError[]): SchemaError[] {
  const unions = new Map<string, SchemaError>();
  for (const error of errors) {
    const { keyword, instancePath } = error;
    if ((keyword === "oneOf" || keyword === "anyOf") && !unions.has(instancePath))
      unions.set(instancePath, error);
  }
  if (unions.size === 0) return [...errors];
  return errors.filter((error) => {
    const outermost = ancestors(error.instancePath).findLast((at) => unions.has(at));
    return outermost === undefined || unions.get(outermost) === error;
  });
}

/**
 * What `then` and `else` of a schema forbid if the member of their condition is itself wrong: with "kind": "Base"
 * it is unknown whether the members of a base belong there.
 */
function withoutIdleConditions(problems: readonly SchemaProblem[]): SchemaProblem[] {
  const plain = problems.filter((problem) => !isConditional(problem));
  if (plain.length === problems.length) return plain;
  const wrong = new Set(plain.map(subjectOf));
  return problems.filter((problem) => {
    if (!isConditional(problem)) return true;
    const holder = holderOfCondition(problem);
    return !conditionKeys(problem).some((key) => wrong.has(joinPointer(holder, key)));
  });
}

/**
 * Missing members that are really a misspelt key, counts that are too low because of a missing member, and tags
 * reported twice.
 */
function withoutEchoes(problems: readonly SchemaProblem[]): SchemaProblem[] {
  const misspelt = new Set<string>();
  const missing = new Set<string>();
  const incomplete = new Set<string>();
  for (const problem of problems) {
    if (
      problem.error.keyword === "additionalProperties" ||
      problem.error.keyword === "unevaluatedProperties"
    ) {
      const key = param(problem, "additionalProperty") || param(problem, "unevaluatedProperty");
      const meant = nearest(key, keysMeant(problem, key));
      if (meant !== undefined) misspelt.add(joinPointer(problem.pointer, meant));
    }
    if (problem.error.keyword === "required") {
      missing.add(joinPointer(problem.pointer, param(problem, "missingProperty")));
      incomplete.add(problem.pointer);
    }
  }
  return problems.filter((problem) => {
    if (problem.error.keyword === "required") {
      return !misspelt.has(joinPointer(problem.pointer, param(problem, "missingProperty")));
    }
    // An object that lacks a member has too few of them for that.
    if (problem.error.keyword === "minProperties") return !incomplete.has(problem.pointer);
    return (
      problem.error.keyword !== "discriminator" ||
      !missing.has(joinPointer(problem.pointer, param(problem, "tag")))
    );
  });
}

interface Chosen {
  problem: SchemaProblem;
  check: SchemaCheck;
  /** What the problem is about: a value, or one key of an object. */
  subject: string;
  weight: number;
}

function onePerValue(problems: readonly SchemaProblem[]): Chosen[] {
  const bySubject = new Map<string, Chosen>();
  for (const problem of problems) {
    const weight = schemaChecks.findIndex(
      (each) => each.keywords.includes(problem.error.keyword) && (each.fits?.(problem) ?? true),
    );
    const check = schemaChecks[weight] ?? unworded;
    const subject = subjectOf(problem);
    const chosen = { problem, check, subject, weight: weight < 0 ? schemaChecks.length : weight };
    const before = bySubject.get(subject);
    if (!before || chosen.weight < before.weight) bySubject.set(subject, chosen);
  }
  // A value that is wrong as a whole is reported alone: errors inside it follow from it.
  const chosen = [...bySubject.values()];
  const whole = new Map<string, Chosen[]>();
  for (const each of chosen) {
    if (!aboutTheWhole.has(each.check.code)) continue;
    const { pointer } = each.problem;
    const there = whole.get(pointer);
    if (there) there.push(each);
    else whole.set(pointer, [each]);
  }
  if (whole.size === 0) return chosen;
  return chosen.filter(
    (each) => !ancestors(each.subject).some((at) => whole.get(at)?.some((other) => other !== each)),
  );
}

/** The pointer itself and all above it. */
function ancestors(pointer: string): string[] {
  const all = [pointer];
  for (let at = parentPointer(pointer); at !== undefined; at = parentPointer(at)) all.push(at);
  return all;
}

const aboutTheWhole = new Set(["schema/wrong-type", "schema/not-here", "schema/unknown-variant"]);

function subjectOf(problem: SchemaProblem): string {
  const key =
    param(problem, "missingProperty") ||
    param(problem, "additionalProperty") ||
    param(problem, "unevaluatedProperty") ||
    param(problem, "propertyName") ||
    (problem.error.propertyName ?? "");
  return key === "" ? problem.pointer : joinPointer(problem.pointer, key);
}
