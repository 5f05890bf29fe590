import type { PageApp } from "../../lib/export";
import type {
  ComparedTexts,
  GameCard,
  HistoryAnswer,
  GameRulings,
  KeptRulebook,
  LoadedWorkspace,
  NewRequest,
  OtherFiles,
  VersionList,
  WorkspaceEntry,
} from "../../lib/server";

import { question, takeEarly } from "./early";

/** The page's client for the local server. */

/** The server's reason for refusing a request. */
export class ServerError extends Error {
  override readonly name = "ServerError";
  constructor(
    readonly code: string,
    message: string,
    readonly hint: string | undefined,
    /** What is on disk, after a conflict; null: the file no longer exists. */
    readonly disk: { text: string; version: string } | null | undefined,
  ) {
    super(message);
  }
}

/** The server did not answer: it was stopped, or the machine is busy. */
export class Unreachable extends Error {
  override readonly name = "Unreachable";
}

/** Sends a request. Throws `ServerError` with the server's reason, or `Unreachable`. */
export async function send(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    const early = init.method === undefined ? takeEarly(path) : undefined;
    response = await (early ??
      fetch(path, {
        ...question,
        ...init,
        headers: { ...question.headers, ...(init.headers as Record<string, string> | undefined) },
      }));
  } catch (error) {
    throw new Unreachable("The studio's server does not answer.", { cause: error });
  }
  if (response.ok) return response;
  const body = (await response.json().catch(() => undefined)) as
    { error?: { code: string; message: string; hint?: string; disk?: ServerError["disk"] } } | undefined;
  const said = body?.error;
  if (!said) throw oddAnswer(response);
  throw new ServerError(said.code, said.message, said.hint, said.disk);
}

const oddAnswer = ({ status }: Response): Unreachable =>
  new Unreachable(`The studio's server answered with ${status}.`);

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await send(path, init);
  const body = (await response.json().catch(() => undefined)) as T | undefined;
  if (body === undefined) throw oddAnswer(response);
  return body;
}

const post = <T>(path: string, body: unknown): Promise<T> =>
  call<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const fileAddress = (id: string, path: string): string =>
  `/api/workspaces/${id}/files/${path.split("/").map(encodeURIComponent).join("/")}`;

export const server = {
  games: async (): Promise<GameCard[]> => (await call<{ games: GameCard[] }>("/api/games")).games,
  workspaces: async (): Promise<WorkspaceEntry[]> =>
    (await call<{ workspaces: WorkspaceEntry[] }>("/api/workspaces")).workspaces,
  create: async (request: Omit<NewRequest, "game"> & { game?: string }): Promise<string> =>
    (await post<{ id: string }>("/api/workspaces", request)).id,
  open: async (path: string): Promise<string> =>
    (await post<{ id: string }>("/api/workspaces", { open: path })).id,
  importZip: async (zip: Uint8Array): Promise<string> => {
    const headers = { "content-type": "application/zip" };
    const init = { method: "POST", headers, body: new Blob([zip as BlobPart]) };
    return (await call<{ id: string }>("/api/workspaces/import", init)).id;
  },
  forget: (id: string): Promise<unknown> => call(`/api/workspaces/${id}`, { method: "DELETE" }),
  load: (id: string): Promise<LoadedWorkspace> => call<LoadedWorkspace>(`/api/workspaces/${id}`),
  gameTexts: (game: string): Promise<ComparedTexts> =>
    call<ComparedTexts>(`/api/games/${encodeURIComponent(game)}`),
  /** The code of an exported page for a game. */
  pageApp: (game: string): Promise<PageApp> => call<PageApp>(`/api/games/${encodeURIComponent(game)}/page`),
  rulings: (game: string): Promise<GameRulings> =>
    call<GameRulings>(`/api/games/${encodeURIComponent(game)}/rulings`),
  /** The copy of a rulebook in the folder of a workspace. */
  rulebook: (id: string): Promise<KeptRulebook> => call<KeptRulebook>(`/api/workspaces/${id}/rulebook`),
  keepRulebook: (id: string, text: string): Promise<Pick<KeptRulebook, "path">> =>
    call(`/api/workspaces/${id}/rulebook`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text }),
    }),
  removeRulebook: (id: string): Promise<KeptRulebook> =>
    call(`/api/workspaces/${id}/rulebook`, { method: "DELETE" }),
  texts: (id: string): Promise<ComparedTexts> => call<ComparedTexts>(`/api/workspaces/${id}/texts`),
  versions: (id: string): Promise<VersionList> => call<VersionList>(`/api/workspaces/${id}/versions`),
  history: (id: string, limit: number): Promise<HistoryAnswer> =>
    call<HistoryAnswer>(`/api/workspaces/${id}/history?limit=${limit}`),
  versionTexts: (id: string, version: string): Promise<ComparedTexts> =>
    call<ComparedTexts>(`/api/workspaces/${id}/versions/${encodeURIComponent(version)}`),
  others: async (id: string): Promise<OtherFiles["files"]> =>
    (await call<OtherFiles>(`/api/workspaces/${id}/others`)).files,
  /** Stores exported pages for a while; returns the address of the first. */
  keepPages: async (id: string, zip: Uint8Array): Promise<string> => {
    const headers = { "content-type": "application/zip" };
    const init = { method: "POST", headers, body: new Blob([zip as BlobPart]) };
    return (await call<{ address: string }>(`/api/workspaces/${id}/pages`, init)).address;
  },
  save: (
    id: string,
    path: string,
    text: string,
    expected: string | null,
  ): Promise<{ version: string; at: number }> =>
    call(fileAddress(id, path), {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text, expected }),
    }),
  remove: (id: string, path: string, version: string): Promise<{ at: number }> =>
    call(fileAddress(id, path), { method: "DELETE", headers: { "if-match": version } }),
};
