import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";

/** A home of workspaces of its own for each test. */
export function useHome(): { readonly path: string } {
  const before = process.env.SANDTABLE_HOME;
  const home = { path: "" };
  beforeEach(() => {
    home.path = mkdtempSync(join(tmpdir(), "sandtable-server-"));
    process.env.SANDTABLE_HOME = home.path;
  });
  afterEach(() => {
    rmSync(home.path, { recursive: true, force: true });
    if (before === undefined) delete process.env.SANDTABLE_HOME;
    else process.env.SANDTABLE_HOME = before;
  });
  return home;
}

/** A request as the studio's own page makes it, unless `headers` say otherwise. */
export function request(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Request {
  return new Request(`http://127.0.0.1:3000${path}`, {
    method,
    headers: { host: "127.0.0.1:3000", "x-sandtable": "1", ...headers },
    body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
  });
}

export const params = <T>(value: T): { params: Promise<T> } => ({ params: Promise.resolve(value) });

export interface Said {
  id: string;
  version: string;
  path: string;
  error: { code: string; message: string; hint?: string; disk?: { text: string; version: string } | null };
}

export const said = async (response: Response): Promise<Said> => (await response.json()) as Said;
