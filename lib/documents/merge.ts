import { keysEdited, noteEdited } from "./descent";
import { deepEqual } from "./equal";
import { checkDepth, checkKey, enterPatch, isObject } from "./merge-patch";
import { originIn, OriginTree } from "./origin-tree";
import { get, joinPointer } from "./pointer";
import type { Json, JsonObject, Origin } from "./types";

/** A merge patch and where it comes from. */
export interface LayerPatch {
  file: string;
  layer: string;
  value: Json;
  /** Where in the file the patch stands; the whole file without it. */
  at?: string;
  /** A patch that means to overrule the layers before it: its differences are no conflicts. */
  overrules?: boolean;
}

/** Two layers set one value differently. The later one, `second`, counts; undefined is "taken away". */
export interface Conflict {
  pointer: string;
  first: Origin;
  second: Origin;
  values: [Json | undefined, Json | undefined];
}

/**
 * A patch that does not fit what it changes. "delete": it removes something that does not exist. "descend": it sets
 * members of something that is not an object, and so replaces it.
 */
export interface Dangling {
  kind: "delete" | "descend";
  layer: string;
  file: string;
  /** Where in the file. */
  pointer: string;
  /** Which value was meant. */
  target: string;
}

/** A new member, itself an object, that a patch adds: a new unit, or a misspelt id. */
export interface Addition {
  layer: string;
  file: string;
  pointer: string;
  target: string;
}

/** A document with its layers applied, and who set what. */
export interface Merged {
  readonly value: Json;
  /** Who set (or took away) the value at a pointer of the merged value. Throws PointerError. */
  originOf(pointer: string): Origin;
  /** The marks from which `originOf` answers: the longest prefix of a pointer counts. */
  origins(): Readonly<Record<string, Origin>>;
  /** What layers took away, by its pointer. */
  removals(): Readonly<Record<string, Origin>>;
  readonly conflicts: readonly Conflict[];
  readonly dangling: readonly Dangling[];
  readonly additions: readonly Addition[];
}

/**
 * Applies the patches in order (RFC 7396), and records who set what. A patch's own "$schema" says what the
 * patch file is, and is left out. Throws MergeError.
 */
export function mergeLayers(
  base: { file: string; layer?: string; value: Json },
  patches: readonly LayerPatch[],
): Merged {
  const tree = new OriginTree();
  tree.markSet({ file: base.file, pointer: "", layer: base.layer ?? "base" });
  const found: Findings = { conflicts: [], dangling: [], additions: [] };
  let { value } = base;
  for (const patch of patches) value = new PatchRun(patch, tree, value, found).run();
  // The tree grows no more; a report reads its marks once for every problem.
  let origins: Record<string, Origin> | undefined;
  let removals: Record<string, Origin> | undefined;
  return {
    value,
    originOf: (pointer) => originIn(tree, pointer),
    origins: () => (origins ??= Object.fromEntries(tree.marks((node) => node.set))),
    removals: () => (removals ??= Object.fromEntries(tree.marks((node) => node.removed))),
    ...found,
  };
}

/** A patch and what it made of a value. */
interface Step {
  base: JsonObject;
  patch: JsonObject;
  merged: JsonObject;
}

/** The last merge of each base, and with each patch. */
const lastOfBase = new WeakMap<JsonObject, Step>();
const lastOfPatch = new WeakMap<JsonObject, Step>();

/**
 * The merged value, or the very object that was made of the same two before. Merged anew after an edit of either, it is
 * noted as having come by that edit of the one before, so that whoever compares the two looks at what was edited alone.
 */
function settled(step: Step): JsonObject {
  const { base, patch, merged } = step;
  for (const last of [lastOfPatch.get(patch), lastOfBase.get(base)]) {
    if (!last) continue;
    if (last.base === base && last.patch === patch) return last.merged;
    const ofBase = keysEdited(last.base, base);
    const ofPatch = keysEdited(last.patch, patch);
    if (!ofBase || !ofPatch) continue;
    const keys = [...new Set([...ofBase, ...ofPatch])];
    // Else a key has come or gone, by a null in the patch.
    if (!keys.every((key) => Object.hasOwn(merged, key) && Object.hasOwn(last.merged, key))) continue;
    noteEdited(merged, last.merged, keys);
    break;
  }
  lastOfBase.set(base, step);
  lastOfPatch.set(patch, step);
  return merged;
}

interface Findings {
  conflicts: Conflict[];
  dangling: Dangling[];
  additions: Addition[];
}

