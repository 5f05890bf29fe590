import {
  answer,
  BadRequest,
  listWorkspaces,
  newWorkspace,
  openFolder,
  optionalText,
  readObject,
  route,
  textOf,
} from "../../../lib/server";

export const dynamic = "force-dynamic";

/** Workspaces that were opened here, the last one first. */
export const GET = route(() => answer({ workspaces: listWorkspaces() }));

/** Make a workspace from a game, a scenario or another workspace, or open a folder: `{ open: path }`. */
export const POST = route(async (request) => {
  const body = await readObject(request, 64 * 1024);
  const open = optionalText(body, "open");
  if (open !== undefined) return answer({ id: openFolder(open) });
  const title = textOf(body, "title").trim();
  if (title === "" || title.length > 120) throw new BadRequest("A title has 1 to 120 characters.");
  const copyOf = optionalText(body, "copyOf");
  const game = copyOf === undefined ? textOf(body, "game") : "";
  return answer({ id: newWorkspace({ title, game, from: optionalText(body, "from"), copyOf }) }, 201);
});
