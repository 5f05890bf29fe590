import { get, isObject, type Json, joinPointer, type JsonObject, parsePointer } from "../documents";
import { schemaAt, schemaPartsAt, schemasIn, unionBranches } from "../diagnostics";
import { fitsPattern } from "../diagnostics/schema/pattern";
import { withValue } from "../editing";
import { cellEdit, cellText, type CellRule } from "./grid";
import { cellRule, type Shape } from "./grid/cell-rule";
import { memberPattern } from "./grid/things";
import { schemaPathOf, titleOf, type ViewWorld } from "./world";
import { notInForm } from "./grid/form-words";

/** A member that is asked for. */
export interface FormField extends CellRule {
  key: string;
}

/** A kind of predicate, and what it asks for. */
export interface PredicateKind {
  is: string;
  title: string;
  description: string | undefined;
  fields: readonly FormField[];
}

/** What a modifier of a table may be. */
export interface ModifierForm {
  document: string;
  /** Of the modifiers, by id. */
  pointer: string;
  idPattern: string;
  taken: readonly string[];
  /** What it adds, and its rule: all members but the condition. */
  members: readonly FormField[];
  predicates: readonly PredicateKind[];
}

/** One predicate, or its opposite, with a text for each of its members. */
export interface ConditionPart {
  is: string;
  not: boolean;
  texts: Readonly<Record<string, string>>;
}

/** A modifier as it is being put together: predicates of which all or any hold. */
export interface ModifierDraft {
  id: string;
  texts: Readonly<Record<string, string>>;
  joint: "all" | "any";
  parts: readonly ConditionPart[];
}

const joints = new Set(["all", "any", "not"]);

/** What may be asked of a new modifier of the roll at a place; undefined where the schema knows of none. */
export function modifierForm(world: ViewWorld, document: string, roll: string): ModifierForm | undefined {
  const path = schemaPathOf(world, document);
  const value = world.draft.documents.get(document)?.value;
  const pointer = joinPointer(roll, "modifiers");
  const standing = get(value, pointer);
  if (path === undefined || value === undefined || !isObject(standing)) return undefined;
  const schemas = world.schemas ?? schemasIn(world.draft);
  const idPattern = memberPattern(schemaAt(schemas, path, value, pointer));
  const id = ["x", "1"].find((each) => idPattern !== undefined && fitsPattern(idPattern, each));
  if (idPattern === undefined || id === undefined) return undefined;

  /** The members that a new value at a place of the document would have. */
  const fieldsAt = (at: string, thing: JsonObject, without: string): FormField[] => {
    const probe = withValue(value, parsePointer(at), thing) ?? {};
    const schema: Shape["schema"] = (each) => schemaAt(schemas, path, probe, each);
    const shape: Shape = { world, document, value: probe, schema };
    // What a branch of a union asks for as well as the union itself.
    const wanted = new Set(schemaPartsAt(schemas, path, probe, at).flatMap(({ required }) => required ?? []));
    return Object.keys(schema(at)?.properties ?? {})
      .filter((key) => key !== without)
      .map((key) => ({ ...cellRule(shape, joinPointer(at, key), wanted.has(key)), key }));
  };
  const modifier = joinPointer(pointer, id);
  const when = joinPointer(modifier, "when");
  const probe = withValue(value, parsePointer(modifier), { when: {} }) ?? {};
  const predicates = unionBranches(schemas, path, probe, when)
    .filter(({ tag }) => !joints.has(tag))
    .map(({ property, tag, node }): PredicateKind => ({
      is: tag,
      title: titleOf(node, `/${tag}`),
      description: node.description,
      fields: fieldsAt(when, { [property]: tag }, property),
    }));
  return {
    document,
    pointer,
    idPattern,
    taken: Object.keys(standing),
    members: fieldsAt(modifier, {}, "when"),
    predicates,
  };
}

export const emptyPart = (form: ModifierForm): ConditionPart => ({
  is: form.predicates[0]?.is ?? "",
  not: false,
  texts: {},
});

export const emptyModifier = (form: ModifierForm): ModifierDraft => ({
  id: "",
  texts: {},
  joint: "all",
  parts: [emptyPart(form)],
});

const textsOf = (fields: readonly FormField[], thing: JsonObject): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field.key, cellText(thing[field.key], field)]));

/** The modifier there as a draft; undefined if its condition is more than a draft can hold. */
export function readModifier(form: ModifierForm, id: string, modifier: Json): ModifierDraft | undefined {
  if (!isObject(modifier)) return undefined;
  const { when } = modifier;
  const isJoined =
    isObject(when) && (when["is"] === "all" || when["is"] === "any") && Array.isArray(when["of"]);
  const parts = (isJoined ? (when["of"] as Json[]) : [when]).map((part) => readPart(form, part));
  if (!parts.every((part) => part !== undefined)) return undefined;
  const joint = isJoined && when["is"] === "any" ? "any" : "all";
  return { id, texts: textsOf(form.members, modifier), joint, parts };
}

function readPart(form: ModifierForm, condition: Json | undefined): ConditionPart | undefined {
  if (!isObject(condition)) return undefined;
  const not = condition["is"] === "not";
  const inner = not ? condition["of"] : condition;
  const kind = isObject(inner) ? form.predicates.find(({ is }) => is === inner["is"]) : undefined;
  return isObject(inner) && kind ? { is: kind.is, not, texts: textsOf(kind.fields, inner) } : undefined;
}

/** The modifier that a draft makes, or all that is wrong with it. `isNew`: its id must be one that is free. */
export function writeModifier(
  form: ModifierForm,
  draft: ModifierDraft,
  isNew: boolean,
): { pointer: string; value: JsonObject; reasons: string[] } {
  const reasons: string[] = [];
  const id = draft.id.trim();
  if (isNew && !fitsPattern(form.idPattern, id)) reasons.push(notInForm(id, "a valid id", form.idPattern));
  if (isNew && form.taken.includes(id)) reasons.push(`“${id}” already exists.`);
  const fill = (fields: readonly FormField[], texts: Readonly<Record<string, string>>): JsonObject => {
    const made: JsonObject = {};
    for (const field of fields) {
      const read = cellEdit(texts[field.key] ?? "", field);
      if (!read.ok) reasons.push(read.reason);
      else if (read.value !== undefined) made[field.key] = read.value;
    }
    return made;
  };
  const parts = draft.parts.flatMap(({ is, not, texts }): JsonObject[] => {
    const kind = form.predicates.find((each) => each.is === is);
    if (kind === undefined) return [];
    const made = { is, ...fill(kind.fields, texts) };
    return [not ? { is: "not", of: made } : made];
  });
  const [only, other] = parts;
  if (only === undefined) reasons.push("A modifier needs a condition: add one.");
  const when = other === undefined ? (only ?? {}) : { is: draft.joint, of: parts };
  const value = { when, ...fill(form.members, draft.texts) };
  return { pointer: joinPointer(form.pointer, id), value, reasons };
}
