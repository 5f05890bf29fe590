import { child, type Draft } from "../../../documents";
import type { Found } from "../../found";
import { unknownName } from "./unknown-name";

/** The drawing that the map names: a file, so that the links do not have it. */
export function mapDrawing(draft: Draft): Found[] {
  const name = child(draft.documents.get("map.json")?.value, "drawing");
  if (typeof name !== "string") return [];
  const known = [...draft.documents.keys()].flatMap((path) => /^drawings\/(.+)\.json$/.exec(path)?.[1] ?? []);
  if (known.includes(name)) return [];
  return [unknownName({ document: "map.json", pointer: "/drawing" }, "drawing", name, known)];
}