function withoutSchema(patch: Json): Json {
  if (!isObject(patch) || !Object.hasOwn(patch, "$schema")) return patch;
  const rest = { ...patch };
  delete rest["$schema"];
  return rest;
}

/** One patch going over the merged value; `tree` and the findings grow as it goes. */
class PatchRun {
  constructor(
    private readonly patch: LayerPatch,
    private readonly tree: OriginTree,
    private readonly base: Json,
    private readonly found: Findings,
  ) {}

  run(): Json {
    return this.merge(this.base, withoutSchema(this.patch.value), this.tree, "", 0);
  }

  private merge(base: Json | undefined, patch: Json, node: OriginTree, pointer: string, depth: number): Json {
    checkDepth(depth);
    if (!isObject(patch)) return this.replace(base, patch, node, pointer);
    if (!isObject(base)) return this.enter(base, patch, node, pointer);
    const merged: JsonObject = { ...base };
    for (const key of Object.keys(patch)) {
      checkKey(key);
      const change = patch[key] ?? null;
      const below = joinPointer(pointer, key);
      const before = Object.hasOwn(base, key) ? base[key] : undefined;
      if (change === null) {
        this.remove(before, node.grow(key), below);
        delete merged[key];
      } else {
        merged[key] = this.merge(before, change, node.grow(key), below, depth + 1);
      }
    }
    return settled({ base, patch, merged });
  }

  /** The patch gives a whole value that is not an object. */
  private replace(base: Json | undefined, patch: Json, node: OriginTree, pointer: string): Json {
    this.compare(base, patch, node, pointer);
    node.markSet(this.origin(pointer));
    return patch;
  }

  /** The patch gives an object where there is none. */
  private enter(base: Json | undefined, patch: JsonObject, node: OriginTree, pointer: string): Json {
    const { value, takesAway } = enterPatch(patch);
    if (base !== undefined) this.dangle("descend", pointer);
    else if (node.removed === undefined)
      this.found.additions.push({ ...this.origin(pointer), target: pointer });
    if (takesAway) this.nullsIn(patch, pointer);
    // Where nobody has set anything, nothing is undone.
    if (base !== undefined || !node.isBlank) this.compare(base, value, node, pointer);
    node.markSet(this.origin(pointer));
    return value;
  }

  private remove(base: Json | undefined, node: OriginTree, pointer: string): void {
    // Two layers may well take away the same thing; only what was never there is a slip.
    if (base === undefined && node.removed === undefined) return this.dangle("delete", pointer);
    this.compare(base, undefined, node, pointer);
    node.markRemoved(this.origin(pointer));
  }

  /** Nulls inside a new object take away what was never there. */
  private nullsIn(patch: JsonObject, pointer: string): void {
    for (const key of Object.keys(patch)) {
      const change = patch[key] ?? null;
      if (change === null) this.dangle("delete", joinPointer(pointer, key));
      else if (isObject(change)) this.nullsIn(change, joinPointer(pointer, key));
    }
  }

  /** Records a conflict when another layer has set, changed or taken away the value that is now replaced. */
  private compare(
    before: Json | undefined,
    after: Json | undefined,
    node: OriginTree,
    pointer: string,
  ): void {
    if (this.patch.overrules === true || deepEqual(before, after)) return;
    const first = this.earlier(before, after, node, pointer);
    if (first === undefined) return;
    this.found.conflicts.push({ pointer, first, second: this.origin(pointer), values: [before, after] });
  }

  /** The other layer whose work is undone: at the pointer, below it, or (having set it all) above it. */
  private earlier(
    before: Json | undefined,
    after: Json | undefined,
    node: OriginTree,
    pointer: string,
  ): Origin | undefined {
    for (const [below, origin] of node.marks((mark) => mark.set ?? mark.removed)) {
      if (this.isOther(origin) && !deepEqual(get(before, below), get(after, below))) return origin;
    }
    if (before === undefined) return undefined;
    const origin = originIn(this.tree, pointer);
    return this.isOther(origin) ? origin : undefined;
  }

  private isOther(origin: Origin): boolean {
    return origin.layer !== "base" && origin.layer !== this.patch.layer;
  }

  private dangle(kind: Dangling["kind"], pointer: string): void {
    this.found.dangling.push({ kind, ...this.origin(pointer), target: pointer });
  }

  private origin(pointer: string): Origin {
    return {
      file: this.patch.file,
      pointer: (this.patch.at ?? "") + pointer,
      layer: this.patch.layer,
    };
  }
}
