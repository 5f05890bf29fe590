import { answer, route, versionsOf } from "../../../../../lib/server";

export const dynamic = "force-dynamic";

interface Context {
  params: Promise<{ id: string }>;
}

/** The last versions that git keeps of the workspace's folder. */
export const GET = route(async (_request, { params }: Context) =>
  answer(await versionsOf((await params).id)),
);
