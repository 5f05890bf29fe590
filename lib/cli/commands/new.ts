import { relative, resolve } from "node:path";
import type { Command } from "commander";
import { createWorkspace, shippedGames } from "../../workspace";
import type { Answer, Context } from "../answer";
import { withJson } from "../arguments";
import { status } from "../errors";
import { idsIn, openDraft, unknownId } from "../load";
import type { Run } from "../run-action";

interface NewOptions {
  game: string;
  from?: string;
}

/** Make a workspace. Throws `CliError` or `WorkspaceError`; then nothing is left behind. */
function makeWorkspace(folder: string, { game, from }: NewOptions, { io }: Context): Answer {
  if (!shippedGames().includes(game)) throw unknownId("game", game, shippedGames());
  if (from !== undefined) {
    const scenarios = idsIn(openDraft({ game }, io.cwd).draft, "scenarios");
    if (!scenarios.includes(from)) throw unknownId("scenario", from, scenarios);
  }
  const made = createWorkspace(resolve(io.cwd, folder), game, { from, shown: folder });
  return {
    status: status.good,
    json: made,
    text: ({ colours: c }) => [
      `Created ${c.bold(relative(io.cwd, made.path) || ".")}:`,
      ...made.files.map((file) => `  ${file}`),
      "Its README.md explains each of them.",
    ],
  };
}

export function registerNew(program: Command, run: Run): void {
  withJson(program.command("new <dir>"))
    .description("create a workspace: a folder of your own for changes to a game")
    .requiredOption("--game <id>", "the game it builds on")
    .option("--from <scenario>", "begin with a copy of this scenario")
    .action((folder: string, options: NewOptions) =>
      run((context) => makeWorkspace(folder, options, context)),
    );
}
