import type {
  FireInTheSkyBases,
  FireInTheSkyCombatTable,
  FireInTheSkyLevels,
  FireInTheSkyNavalDamageTable,
  FireInTheSkyParameters,
  FireInTheSkyPlayer,
  FireInTheSkyReinforcements,
  FireInTheSkyScenario,
  FireInTheSkySequence,
  FireInTheSkySurfaceCombatTable,
  FireInTheSkyTransportCosts,
  FireInTheSkyUnits,
  GameDocument,
  FireInTheSkyMap,
  OptionsDocument,
} from "../../../documents/generated/types";
import { type Numbering, numberingOf } from "../../numbering";
import { inFolder, needed } from "../../shared/documents";
import type { Documents } from "../../types";

/** The documents of the game, by the names the compiler uses. They have passed their schemas. */
export interface Source {
  game: GameDocument;
  map: FireInTheSkyMap;
  bases: FireInTheSkyBases;
  units: FireInTheSkyUnits;
  parameters: FireInTheSkyParameters;
  sequence: FireInTheSkySequence;
  options: OptionsDocument;
  combat: FireInTheSkyCombatTable;
  surface: FireInTheSkySurfaceCombatTable;
  damage: FireInTheSkyNavalDamageTable;
  costs: FireInTheSkyTransportCosts;
  schedules: readonly [FireInTheSkyReinforcements, FireInTheSkyReinforcements];
  levels: FireInTheSkyLevels;
  scenarios: Readonly<Record<string, FireInTheSkyScenario>>;
  /** How the player of this game weighs; the game is played without it too. */
  steady: FireInTheSkyPlayer | undefined;
  /** Other weights for the same rules of thumb, by the id of their document. */
  temperaments: Readonly<Record<string, FireInTheSkyPlayer>>;
  numbering: Numbering;
}

/** Paths of the documents without which there is no game. */
export const requiredDocuments = [
  "game.json",
  "map.json",
  "bases.json",
  "units.json",
  "parameters.json",
  "sequence.json",
  "options.json",
  "tables/combat.json",
  "tables/surface-combat.json",
  "tables/naval-damage.json",
  "tables/transport-costs.json",
  "schedules/japan.json",
  "schedules/allies.json",
  "schedules/levels.json",
] as const;

/** Pick the documents out of the set. Throws `CompileError` when one is missing. */
export function sourceOf(documents: Documents): Source {
  const need = <D>(path: string): D => needed<D>(documents, path);
  const { steady, ...temperaments } = inFolder<FireInTheSkyPlayer>(documents, "players");
  return {
    game: need("game.json"),
    map: need("map.json"),
    bases: need("bases.json"),
    units: need("units.json"),
    parameters: need("parameters.json"),
    sequence: need("sequence.json"),
    options: need("options.json"),
    combat: need("tables/combat.json"),
    surface: need("tables/surface-combat.json"),
    damage: need("tables/naval-damage.json"),
    costs: need("tables/transport-costs.json"),
    schedules: [need("schedules/japan.json"), need("schedules/allies.json")],
    levels: need("schedules/levels.json"),
    scenarios: inFolder(documents, "scenarios"),
    steady,
    temperaments,
    numbering: numberingOf(documents),
  };
}
