import type { FlatTopTable, Force, Formation } from "./position";
import { sideIds } from "./rules";

/** Names of things in sentences, and their ids in choices. */

export const sideText = (side: number): string => ["the Allies", "Japan"][side] ?? "nobody";

export const forceText = ({ number }: Force): string => `Task Force ${number}`;
export const formationText = ({ number }: Formation): string => `Air Formation ${number}`;

/** "tf-3": Task Forces are called by their counters, which are unique within a side. */
export const forceId = ({ number }: Force): string => `tf-${number}`;
export const formationId = ({ number }: Formation): string => `af-${number}`;

export const hexText = ({ rules }: FlatTopTable, hex: number): string =>
  rules.hexes.ids[hex] ?? "off the map";

export const sideId = (side: number): string => sideIds[side] ?? "none";
