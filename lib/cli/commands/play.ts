import { randomInt } from "node:crypto";
import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Command } from "commander";
import { canonicalText, lineMapOf, parseDocument } from "../../documents";
import { type Event, type Game, hash, pending, standing, start, view } from "../../kernel";
import {
  botOf,
  botsOf,
  botSeed,
  player,
  playOut,
  readScript,
  runScript,
  type Script,
  type ScriptError,
} from "../../playtest";
import { findWorkspace, readText, WorkspaceError, writeNamed } from "../../workspace";
import type { Answer, Context } from "../answer";
import { commaList, seedNumber, type Switch, withJson, withLayers, withOptionalRules } from "../arguments";
import { badInput, status, usageError } from "../errors";
import { choiceText, namesOf } from "../../book";
import { hindered } from "../format/diagnostics";
import { diary } from "../format/diary";
import { Chronicle } from "../format/story";
import { counted, wrap } from "../format/layout";
import { playInteractively } from "../interactive/loop";
import type { Io } from "../io";
import { openPlayable, type Playable, setupDiagnostics, type Unplayable, type WantedPlay } from "../playable";
import type { Run } from "../run-action";
import { botsFor } from "./simulate";

interface PlayOptions extends WantedPlay {
  script?: string;
  seed?: number;
  bots?: string[];
  brief?: boolean;
  interactive?: boolean;
  json?: boolean;
}

/** A game as it stands after what was asked for, or why it got no further. */
interface Played {
  playable: Playable;
  game?: Game;
  chance: { seed: number } | { dice: readonly number[] };
  error?: ScriptError;
  /** Present when the story is wanted in short. */
  chronicle?: Chronicle;
}

/** Play by script, by bots or by hand. */
async function play(options: PlayOptions, { io }: Context): Promise<Answer | undefined> {
  const script =
    options.script === undefined ? undefined : loadScript(resolve(io.cwd, options.script), options.script);
  const playable = openPlayable(script ? withScript(options, script, io.cwd) : options, io.cwd);
  if (!("ruleset" in playable)) return cannotPlay(playable);
  const byHand = options.interactive ?? (!script && !options.bots && !options.json);
  if (byHand && options.json) throw usageError("--json cannot be combined with --interactive.");
  const { id } = playable.definition;
  if (script?.game !== undefined && script.game !== id)
    throw badInput("script", `${options.script} is a script for “${script.game}”, not for “${id}”.`);
  const played = script ? playScript(playable, script, options) : startGame(playable, options, byHand);
  if ("diagnostics" in played) return cannotPlay(played);
  if (played.game && options.bots && !played.error) letBotsPlay(played, played.game, options.bots);
  if (!byHand || !played.game || played.error) return answer(played);
  await playInteractively(settingOf(played, played.game, io), io);
  return undefined;
}

const cannotPlay = ({ diagnostics }: Unplayable): Answer => {
  const message = "The scenario cannot be set up.";
  return hindered(diagnostics, message, { error: { index: -1, code: "setup", message, nearest: [] } });
};

function loadScript(path: string, shown: string): Script {
  let text: string;
  try {
    text = readText(path, { followLink: true });
  } catch (error) {
    if (error instanceof WorkspaceError) throw usageError(error.message.replace(path, shown), error.hint);
    throw error;
  }
  const parsed = parseDocument(shown, text);
  const { value, problems } = parsed;
  if (value === undefined) {
    const first = problems[0];
    const { line, column } = lineMapOf(parsed).positionAt(first?.offset ?? 0);
    const message = `${shown}:${line}:${column} is not JSON: ${first?.message ?? "The file is empty."}`;
    throw badInput("script", message, first?.hint);
  }
  const script = readScript(value);
  if (!script.ok) throw badInput("script", `${shown} cannot be played: ${script.error}`);
  return script.value;
}

/** What a script says about the game, where the command line says nothing. */
function withScript(options: PlayOptions, script: Script, cwd: string): WantedPlay {
  requireSame("layer", script.layers, options.layer);
  requireSame("option", script.options, options.option);
  const wanted: WantedPlay = { ...options, scenario: options.scenario ?? script.scenario };
  if (script.options) wanted.options = script.options;
  if (options.game === undefined && options.path === undefined) {
    const workspace = findWorkspace(dirname(resolve(cwd, options.script!)));
    if (workspace !== undefined) wanted.path = workspace;
    else if (script.game !== undefined) wanted.game = script.game;
  }
  if (script.layers) wanted.layers = script.layers;
  return wanted;
}

/** A script says by which layers and options its choices are legal; the command line cannot say otherwise. */
function requireSame(
  what: "layer" | "option",
  own: readonly string[] | undefined,
  switches: readonly Switch[] = [],
): void {
  const other = own && switches.find(({ id, on }) => own.includes(id) !== on);
  if (!own || !other) return;
  const list = own.length === 0 ? `without any ${what}` : `with the ${what}s ${own.join(", ")}`;
  throw usageError(
    `The script is played ${list}; --${other.on ? "" : "no-"}${what} ${other.id} cannot be combined with it.`,
    `Remove “${what}s” from the script to choose them here.`,
  );
}

function playScript(playable: Playable, script: Script, { seed, brief }: PlayOptions): Played | Unplayable {
  const chronicle = brief ? new Chronicle() : undefined;
  if (seed !== undefined && script.dice)
    throw usageError("The script contains its dice, so --seed cannot be used with it.");
  const own: Script = seed === undefined ? script : { ...script, seed };
  const chance = own.dice ? { dice: own.dice } : { seed: own.seed ?? 1 };
  const { scenario, options, ruleset } = playable;
  const run = runScript(ruleset, own, { scenario, options, watch: (game) => chronicle?.watch(game) });
  if (run.error?.problems) return { diagnostics: setupDiagnostics(run.error.problems, playable) };
  return { playable, game: run.game, chance, error: run.error, chronicle };
}

