import { WorkspaceError, type WorkspaceErrorCode } from "../workspace";
import { whyRefused } from "./guard";

/** What the server says when it does not do what was asked. */
export interface Refused {
  code: WorkspaceErrorCode | "refused" | "bad-request" | "too-large" | "internal";
  message: string;
  hint?: string;
}

const statusOf: Partial<Record<Refused["code"], number>> = {
  refused: 403,
  outside: 403,
  link: 403,
  missing: 404,
  "not-a-workspace": 404,
  "no-version": 404,
  "unknown-game": 404,
  conflict: 409,
  "in-use": 409,
  exists: 409,
  "too-large": 413,
  write: 507,
  internal: 500,
};

const headers = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

export const answer = (value: unknown, status = 200): Response => Response.json(value, { status, headers });

export const refuse = (refused: Refused, more: object = {}): Response =>
  answer({ error: { ...refused, ...more } }, statusOf[refused.code] ?? 400);

/** A request that cannot be understood. The message says what is wrong with it. */
export class BadRequest extends Error {
  override readonly name = "BadRequest";
}

/**
 * Wrap a route: who may not ask is refused, and what a person can put right is answered as JSON. Anything else is a
 * mistake of ours: it is logged, and the page gets its message too.
 */
export function route<Context>(
  handle: (request: Request, context: Context) => Promise<Response> | Response,
): (request: Request, context: Context) => Promise<Response> {
  return async (request, context) => {
    const writes = request.method !== "GET" && request.method !== "HEAD";
    const refused = whyRefused(request.headers, writes);
    if (refused !== undefined) return refuse({ code: "refused", message: refused });
    try {
      return await handle(request, context);
    } catch (error) {
      if (error instanceof BadRequest) return refuse({ code: "bad-request", message: error.message });
      if (!(error instanceof WorkspaceError)) return failed(error);
      const { code, message, hint } = error;
      return refuse({ code, message, hint });
    }
  };
}

function failed(error: unknown): Response {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${stack ?? message}\n`);
  const hint = "This is a fault of the program. Its terminal has the details.";
  return refuse({ code: "internal", message: `The server failed: ${message}`, hint });
}
