import { child, get, isObject, type Json, type JsonObject, joinPointer } from "../documents";
import { findMatches } from "../diagnostics/patterns";
import type { Documents, OddsSource } from "../games";
import { atLeastOneHit, type Chance, facesThatHit } from "./chance";
import { resultTables, type ResultTableView } from "./result-table";
import { type Grid, gridsOf, thingsOf } from "./grid";
import { documentsOf, type Origin, originLookUp, schemaLookUp, titleOf, type ViewWorld } from "./world";

/** One entry of a table of faces that are needed. */
export interface TableCell extends Origin {
  row: string;
  column: string;
  /** What the table says; undefined where it says nothing. */
  value: string | undefined;
  pointer: string;
  /** What the entry means, by the schema. */
  meaning: string | undefined;
  /** The face that is needed; undefined where nothing hits. */
  face: number | undefined;
  /** Faces of the die that hit, and how much each counts. */
  hits: number;
  worth: number;
  /** That one die gives a whole hit. */
  chance: Chance;
}

export interface FaceTable {
  document: string;
  pointer: string;
  title: string;
  row: string;
  column: string;
  rows: readonly string[];
  columns: readonly string[];
  cells: readonly (readonly TableCell[])[];
  dieSides: number;
  /** What each entry that the table can hold needs, for typing one. */
  entries: Readonly<Record<string, Needed>>;
}

/** The face that a die has to show, and how much of a hit that is. */
export interface Needed {
  face: number | undefined;
  worth: number;
}

/** One predicate of a condition, with its place. */
export interface Predicate {
  is: string;
  pointer: string;
  text: string;
}

export interface TableModifier extends Origin {
  id: string;
  pointer: string;
  /** "+1 when the roller has Air Supremacy". */
  sentence: string;
  rule: string | undefined;
  /** What it adds, by member: "add", "perFirepower". */
  effects: readonly { key: string; title: string; value: number; pointer: string }[];
  predicates: readonly Predicate[];
}

/** The modifiers of one kind of roll. */
export interface ModifierTable {
  document: string;
  pointer: string;
  title: string;
  rule: string | undefined;
  modifiers: readonly TableModifier[];
  /** A die that has to reach a face: what is needed, and the chance of one die at each sum of modifiers. */
  toHit: { face: number; dieSides: number; bySum: readonly { sum: number; chance: Chance }[] } | undefined;
}

export interface CombatTables {
  faces: readonly FaceTable[];
  modifiers: readonly ModifierTable[];
  /** Tables that give a result for a roll and a column. */
  results: readonly ResultTableView[];
  /** Tables of single values: costs. */
  costs: readonly Grid[];
}

/** The tables of a game with their odds; undefined for a game that has none and says nothing of its dice. */
export function combatTables(world: ViewWorld): CombatTables | undefined {
  const source = world.game?.views?.odds;
  const results = resultTables(world);
  if (source === undefined) {
    return results.length === 0 ? undefined : { faces: [], modifiers: [], results, costs: [] };
  }
  const known = new Set([...source.grids, ...source.modifiers].map(({ document }) => document));
  const others = [...world.draft.documents.keys()].filter(
    (path) => path.startsWith("tables/") && !known.has(path),
  );
  return {
    faces: source.grids.flatMap((each) => faceTable(world, source, each) ?? []),
    modifiers: source.modifiers.flatMap((each) => modifierTables(world, source, each)),
    results,
    costs: others.flatMap((path) => gridsOf(world, path)),
  };
}

/** The chance that so many dice, to each of which something is added, give at least one whole hit. */
export const chanceOf = ({ face, worth }: Needed, dieSides: number, dice: number, add = 0): Chance =>
  atLeastOneHit(face === undefined ? 0 : facesThatHit(dieSides, face, add), dieSides, dice, worth);

/** The chance that so many dice, each with this sum of modifiers, give at least one hit. */
export function chanceToHit({ toHit }: ModifierTable, sum: number, dice: number): Chance | undefined {
  if (toHit === undefined) return undefined;
  return atLeastOneHit(facesThatHit(toHit.dieSides, toHit.face, sum), toHit.dieSides, dice);
}

const byNumber = (a: string, b: string): number => Number(a) - Number(b);

function faceTable(
  world: ViewWorld,
  source: OddsSource,
  { document, pointer, row, column }: OddsSource["grids"][number],
): FaceTable | undefined {
  const look = lookAt(world, document);
  const table = get(look.value, pointer);
  if (!isObject(table)) return undefined;
  const documents = documentsOf(world);
  const dieSides = source.dieSides(documents);
  const rows = Object.keys(table).sort(byNumber);
  const lines = Object.values(table).filter(isObject);
  const columns = [...new Set(lines.flatMap((line) => Object.keys(line)))].sort(byNumber);
  const entries: Record<string, Needed> = {};
  const cellAt = (down: string, across: string): TableCell => {
    const at = joinPointer(pointer, down, across);
    const value = get(look.value, at);
    const entry = typeof value === "string" ? value : undefined;
    const needed = entry === undefined ? undefined : source.needed(entry, documents);
    const hits = needed === undefined ? 0 : facesThatHit(dieSides, needed.face);
    const worth = needed?.worth ?? 0;
    const node = look.schema(at);
    for (const each of node?.enum ?? [])
      if (typeof each === "string" && entries[each] === undefined)
        entries[each] = neededBy(source, each, documents);
    const place = entry === undefined ? -1 : (node?.enum?.indexOf(entry) ?? -1);
    return {
      row: down,
      column: across,
      value: entry,
      pointer: at,
      meaning: node?.enumDescriptions?.[place],
      face: needed?.face,
      hits,
      worth,
      chance: atLeastOneHit(hits, dieSides, 1, worth),
      ...look.origin(at),
    };
  };
  return {
    document,
    pointer,
    title: look.schema("")?.title ?? document,
    row,
    column,
    rows,
    columns,
    cells: rows.map((down) => columns.map((across) => cellAt(down, across))),
    dieSides,
    entries,
  };
}

