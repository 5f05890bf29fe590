import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import { concerns } from "../book";
import { mendBattle } from "../diagnostics/checks/setup/refused";
import { battlePath, child, type Json, parseDocument } from "../documents";
import type { Battle, BattleSource, Documents, GameDefinition } from "../games";
import { start, type Ruleset, type SetupProblem } from "../kernel";
import { readText, type Sources } from "../workspace";
import { diagnose, place, type PlacedDiagnostic } from "./diagnose";
import { badInput, usageError } from "./errors";
import { assembleSources, idsIn, openSources, unknownId, type Wanted } from "./load";
import { compile, definitionOf, openPlayable, placed, setupDiagnostics } from "./playable";

/** What a command line says about a battle. */
export interface WantedBattle extends Wanted {
  /** Id of a battle, or path of a battle file or of a game that was saved in its Combat Phase. */
  battle: string;
  /** Which of several battles that wait in a saved game. */
  place?: string;
}

/** A battle that can be fought. */
export interface OpenedBattle {
  source: BattleSource;
  battle: Battle;
  ruleset: Ruleset<unknown, unknown>;
  diagnostics: PlacedDiagnostic[];
  sideName(id: string): string;
}

/** Get a battle ready. Throws `CliError` for what the command line has wrong. */
export function openBattle(
  wanted: WantedBattle,
  cwd: string,
): OpenedBattle | { diagnostics: PlacedDiagnostic[] } {
  const file = resolve(cwd, wanted.battle);
  if (!wanted.battle.endsWith(".json") || !existsSync(file)) return named(wanted, cwd);
  const text = readText(file, { followLink: true });
  const { value } = parseDocument(wanted.battle, text);
  if (child(value, "position") !== undefined) return met(wanted, cwd);
  if (child(value, "setup") !== undefined)
    throw badInput(
      "no-battle",
      `${wanted.battle} is a scenario that starts before any battle.`,
      "Give a battle file, or a game that was saved just before a battle.",
    );
  if (wanted.place !== undefined) throw oneBattle();
  return setUp(withFile(openSources(wanted, cwd), file, text), wanted, cwd);
}

const oneBattle = () =>
  usageError("--place chooses one of the battles of a saved game; a battle file has only one. Leave it out.");

/** One of the battles of the game or workspace. */
function named(wanted: WantedBattle, cwd: string): ReturnType<typeof openBattle> {
  if (/[\\/]|\.json$/.test(wanted.battle))
    throw usageError(
      `${wanted.battle} does not exist.`,
      "Give the path of a battle file, or the id of a battle, with --battle.",
    );
  if (wanted.place !== undefined) throw oneBattle();
  const sources = openSources(wanted, cwd);
  const path = battlePath(wanted.battle);
  const known = idsIn(assembleSources(sources, wanted).draft, "battles");
  if (sources.files[path] === undefined && !known.includes(wanted.battle))
    throw unknownId("battle", wanted.battle, known);
  return setUp({ sources, path }, wanted, cwd);
}

/** A battle that waits in a saved game. */
function met(wanted: WantedBattle, cwd: string): ReturnType<typeof openBattle> {
  const playable = openPlayable({ ...wanted, scenario: wanted.battle }, cwd);
  if (!("ruleset" in playable)) return playable;
  const { definition, ruleset, scenario, options, diagnostics, sideName } = playable;
  const source = sourceOf(definition);
  const started = start(ruleset, scenario, { options });
  const battle = started.ok ? source.meet(started.value, wanted.place) : started;
  if (!battle.ok) return { diagnostics: [...diagnostics, ...setupDiagnostics(battle.error, playable)] };
  return { source, battle: battle.value, ruleset, diagnostics, sideName };
}

function sourceOf(definition: GameDefinition): BattleSource {
  if (definition.battles) return definition.battles;
  throw badInput("no-odds", `Battle odds are not available for “${definition.id}” yet.`);
}

interface Joined {
  sources: Sources;
  path: string;
}

/** The file among the documents of its game, as if it lay in their folder of battles. */
function withFile(sources: Sources, file: string, text: string): Joined {
  const own = Object.keys(sources.files).find((path) => sources.diskPath(path) === file);
  if (own !== undefined) return { sources, path: own };
  const path = `battles/${basename(file)}`;
  const { diskPath } = sources;
  const files = { ...sources.files, [path]: text };
  return { sources: { ...sources, files, diskPath: (one) => (one === path ? file : diskPath(one)) }, path };
}

function setUp({ sources, path }: Joined, wanted: WantedBattle, cwd: string): ReturnType<typeof openBattle> {
  const definition = definitionOf(sources, cwd);
  const source = sourceOf(definition);
  const assembled = assembleSources(sources, wanted);
  const { draft } = assembled;
  const found = diagnose(sources, assembled.layers, assembled.without).diagnostics;
  // Scenarios are only needed for who controls which place; other errors in them do not matter for a battle.
  const diagnostics = place(
    found.filter((one) => concerns(one.file, path)),
    sources,
    cwd,
  );
  const document = draft.documents.get(path);
  if (!document || diagnostics.some(({ severity }) => severity === "error")) return { diagnostics };
  const documents: Documents = Object.fromEntries(
    [...draft.documents].map(([name, { value }]) => [name, value]),
  );
  const compiled = compile(definition, documents, assembled);
  if ("diagnostics" in compiled)
    return { diagnostics: [...diagnostics, ...place(compiled.diagnostics, sources, cwd)] };
  const ruleset = { module: definition.module, rules: compiled.rules };
  const battle = source.setUp(ruleset, document.value, documents);
  if (!battle.ok) {
    const asDiagnostic = (problem: SetupProblem) => {
      const { pointer = "", hint = mendBattle, ...rest } = problem;
      const origin = document.originOf(pointer) ?? { file: path, pointer };
      return placed({ ...rest, hint }, origin.file, origin.pointer, draft);
    };
    return { diagnostics: [...diagnostics, ...place(battle.error.map(asDiagnostic), sources, cwd)] };
  }
  const sides = child(documents["game.json"], "sides");
  return {
    source,
    battle: battle.value,
    ruleset,
    diagnostics,
    sideName: (side) => nameIn(child(child(sides, side), "name")) ?? side,
  };
}

const nameIn = (value: Json | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;
