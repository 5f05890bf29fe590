import { capital } from "../../../words";
import type { FlatTopTable, Force, Formation } from "./position";
import { ALLIED, sideIds } from "./rules";

/** Names of things in sentences, and their ids in choices. */

export const sideText = (side: number): string => ["the Allies", "Japan"][side] ?? "nobody";

/** What a side does, at the beginning of a sentence: "Japan starts", "The Allies start". The verb is that of Japan. */
export const sideDoes = (side: number, verb: string): string =>
  `${capital(sideText(side))} ${side === ALLIED ? (verb === "has" ? "have" : verb.slice(0, -1)) : verb}`;

export const forceText = ({ number }: Force): string => `Task Force ${number}`;
export const formationText = ({ number }: Formation): string => `Air Formation ${number}`;

/** "tf-3": Task Forces are called by their counters, which are unique within a side. */
export const forceId = ({ number }: Force): string => `tf-${number}`;
export const formationId = ({ number }: Formation): string => `af-${number}`;

export const hexText = ({ rules }: FlatTopTable, hex: number): string =>
  rules.hexes.ids[hex] ?? "off the map";

export const sideId = (side: number): string => sideIds[side] ?? "none";
