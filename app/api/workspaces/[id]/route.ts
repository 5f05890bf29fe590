import { answer, forget, loadWorkspace, remember, route } from "../../../../lib/server";

export const dynamic = "force-dynamic";

interface Context {
  params: Promise<{ id: string }>;
}

/** Everything of a workspace: its own files with their versions, and those of its game. */
export const GET = route(async (_request, { params }: Context) => {
  const workspace = loadWorkspace((await params).id);
  remember(workspace.path);
  return answer(workspace);
});

/** Take it off the list; nothing on disk is removed. */
export const DELETE = route(async (_request, { params }: Context) => {
  forget((await params).id);
  return answer({});
});
