import { answer, gameCards, route } from "../../../lib/server";

export const dynamic = "force-dynamic";

/** The games that can be played, with their scenarios and where their values come from. */
export const GET = route(() => answer({ games: gameCards() }));
