import { capital } from "../../words";
import type { SheetEntry } from "./entries";

/** "Correction, minor impact, since version 1.2". */
export function entryFacts(
  { kind, impact, since, layerTitle: layer }: SheetEntry,
  namesLayers: boolean,
): string {
  const parts = [
    kind,
    impact === "none" ? "no impact on play" : `${impact} impact`,
    ...(since === undefined ? [] : [`since version ${since}`]),
    ...(namesLayers ? [`from “${layer}”`] : []),
  ];
  const words = parts.join(", ");
  return capital(words);
}

/** The heading over what differs in a copied scenario. */
export const copyTitle = (title: string, origin: string): string => `${title}: what changed from ${origin}`;
