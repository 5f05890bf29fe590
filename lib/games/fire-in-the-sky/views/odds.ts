import type { OddsSource } from "../../types";
import { parametersOf } from "../checks/shared/documents";
import type { CombatType } from "../model/modifiers";
import { phrase } from "./conditions";

/** The charts with dice: the Combat Table, the Surface Combat Table and the Naval Damage Table (2.3, 12.3.3.2, 13.1). */
export const odds: OddsSource = {
  dieSides: (documents) => parametersOf(documents).hits?.dieSides ?? 0,
  hitOn(documents, pointer) {
    const type = pointer.split("/").at(-1) as CombatType;
    return parametersOf(documents).hits?.hitOn?.[type] ?? 0;
  },

  needed(entry, documents) {
    const face = Number.parseInt(entry, 10);
    if (Number.isNaN(face)) return undefined;
    const half = 1 / (parametersOf(documents).surfaceCombat?.halfHitsPerHit ?? 2);
    return { face, worth: entry.endsWith("*") ? half : 1 };
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
