import { answer, historyOf, route } from "../../../../../lib/server";

export const dynamic = "force-dynamic";

interface Context {
  params: Promise<{ id: string }>;
}

/** What changed in the last versions of the workspace, with the answers of its runs; `?limit=` says how many. */
export const GET = route(async (request, { params }: Context) =>
  answer(await historyOf((await params).id, new URL(request.url).searchParams.get("limit"))),
);
