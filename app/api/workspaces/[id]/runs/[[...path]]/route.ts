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

const actionMissing = "The path must name a run and an action: seat, games, decided, leave or back.";

/** The key of the page that plays a run. */
const keyOf = (request: Request): string => {
  const key = request.headers.get("x-run-key") ?? "";
  if (key === "" || key.length > 80)
    throw new BadRequest(
      "The header x-run-key is missing or too long: only the player of a run may change it.",
    );
  return key;
};

/** All methods are in one module, because it remembers who plays a run. Without a path: the runs of the workspace. */
export const GET = route(async (_request, { params }: Context) => {
  const { id, path = [] } = await params;
  const [run, what] = path;
  if (run === undefined) return answer({ runs: listRuns(id) });
  if (path.length === 1) return answer(openRun(id, run));
  if (what !== "games" || path.length > 2)
    throw new BadRequest("Only the games of a run can be read: …/runs/RUN/games.");
  return new Response(gamesOf(id, run), {
    headers: {
      "content-type": "application/jsonl; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
});

/** Creates a run from its plan; for an existing one: takes or leaves the seat of its player, saves games or its decision. */
export const POST = route(async (request, { params }: Context) => {
  const { id, path = [] } = await params;
  const [run, what] = path;
  if (run === undefined) return answer(createRun(id, await readObject(request, largestPlan)), 201);
  if (path.length !== 2) throw new BadRequest(actionMissing);
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
        throw new BadRequest("“after” must be a whole number of at least 1.");
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
      throw new BadRequest(actionMissing);
  }
});

/** Delete a run; the last one can be restored. */
export const DELETE = route(async (_request, { params }: Context) => {
  const { id, path = [] } = await params;
  if (path.length !== 1) throw new BadRequest("The path must name the run to delete.");
  deleteRun(id, path[0]!);
  return answer({});
});
