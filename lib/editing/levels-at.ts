import { child, get, isObject, isWithin, type Json, parsePointer } from "../documents";
import { type EditContext, fileNow, levelsOf, mergedOf, patchIn, type ValueRef } from "./edit-context";
import { touches } from "./patch";
import { isBegunReason } from "../documents/begun-reason";

/** What a document records about the source of a value. */
export interface ValueSource {
  status: string;
  rule?: string;
  note?: string;
}

/** What an errata layer has on record of a value. */
export interface RecordedErratum {
  id: string;
  kind: string;
  impact: string;
  source: string;
  was: string;
  is: string;
}

/** The value in one layer. */
export interface LayerSay {
  id: string;
  title: string;
  kind: string;
  /** Why the layer exists. */
  reason: string;
  on: boolean;
  /** It is a layer of the workspace. */
  own: boolean;
  /** The patch that says it. */
  file: string;
  /** The value as it is with this layer and those before it; undefined: the layer takes it away. */
  value: Json | undefined;
  source?: ValueSource;
  errata: RecordedErratum[];
}

/** A value of a merged document, level by level. */
export interface LevelsAt extends ValueRef {
  /** As the document itself has it; undefined when it has nothing there. */
  printed: Json | undefined;
  source?: ValueSource;
  /** The document's own file; of a scenario that a layer brings, the file of that layer. */
  file: string;
  /** That file belongs to the workspace. */
  own: boolean;
  layers: LayerSay[];
  effective: Json | undefined;
}

/** What the document and each layer say of a value. Throws EditError when the document cannot be read. */
export function levelsAt(context: EditContext, { document, pointer }: ValueRef): LevelsAt {
  const levels = levelsOf(context, document);
  const segments = parsePointer(pointer);
  const layers = context.draft.layers.flatMap(({ id, manifest, on }): LayerSay[] => {
    if (id === levels.broughtBy) return [];
    const at = levels.layers.findIndex(({ layer }) => layer === id);
    const file = `layers/${id}/${document}`;
    const patch = at >= 0 ? levels.layers[at]?.patch : patchIn(fileNow(context, file)?.value);
    if (!touches(patch, segments)) return [];
    const source = sourceOf(child(patch, "sources"), pointer);
    return [
      {
        id,
        title: text(manifest?.title) ?? id,
        kind: text(manifest?.kind) ?? "variant",
        reason: reasonIn(manifest?.reason),
        on,
        own: context.own.has(`layers/${id}/layer.json`),
        file,
        value: on ? get(mergedOf(levels, at + 1), pointer) : (get(patch, pointer) ?? undefined),
        ...(source && { source }),
        errata: errataOf(manifest?.errata, document, pointer),
      },
    ];
  });
  const source = sourceOf(child(levels.value, "sources"), pointer);
  return {
    document,
    pointer,
    printed: get(levels.value, pointer),
    ...(source && { source }),
    own: context.own.has(levels.base.path),
    file: levels.base.path,
    layers,
    effective: get(mergedOf(levels), pointer),
  };
}

const text = (value: Json | undefined): string | undefined => (typeof value === "string" ? value : undefined);

/** The entry with the longest pointer that holds the value. */
function sourceOf(sources: Json | undefined, pointer: string): ValueSource | undefined {
  if (!isObject(sources)) return undefined;
  const [best] = Object.keys(sources)
    .filter((each) => isWithin(pointer, each))
    .sort((a, b) => b.length - a.length);
  const entry = best === undefined ? undefined : sources[best];
  const status = text(child(entry, "status"));
  if (status === undefined) return undefined;
  const rule = text(child(entry, "rule"));
  const note = text(child(entry, "note"));
  return { status, ...(rule !== undefined && { rule }), ...(note !== undefined && { note }) };
}

function errataOf(errata: Json | undefined, document: string, pointer: string): RecordedErratum[] {
  if (!isObject(errata)) return [];
  return Object.entries(errata).flatMap(([id, record]) => {
    const at = text(child(record, "pointer"));
    if (text(child(record, "document")) !== document || at === undefined) return [];
    if (!isWithin(pointer, at) && !isWithin(at, pointer)) return [];
    const say = (key: string): string => text(child(record, key)) ?? "";
    return [
      { id, kind: say("kind"), impact: say("impact"), source: say("source"), was: say("was"), is: say("is") },
    ];
  });
}

/** The layer's reason; the sentence with which a workspace begins does not count. */
function reasonIn(reason: Json | undefined): string {
  const said = text(reason) ?? "";
  return isBegunReason(said) ? "" : said;
}
