import type { OpenedRun, RunEntry, UnreadableRun } from "../../lib/server";
import type { Decided } from "../../lib/lab/store";
import type { Plan } from "../../lib/lab/plan";
import { send, Unreachable } from "../server/api";

/** The runs of a workspace as the local server keeps them. */

const base = (workspace: string): string => `/api/workspaces/${workspace}/runs`;
const address = (workspace: string, run: string, what = ""): string =>
  `${base(workspace)}/${encodeURIComponent(run)}${what}`;

const json = async <T>(response: Promise<Response>): Promise<T> => (await (await response).json()) as T;

const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  send(path, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });

const withKey = (key: string): Record<string, string> => ({ "x-run-key": key });

export const runsApi = {
  list: async (workspace: string): Promise<(RunEntry | UnreadableRun)[]> =>
    (await json<{ runs: (RunEntry | UnreadableRun)[] }>(send(base(workspace)))).runs,

  create: (workspace: string, plan: Plan): Promise<{ id: string; known: boolean }> =>
    json(post(base(workspace), JSON.stringify(plan))),

  open: (workspace: string, run: string): Promise<OpenedRun> => json(send(address(workspace, run))),

  /** The lines of all saved games, as they arrive. */
  async games(workspace: string, run: string, onLine: (line: string) => void): Promise<void> {
    const { body } = await send(address(workspace, run, "/games"));
    if (!body) return;
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw new Unreachable("The connection to the studio's server was lost.", { cause: error });
      });
      if (done) break;
      const lines = (rest + value).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) onLine(line);
    }
    if (rest !== "") onLine(rest);
  },

  takeSeat: async (workspace: string, run: string): Promise<string> =>
    (await json<{ key: string }>(post(address(workspace, run, "/seat"), ""))).key,

  keep: async (workspace: string, run: string, key: string, lines: string): Promise<void> => {
    await post(address(workspace, run, "/games"), lines, withKey(key));
  },

  decide: async (workspace: string, run: string, key: string, decided: Decided): Promise<void> => {
    await post(address(workspace, run, "/decided"), JSON.stringify(decided), withKey(key));
  },

  /** Also while the page is being closed. */
  leaveSeat: async (workspace: string, run: string, key: string): Promise<void> => {
    const headers = { "x-sandtable": "1", ...withKey(key) };
    await fetch(address(workspace, run, "/leave"), { method: "POST", headers, keepalive: true }).catch(
      // The server releases the run after a while.
      () => undefined,
    );
  },

  remove: async (workspace: string, run: string): Promise<void> => {
    await send(address(workspace, run), { method: "DELETE" });
  },

  restore: async (workspace: string, run: string): Promise<void> => {
    await post(address(workspace, run, "/back"), "");
  },
};
