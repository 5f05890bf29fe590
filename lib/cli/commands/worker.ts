import { availableParallelism } from "node:os";
import type { Command } from "commander";
import { alone } from "../../lab/alone";
import { isTrouble } from "../../lab/record/types";
import type { Answer, Context } from "../answer";
import { wholeNumber, withJson } from "../arguments";
import { serveQueue } from "../crew/queue-worker";
import { shownAddress } from "../crew/redis";
import { threads } from "../crew/threads";
import { status } from "../errors";
import { counted } from "../format/layout";
import type { Run } from "../run-action";

interface WorkerOptions {
  queue: string;
  threads?: number;
  lease: number;
  json?: boolean;
}

/** Play what others have put into a queue, until somebody interrupts. Throws `CliError`. */
async function workAtQueue(
  { queue: address, lease, threads: wanted = availableParallelism() }: WorkerOptions,
  { io, thread }: Context,
): Promise<Answer> {
  const size = thread ? wanted : 1;
  const shown = shownAddress(address);
  const ending = new AbortController();
  const unsubscribe = io.onInterrupt(() => {
    if (ending.signal.aborted) process.exit(status.findings);
    io.err("Finishing the games in progress. Interrupt again to stop at once.\n");
    ending.abort();
  });
  let games = 0;
  let troubles = 0;
  try {
    await serveQueue(
      {
        address,
        openCrew: thread ? threads(thread, size) : alone,
        threads: size,
        lease,
        onReady: () =>
          io.err(
            `At the queue ${shown} with ${counted(size, "thread")}. Ctrl-C stops it after the games in progress.\n`,
          ),
        onPlayed: (lines) => {
          games += lines.length;
          troubles += lines.filter(isTrouble).length;
          io.progress(`${counted(games, "game")} played`);
        },
        onReach: (inReach) =>
          io.err(
            inReach ? `${shown} can be reached again.\n` : `${shown} cannot be reached; trying again.\n`,
          ),
      },
      ending.signal,
    );
  } finally {
    unsubscribe();
    io.progress("");
  }
  return {
    status: status.good,
    json: { ok: true, games, troubles, threads: size },
    text: () => [`${counted(games, "game")} played${troubles > 0 ? `, ${troubles} of them failed` : ""}.`],
  };
}

export function registerWorker(program: Command, run: Run): void {
  withJson(program.command("worker"))
    .description("play games from a queue on Redis, until Ctrl-C")
    .requiredOption("--queue <url>", "address of the queue: redis://HOST:PORT")
    .option("--threads <n>", "number of threads (default: one per core)", wholeNumber(1, 256))
    .option(
      "--lease <seconds>",
      "seconds without a sign of life after which a worker's games go to another",
      wholeNumber(1, 3600),
      15,
    )
    .action((options: WorkerOptions) => run((context) => workAtQueue(options, context)));
}
