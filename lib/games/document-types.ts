import type { Json } from "../kernel";

/** Merged documents of a game by path ("map.json", "tables/combat.json", "scenarios/short-campaign.json"). */
export type Documents = Readonly<Record<string, Json>>;
