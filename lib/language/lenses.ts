import { count } from "../diagnostics/words";
import { kindOfPath } from "../documents";
import { linksIn } from "../diagnostics/references/uses";
import { UseCounter } from "./links";
import { rangeIn, settled, textOf } from "./texts";
import type { Lens, World } from "./types";

/** How often each thing that a file defines (or a patch adds or changes) is named: "used 7 times". */
export function lenses(world: World, file: string): Lens[] {
  const { game } = world;
  const doc = textOf(world, file);
  const kind = kindOfPath(file);
  if (!game || doc?.value === undefined || (kind.kind !== "document" && kind.kind !== "patch")) return [];
  const document = kind.kind === "patch" ? kind.target : file;
  const counter = new UseCounter(settled(world), game);
  const seen = new Set<string>();
  return linksIn(game, document, doc.value).definitions.flatMap(({ kind: of, id, pointer }) => {
    // A base is also a place, and has one lens.
    if (seen.has(pointer)) return [];
    seen.add(pointer);
    const uses = counter.count(of, id);
    const title = uses === 0 ? "not used" : `used ${count(uses, "time")}`;
    return [{ range: rangeIn(world, file, pointer, "key"), count: uses, title, kind: of, id }];
  });
}
