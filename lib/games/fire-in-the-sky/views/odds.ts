import type { OddsSource } from "../../types";
import { parametersOf } from "../checks/shared/documents";
import { phrase } from "./conditions";

/** The charts with dice: the Combat Table, the Surface Combat Table and the Naval Damage Table (2.3, 12.3.3.2, 13.1). */
export const odds: OddsSource = {
  dieSides: (documents) => parametersOf(documents).hits?.dieSides ?? 0,
  hitOn: (documents) => parametersOf(documents).hits?.hitOn ?? 0,

  needed(entry) {
    const face = Number.parseInt(entry, 10);
    if (Number.isNaN(face)) return undefined;
    return { face, worth: entry.endsWith("*") ? 0.5 : 1 };
  },

  grids: [
    { document: "tables/surface-combat.json", pointer: "/firepower", row: "Firepower", column: "Defense" },
  ],
  modifiers: [
    { document: "tables/combat.json", pointer: "/types/*", toHit: true },
    { document: "tables/naval-damage.json", pointer: "", toHit: false },
  ],
  phrase,
};