/** Somebody who plays by hand gets another game each time; everything else is the same each time. */
function startGame(playable: Playable, { seed, brief }: PlayOptions, byHand: boolean): Played | Unplayable {
  const chance = { seed: seed ?? (byHand ? randomInt(4294967296) : 1) };
  const { scenario, options, ruleset } = playable;
  const started = start(ruleset, scenario, { ...chance, options });
  if (!started.ok) return { diagnostics: setupDiagnostics(started.error, playable) };
  return { playable, game: started.value, chance, chronicle: brief ? new Chronicle() : undefined };
}

function letBotsPlay({ playable, chance, chronicle }: Played, game: Game, names: readonly string[]): void {
  const seed = "seed" in chance ? chance.seed : 1;
  const ids = botsFor(names, playable.definition);
  const players = ids.map((id, side) => player(botOf(playable.definition, id).play, botSeed(seed, side)));
  const watch = (at: Game) => {
    chronicle?.watch(at);
    return false;
  };
  playOut(game, players, { until: chronicle && watch });
}

function answer({ playable, game, error, chronicle }: Played): Answer {
  const events: Event[] = game?.table.events.slice() ?? [];
  const [first, ...others] = game ? pending(game) : [];
  return {
    status: error ? status.findings : status.good,
    json: {
      ok: !error,
      ...(error && { error }),
      events,
      pending: first ? { ...first, also: others } : null,
      standing: game ? standing(game) : null,
      state: game ? view(game) : null,
      hash: game ? hash(game) : null,
    },
    text: ({ colours: c }) => {
      const story =
        chronicle && game ? chronicle.lines(game, playable.turnTitle, c) : diary(events, playable.ruleset, c);
      const lines = [c.bold(playable.title), "", ...story, ""];
      if (error) lines.push(...errorLines(error));
      else if (first) {
        lines.push(
          ...wrap(
            `${playable.sideName(first.side)} must choose: ${first.prompt} ${c.dim(`(${first.rule})`)}`,
          ),
        );
        lines.push(`${counted(first.options.length, "option")}, the first: ${choiceText(first.options[0]!)}`);
      } else if (game?.state.outcome) {
        const { text, rule } = game.state.outcome;
        lines.push(...wrap(`${text} ${c.dim(`(${rule})`)}`));
      }
      const leads = game ? standing(game).text : "";
      if (leads !== "" && leads !== game?.state.outcome?.text) lines.push(...wrap(leads));
      return lines;
    },
  };
}

/** Errors that say themselves where they are, or are about the script as a whole. */
const placeless = new Set<ScriptError["code"]>(["expectation", "dice-left-over", "setup"]);

function errorLines({ index, code, message, section, nearest }: ScriptError): string[] {
  const where = placeless.has(code) ? "" : index < 0 ? "At the start: " : `Choice ${index + 1}: `;
  return [
    ...(section === undefined ? [] : wrap(`In section “${section}”:`)),
    ...wrap(`${where}${message}`),
    ...(nearest.length > 0 ? ["The nearest legal options:"] : []),
    ...nearest.map((choice) => `  ${choiceText(choice)}  ${JSON.stringify(choice)}`),
    "",
  ];
}

function settingOf({ playable, chance }: Played, game: Game, io: Io) {
  const { definition, scenarioName, options, assembled } = playable;
  return {
    game,
    bots: botsOf(definition),
    title: "seed" in chance ? `${playable.title} (seed ${chance.seed})` : playable.title,
    sideName: playable.sideName,
    names: namesOf(playable),
    board: () => playable.board(game),
    turnTitle: playable.turnTitle,
    chance,
    head: {
      game: definition.id,
      scenario: scenarioName,
      options,
      layers: assembled.draft.layers.filter(({ on }) => on).map(({ id }) => id),
    },
    scenario: (id: string, title: string) =>
      canonicalText(definition.scenarioOf(game.table, { id, title, from: playable.scenario })),
    write: (path: string, text: string, replace: boolean, command: string) =>
      writeFile(resolve(io.cwd, path), { shown: path, text, replace, command }),
  };
}

interface Writing {
  shown: string;
  text: string;
  replace: boolean;
  command: string;
}

function writeFile(path: string, { shown, text, replace, command }: Writing): string {
  if (!replace && existsSync(path))
    throw new Error(`${shown} already exists. Use ${command}! ${shown} to replace it.`);
  writeNamed(path, shown, text);
  return shown;
}

export function registerPlay(program: Command, run: Run): void {
  withOptionalRules(withLayers(withJson(program.command("play [path]"))))
    .description("play a game by hand, from a script, or with bots")
    .option("--game <id>", "a shipped game")
    .option("--scenario <id>", "id or file of the scenario (a script may name it)")
    .option("--script <file>", "play the choices of this script or playtest, then stop")
    .option("--seed <n>", "seed of the dice", seedNumber)
    .option("--bots <a,b>", "let bots play to the end; one for all sides or one per side", commaList)
    .option("--interactive", "continue by hand after a script")
    .option("--brief", "show a short diary")
    .action((path: string | undefined, options: PlayOptions) =>
      run((context) => play({ ...options, path }, context)),
    );
}
