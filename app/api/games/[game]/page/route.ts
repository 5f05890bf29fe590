import { answer, pageAppOf, route } from "../../../../../lib/server";

export const dynamic = "force-dynamic";

interface Context {
  params: Promise<{ game: string }>;
}

/** The code of an exported page for a game. */
export const GET = route(async (_request, { params }: Context) =>
  answer(await pageAppOf((await params).game)),
);
