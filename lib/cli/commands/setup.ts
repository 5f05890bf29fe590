import type { Command } from "commander";
import { start, view } from "../../kernel";
import type { Answer, Context } from "../answer";
import { seedNumber, withJson, withLayers, withOptionalRules } from "../arguments";
import { status } from "../errors";
import { hindered } from "../format/diagnostics";
import { outline } from "../format/outline";
import { openPlayable, setupDiagnostics, type WantedPlay } from "../playable";
import type { Run } from "../run-action";

interface SetupOptions extends WantedPlay {
  seed?: number;
}

/** Set a scenario up, and say what stands where. */
function setUp(wanted: SetupOptions, { io }: Context): Answer {
  const playable = openPlayable(wanted, io.cwd);
  const failed = (diagnostics: typeof playable.diagnostics): Answer =>
    hindered(diagnostics, "The scenario cannot be set up.", { summary: null, state: null });
  if (!("ruleset" in playable)) return failed(playable.diagnostics);
  const started = start(playable.ruleset, playable.scenario, {
    seed: wanted.seed,
    options: playable.options,
  });
  if (!started.ok) return failed([...playable.diagnostics, ...setupDiagnostics(started.error, playable)]);
  const game = started.value;
  const summary = playable.definition.summary(game.table);
  return {
    status: status.good,
    json: { ok: true, diagnostics: playable.diagnostics, summary, state: view(game) },
    text: ({ colours: c }) => [
      c.bold(playable.title),
      ...(playable.options.length > 0 ? [`Optional rules: ${playable.options.join(", ")}`] : []),
      "",
      ...playable.board(game),
      "",
      ...outline(summary),
    ],
  };
}

export function registerSetup(program: Command, run: Run): void {
  withOptionalRules(withLayers(withJson(program.command("setup [path]"))))
    .description("set up a scenario, check it, and count its counters")
    .option("--game <id>", "a shipped game")
    .requiredOption("--scenario <id>", "id or file of the scenario")
    .option("--seed <n>", "seed of the dice", seedNumber)
    .action((path: string | undefined, options: SetupOptions) =>
      run((context) => setUp({ ...options, path }, context)),
    );
}
