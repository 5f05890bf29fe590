import type { Documents, GameDefinition } from "../../games/types";
import { differencesOf, type Json, joinPointer, parentPointer } from "../../documents";
import type { Part } from "../found";
import { findMatches, fitsPath, isTouched } from "../patterns";

/** A place in a merged document that names something by its id. */
export interface Use {
  document: string;
  pointer: string;
  part: Part & ("key" | "value");
  kind: string;
  id: string;
}

/** A place in a merged document where something with an id stands. */
export interface Definition {
  document: string;
  pointer: string;
  kind: string;
  id: string;
}

export interface Links {
  uses: readonly Use[];
  definitions: readonly Definition[];
}

/** A document's value with what it names and defines. */
interface Read {
  value: Json;
  links: Links;
}

const none: Links = { uses: [], definitions: [] };

/** What one document names and what it defines, as the game's references and targets say. */
export function linksOf(game: GameDefinition, document: string, value: Json): Links {
  const uses: Use[] = [];
  for (const reference of game.references) {
    if (!fitsPath(reference.document, document)) continue;
    findMatches(value, reference.pointer, (spot) => {
      const id = reference.part === "key" ? spot.key : spot.value;
      if (typeof id !== "string") return;
      uses.push({ document, pointer: spot.pointer, part: reference.part, kind: reference.to, id });
    });
  }
  const definitions: Definition[] = [];
  for (const target of game.targets) {
    for (const place of target.places) {
      if (!fitsPath(place.document, document)) continue;
      findMatches(value, place.pointer, (spot) => {
        if (typeof spot.value !== "object" || spot.value === null || Array.isArray(spot.value)) return;
        for (const id of Object.keys(spot.value)) {
          definitions.push({ document, pointer: joinPointer(spot.pointer, id), kind: target.kind, id });
        }
      });
    }
  }
  return uses.length + definitions.length === 0 ? none : { uses, definitions };
}

/**
 * An index of links with a memory: a document that has not changed is not walked again, and as long as no document
 * names or defines anything else the index is the very same.
 */
export function createLinkReader(game: GameDefinition): (documents: Documents) => LinkIndex {
  const known = new Map<string, Read>();
  let last: { links: readonly Links[]; index: LinkIndex } | undefined;

  function read(document: string, value: Json): Links {
    const before = known.get(document);
    if (before?.value === value) return before.links;
    const links = before ? linksAfter(game, document, before, value) : linksOf(game, document, value);
    known.set(document, { value, links });
    return links;
  }

  return (documents) => {
    const links = Object.entries(documents).map(([path, value]) => read(path, value));
    if (!last || links.length !== last.links.length || links.some((each, i) => each !== last?.links[i])) {
      last = { links, index: new LinkIndex(game, links) };
    }
    return last.index;
  };
}

/** The links of a value that another has come in place of; those of before where they are the same. */
function linksAfter(game: GameDefinition, document: string, before: Read, value: Json): Links {
  const changes = differencesOf(before.value, value);
  const patterns = patternsIn(game, document);
  if (changes && !changes.some((keys) => patterns.some((each) => isTouched(each, keys)))) return before.links;
  const links = linksOf(game, document, value);
  return sameLinks(before.links, links) ? before.links : links;
}

/** Where in a document names and definitions stand. */
const patternsIn = (game: GameDefinition, document: string): string[] =>
  [...game.references, ...game.targets.flatMap(({ places }) => places)]
    .filter((each) => fitsPath(each.document, document))
    .map(({ pointer }) => pointer);

function sameLinks(a: Links, b: Links): boolean {
  return (
    a.uses.length === b.uses.length &&
    a.definitions.length === b.definitions.length &&
    a.definitions.every((each, i) => sameLink(each, b.definitions[i]!)) &&
    a.uses.every((each, i) => sameLink(each, b.uses[i]!) && each.part === b.uses[i]!.part)
  );
}

