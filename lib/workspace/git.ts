import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { bounds } from "./read";
import { isSystemError, readError, WorkspaceError } from "./errors";

/** How git is called here: it only reads, and neither runs programs of the repository nor uses the network. */

/** A call that takes longer is given up (milliseconds). */
const LONGEST = 20_000;

/** What makes git look elsewhere than in the folder, as in a hook of another repository. */
const elsewhere = /^GIT_/;

// Windows looks for programs in the current folder first, where a stranger's workspace may hold a git.exe.
if (process.platform === "win32") process.env.NoDefaultCurrentDirectoryInExePath = "1";

const environment = (): Record<string, string | undefined> => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !elsewhere.test(name))),
  GIT_OPTIONAL_LOCKS: "0",
  GIT_TERMINAL_PROMPT: "0",
  GIT_NO_LAZY_FETCH: "1",
  GIT_NO_REPLACE_OBJECTS: "1",
  LC_ALL: "C",
});

/** Git said no: the folder or the name is not what it was taken for. */
export class GitRefusal extends Error {
  override readonly name = "GitRefusal";
}

/** The output of git in a folder. Throws `GitRefusal`, or `WorkspaceError` if git is not installed. */
export function git(folder: string, args: readonly string[], input = ""): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      "git",
      ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "--no-pager", ...args],
      {
        cwd: folder,
        env: environment() as NodeJS.ProcessEnv,
        encoding: "buffer",
        maxBuffer: 2 * bounds.totalBytes,
        timeout: LONGEST,
        windowsHide: true,
      },
      (error, stdout, stderr) => {
        if (error === null) return resolve(stdout);
        reject(whyNot(error, folder, stderr.toString("utf8")));
      },
    );
    // Git may end before it has read everything; then its own answer says why.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(input);
  });
}

function whyNot(error: Error, folder: string, said: string): Error {
  if (isSystemError(error) && error.code === "ENOENT") {
    // The system says the same of a folder that is gone and of a program that is not there.
    if (!existsSync(folder)) return readError(error, folder) as Error;
    const hint = "Install git, or use a folder or a bundle instead of a version.";
    return new WorkspaceError(
      "no-version",
      "Versions of a folder need git, which is not installed.",
      folder,
      hint,
      {
        cause: error,
      },
    );
  }
  return new GitRefusal(said.trim() || error.message, { cause: error });
}
