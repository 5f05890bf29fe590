import { child, get, parentPointer } from "../../documents";
import { list, quote, show } from "../words";
import { schemaAt } from "./node";
import type { SchemaProblem } from "./problem";

const conditional = /\/(?:then|else)\//;

/** Whether the error comes from a part of the schema that counts only under a condition. */
export const isConditional = ({ error }: SchemaProblem): boolean => conditional.test(error.schemaPath);

/** The object whose schema has the condition: as many steps up as the schema goes down behind `then`. */
export function holderOfCondition({ error, pointer }: SchemaProblem): string {
  const below = error.schemaPath.split(conditional).at(-1) ?? "";
  const steps = below.split("/").filter((segment) => segment === "properties" || segment === "items").length;
  let holder = pointer;
  for (let i = 0; i < steps; i++) holder = parentPointer(holder) ?? "";
  return holder;
}

/** The members that the condition looks at. */
export function conditionKeys(problem: SchemaProblem): string[] {
  const holder = holderOfCondition(problem);
  const condition = schemaAt(problem.schemas, problem.schema, problem.root, holder)?.if;
  if (!condition || typeof condition === "boolean") return [];
  return [...new Set([...Object.keys(condition.properties ?? {}), ...(condition.required ?? [])])];
}

/** Why a conditional demand is made here: ` while "kind" is "circle"`, ` while there is no "sections"`; empty for any other. */
export function because(problem: SchemaProblem): string {
  if (!isConditional(problem)) return "";
  const holder = get(problem.root, holderOfCondition(problem));
  const parts = conditionKeys(problem).map((key) => {
    const value = child(holder, key);
    if (value === undefined) return `there is no ${quote(key)}`;
    return typeof value === "object" ? `there is ${quote(key)}` : `${quote(key)} is ${show(value)}`;
  });
  return parts.length === 0 ? "" : ` while ${list(parts)}`;
}
