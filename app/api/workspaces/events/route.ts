import { BadRequest, followWorkspaces, route } from "../../../../lib/server";

export const dynamic = "force-dynamic";

/** The most workspaces in one stream: more than anybody has windows. */
const MOST = 200;

/**
 * A stream of the documents that change on disk in the workspaces `?of=id,id`, while the connection is open: one for
 * all windows of a browser, which allows a server six connections in all.
 */
export const GET = route((request) => {
  const ids = (new URL(request.url).searchParams.get("of") ?? "").split(",").filter(Boolean);
  if (ids.length === 0 || ids.length > MOST) throw new BadRequest(`“of” must name 1 to ${MOST} workspaces.`);
  return new Response(followWorkspaces([...new Set(ids)], request.signal), {
    headers: {
      "content-type": "text/event-stream",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    },
  });
});
