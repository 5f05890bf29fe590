import { assemble, type Draft, type FileMap, type Json } from "../../lib/documents";
import { withOverrides } from "../../lib/documents/overrides";
import { type GameDefinition, games } from "../../lib/games";
import { type Game, type Ruleset, start } from "../../lib/kernel";
import { type Start } from "../../lib/kernel/game";
import { openGame, shippedGames } from "../../lib/workspace";

/** The shipped games, ready to play: what the tests of the spine run over. */
export interface Shipped {
  game: GameDefinition;
  files: FileMap;
  draft: Draft;
  ruleset: Ruleset<unknown, unknown>;
  /** Scenario documents by id. */
  scenarios: Record<string, Json>;
  /** Playtest documents by id. */
  playtests: Record<string, Json>;
}

const made = new Map<string, Shipped>();

/** With the layers that are on by themselves, or with the given ones. */
export function shipped(id: string, layers?: readonly string[]): Shipped {
  const key = [id, ...(layers ?? ["as shipped"])].join();
  const known = made.get(key);
  if (known) return known;
  const game = games[id];
  if (!game) throw new RangeError(`There is no game “${id}”.`);
  const { files } = openGame(id);
  const draft = assemble(files, layers ? switchedTo(files, layers) : {});
  const documents = Object.fromEntries([...draft.documents].map(([path, { value }]) => [path, value]));
  const inFolder = (folder: string, values: Record<string, Json>) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([path, value]) => {
        const match = new RegExp(`^${folder}/([^/]+)\\.json$`).exec(path);
        return match ? [[match[1]!, value]] : [];
      }),
    );
  const all: Shipped = {
    game,
    files,
    draft,
    ruleset: { module: game.module, rules: game.compile(documents) },
    scenarios: inFolder("scenarios", documents),
    playtests: inFolder(
      "playtests",
      Object.fromEntries([...draft.files].map(([path, { value }]) => [path, value ?? null])),
    ),
  };
  made.set(key, all);
  return all;
}

/** The layers to add, and those to leave out, that these alone are on. */
function switchedTo(
  files: FileMap,
  layers: readonly string[],
): { layers: readonly string[]; without: string[] } {
  const { availableLayers } = assemble(files, {});
  return { layers, without: availableLayers.filter((layer) => !layers.includes(layer)) };
}

/** Every scenario of every shipped game: [game, scenario]. */
export const everyScenario: [string, string][] = shippedGames().flatMap((id) =>
  Object.keys(shipped(id).scenarios).map((scenario): [string, string] => [id, scenario]),
);

/** Scenarios of thousands of choices among hundreds of units: what all scenarios are tested for, fewer choices of them show. */
export const isLong = (scenario: string): boolean => scenario.startsWith("strategic-");

/** The same without those that begin the war of another one later: the same rules play them, and players think long about a month. */
export const oneOfEachKind = everyScenario.filter(
  ([, scenario]) => !isLong(scenario) || scenario === "strategic-1941-45",
);

const own = new Map<string, Ruleset<unknown, unknown>>();

/** The rules that play a scenario: those of the game with the scenario's own overrides. */
export function rulesetOf(
  id: string,
  scenario: string,
  layers?: readonly string[],
): Ruleset<unknown, unknown> {
  const { draft, game, ruleset, scenarios } = shipped(id, layers);
  const { overrides } = (scenarios[scenario] ?? {}) as { overrides?: Record<string, Json> };
  if (overrides === undefined) return ruleset;
  const key = [id, scenario, ...(layers ?? ["as shipped"])].join();
  const known = own.get(key);
  if (known) return known;
  const { documents } = withOverrides(draft, overrides, `scenarios/${scenario}.json`, "/overrides");
  const values = Object.fromEntries([...documents].map(([path, { value }]) => [path, value]));
  const made: Ruleset<unknown, unknown> = { module: game.module, rules: game.compile(values) };
  own.set(key, made);
  return made;
}

/** Options that a scenario recommends, on by default. */
export const recommended = (scenario: Json): string[] =>
  (scenario as { recommendedOptions?: string[] }).recommendedOptions ?? [];

/** Start a scenario; it must be startable. */
export function startScenario(id: string, scenario: string, options: Start = {}): Game {
  const document = shipped(id).scenarios[scenario]!;
  const started = start(rulesetOf(id, scenario), document, { options: recommended(document), ...options });
  if (!started.ok) throw new Error(started.error.map((problem) => problem.message).join("\n"));
  return started.value;
}
