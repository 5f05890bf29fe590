import { child, type Draft, isObject, type Json, kindOfPath } from "../../lib/documents";
import { isAfter, isVersion } from "../../lib/export/errata-sheet/versions";
import type { GameDefinition } from "../../lib/games";
import { documentTitle, kindOfDocument } from "../../lib/views/world";
import type { Overview } from "./protocol";

const text = (value: Json | undefined): string | undefined => (typeof value === "string" ? value : undefined);

/** Documents and layers of a draft, as the explorer lists them. */
export function overviewOf(draft: Draft, game?: Pick<GameDefinition, "id" | "views">): Overview {
  const fixed = child(draft.files.get("game.json")?.value, "defaultLayers");
  return {
    hasBattles: kindOfDocument(game, "battles/new.json") !== undefined,
    documents: [...draft.documents.values()].map(({ path, base, value, patches }) => {
      const kind = kindOfDocument(game, path)?.kind ?? "other";
      return {
        path,
        file: base.path,
        title: documentTitle(path, value),
        kind,
        views: game?.views?.documents?.[kind] ?? [],
        patchedBy: [...new Set(patches.map(({ layer }) => layer))],
      };
    }),
    layers: draft.layers.map(({ id, manifest, on }) => ({
      id,
      title: text(manifest?.title) ?? id,
      kind: text(manifest?.kind) ?? "variant",
      on,
      ...versionOf(manifest),
      fixed: Array.isArray(fixed) && fixed.includes(id),
      documents: targetsOf(draft, id),
    })),
  };
}

/** The latest version that the errata of a layer name. */
function versionOf(manifest: Json | undefined): { version?: string } {
  const errata = child(manifest, "errata");
  const named = isObject(errata) ? Object.values(errata).map((erratum) => text(child(erratum, "since"))) : [];
  const versions = named.filter((version) => version !== undefined && isVersion(version)) as string[];
  const [latest] = versions.sort((a, b) => (isAfter(a, b) ? -1 : 1));
  return latest === undefined ? {} : { version: latest };
}

function targetsOf(draft: Draft, layer: string): string[] {
  const found: string[] = [];
  for (const file of draft.files.keys()) {
    const kind = kindOfPath(file);
    if (kind.kind === "patch" && kind.layer === layer) found.push(kind.target);
  }
  return found;
}
