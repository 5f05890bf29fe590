/** Folders of a workspace that hold documents; others are the designer's own business. */
export const documentFolders: readonly string[] = [
  "layers",
  "scenarios",
  "battles",
  "playtests",
  "reports",
  "tables",
  "schedules",
  "players",
  "boards",
  "drawings",
];

/** What a file of a game or workspace is, by its path. */
export type PathKind =
  | { kind: "document" }
  | { kind: "workspace" }
  | { kind: "playtest" }
  /** A game that somebody played elsewhere, with notes; a file of `reports/`. */
  | { kind: "report" }
  /** `layers/<layer>/layer.json` */
  | { kind: "manifest"; layer: string }
  /** `layers/<layer>/<target>`: a merge patch on the document at `target`. */
  | { kind: "patch"; layer: string; target: string }
  /** No JSON, or nothing this program reads. */
  | { kind: "other" };

/** Sorts a path, relative to the game's folder. */
export function kindOfPath(path: string): PathKind {
  if (!path.endsWith(".json")) return { kind: "other" };
  if (path === "sandtable.json") return { kind: "workspace" };
  if (path.startsWith("playtests/")) return { kind: "playtest" };
  // The questions to the players are a document like others; what comes back is not.
  if (path.startsWith("reports/")) return { kind: path === questionsPath ? "document" : "report" };
  if (!path.startsWith("layers/")) return { kind: "document" };
  const [, layer, target] = /^layers\/([^/]+)\/(.+)$/.exec(path) ?? [];
  // A file directly in the folder of layers belongs to none of them; a check reports that it is not read.
  if (layer === undefined || target === undefined) return { kind: "document" };
  return target === "layer.json" ? { kind: "manifest", layer } : { kind: "patch", layer, target };
}

/** The document that a file is, or changes. */
export function documentOfFile(file: string): string {
  const kind = kindOfPath(file);
  return kind.kind === "patch" ? kind.target : file;
}

/** True for the documents that are scenarios: those in the folder itself, which alone have a schema. */
export const isScenarioPath = (path: string): boolean => /^scenarios\/[^/]+\.json$/.test(path);

/** Where the scenario with an id lies. */
export const scenarioPath = (id: string): string => `scenarios/${id}.json`;

/** The id of the scenario that a game has for newcomers, where it has one. */
export const trainingScenario = "training";

/** The id of the scenario that lies at a path. */
export const scenarioIdOf = (path: string): string => path.slice("scenarios/".length, -".json".length);

/** True for the battles whose odds can be asked: those in the folder itself. */
export const isBattlePath = (path: string): boolean => /^battles\/[^/]+\.json$/.test(path);

/** A table of results: a document of charts/. */
export const isChartPath = (path: string): boolean => /^charts\/[^/]+\.json$/.test(path);

/** Where the battle with an id lies. */
export const battlePath = (id: string): string => `battles/${id}.json`;

/** The id of the battle that lies at a path. */
export const battleIdOf = (path: string): string => path.slice("battles/".length, -".json".length);

/** Where the questions are that the players answer. */
export const questionsPath = "reports/questions.json";

/** True for the games that came back from players, and for the questions that were put to them. */
export const isInReports = (path: string): boolean => path.startsWith("reports/");

/** True for the games that came back from players: those in the folder itself. */
export const isReportPath = (path: string): boolean =>
  /^reports\/[^/]+\.json$/.test(path) && path !== questionsPath;

/** True for the playtests that are run: those in the folder itself. */
export const isPlaytestPath = (path: string): boolean => /^playtests\/[^/]+\.json$/.test(path);

/** The id of the playtest that lies at a path. */
export const playtestIdOf = (path: string): string => path.slice("playtests/".length, -".json".length);
