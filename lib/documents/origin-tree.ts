import { isPointer, joinPointer, parsePointer, PointerError } from "./pointer";
import type { Origin } from "./types";

/**
 * Who set what, as a tree over the merged value. A node without a mark belongs to the nearest marked node
 * above it: a subtree that one file set as a whole needs one mark.
 */
export class OriginTree {
  /** Who set the value here as a whole. */
  set: Origin | undefined;
  /** Who took the value away that stood here. */
  removed: Origin | undefined;
  private children: Map<string, OriginTree> | undefined;

  child(key: string): OriginTree | undefined {
    return this.children?.get(key);
  }

  grow(key: string): OriginTree {
    this.children ??= new Map();
    let node = this.children.get(key);
    if (node === undefined) {
      node = new OriginTree();
      this.children.set(key, node);
    }
    return node;
  }

  /** Neither it nor anything below it has a mark. */
  get isBlank(): boolean {
    return this.set === undefined && this.removed === undefined && this.children === undefined;
  }

  /** Nothing below it has a mark of its own. */
  get isLeaf(): boolean {
    return this.children === undefined;
  }

  /** Marks the whole subtree as set by one file; older marks below are gone. */
  markSet(origin: Origin): void {
    this.set = origin;
    this.removed = undefined;
    this.children = undefined;
  }

  /** Marks the subtree as taken away. */
  markRemoved(origin: Origin): void {
    this.set = undefined;
    this.removed = origin;
    this.children = undefined;
  }

  /** Every mark at and below this node that `pick` finds, with its pointer relative to this node. */
  *marks(pick: (node: OriginTree) => Origin | undefined, pointer = ""): Generator<[string, Origin]> {
    const origin = pick(this);
    if (origin !== undefined) yield [pointer, origin];
    for (const [key, node] of this.children ?? []) yield* node.marks(pick, joinPointer(pointer, key));
  }
}

/**
 * Who set the value at a pointer, down to the very pointer in the file that did. For a value that was
 * taken away: who did that, and where. Throws PointerError.
 */
export function originIn(root: OriginTree, pointer: string): Origin {
  if (root.set && root.isLeaf) return belowOf(root.set, pointer);
  let node: OriginTree | undefined = root;
  let origin = root.set ?? { file: "", pointer: "", layer: "" };
  for (const segment of parsePointer(pointer)) {
    node = node?.child(segment);
    if (node?.removed !== undefined) return { ...node.removed };
    origin = node?.set ?? { ...origin, pointer: joinPointer(origin.pointer, segment) };
  }
  return { ...origin };
}

/** What stands below a value that one file set as a whole. */
function belowOf(origin: Origin, pointer: string): Origin {
  if (!isPointer(pointer)) throw new PointerError(pointer);
  return { ...origin, pointer: origin.pointer + pointer };
}
