import { answer, route, workspaceTexts } from "../../../../../lib/server";

export const dynamic = "force-dynamic";

interface Context {
  params: Promise<{ id: string }>;
}

/** The texts of a workspace as they are on disk, to compare with; it is not thereby opened. */
export const GET = route(async (_request, { params }: Context) => answer(workspaceTexts((await params).id)));
