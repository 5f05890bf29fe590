import {
  applyMergePatch,
  child,
  type Draft,
  EditError,
  type FileMap,
  isObject,
  type Json,
  type JsonObject,
  kindOfPath,
  MergeError,
  type ParsedDocument,
  parseDocument,
  PointerError,
  type TextEdit,
} from "../documents";
import { withoutMember } from "./patch";

/** What an edit is made in: the texts as they are now, and the draft that was last made of them. */
export interface EditContext {
  /** Says which layers are on, and in which order. Its texts may be older. */
  draft: Draft;
  files: FileMap;
  /** Paths that belong to the workspace; the others are the shipped game's and are never written. */
  own: ReadonlySet<string>;
}

/** Where a person wants a change to be written: into the document itself, or into a layer. */
export type Target = "base" | { layer: string };

/** A value of a merged document. */
export interface ValueRef {
  document: string;
  pointer: string;
}

/** The edits of a change, or why it cannot be made. */
export type Change =
  | { ok: true; edits: TextEdit[]; /** The file in which the change is written. */ file: string }
  | { ok: false; reason: string; /** The layer that would undo the change. */ blockedBy?: string };

export const refuse = (reason: string, blockedBy?: string): Change => ({
  ok: false,
  reason,
  ...(blockedBy !== undefined && { blockedBy }),
});

/** Runs what makes a change; an edit that cannot be made becomes a reason why not. */
export function changing(make: () => Change): Change {
  try {
    return make();
  } catch (error) {
    if (error instanceof EditError || error instanceof MergeError || error instanceof PointerError) {
      return refuse(error.message);
    }
    throw error;
  }
}

/** A file as it stands now; undefined when there is none. */
export function fileNow({ draft, files }: EditContext, path: string): ParsedDocument | undefined {
  const text = files[path];
  if (text === undefined) return undefined;
  const known = draft.files.get(path);
  return known?.text === text ? known : parseDocument(path, text);
}

/** What sort of layer it is, as its manifest says now. */
export const kindOfLayer = (context: EditContext, layer: string): Json | undefined =>
  child(fileNow(context, `layers/${layer}/layer.json`)?.value, "kind");

/** One layer's part in a document. */
export interface Level {
  layer: string;
  file: string;
  text: ParsedDocument | undefined;
  /** The patch without its "$schema"; undefined when there is none, or when it is broken. */
  patch: JsonObject | undefined;
}

/** A document and the patches of the layers that are on, in order, as the texts stand now. */
export interface Levels {
  document: string;
  /** The document's own file; of a scenario that a layer brings, the file of that layer. */
  base: ParsedDocument;
  /** The layer that brings the document as a whole; it is none of `layers`. */
  broughtBy?: string;
  value: Json;
  layers: readonly Level[];
}

/** Throws EditError if there is no such document, or if its text is broken. */
export function levelsOf(context: EditContext, document: string): Levels {
  const broughtBy = bringerOf(context, document);
  const path = broughtBy === undefined ? document : `layers/${broughtBy}/${document}`;
  const base = kindOfPath(document).kind === "document" ? fileNow(context, path) : undefined;
  if (base === undefined) throw new EditError(`There is no document ${document}.`);
  if (base.value === undefined) throw new EditError(`The text of ${path} must be fixed first.`);
  const layers = context.draft.layers
    .filter(({ on, id }) => on && id !== broughtBy)
    .map(({ id }): Level => {
      const file = `layers/${id}/${document}`;
      const text = fileNow(context, file);
      return { layer: id, file, text, patch: patchIn(text?.value) };
    });
  return { document, base, ...(broughtBy !== undefined && { broughtBy }), value: base.value, layers };
}

/** The layer that brings a scenario which the game itself lacks. */
function bringerOf({ draft, files }: EditContext, document: string): string | undefined {
  if (files[document] !== undefined) return undefined;
  const kind = kindOfPath(draft.documents.get(document)?.base.path ?? "");
  return kind.kind === "patch" ? kind.layer : undefined;
}

export function patchIn(value: Json | undefined): JsonObject | undefined {
  return isObject(value) ? withoutMember(value, "$schema") : undefined;
}

/** The document with its first `count` layers; with all of them when no number is given. */
export function mergedOf({ value, layers }: Levels, count = layers.length): Json {
  return layers
    .slice(0, count)
    .reduce<Json>(
      (merged, { patch }) => (patch === undefined ? merged : applyMergePatch(merged, patch)),
      value,
    );
}

/** The same with another patch in one of its layers. */
export function withPatch(levels: Levels, at: number, patch: JsonObject | undefined): Levels {
  const layers = levels.layers.map((level, i) => (i === at ? { ...level, patch } : level));
  return { ...levels, layers };
}
