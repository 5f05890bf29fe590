import { child, type Draft, type Json, kindOfPath } from "../../lib/documents";
import { kinds } from "../../lib/documents/generated/kinds";
import type { GameViews } from "../../lib/games";
import { documentTitle } from "../../lib/views/world";
import type { Overview } from "./protocol";

const text = (value: Json | undefined): string | undefined => (typeof value === "string" ? value : undefined);

/** Documents and layers of a draft, as the explorer lists them. */
export function overviewOf(draft: Draft, views: GameViews["documents"] = {}): Overview {
  const fixed = child(draft.files.get("game.json")?.value, "defaultLayers");
  return {
    documents: [...draft.documents.values()].map(({ path, base, value, patches }) => {
      const kind = kindOf(path);
      return {
        path,
        file: base.path,
        title: documentTitle(path, value),
        kind,
        views: views[kind] ?? [],
        patchedBy: [...new Set(patches.map(({ layer }) => layer))],
      };
    }),
    layers: draft.layers.map(({ id, manifest, on }) => ({
      id,
      title: text(manifest?.title) ?? id,
      kind: text(manifest?.kind) ?? "variant",
      on,
      fixed: Array.isArray(fixed) && fixed.includes(id),
      documents: targetsOf(draft, id),
    })),
  };
}

const kindOf = (path: string): string =>
  kinds.find(({ pattern }) => new RegExp(pattern, "u").test(path))?.kind ?? "other";

function targetsOf(draft: Draft, layer: string): string[] {
  const found: string[] = [];
  for (const file of draft.files.keys()) {
    const kind = kindOfPath(file);
    if (kind.kind === "patch" && kind.layer === layer) found.push(kind.target);
  }
  return found;
}
