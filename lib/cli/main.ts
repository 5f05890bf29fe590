import type { Context } from "./answer";
import { terminalIo } from "./io";
import { runProgram } from "./program";
import type { Status } from "./errors";

/** Run a command line in the real terminal; the exit status. */
export async function runCli(
  argv: readonly string[],
  bundle: Pick<Context, "pageApp" | "thread">,
): Promise<Status> {
  const io = terminalIo();
  try {
    return await runProgram(argv, { io, ...bundle });
  } finally {
    io.close();
  }
}
