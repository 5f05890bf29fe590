import { mergeBrought, mergeDocument, mergeFindings } from "./draft";
import type { Draft, DraftDocument, LayerProblem, UnknownPatchTarget } from "./draft";
import { chooseLayers } from "./layers";
import type { AssembleOptions } from "./layers";
import { isObject } from "./merge-patch";
import type { LayerPatch } from "./merge";
import { findScenarioOverrides } from "./overrides";
import { isScenarioPath, kindOfPath, scenarioIdOf } from "./paths";
import { child } from "./pointer";
import { readDocument } from "./read";
import type { FileMap, ParsedDocument } from "./types";

/** Assembles drafts, remembering what it has read: after an edit only the file that changed is parsed again. */
export interface Assembler {
  /**
   * Reads all JSON files and merges the documents with the layers that are on. Paths are relative to the
   * game's folder. Never throws. Texts, values and merges that have not changed since the last call are the very
   * same objects in both drafts.
   */
  assemble(files: FileMap, options?: AssembleOptions): Draft;
}

export function createAssembler(): Assembler {
  let parsed: ReadonlyMap<string, ParsedDocument> = new Map();
  /** The last text of each file that had nothing wrong: the next good one differs from it in a few places. */
  const sound = new Map<string, ParsedDocument>();
  let merged: ReadonlyMap<string, DraftDocument> = new Map();
  return {
    assemble(files, options = {}) {
      parsed = parseFiles(files, parsed, sound);
      for (const [path, doc] of parsed) if (doc.problems.length === 0) sound.set(path, doc);
      for (const path of sound.keys()) if (!parsed.has(path)) sound.delete(path);
      const draft = assembleParsed(parsed, merged, options);
      merged = draft.documents;
      return draft;
    },
  };
}

/** The same without a memory. */
export function assemble(files: FileMap, options: AssembleOptions = {}): Draft {
  return createAssembler().assemble(files, options);
}

function parseFiles(
  files: FileMap,
  known: ReadonlyMap<string, ParsedDocument>,
  sound: ReadonlyMap<string, ParsedDocument>,
): Map<string, ParsedDocument> {
  const parsed = new Map<string, ParsedDocument>();
  for (const path of Object.keys(files).sort()) {
    const text = files[path];
    if (text === undefined || kindOfPath(path).kind === "other") continue;
    const before = known.get(path);
    parsed.set(path, before?.text === text ? before : readDocument(path, text, sound.get(path) ?? before));
  }
  return parsed;
}

/** Assembles what has been read already; of the merges known those whose texts have not changed are kept. */
export function assembleParsed(
  files: ReadonlyMap<string, ParsedDocument>,
  known: ReadonlyMap<string, DraftDocument>,
  options: AssembleOptions,
): Draft {
  const choice = chooseLayers(files, options);
  const patchFiles = findPatches(files);
  const layerProblems: LayerProblem[] = [...choice.layerProblems];
  const unknownPatchTargets: UnknownPatchTarget[] = [];
  const patches = new Map<string, LayerPatch[]>();
  const brought = new Map<string, { layer: string; file: ParsedDocument }>();
  for (const { id, on } of choice.layers) {
    for (const { file, target } of patchFiles.get(id) ?? []) {
      if (!files.has(target) && isWholeScenario(file, target) && !brought.has(target)) {
        if (on) brought.set(target, { layer: id, file });
        continue;
      }
      if (kindOfPath(target).kind !== "document" || !(files.has(target) || brought.has(target))) {
        unknownPatchTargets.push({ layer: id, file: file.path, pointer: "", target, on });
      }
      if (file.value === undefined) continue; // its own problems say why
      if (!isObject(file.value)) {
        layerProblems.push({ kind: "patch-not-object", layer: id, file: file.path, pointer: "" });
      } else if (on) {
        const list = patches.get(target) ?? [];
        list.push({ file: file.path, layer: id, value: file.value });
        patches.set(target, list);
      }
    }
  }
  const documents = new Map<string, DraftDocument>();
  for (const [path, file] of files) {
    if (kindOfPath(path).kind !== "document" || file.value === undefined) continue;
    const own = patches.get(path) ?? [];
    documents.set(path, keptMerge(known.get(path), file, own) ?? mergeDocument(file, file.value, own));
  }
  for (const [path, { layer, file }] of brought) {
    const own = patches.get(path) ?? [];
    documents.set(path, keptMerge(known.get(path), file, own) ?? mergeBrought(path, layer, file, own));
  }
  return {
    files,
    documents,
    ...choice,
    ...mergeFindings(documents),
    layerProblems,
    unknownPatchTargets,
    scenarioOverrides: findScenarioOverrides(documents),
  };
}

/** A layer brings a scenario of its own as a whole document, with the id of its file; a patch has no need of one. */
const isWholeScenario = ({ value }: ParsedDocument, target: string): boolean =>
  isScenarioPath(target) && child(value, "id") === scenarioIdOf(target);

function findPatches(
  files: ReadonlyMap<string, ParsedDocument>,
): Map<string, { file: ParsedDocument; target: string }[]> {
  const found = new Map<string, { file: ParsedDocument; target: string }[]>();
  for (const [path, file] of files) {
    const kind = kindOfPath(path);
    if (kind.kind !== "patch") continue;
    const list = found.get(kind.layer) ?? [];
    list.push({ file, target: kind.target });
    found.set(kind.layer, list);
  }
  return found;
}

/** The merge made before, where this one would be the same. */
function keptMerge(
  before: DraftDocument | undefined,
  file: ParsedDocument,
  own: readonly LayerPatch[],
): DraftDocument | undefined {
  if (!before || before.base.value !== file.value || !samePatches(before.patches, own)) return undefined;
  return before.base === file ? before : { ...before, base: file };
}

/** Values are compared by identity: an unchanged file has been parsed once only. */
function samePatches(a: readonly LayerPatch[], b: readonly LayerPatch[]): boolean {
  return (
    a.length === b.length && a.every((patch, i) => patch.value === b[i]?.value && patch.file === b[i].file)
  );
}
