import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { concerns } from "../book";
import { doesNotCompile } from "../diagnostics/checks/setup/does-not-compile";
import { refusedEntry } from "../diagnostics/checks/setup/refused";
import type { Diagnostic } from "../diagnostics/types";
import {
  child,
  get,
  isScenarioPath,
  type Json,
  parseDocument,
  rangeOf,
  scenarioIdOf,
  scenarioPath,
  underNameOf,
  withScenario,
} from "../documents";
import { CompileError, type Documents, type GameDefinition, games, inScenario, turnTitle } from "../games";
import type { Game, Ruleset, SetupProblem } from "../kernel";
import { readText, type Sources } from "../workspace";
import type { Switch } from "./arguments";
import { diagnose, place, type PlacedDiagnostic } from "./diagnose";
import { badInput, usageError } from "./errors";
import { type Assembled, assembleSources, idsIn, openSources, unknownId, type Wanted } from "./load";

/** What a command line says about a game to be played. */
export interface WantedPlay extends Wanted {
  /** Id, or the path of a scenario file. */
  scenario?: string;
  /** `--option` and `--no-option`. */
  option?: readonly Switch[];
  /** The copy of the scenario under whose name it is played. */
  asCopy?: Json;
  /** Exactly these optional rules, instead of those that the scenario recommends (a script says so). */
  options?: readonly string[];
}

/** A scenario that can be set up: data without errors, rules compiled. */
export interface Playable {
  assembled: Assembled;
  definition: GameDefinition;
  ruleset: Ruleset<unknown, unknown>;
  /** Merged documents with the scenario's own overrides. */
  documents: Documents;
  /** Id of the scenario, or the path of its file as it was given. */
  scenarioName: string;
  scenarioPath: string;
  scenario: Json;
  /** Optional rules that are on. */
  options: string[];
  /** Warnings and remarks; errors make it unplayable. */
  diagnostics: PlacedDiagnostic[];
  title: string;
  sideName(id: string): string;
  board(game: Game): string[];
  /** A turn by itself: "Turn 3". */
  turnTitle(turn: number): string;
  /** Diagnostics with the paths of their files on disk. */
  place(diagnostics: readonly Diagnostic[]): PlacedDiagnostic[];
}

/** The data have errors, so nothing can be set up. */
export interface Unplayable {
  diagnostics: PlacedDiagnostic[];
}

/** Get a scenario ready. Throws `CliError` for what the command line has wrong. */
export const openPlayable = (wanted: WantedPlay, cwd: string): Playable | Unplayable =>
  playableOf(openSources(wanted, cwd), wanted, cwd);

/** The same of files that have been read already. Throws `CliError`. */
export function playableOf(from: Sources, wanted: WantedPlay, cwd: string): Playable | Unplayable {
  const { sources, path, id } = withScenarioFile(from, wanted.scenario, cwd);
  const definition = definitionOf(sources, cwd);
  const assembled = assembleSources(sources, wanted);
  const { draft } = assembled;
  const there = sources.files[path] !== undefined || draft.documents.has(path);
  if (!isScenarioPath(path) || !there) throw noScenario(id, idsIn(draft, "scenarios"));

  const found = diagnose(sources, assembled.layers, assembled.without).diagnostics;
  const report = place(
    found.filter((one) => concerns(one.file, path)),
    sources,
    cwd,
  );
  if (report.some(({ severity }) => severity === "error")) return { diagnostics: report };

  const played = withScenario(draft, path);
  const own: Documents = Object.fromEntries([...played.documents].map(([name, { value }]) => [name, value]));
  const scenario = underNameOf(wanted.asCopy, own[path]!);
  const name = wanted.asCopy === undefined ? path : scenarioPath(textAt(scenario, "/id") ?? id);
  const documents: Documents = { ...own, [name]: scenario };
  const compiled = compile(definition, documents, assembled);
  if ("diagnostics" in compiled)
    return { diagnostics: [...report, ...place(compiled.diagnostics, sources, cwd)] };
  const sides = child(documents["game.json"], "sides");
  const title = (name: string) => textAt(documents[name], "/title");
  const playing = inScenario(definition, scenario);
  return {
    assembled,
    definition: playing,
    ruleset: { module: definition.module, rules: compiled.rules },
    documents,
    scenarioName: wanted.scenario ?? id,
    scenarioPath: name,
    scenario,
    options: optionsOf(wanted, scenario, documents),
    diagnostics: report,
    title: `${title("game.json") ?? definition.id}: ${title(name) ?? id}`,
    sideName: (side) => textAt(child(sides, side), "/name") ?? side,
    board: (game) => definition.board(game.table),
    turnTitle: (turn) => turnTitle(playing, documents, turn),
    place: (diagnostics) => place(diagnostics, sources, cwd),
  };
}

