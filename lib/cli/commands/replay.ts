import { resolve } from "node:path";
import type { Command } from "commander";
import { pending, standing, view } from "../../kernel";
import { PlanError } from "../../lab/play";
import { type Replay, replay } from "../../lab/record/replay";
import { type GameLine, isTrouble } from "../../lab/record/types";
import type { Plan } from "../../lab/plan";
import { castsOf, gamesOf, seated } from "../../lab/robustness";
import { SetupError } from "../../playtest";
import { keptGames, planOf } from "../../workspace/runs";
import type { Answer, Context } from "../answer";
import { wholeNumber, withJson } from "../arguments";
import { badInput, status } from "../errors";
import { counted, wrap } from "../format/layout";
import { Chronicle } from "../format/story";
import type { Run } from "../run-action";
import { shownPath } from "../run";
import { sideName, turnOf } from "../stored-run";

interface ReplayOptions {
  run: string;
  game: number;
  variant: number;
}

/** Plays a stored game of a run again, prints it, and says whether it is the same game. Throws `CliError`. */
function replayGame({ run, game: number, variant }: ReplayOptions, { io }: Context): Answer {
  const folder = resolve(io.cwd, run);
  const shown = shownPath(folder, io.cwd);
  const plan = planOf(folder, shown);
  const kept = keptLine(folder, plan, { game: number, variant });
  if (!kept) throw notKept(shown, plan, { game: number, variant });
  const seat = seated(plan, variant)!;
  const chronicle = new Chronicle();
  const again = playedAgain(plan, kept, chronicle);
  const { game, line, differs } = again;
  const same = differs === undefined;
  return {
    status: same ? status.good : status.findings,
    json: {
      ok: same,
      same,
      ...(same ? {} : { differs }),
      kept,
      line,
      events: game?.table.events ?? [],
      standing: game ? standing(game) : null,
      state: game ? view(game) : null,
    },
    text: ({ colours: c }) => [
      c.bold(`${seat.variant.title}: game ${number}, seed ${kept.seed}, ${seat.players.join(" against ")}`),
      "",
      ...(game ? chronicle.lines(game, (turn) => turnOf(plan, turn), c) : []),
      "",
      ...wrap(endWords(plan, line, game)),
      ...wrap(same ? "It is the same game, choice by choice." : differs),
    ],
  };
}

function keptLine(
  folder: string,
  plan: Plan,
  wanted: Pick<GameLine, "game" | "variant">,
): GameLine | undefined {
  for (const line of keptGames(folder, plan))
    if (line.game === wanted.game && line.variant === wanted.variant) return line;
  return undefined;
}

function notKept(shown: string, plan: Plan, { game, variant }: Pick<GameLine, "game" | "variant">) {
  if (!seated(plan, variant)) {
    const length = plan.variants.length * castsOf(plan).length;
    const there = length === 1 ? "The run has one variant, 0." : `Variants go from 0 to ${length - 1}.`;
    return badInput("no-game", `${shown} has no variant ${variant}.`, there);
  }
  const games = gamesOf(plan, variant);
  const hint = game < games ? "This game has not been played yet." : `Games go from 0 to ${games - 1}.`;
  return badInput("no-game", `${shown} has no game ${game}.`, hint);
}

function playedAgain(plan: Plan, line: GameLine, chronicle: Chronicle): Replay {
  try {
    return replay(plan, line, { watch: (game) => chronicle.watch(game) });
  } catch (error) {
    if (error instanceof PlanError || error instanceof SetupError) throw badInput("plan", error.message);
    throw error;
  }
}

function endWords(plan: Plan, line: GameLine, game: Replay["game"]): string {
  const after = `after ${counted(line.decisions, "decision")}`;
  if (isTrouble(line)) return `The game failed ${after}: ${line.message}`;
  const outcome = game?.state.outcome;
  if (outcome) return `${outcome.text} (${line.rule ?? outcome.rule})`;
  const [first] = game ? pending(game) : [];
  const who = first ? ` ${sideName(plan, first.side)} had to choose.` : "";
  return `The game was stopped ${after}, the limit of the run.${who}`;
}

export function registerReplay(program: Command, run: Run): void {
  withJson(program.command("replay <run>"))
    .description("replay a game of a run, show a short diary, and check that the result is the same")
    .requiredOption("--game <n>", "number of the game, from 0", wholeNumber(0))
    .option("--variant <n>", "number of the variant, from 0", wholeNumber(0), 0)
    .action((folder: string, options: ReplayOptions) =>
      run((context) => replayGame({ ...options, run: folder }, context)),
    );
}
