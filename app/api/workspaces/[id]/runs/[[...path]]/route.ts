import {
  answer,
  BadRequest,
  bringBack,
  createRun,
  deleteRun,
  gamesOf,
  keepDecision,
  keepGames,
  largestLines,
  largestPlan,
  listRuns,
  openRun,
  readBytes,
  readObject,
  route,
  sitDown,
  standUp,
  textOf,
} from "../../../../../../lib/server";

export const dynamic = "force-dynamic";

interface Context {
  params: Promise<{ id: string; path?: string[] }>;
}

/** By which a page that plays a run is known. */
const keyOf = (request: Request): string => {
  const key = request.headers.get("x-run-key") ?? "";
  if (key === "" || key.length > 80) throw new BadRequest("Who sends games says by which key it plays.");
  return key;
};

/** All are of one module, because who plays a run is in its memory. Without a path: the runs of the workspace. */
export const GET = route(async (_request, { params }: Context) => {
  const { id, path = [] } = await params;
  const [run, what] = path;
  if (run === undefined) return answer({ runs: listRuns(id) });
  if (path.length === 1) return answer(openRun(id, run));
  if (what !== "games" || path.length > 2) throw new BadRequest("A run has games and nothing else.");
  return new Response(gamesOf(id, run), {
    headers: {
      "content-type": "application/jsonl; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
});

/** Begin a run by its plan; and of one that is there: sit down to play it, keep games, its decision, and stand up. */
export const POST = route(async (request, { params }: Context) => {
  const { id, path = [] } = await params;
  const [run, what] = path;
  if (run === undefined) return answer(createRun(id, await readObject(request, largestPlan)), 201);
  if (path.length !== 2) throw new BadRequest("What shall be done with the run?");
  switch (what) {
    case "seat":
      return answer({ key: sitDown(id, run) });
    case "games": {
      const text = new TextDecoder().decode(await readBytes(request, largestLines));
      await keepGames(id, run, keyOf(request), text);
      return answer({});
    }
    case "decided": {
      const body = await readObject(request, 64 * 1024);
      const { after } = body;
      if (!Number.isSafeInteger(after) || (after as number) < 1)
        throw new BadRequest("“after” must be a whole number from 1 on.");
      await keepDecision(id, run, keyOf(request), { after: after as number, reason: textOf(body, "reason") });
      return answer({});
    }
    case "leave":
      standUp(id, run, keyOf(request));
      return answer({});
    case "back":
      bringBack(id, run);
      return answer({});
    default:
      throw new BadRequest("What shall be done with the run?");
  }
});

/** Delete a run; the one that was deleted last can be brought back. */
export const DELETE = route(async (_request, { params }: Context) => {
  const { id, path = [] } = await params;
  if (path.length !== 1) throw new BadRequest("Which run shall be deleted?");
  deleteRun(id, path[0]!);
  return answer({});
});
