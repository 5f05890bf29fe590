import { answer, forget, loadLook, loadWorkspace, lookedInto, remember, route } from "../../../../lib/server";
import { WorkspaceError } from "../../../../lib/workspace";

export const dynamic = "force-dynamic";

interface Context {
  params: Promise<{ id: string }>;
}

/** Everything of a workspace: its own files with their versions, and those of its game. */
export const GET = route(async (_request, { params }: Context) => {
  const { id } = await params;
  const game = lookedInto(id);
  if (game !== undefined) return answer(loadLook(game));
  const workspace = loadWorkspace(id);
  try {
    remember(workspace.path);
  } catch (error) {
    // It is on the list already. On a full disk it can be opened all the same; it only does not come first.
    if (!(error instanceof WorkspaceError) || error.code !== "write") throw error;
  }
  return answer(workspace);
});

/** Take it off the list; nothing on disk is removed. */
export const DELETE = route(async (_request, { params }: Context) => {
  forget((await params).id);
  return answer({});
});
