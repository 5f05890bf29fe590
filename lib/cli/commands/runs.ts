import { existsSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Command } from "commander";
import { findWorkspace } from "../../workspace";
import { isRun, type ListedRun, listRuns, runAt, RUNS } from "../../workspace/runs";
import type { Answer, Context } from "../answer";
import { withJson } from "../arguments";
import { status, usageError } from "../errors";
import { counted, number, table, wrap } from "../format/layout";
import type { Run } from "../run-action";
import { shownPath } from "../run";

/** The runs of a workspace, or those in a folder, or that one. Throws `CliError` and `WorkspaceError`. */
function runsAnswer(path: string | undefined, { io }: Context): Answer {
  const found = runsAt(path, io.cwd);
  const broken = found.filter((run) => "problem" in run);
  return {
    status: broken.length > 0 ? status.findings : status.good,
    json: { ok: broken.length === 0, runs: found.map((run) => described(run, io.cwd)) },
    text: ({ colours: c }) =>
      found.length === 0
        ? ["No runs here. “sandtable simulate --out” creates one."]
        : [
            ...table(
              found.map((run) => row(run)),
              [1],
            ),
            "",
            ...found.flatMap((run) => remarks(run, c.dim)),
          ],
  };
}

function runsAt(path: string | undefined, cwd: string): ListedRun[] {
  const folder = path === undefined ? findWorkspace(cwd) : resolve(cwd, path);
  if (folder === undefined) throw usageError("Which runs? Name a workspace, or a folder with runs.");
  if (!existsSync(folder)) throw usageError(`${path ?? folder} does not exist.`);
  if (isRun(folder)) return [runAt(folder, basename(folder))];
  const workspace = findWorkspace(folder);
  return listRuns(workspace === folder ? join(folder, RUNS) : folder);
}

function described(run: ListedRun, cwd: string): object {
  const path = shownPath(run.folder, cwd);
  if ("problem" in run) {
    const { code, message, hint } = run.problem;
    return { id: run.id, path, error: { code, message, hint } };
  }
  const { id, plan, state, done, of, troubles, decided } = run;
  const { purpose, players, seed, games, cap, engine } = plan;
  const variants = plan.variants.map(({ title, game, scenario, options, layers, dataHash, setting }) => ({
    title,
    game,
    scenario,
    options,
    layers,
    dataHash,
    ...(setting && { setting }),
  }));
  return {
    ...{ id, path, state, done, of, troubles, ...(decided && { decided }) },
    ...{ purpose, variants, players, seed, games, cap, engine },
  };
}

const states = { playing: "running", over: "over", unfinished: "unfinished" } as const;

function row(run: ListedRun): string[] {
  if ("problem" in run) return [run.id, "", "cannot be read", run.problem.message];
  const { id, plan, state, done, of, decided } = run;
  const titles = plan.variants.map((variant) => variant.title);
  const title = plan.search ? `${titles[0]} to ${titles.at(-1)}` : titles.join(" and ");
  const stateText = decided ? `decided after ${counted(decided.after, "game")}` : states[state];
  return [
    id,
    `${number(done)} of ${number(of)}`,
    stateText,
    `${title}, ${plan.players.join(" against ")}, seed ${plan.seed}`,
  ];
}

function remarks(run: ListedRun, dim: (text: string) => string): string[] {
  if ("problem" in run || run.troubles.length === 0) return [];
  const { id, troubles } = run;
  const [first] = troubles;
  return wrap(
    dim(
      `${id}: ${counted(troubles.length, "game")} could not be played to the end and count in no result; ` +
        `the first is game ${first!.game}, seed ${first!.seed}: ${first!.message}`,
    ),
  );
}

export function registerRuns(program: Command, run: Run): void {
  withJson(program.command("runs [path]"))
    .description("list the runs of a workspace or a folder, with their progress")
    .action((path: string | undefined) => run((context) => runsAnswer(path, context)));
}