function neededBy(source: OddsSource, entry: string, documents: Documents): Needed {
  const needed = source.needed(entry, documents);
  return { face: needed?.face, worth: needed?.worth ?? 0 };
}

function modifierTables(
  world: ViewWorld,
  source: OddsSource,
  { document, pointer, toHit }: OddsSource["modifiers"][number],
): ModifierTable[] {
  const look = lookAt(world, document);
  const documents = documentsOf(world);
  const dieSides = source.dieSides(documents);
  const found: ModifierTable[] = [];
  findMatches(look.value, pointer, ({ pointer: at, value }) => {
    const modifiers = child(value, "modifiers");
    if (!isObject(modifiers)) return;
    const title = child(value, "title");
    const rule = child(value, "rule");
    const shown = Object.entries(modifiers).flatMap(([id, modifier]) =>
      isObject(modifier)
        ? [modifierOf(world, source, look, id, modifier, joinPointer(at, "modifiers", id))]
        : [],
    );
    const face = toHit ? source.hitOn(documents, at) : 0;
    found.push({
      document,
      pointer: at,
      title: typeof title === "string" ? title : (look.schema(at)?.title ?? document),
      rule: typeof rule === "string" ? rule : undefined,
      modifiers: shown,
      toHit: toHit ? { face, dieSides, bySum: sums(shown, face, dieSides) } : undefined,
    });
  });
  return found;
}

/** Every sum from the lowest that the modifiers can make to the highest, none at all among them. */
function sums(modifiers: readonly TableModifier[], face: number, sides: number) {
  const adds = modifiers.flatMap(({ effects }) =>
    effects.filter(({ key }) => key === "add").map(({ value }) => value),
  );
  const low = adds.filter((add) => add < 0).reduce((sum, add) => sum + add, 0);
  const high = adds.filter((add) => add > 0).reduce((sum, add) => sum + add, 0);
  return Array.from({ length: high - low + 1 }, (_, i) => {
    const sum = low + i;
    return { sum, chance: atLeastOneHit(facesThatHit(sides, face, sum), sides, 1) };
  });
}

type Look = ReturnType<typeof lookAt>;

function lookAt(world: ViewWorld, document: string) {
  const value = world.draft.documents.get(document)?.value ?? null;
  return { value, schema: schemaLookUp(world, document), origin: originLookUp(world, document) };
}

function modifierOf(
  world: ViewWorld,
  source: OddsSource,
  look: Look,
  id: string,
  modifier: JsonObject,
  pointer: string,
): TableModifier {
  const effects = Object.entries(modifier).flatMap(([key, value]) => {
    const at = joinPointer(pointer, key);
    return typeof value === "number"
      ? [{ key, title: titleOf(look.schema(at), at), value, pointer: at }]
      : [];
  });
  const predicates: Predicate[] = [];
  const when = wordsOf(world, source, look, modifier["when"], joinPointer(pointer, "when"), predicates);
  const parts = effects.map(({ key, title, value }) => {
    const amount = value < 0 ? `−${-value}` : `+${value}`;
    return key === "add" ? amount : `${amount} ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
  });
  const { rule } = modifier;
  return {
    id,
    pointer,
    sentence: `${parts.join(", ")}${when === "" ? "" : ` when ${when}`}`,
    rule: typeof rule === "string" ? rule : undefined,
    effects,
    predicates,
    ...look.origin(pointer),
  };
}

/** A condition in words; its predicates are gathered on the way. */
function wordsOf(
  world: ViewWorld,
  source: OddsSource,
  look: Look,
  condition: Json | undefined,
  pointer: string,
  predicates: Predicate[],
): string {
  if (!isObject(condition)) return "";
  const { is, of } = condition;
  const inner = (part: Json, at: string): string => wordsOf(world, source, look, part, at, predicates);
  if ((is === "all" || is === "any") && Array.isArray(of)) {
    const parts = of.map((part, i) => {
      const text = inner(part, joinPointer(pointer, "of", i));
      const isMixed = isObject(part) && (part["is"] === "all" || part["is"] === "any") && part["is"] !== is;
      return isMixed ? `(${text})` : text;
    });
    const joint = is === "all" ? " and " : " or ";
    return parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")}${joint}${parts.at(-1)}`;
  }
  if (is === "not" && of !== undefined) return `it is not true that ${inner(of, joinPointer(pointer, "of"))}`;
  const nameOf = (kind: string, id: string): string =>
    String(thingsOf(world, kind).find(({ value }) => value === id)?.title ?? id);
  const text = source.phrase(condition, nameOf) ?? plainWords(look, condition, pointer);
  predicates.push({ is: String(is), pointer, text });
  return text;
}

/** The schema's text about a predicate for which the game has no words. */
function plainWords(look: Look, condition: JsonObject, pointer: string): string {
  const description = look
    .schema(pointer)
    ?.description?.replace(/\s*\(rules?[^)]*\)/, "")
    .replace(/\.$/, "");
  const details = Object.entries(condition)
    .filter(([key]) => key !== "is")
    .map(([key, value]) => `${key} ${typeof value === "object" ? JSON.stringify(value) : String(value)}`);
  return [description ?? String(condition["is"]), ...details].join(", ");
}
