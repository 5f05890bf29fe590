import type {
  FlatTopAirHits,
  FlatTopBases,
  FlatTopBaseValues,
  FlatTopCombatModifiers,
  FlatTopMap,
  FlatTopParameters,
  FlatTopPlanes,
  FlatTopPlayer,
  FlatTopSequence,
  FlatTopShips,
  FlatTopTimeRecord,
  FlatTopVictoryPoints,
  OptionsDocument,
  ResultTableDocument,
} from "../../../documents/generated/types";
import { CompileError, type Documents } from "../../types";
import { type ChartId, chartIds } from "../model/rules";

/** The documents of the game, by the names the compiler uses. They have passed their schemas. */
export interface Source {
  map: FlatTopMap;
  bases: FlatTopBases;
  baseValues: Readonly<Record<string, FlatTopBaseValues>>;
  planes: FlatTopPlanes;
  ships: FlatTopShips;
  parameters: FlatTopParameters;
  sequence: FlatTopSequence;
  options: OptionsDocument;
  airHits: FlatTopAirHits;
  modifiers: FlatTopCombatModifiers;
  timeRecord: FlatTopTimeRecord;
  victoryPoints: FlatTopVictoryPoints;
  charts: Readonly<Record<ChartId, ResultTableDocument>>;
  /** How the player of this game weighs; the game is played without it too. */
  steady: FlatTopPlayer | undefined;
}

/** Paths of the documents without which there is no game. */
export const requiredDocuments = [
  "game.json",
  "map.json",
  "bases.json",
  "planes.json",
  "ships.json",
  "parameters.json",
  "sequence.json",
  "options.json",
  "tables/air-hits.json",
  "tables/combat-modifiers.json",
  "tables/time-record.json",
  "tables/victory-points.json",
  ...chartIds.map((id) => `charts/${id}.json` as const),
] as const;

/** The documents by name. Throws `CompileError` for one that is missing. */
export function sourceOf(documents: Documents): Source {
  const read = <T>(path: string): T => {
    const document = documents[path];
    if (document === undefined) throw new CompileError(`${path} is missing.`, path, "");
    return document as T;
  };
  return {
    map: read("map.json"),
    bases: read("bases.json"),
    baseValues: folder(documents, "base-values/"),
    planes: read("planes.json"),
    ships: read("ships.json"),
    parameters: read("parameters.json"),
    sequence: read("sequence.json"),
    options: read("options.json"),
    airHits: read("tables/air-hits.json"),
    modifiers: read("tables/combat-modifiers.json"),
    timeRecord: read("tables/time-record.json"),
    victoryPoints: read("tables/victory-points.json"),
    charts: Object.fromEntries(chartIds.map((id) => [id, read(`charts/${id}.json`)])) as Source["charts"],
    steady: documents["players/steady.json"] as FlatTopPlayer | undefined,
  };
}

/** All documents of a folder, by the name of their file. */
const folder = <T>(documents: Documents, path: string): Record<string, T> =>
  Object.fromEntries(
    Object.entries(documents).flatMap(([each, document]) =>
      each.startsWith(path) ? [[each.slice(path.length, -".json".length), document as T]] : [],
    ),
  );
