import { readDocument } from "./read";
import { child } from "./pointer";

/** The layers that a workspace's sandtable.json adds to the game's, and those it leaves out. */
export interface ManifestLayers {
  layers: string[];
  without: string[];
}

/** Undefined for a text that cannot be read. */
export function manifestLayers(path: string, text: string): ManifestLayers | undefined {
  const { value } = readDocument(path, text);
  if (value === undefined) return undefined;
  const texts = (member: string): string[] => {
    const list = child(value, member);
    return Array.isArray(list) ? list.filter((each) => typeof each === "string") : [];
  };
  return { layers: texts("layers"), without: texts("without") };
}
