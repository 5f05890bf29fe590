import {
  child,
  type Draft,
  EditError,
  get,
  inFile,
  isWithin,
  type Json,
  joinPointer,
  kindOfPath,
  parentPointer,
  type ParsedDocument,
  renameKey,
  setValue,
  type TextEdit,
} from "../../documents";
import type { GameDefinition } from "../../games/types";
import { count, quote } from "../words";
import { type LinkIndex, linksOf } from "./links";
import { kindsOf, linksOfDraft } from "./uses";

export type Renamed =
  { ok: true; edits: TextEdit[]; places: number; files: string[] } | { ok: false; message: string };

/** A text in which an id may stand: a whole document, a layer's patch, or a scenario's override. */
export interface Source {
  file: string;
  /** The document that the text is, or changes. */
  document: string;
  /** Where in the file it stands. */
  at: string;
  value: Json;
}

/**
 * The edits that give a thing another id everywhere: where it is defined and named, in documents, in the
 * patches of all layers (those that are off as well), in overrides of scenarios, and in the pointers of
 * `sources` and errata. Refused when the id is unknown or the new one is taken.
 */
export function renameId(
  draft: Draft,
  game: GameDefinition,
  kind: string,
  from: string,
  to: string,
): Renamed {
  const links = linksOfDraft(draft, game);
  const noun = links.nounOf(kind);
  const definitions = links.definitionsOf(kind, from);
  if (definitions.length === 0)
    return { ok: false, message: `There is no ${noun} ${quote(from)} to rename.` };
  const kinds = kindsOf(links, kind, from);
  const taken = kinds.find((each) => links.knows(each, to));
  if (taken !== undefined) {
    return { ok: false, message: `There is a ${links.nounOf(taken)} ${quote(to)} already.` };
  }
  const homes = keysOf(links, kinds, from);
  try {
    const edits = sourcesOf(draft).flatMap((source) => [
      ...editsOfNames(draft, game, source, new Set(kinds), from, to),
      ...editsOfSources(draft, source, homes.get(source.document) ?? [], to),
    ]);
    edits.push(...editsOfErrata(draft, homes, to));
    const files = [...new Set(edits.map((edit) => edit.file))];
    return { ok: true, edits, places: edits.length, files };
  } catch (error) {
    if (error instanceof EditError)
      return { ok: false, message: `${quote(from)} cannot be renamed: ${error.message}` };
    throw error;
  }
}

/** What a rename will do, in words: "Renames 12 places in 3 files". */
export const describeRename = ({ places, files }: { places: number; files: readonly string[] }): string =>
  `Renames ${count(places, "place")} in ${count(files.length, "file")}`;

/** Every text in which ids may stand: documents, the patches of all layers, and overrides. */
export function sourcesOf(draft: Draft): Source[] {
  const sources: Source[] = [];
  for (const [file, { value }] of draft.files) {
    const kind = kindOfPath(file);
    if (value === undefined || (kind.kind !== "document" && kind.kind !== "patch")) continue;
    const document = kind.kind === "patch" ? kind.target : file;
    sources.push({ file, document, at: "", value }, ...overridesIn(file, document, value));
  }
  return sources;
}

/** The overrides that a scenario (or a layer's patch of one) holds, each a patch of another document. */
function overridesIn(file: string, document: string, value: Json): Source[] {
  const overrides = document.startsWith("scenarios/") ? child(value, "overrides") : undefined;
  if (typeof overrides !== "object" || overrides === null) return [];
  return Object.entries(overrides).map(([target, patch]) => ({
    file,
    document: target,
    at: joinPointer("/overrides", target),
    value: patch,
  }));
}

/** Where the id is a key, by document: the thing itself, and what is said of it elsewhere. */
function keysOf(links: LinkIndex, kinds: readonly string[], id: string): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const kind of kinds) {
    const named = links.usesOf(kind, id).filter(({ part }) => part === "key");
    for (const { document, pointer } of [...links.definitionsOf(kind, id), ...named]) {
      const known = keys.get(document) ?? [];
      if (!known.includes(pointer)) keys.set(document, [...known, pointer]);
    }
  }
  return keys;
}

function editsOfNames(
  draft: Draft,
  game: GameDefinition,
  source: Source,
  kinds: ReadonlySet<string>,
  from: string,
  to: string,
): TextEdit[] {
  const { uses, definitions } = linksOf(game, source.document, source.value);
  const keys = new Set<string>();
  const values = new Set<string>();
  for (const { kind, id, pointer, part } of uses) {
    if (id === from && kinds.has(kind)) (part === "key" ? keys : values).add(pointer);
  }
  for (const { kind, id, pointer } of definitions) if (id === from && kinds.has(kind)) keys.add(pointer);
  const doc = docOf(draft, source.file);
  return inFile(source.file, [
    ...[...keys].flatMap((pointer) => renameKey(doc, source.at + pointer, to)),
    ...[...values].flatMap((pointer) => setValue(doc, source.at + pointer, to)),
  ]);
}

/** The entries of `sources` for the thing, for what is said of it, and for all below. */
function editsOfSources(draft: Draft, source: Source, homes: readonly string[], to: string): TextEdit[] {
  const sources = child(source.value, "sources");
  if (typeof sources !== "object" || sources === null) return [];
  const doc = docOf(draft, source.file);
  const edits = Object.keys(sources).flatMap((pointer) => {
    const home = homes.find((each) => isWithin(pointer, each));
    if (home === undefined) return [];
    return renameKey(doc, source.at + joinPointer("/sources", pointer), movedTo(pointer, home, to));
  });
  return inFile(source.file, edits);
}

function editsOfErrata(draft: Draft, homes: ReadonlyMap<string, readonly string[]>, to: string): TextEdit[] {
  return draft.layers.flatMap(({ path, manifest }) => {
    const errata = child(manifest, "errata");
    if (typeof errata !== "object" || errata === null) return [];
    return Object.entries(errata).flatMap(([id, erratum]) => {
      const pointer = get(erratum, "/pointer");
      if (typeof pointer !== "string") return [];
      const home = homes.get(String(child(erratum, "document")))?.find((each) => isWithin(pointer, each));
      if (home === undefined) return [];
      const at = joinPointer("/errata", id, "pointer");
      return inFile(path, setValue(docOf(draft, path), at, movedTo(pointer, home, to)));
    });
  });
}

const movedTo = (pointer: string, home: string, to: string): string =>
  joinPointer(parentPointer(home) ?? "", to) + pointer.slice(home.length);

function docOf(draft: Draft, file: string): ParsedDocument {
  const doc = draft.files.get(file);
  if (!doc) throw new EditError(`There is no file ${file}.`);
  return doc;
}
