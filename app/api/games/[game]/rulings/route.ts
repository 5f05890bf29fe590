import { helpPages } from "../../../../../components/help/pages";
import { answer, docsRulings, route } from "../../../../../lib/server";

export const dynamic = "force-dynamic";

interface Context {
  params: Promise<{ game: string }>;
}

/** How the rules of a game are read, by their numbers; empty for a game without such a page. */
export const GET = route(async (_request, { params }: Context) => {
  const { game } = await params;
  return answer(docsRulings(helpPages.find(({ rulingsOf }) => rulingsOf === game)?.id));
});
