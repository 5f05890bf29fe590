import { answer, gameTexts, route } from "../../../../lib/server";

export const dynamic = "force-dynamic";

interface Context {
  params: Promise<{ game: string }>;
}

/** The texts of a shipped game, to compare with. */
export const GET = route(async (_request, { params }: Context) => answer(gameTexts((await params).game)));
