import {
  answer,
  BadRequest,
  keepPages,
  keptPage,
  largestPages,
  readBytes,
  route,
} from "../../../../../../lib/server";

export const dynamic = "force-dynamic";

interface Context {
  params: Promise<{ id: string; path?: string[] }>;
}

/** Both are of one module, because what is kept is in its memory. */
export const POST = route(async (request, { params }: Context) => {
  const { id, path } = await params;
  if (path !== undefined) throw new BadRequest("Pages are sent as a zip, without a path.");
  return answer({ address: keepPages(id, await readBytes(request, largestPages)) }, 201);
});

/** Nothing in a page may run, ask for anything or be shown within another page. */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "sandbox allow-same-origin",
].join("; ");

export const GET = route(async (_request, { params }: Context) => {
  const { id, path = [] } = await params;
  const [key = "", name = ""] = path;
  if (path.length !== 2) throw new BadRequest("The path of a page is its key and its name.");
  return new Response(keptPage(id, key, name) as BodyInit, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    },
  });
});