/** The rules that play the data. Throws `CliError` when there are none. */
export function definitionOf({ game, workspace }: Sources, cwd: string): GameDefinition {
  const definition = games[game ?? ""];
  if (definition) return definition;
  if (game !== undefined)
    throw badInput("no-rules", `“${game}” cannot be played yet: only its data is available.`);
  const folder = relative(cwd, workspace ?? cwd) || "This folder";
  throw badInput(
    "no-game",
    `${folder} cannot be played: its game is not one of the shipped games.`,
    `Correct "game" in sandtable.json. Games: ${Object.keys(games).join(", ")}.`,
  );
}

function noScenario(asked: string, known: readonly string[]) {
  if (!/[\\/]/.test(asked)) return unknownId("scenario", asked, known);
  return usageError(`${asked} does not exist.`, `Known scenarios: ${known.join(", ") || "none"}.`);
}

/** The scenario's id and path; a file of its own joins the others as if it lay among them. */
function withScenarioFile(
  sources: Sources,
  scenario: string | undefined,
  cwd: string,
): { sources: Sources; path: string; id: string } {
  if (scenario === undefined) throw usageError("Which scenario? Add --scenario ID.");
  const path = scenarioPath(scenario);
  const file = resolve(cwd, scenario);
  if (sources.files[path] !== undefined || !scenario.endsWith(".json") || !existsSync(file)) {
    return { sources, path, id: scenario };
  }
  const own = Object.keys(sources.files).find((one) => isScenarioPath(one) && sources.diskPath(one) === file);
  if (own !== undefined) return { sources, path: own, id: scenarioIdOf(own) };
  const text = readText(file, { followLink: true });
  const id = guestScenarioId(file, text);
  const joined = scenarioPath(id);
  const { diskPath } = sources;
  return {
    sources: {
      ...sources,
      files: { ...sources.files, [joined]: text },
      diskPath: (one) => (one === joined ? file : diskPath(one)),
    },
    path: joined,
    id,
  };
}

/**
 * The id under which a scenario file from elsewhere joins a game's documents: its own, because it may lie under
 * any name; the name of the file when it gives none.
 */
export function guestScenarioId(file: string, text: string): string {
  const id = child(parseDocument(file, text).value, "id");
  if (typeof id === "string" && /^[a-z0-9-]+$/.test(id)) return id;
  return /([^\\/]+)\.json$/.exec(file)?.[1] ?? "scenario";
}

/** The rules of the documents, or where they do not fit together. */
export function compile(
  definition: GameDefinition,
  documents: Documents,
  { draft }: Assembled,
): { rules: unknown } | { diagnostics: Diagnostic[] } {
  try {
    return { rules: definition.compile(documents) };
  } catch (error) {
    if (!(error instanceof CompileError)) throw error;
    const { document, pointer, message, rule } = error;
    const origin = draft.documents.get(document)?.originOf(pointer) ?? { file: document, pointer };
    const { code, severity, mend: hint } = doesNotCompile;
    const problem = { code, severity, message, hint, rule };
    return { diagnostics: [placed(problem, origin.file, origin.pointer, draft)] };
  }
}

/** A problem in the text that it is about. */
export function placed(
  problem: Pick<Diagnostic, "code" | "severity" | "message" | "hint" | "rule">,
  file: string,
  pointer: string,
  draft: Assembled["draft"],
): Diagnostic {
  const text = draft.files.get(file);
  const start = { line: 1, column: 1 };
  return { ...problem, file, pointer, range: text ? rangeOf(text, pointer) : { start, end: start } };
}

/** What the engine's own set-up has to say, as diagnostics in the scenario's file. */
export function setupDiagnostics(problems: readonly SetupProblem[], playable: Playable): PlacedDiagnostic[] {
  const { draft } = playable.assembled;
  const document = draft.documents.get(playable.scenarioPath);
  const found = problems.map(({ pointer = "", ...problem }) => {
    const origin = document?.originOf(pointer);
    const said = { ...problem, hint: problem.hint ?? refusedEntry(playable.definition.module.id).mend };
    return placed(said, origin?.file ?? playable.scenarioPath, origin?.pointer ?? pointer, draft);
  });
  return playable.place(found);
}

/** Optional rules that are on: those that the scenario (or the script) names, then the command line's. */
function optionsOf({ option = [], options }: WantedPlay, scenario: Json, documents: Documents): string[] {
  const known = Object.keys(child(documents["options.json"], "options") ?? {});
  const recommended = child(scenario, "recommendedOptions");
  const on = new Set(options ?? (Array.isArray(recommended) ? recommended.map(String) : []));
  for (const one of option) {
    if (!known.includes(one.id)) throw unknownId("optional rule", one.id, known);
    if (one.on) on.add(one.id);
    else on.delete(one.id);
  }
  const unknown = [...on].find((id) => !known.includes(id));
  if (unknown !== undefined) throw unknownId("optional rule", unknown, known);
  return [...on];
}

function textAt(value: Json | undefined, pointer: string): string | undefined {
  const found = get(value, pointer);
  return typeof found === "string" ? found : undefined;
}
