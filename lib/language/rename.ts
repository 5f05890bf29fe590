import { describeRename, linksOfDraft, renameId, schemaAt } from "../diagnostics";
import { kindsOf } from "../diagnostics/references/uses";
import { fitsPattern } from "../diagnostics/schema/pattern";
import { describePattern, quote } from "../diagnostics/words";
import { get, isUnsafeKey, parentPointer, type Range, type TextEdit } from "../documents";
import { type Thing, thingAt } from "./names";
import { shapeOf } from "./shape";
import { schemaOf, spotAt, spotOf } from "./spot";
import { isBroken, rangeIn, settled, textOf } from "./texts";
import type { World } from "./types";

export type Renamable =
  { ok: true; range: Range; id: string; noun: string; kind: string } | { ok: false; message: string };

export type Rename =
  { ok: true; edits: TextEdit[]; description: string; files: string[] } | { ok: false; message: string };

const refuse = (message: string): { ok: false; message: string } => ({ ok: false, message });

/** Whether the thing at an offset can be renamed, and its present name. */
export function prepareRename(world: World, file: string, offset: number): Renamable {
  const found = subjectAt(world, file, offset);
  if (!found) return refuse("There is no id here to rename.");
  const { thing, range } = found;
  const { kind, noun } = thing.naming;
  if (thing.naming.places(thing.id).length === 0)
    return refuse(`${unknown(thing)}; there is nothing to rename.`);
  return { ok: true, range, id: thing.id, noun, kind };
}

const unknown = ({ naming, id }: Thing): string => `No document defines a ${naming.noun} ${quote(id)}`;

function subjectAt(world: World, file: string, offset: number): { thing: Thing; range: Range } | undefined {
  const spot = spotAt(world, file, offset);
  const thing = spot && thingAt(world, spot, get(textOf(world, file)?.value, spot.pointer));
  if (!spot || !thing?.naming.ofGame) return undefined;
  return { thing, range: rangeIn(world, file, spot.pointer, spot.part) };
}

/** The edits that give the thing at an offset another id everywhere, or why that cannot be. */
export function rename(world: World, file: string, offset: number, newId: string): Rename {
  const prepared = prepareRename(world, file, offset);
  if (!prepared.ok) return prepared;
  const { game } = world;
  if (!game) return refuse("Ids can only be renamed in a workspace with a game.");
  const { id, kind } = prepared;
  if (newId === id)
    return { ok: true, edits: [], description: "The new id is the same as the old one.", files: [] };
  const broken = brokenFile(world);
  if (broken !== undefined) {
    return refuse(`${broken} cannot be read; fix it first, or it would keep the old id.`);
  }
  const wrong = wrongForm(world, kind, id, newId) ?? fixedBySchema(world, kind, id, newId);
  if (wrong !== undefined) return refuse(wrong);
  const renamed = renameId(settled(world), game, kind, id, newId);
  if (!renamed.ok) return renamed;
  const { edits, files } = renamed;
  return {
    ok: true,
    edits,
    files,
    description: `${describeRename(renamed)}: ${quote(id)} becomes ${quote(newId)}.`,
  };
}

function brokenFile(world: World): string | undefined {
  return [...settled(world).files.values()].find(isBroken)?.path;
}

/** Whether the schemas let an entry have this key. */
function wrongForm(world: World, kind: string, id: string, newId: string): string | undefined {
  if (isUnsafeKey(newId)) return `${quote(newId)} is reserved by JavaScript. Choose another id.`;
  for (const { document, pointer } of entriesOf(world, kind, id)) {
    const doc = textOf(world, document);
    if (!doc) continue;
    const shape = shapeOf(world, spotOf(world, doc, parentPointer(pointer) ?? "", "value"));
    if (shape.parts.length === 0 || shape.names.includes(newId)) continue;
    const { patterns } = shape;
    if (patterns.some((pattern) => fitsPattern(pattern, newId))) continue;
    if (patterns.length === 0) return `The rules use the id ${quote(id)}; it cannot be renamed.`;
    const wanted = patterns.map((pattern) => describePattern(pattern) ?? pattern).join(", or ");
    return `${quote(newId)} is not a valid id here. Use ${wanted}.`;
  }
  return undefined;
}

/** A place that names the thing and takes no other ids than those that its schema lists. */
function fixedBySchema(world: World, kind: string, id: string, newId: string): string | undefined {
  const { game } = world;
  if (!game) return undefined;
  const draft = settled(world);
  const links = linksOfDraft(draft, game);
  for (const each of kindsOf(links, kind, id)) {
    for (const { document, pointer, part } of links.usesOf(each, id)) {
      const schema = schemaOf(world, document);
      const value = draft.documents.get(document)?.value;
      if (schema === undefined || value === undefined) continue;
      const holder = parentPointer(pointer) ?? "";
      const node = schemaAt(world.schemas, schema, value, part === "key" ? holder : pointer);
      const fixed =
        part === "value"
          ? node?.enum !== undefined && !node.enum.includes(newId)
          : node?.properties !== undefined &&
            !node.patternProperties &&
            !Object.hasOwn(node.properties, newId);
      if (fixed) return `The rules use the id ${quote(id)} (${document}${pointer}); it cannot be renamed.`;
    }
  }
  return undefined;
}

function entriesOf(world: World, kind: string, id: string): readonly { document: string; pointer: string }[] {
  return world.game ? linksOfDraft(settled(world), world.game).definitionsOf(kind, id) : [];
}
