import { Command, CommanderError } from "commander";
import { version } from "../../package.json";
import { DiceError, EngineError } from "../kernel";
import { WorkspaceError } from "../workspace";
import type { Context } from "./answer";
import { registerAnswers } from "./commands/answers";
import { registerBalance } from "./commands/balance";
import { registerCheck } from "./commands/check";
import { registerCompare } from "./commands/compare";
import { registerDiff } from "./commands/diff";
import { registerErrata } from "./commands/errata";
import { registerExport } from "./commands/export";
import { registerGames } from "./commands/games";
import { registerHistory } from "./commands/history";
import { registerImport } from "./commands/import";
import { registerImportCsv } from "./commands/import-csv";
import { registerMigrate } from "./commands/migrate";
import { registerNew } from "./commands/new";
import { registerOdds } from "./commands/odds";
import { registerPlay } from "./commands/play";
import { registerReplay } from "./commands/replay";
import { registerReports } from "./commands/reports";
import { registerRuns } from "./commands/runs";
import { registerSetup } from "./commands/setup";
import { registerShow } from "./commands/show";
import { registerSimulate } from "./commands/simulate";
import { registerWorker } from "./commands/worker";
import { registerSweep } from "./commands/sweep";
import { CliError, status, type Status } from "./errors";
import { type Io, WIDTH } from "./io";
import { guarded, terminalJson } from "./terminal-text";
import type { Run } from "./run-action";

const commands = [
  registerGames,
  registerCheck,
  registerShow,
  registerSetup,
  registerPlay,
  registerSimulate,
  registerRuns,
  registerReplay,
  registerReports,
  registerWorker,
  registerOdds,
  registerCompare,
  registerSweep,
  registerBalance,
  registerAnswers,
  registerDiff,
  registerHistory,
  registerErrata,
  registerExport,
  registerImport,
  registerNew,
  registerMigrate,
  registerImportCsv,
];

/** Run one command line (without `node` and the program's own name) and give its exit status. */
export async function runProgram(argv: readonly string[], context: Context): Promise<Status> {
  const io = guarded(context.io);
  const json = argv.includes("--json");
  let exit: Status = status.good;
  const run: Run = async (action) => {
    const answer = await action({ ...context, io, argv });
    if (!answer) return;
    exit = answer.status;
    if (json) io.out(`${terminalJson(answer.json)}\n`);
    else io.out(`${answer.text(io).join("\n")}\n`);
  };
  try {
    await build(io, run).parseAsync(argv, { from: "user" });
    return exit;
  } catch (error) {
    return failed(error, io, json);
  }
}

function build(io: Io, run: Run): Command {
  const program = new Command("sandtable")
    .description(
      "A studio for the rules data of Pacific War board wargames: edit, check, set up, play and simulate.",
    )
    .version(version, "-V, --version", "print the version")
    .helpCommand(false)
    .showHelpAfterError("Add --help for the arguments and options.");
  for (const register of commands) register(program, run);
  // Settings that a command does not take over from its parent.
  for (const command of [program, ...program.commands]) {
    command.exitOverride();
    command.configureHelp({ helpWidth: WIDTH });
    command.configureOutput({ writeOut: (text) => io.out(text), writeErr: (text) => io.err(text) });
  }
  return program;
}

/** Prints what went wrong: in words on stderr, and with --json as the one document on stdout. */
function failed(error: unknown, io: Io, json: boolean): Status {
  const found = explain(error) ?? unforeseen(error, io);
  const { exit, isPrinted, ...rest } = found;
  if (exit === status.good) return exit;
  if (!isPrinted) {
    io.err(`${rest.message}\n`);
    if (rest.hint !== undefined) io.err(`${rest.hint}\n`);
  }
  if (json) io.out(`${terminalJson({ ok: false, error: rest })}\n`);
  return exit;
}

interface Failure {
  exit: Status;
  code: string;
  message: string;
  hint?: string;
  /** Commander has written it to stderr itself. */
  isPrinted?: boolean;
}

/** A mistake of ours. What a person needs to report it goes to stderr; programs still get their document. */
function unforeseen(error: unknown, io: Io): Failure {
  if (error instanceof Error && error.stack !== undefined) io.err(`${error.stack}\n`);
  const message = `The program failed: ${error instanceof Error ? error.message : String(error)}`;
  return { exit: status.findings, code: "internal", message, hint: OUR_MISTAKE };
}

const OUR_MISTAKE = "This is a fault of the program, not of your files.";

function explain(error: unknown): Failure | undefined {
  if (error instanceof CliError) {
    const { exit, code, message, hint } = error;
    return { exit, code, message, hint };
  }
  if (error instanceof WorkspaceError) {
    const { code, message, hint } = error;
    return { exit: status.findings, code, message, hint };
  }
  if (error instanceof DiceError) return { exit: status.findings, code: "dice", message: error.message };
  if (error instanceof EngineError) {
    const message = `The rules failed${error.step === undefined ? "" : ` in “${error.step}”`}: ${error.message}`;
    return {
      exit: status.findings,
      code: "engine",
      message,
      hint: OUR_MISTAKE,
    };
  }
  if (error instanceof CommanderError) {
    // Asking for help is not an error, unless it was shown because there was no command.
    const exit = error.exitCode === 0 ? status.good : status.usage;
    return { exit, code: "usage", message: error.message.replace(/^error: /, ""), isPrinted: true };
  }
  return undefined;
}
