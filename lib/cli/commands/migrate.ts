import type { Command } from "commander";
import { migrateText } from "../../documents";
import { findWorkspace, openGame, saveFile, shippedGames, type Sources, versionOf } from "../../workspace";
import type { Answer, Context } from "../answer";
import { withJson } from "../arguments";
import { status } from "../errors";
import { counted, wrap } from "../format/layout";
import { openSources } from "../load";
import type { Run } from "../run-action";

interface MigrateOptions {
  game?: string;
  write?: boolean;
}

interface FileMigration {
  file: string;
  applied: string[];
  manualSteps: string[];
  written: boolean;
}

/**
 * Bring old documents to the present shape: those of a workspace, of one game, or (outside a workspace) of
 * all games. Without
 * `write` nothing is changed on disk; then the status says whether there is something to do.
 */
function migrate(path: string | undefined, options: MigrateOptions, { io }: Context): Answer {
  const write = options.write === true;
  const wanted = { game: options.game, path };
  const everything = path === undefined && options.game === undefined && !findWorkspace(io.cwd);
  const all = everything ? shippedGames().map((id) => openGame(id)) : [openSources(wanted, io.cwd)];
  const found = all.map((sources) => migrateSources(sources, write));
  const files = found.flatMap(({ files }) => files);
  const broken = found.flatMap(({ broken }) => broken);
  const open = broken.length > 0 || (!write && files.length > 0);
  return {
    status: open ? status.findings : status.good,
    json: { ok: !open, written: write, files, broken },
    text: ({ colours: c }) => {
      const lines = files.flatMap(({ file, applied, manualSteps }) => [
        `${c.bold(file)}: ${applied.join(", ")}`,
        ...manualSteps.flatMap((step) => wrap(`to do by hand: ${step}`, undefined, "  ")),
      ]);
      lines.push(
        ...broken.map(
          (file) => `${file} is not valid JSON and was skipped. “sandtable check” shows the problem.`,
        ),
      );
      if (files.length === 0) return [...lines, "All documents have the current format."];
      const summary = counted(files.length, "document");
      return [...lines, write ? `Wrote ${summary}.` : `${summary} to migrate. Add --write to change them.`];
    },
  };
}

function migrateSources(sources: Sources, write: boolean): { files: FileMigration[]; broken: string[] } {
  const files: FileMigration[] = [];
  const broken: string[] = [];
  // A workspace migrates its own files; the game below it is not its business.
  const paths = Object.keys(sources.files).filter((path) => !sources.workspace || sources.own.has(path));
  for (const path of paths) {
    const text = sources.files[path]!;
    const result = migrateText(path, text);
    if (!result.ok) broken.push(path);
    else if (result.applied.length > 0) {
      const { applied, manualSteps } = result;
      if (write) saveFile(sources.root, path, result.text, { expected: versionOf(text) });
      files.push({ file: path, applied, manualSteps, written: write });
    }
  }
  return { files, broken };
}

export function registerMigrate(program: Command, run: Run): void {
  withJson(program.command("migrate [path]"))
    .description("convert old documents to the current format; without --write only lists them")
    .option("--game <id>", "a shipped game")
    .option("--write", "write the converted files")
    .action((path: string | undefined, options: MigrateOptions) =>
      run((context) => migrate(path, options, context)),
    );
}
