import { child, documentFolders, type FileMap, type Json, readDocument } from "../documents";

/** Where a file from elsewhere belongs in a workspace, or why nowhere. */
export type FilePlace = { path: string; reason?: undefined } | { path?: undefined; reason: string };

const nowhere = (reason: string): FilePlace => ({ reason });

/**
 * Where a file belongs: where the folders that it came in say, else where its schema or its name says. What has the name
 * of a document of the game becomes a change of it in `layer`.
 */
export function placeOfFile(
  dropped: string,
  text: string,
  shipped: FileMap,
  layer: string | undefined,
): FilePlace {
  const parts = dropped.split("/");
  const name = parts.at(-1)!;
  const at = parts.slice(0, -1).findIndex((part) => documentFolders.includes(part));
  if (at >= 0) {
    const path = parts.slice(at).join("/");
    const fits = !path.startsWith("layers/") || parts.length - at > 2;
    return fits ? { path } : nowhere("it belongs to no layer: each layer has its own folder in “layers”.");
  }
  if (name === "sandtable.json") {
    return nowhere("it makes its folder a workspace. Drop that folder on the start page to import it.");
  }
  const { value } = readDocument(dropped, text);
  const schema = /([a-z-]+)\.schema\.json$/.exec(textAt(value, "$schema"))?.[1];
  if (schema === "scenario") return { path: `scenarios/${name}` };
  if (schema === "battle") return { path: `battles/${name}` };
  if (schema === "playtest") return { path: `playtests/${name}` };
  if (schema === "layer") {
    const id = textAt(value, "id");
    const known = /^[a-z0-9-]+$/.test(id);
    return known
      ? { path: `layers/${id}/layer.json` }
      : nowhere("it is a layer without a folder of its own.");
  }
  // A layer's patch has the name of what it changes.
  const documents = Object.keys(shipped).filter((path) => !path.startsWith("layers/"));
  const target = documents.find((path) => path === name || path.endsWith(`/${name}`));
  if (target !== undefined) {
    if (layer !== undefined) return { path: `layers/${layer}/${target}` };
    return nowhere(
      `it changes ${target} of the game, which needs a layer of your own that is on. Create one first.`,
    );
  }
  return nowhere(
    `its kind of document is unknown. Put it into a folder named ${documentFolders.join(", ")}, and drop that.`,
  );
}

function textAt(value: Json | undefined, member: string): string {
  const found = child(value, member);
  return typeof found === "string" ? found : "";
}
