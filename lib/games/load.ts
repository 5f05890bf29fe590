import { schemas } from "../documents/generated/schemas";
import { addGame, addRules, gameRules, games } from "./loaded";

/** Code that is loaded; called, it makes what it holds known. */
type Loading = Promise<() => void>;

interface Loader {
  /** The schemas of its documents. */
  schemas(): Promise<{ schemas: typeof schemas }>;
  /** Its rules alone, and all of it. */
  rules(): Loading;
  whole(): Loading;
}

const rulesOfSky = () => import("./fire-in-the-sky/definition");
const wholeSky = () => import("./fire-in-the-sky");
const schemasOfSky = () => import("../documents/generated/schemas/fire-in-the-sky");

/** The list of all games, and how the code of each is loaded. */
const loaders: Readonly<Record<string, Loader>> = {
  "fire-in-the-sky": {
    schemas: schemasOfSky,
    rules: () => rulesOfSky().then((code) => () => addRules(code.fireInTheSkyRules)),
    whole: () => wholeSky().then((code) => () => addGame(code.fireInTheSky)),
  },
  "fire-in-the-sky-2e": {
    schemas: schemasOfSky,
    rules: () => rulesOfSky().then((code) => () => addRules(code.fireInTheSky2eRules)),
    whole: () => wholeSky().then((code) => () => addGame(code.fireInTheSky2e)),
  },
  "flat-top": {
    schemas: () => import("../documents/generated/schemas/flat-top"),
    rules: () => import("./flat-top/definition").then((code) => () => addRules(code.flatTopRules)),
    whole: () => import("./flat-top").then((code) => () => addGame(code.flatTop)),
  },
  "forlorn-hopes": {
    schemas: () => import("../documents/generated/schemas/forlorn-hopes"),
    rules: () => import("./forlorn-hopes/definition").then((code) => () => addRules(code.forlornHopesRules)),
    whole: () => import("./forlorn-hopes").then((code) => () => addGame(code.forlornHopes)),
  },
  "pacific-war": {
    schemas: () => import("../documents/generated/schemas/pacific-war"),
    rules: () => import("./pacific-war/definition").then((code) => () => addRules(code.pacificWarRules)),
    whole: () => import("./pacific-war").then((code) => () => addGame(code.pacificWar)),
  },
};

/** Every game that can be played, loaded or not. */
export const gameIds: readonly string[] = Object.keys(loaders);

/** Whoever finds the rules of a game finds its schemas, too. */
async function load(id: string, part: "rules" | "whole"): Promise<void> {
  const loader = loaders[id]!;
  const [own, makeKnown] = await Promise.all([loader.schemas(), loader[part]()]);
  Object.assign(schemas, own.schemas);
  makeKnown();
}

const isLoader = (id: string | undefined): id is string => id !== undefined && Object.hasOwn(loaders, id);

/**
 * Loads the rules of a game and the schemas of its documents, once; undefined if there is nothing to load: they are
 * loaded already, or there is no such game.
 */
export const loadRules = (id: string | undefined): Promise<void> | undefined =>
  !isLoader(id) || gameRules[id] ? undefined : load(id, "rules");

/** The same for all of a game: players, odds and records too. */
export const loadGame = (id: string | undefined): Promise<void> | undefined =>
  !isLoader(id) || games[id] ? undefined : load(id, "whole");