const sameLink = (a: Definition, b: Definition): boolean =>
  a.pointer === b.pointer && a.id === b.id && a.kind === b.kind && a.document === b.document;

/** The links of all documents of a draft together. */
export class LinkIndex {
  private readonly byKind = new Map<string, Map<string, Definition[]>>();
  private readonly usesById = new Map<string, Map<string, Use[]>>();
  private readonly several = new Map<string, readonly (readonly [string, readonly Definition[]])[]>();
  private unknown: readonly Use[] | undefined;
  private byCollection: Collections | undefined;

  constructor(
    readonly game: GameDefinition,
    links: Iterable<Links>,
  ) {
    for (const { uses, definitions } of links) {
      for (const each of definitions) collect(this.byKind, each);
      for (const each of uses) collect(this.usesById, each);
    }
  }

  /** Where a thing is defined; none for one that is built in or unknown. */
  definitionsOf(kind: string, id: string): readonly Definition[] {
    return this.byKind.get(kind)?.get(id) ?? [];
  }

  knows(kind: string, id: string): boolean {
    return this.definitionsOf(kind, id).length > 0 || this.builtIn(kind).includes(id);
  }

  /** All ids of a kind: those of the documents in their order, then those that are built in. */
  idsOf(kind: string): string[] {
    return [...new Set([...(this.byKind.get(kind)?.keys() ?? []), ...this.builtIn(kind)])];
  }

  definedIn(kind: string): ReadonlyMap<string, readonly Definition[]> {
    return this.byKind.get(kind) ?? new Map<string, Definition[]>();
  }

  /** Those that are defined more than once. */
  ambiguous(kind: string): readonly (readonly [string, readonly Definition[]])[] {
    let several = this.several.get(kind);
    if (!several) {
      several = [...this.definedIn(kind)].filter(([, definitions]) => definitions.length > 1);
      this.several.set(kind, several);
    }
    return several;
  }

  usesOf(kind: string, id: string): readonly Use[] {
    return this.usesById.get(kind)?.get(id) ?? [];
  }

  /** Every use of an id that nothing has, kind by kind. */
  unknownUses(): readonly Use[] {
    this.unknown ??= [...this.usesById].flatMap(([kind, ids]) =>
      [...ids].flatMap(([id, uses]) => (this.knows(kind, id) ? [] : uses)),
    );
    return this.unknown;
  }

  /** Definitions by their collection and by their place; a base that is also a place is listed once. */
  collections(): Collections {
    this.byCollection ??= collectionsOf(
      this.game.targets.flatMap(({ kind }) => [...this.definedIn(kind).values()].flat()),
    );
    return this.byCollection;
  }

  nounOf(kind: string): string {
    return this.game.targets.find((each) => each.kind === kind)?.noun ?? kind;
  }

  private builtIn(kind: string): readonly string[] {
    return this.game.targets.find((each) => each.kind === kind)?.builtIn ?? [];
  }
}

/** Definitions by the collection, then by the pointer of the entry. */
export type Collections = ReadonlyMap<string, ReadonlyMap<string, readonly Definition[]>>;

function collectionsOf(definitions: readonly Definition[]): Collections {
  const all = new Map<string, Map<string, Definition[]>>();
  for (const each of definitions) {
    const collection = `${each.document}${parentPointer(each.pointer)}`;
    let entries = all.get(collection);
    if (!entries) all.set(collection, (entries = new Map()));
    const there = entries.get(each.pointer);
    if (there) there.push(each);
    else entries.set(each.pointer, [each]);
  }
  return all;
}

function collect<T extends { kind: string; id: string }>(into: Map<string, Map<string, T[]>>, each: T): void {
  let ids = into.get(each.kind);
  if (!ids) into.set(each.kind, (ids = new Map()));
  const list = ids.get(each.id);
  if (list) list.push(each);
  else ids.set(each.id, [each]);
}
