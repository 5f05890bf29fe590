import { answer, otherFiles, route } from "../../../../../lib/server";

export const dynamic = "force-dynamic";

interface Context {
  params: Promise<{ id: string }>;
}

/** What lies in the workspace besides its documents: notes and pictures, for a bundle. */
export const GET = route(async (_request, { params }: Context) => answer(otherFiles((await params).id)));
