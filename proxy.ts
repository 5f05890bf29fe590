import { NextResponse, type NextRequest } from "next/server";
import { isKnownHost } from "./lib/server/guard";

/**
 * Before every page: the server answers to its own name only, and what a page may load is this server's own.
 * Scripts need the nonce of their page; styles may stand in elements, because the editor sets them there. React needs
 * `eval` for the stacks of its errors in development, and only there.
 */
export function proxy(request: NextRequest): NextResponse {
  if (!isKnownHost(request.headers.get("host"))) {
    return new NextResponse("This server answers to its own name only.", { status: 403 });
  }
  const nonce = btoa(crypto.randomUUID());
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  response.headers.set("x-content-type-options", "nosniff");
  response.headers.set("referrer-policy", "no-referrer");
  response.headers.set("cross-origin-opener-policy", "same-origin");
  return response;
}

/**
 * The routes of workspaces see to who asks by themselves. What passes through here is kept whole in memory and cut
 * off at a bound of the framework's, which a document or a zip may exceed.
 */
export const config = { matcher: ["/((?!_next/static|favicon.ico|api/workspaces).*)"] };
