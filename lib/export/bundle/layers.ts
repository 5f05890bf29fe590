import { child, type FileMap, isObject, type Json, parseDocument } from "../../documents";
import type { BundledLayer } from "../../editing";
import { type OpenedBundle } from "./open";
import { rulesetOfBundle } from "./ruleset";

/** The layers of a bundle's workspace, those that are on first and in their order. Those of the game are not its own. */
export function layersOfBundle(bundle: OpenedBundle): BundledLayer[] {
  const { files, own, layers: order } = rulesetOfBundle(bundle);
  const ids = own.flatMap((path) => /^layers\/([^/]+)\/layer\.json$/.exec(path)?.[1] ?? []);
  const rank = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return ids
    .sort((a, b) => rank(a) - rank(b))
    .map((id) => {
      const folder = `layers/${id}/`;
      const inside: FileMap = Object.fromEntries(
        own
          .filter((path) => path.startsWith(folder))
          .map((path) => [path.slice(folder.length), files[path]!]),
      );
      const { value } = parseDocument(`${folder}layer.json`, inside["layer.json"]!);
      const said = (member: string, otherwise: string): string => {
        const found: Json | undefined = isObject(value) ? child(value, member) : undefined;
        return typeof found === "string" ? found : otherwise;
      };
      return {
        id,
        kind: said("kind", "variant"),
        title: said("title", id),
        reason: said("reason", ""),
        on: order.includes(id),
        files: inside,
      };
    });
}
