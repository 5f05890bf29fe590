import {
  applyMergePatch,
  child,
  deepEqual,
  type Draft,
  type DraftDocument,
  type DraftLayer,
  get,
  isObject,
  isWithin,
  type Json,
  joinPointer,
  lastSegment,
  parsePointer,
} from "../../../documents";
import type { FixPlan, Found } from "../../found";
import { quote, show } from "../../words";
import type { LayerCheck } from "./check";

/** What a layer that is on noted of one place that it changes. */
interface Note {
  layer: DraftLayer;
  document: DraftDocument;
  /** The layer's own file for that document. */
  patch: string;
  pointer: string;
  /** What stood there when the layer was made; null for nothing. */
  was: Json;
  /** Where the note is in layer.json. */
  at: string;
}

function* notesOf(draft: Draft): Iterable<Note> {
  for (const layer of draft.layers) {
    const was = child(layer.manifest, "was");
    if (!layer.on || !isObject(was)) continue;
    for (const [path, notes] of Object.entries(was)) {
      const document = draft.documents.get(path);
      const patch = `layers/${layer.id}/${path}`;
      const file = draft.files.get(patch);
      // What no longer is a document, or cannot be read at present, is the patch's own problem.
      if (document === undefined || !isObject(notes) || (file && !isObject(file.value))) continue;
      for (const [pointer, value] of Object.entries(notes)) {
        if (!pointer.startsWith("/")) continue;
        yield { layer, document, patch, pointer, was: value, at: joinPointer("/was", path, pointer) };
      }
    }
  }
}

/** The value at a place without a layer and those after it; undefined for nothing. */
function foundBelow({ layer, document, pointer }: Note): Json | undefined {
  const at = document.patches.findIndex((patch) => patch.layer === layer.id);
  const below = document.patches
    .slice(0, Math.max(at, 0))
    .reduce<Json>((value, patch) => applyMergePatch(value, patch.value), document.base.value ?? {});
  return get(below, pointer);
}

/** Whether the layer's own patch says something at the place, or of all that lies around it. */
function isChanged({ layer, document, pointer }: Note): boolean {
  const patch = document.patches.find((each) => each.layer === layer.id);
  let here: Json | undefined = patch?.value;
  for (const segment of parsePointer(pointer)) {
    if (!isObject(here)) break;
    here = child(here, segment);
  }
  return here !== undefined;
}

/** Whether two layers that differ about the place are reported already. */
const isConflict = (draft: Draft, { layer, document, pointer }: Note): boolean =>
  draft.conflicts.some(
    (each) =>
      each.document === document.path &&
      each.second.layer === layer.id &&
      (isWithin(each.pointer, pointer) || isWithin(pointer, each.pointer)),
  );

/** Whether a layer has noted what it takes away or replaces at a place, so that its absence is reported here. */
export function isNoted(draft: Draft, layer: string, document: string, pointer: string): boolean {
  const manifest = draft.layers.find(({ id }) => id === layer)?.manifest;
  const note = child(child(child(manifest, "was"), document), pointer);
  return note !== undefined && note !== null;
}

export const baseChanged: LayerCheck = {
  code: "layer/base-changed",
  severity: "warning",
  title: "The value that a layer changes is not the one it was made for.",
  explain:
    "A layer notes what stood where it changes something. When the game, an erratum or an earlier layer now has another value there, the change may no longer have its intended effect.",
  mend: "Check whether the change still fits. If so, update the note; if not, change the patch.",
  example:
    'The layer "oil-reserves" was made when "oil" at /tracks/oil was 4, and scenarios/campaign.json has 5 there now.',
  run(draft) {
    const found: Found[] = [];
    for (const note of notesOf(draft)) {
      const { layer, document, patch, pointer, was, at } = note;
      const now = foundBelow(note) ?? null;
      if (deepEqual(now, was) || !isChanged(note) || isConflict(draft, note)) continue;
      const place = { file: patch, pointer, part: "key" as const };
      const before = was === null ? "there was nothing" : `${show(was)} stood`;
      const after = now === null ? "has nothing there now" : `has ${show(now)} there now`;
      const own = get(draft.files.get(patch)?.value, pointer) ?? null;
      const isNeedless = deepEqual(own, now);
      const needless = isNeedless && now !== null ? ", which is what the layer makes of it" : "";
      const noteAgain: FixPlan = {
        title: "It still fits: update the note",
        changes: [{ do: "set", place: { file: layer.path, pointer: at }, value: now }],
      };
      found.push({
        code: baseChanged.code,
        severity: baseChanged.severity,
        place,
        message: `The layer ${quote(layer.id)} was made when ${before} at ${pointer}, and ${document.path} ${after}${needless}.`,
        hint: "Check whether the change still fits. If so, update the note; if not, change or remove the patch.",
        related: [{ place: { file: layer.path, pointer: at }, message: "What the layer was made for." }],
        fixes: [
          // Removing something that is gone, or setting a value that is already set, has no effect any more.
          ...(isNeedless ? [] : [noteAgain]),
          {
            title: `Remove the change of ${quote(lastSegment(pointer) ?? "")}`,
            changes: [
              { do: "remove", place },
              { do: "remove", place: { file: layer.path, pointer: at } },
            ],
          },
        ],
      });
    }
    return found;
  },
};

export const staleWas: LayerCheck = {
  code: "layer/stale-was",
  severity: "info",
  title: "A layer notes a value that it does not change.",
  explain: "The patch no longer changes it; the note is of no use.",
  mend: "Remove the note.",
  example:
    'The layer "oil-reserves" notes what stood at /tracks/oil in scenarios/campaign.json, and does not change it.',
  run(draft) {
    const found: Found[] = [];
    for (const note of notesOf(draft)) {
      if (isChanged(note)) continue;
      const { layer, document, pointer, at } = note;
      const place = { file: layer.path, pointer: at, part: "key" as const };
      found.push({
        code: staleWas.code,
        severity: staleWas.severity,
        place,
        message: `The layer ${quote(layer.id)} notes what stood at ${pointer} in ${document.path}, and does not change it.`,
        hint: "Remove the note.",
        fixes: [{ title: "Remove the note", changes: [{ do: "remove", place }] }],
      });
    }
    return found;
  },
};
