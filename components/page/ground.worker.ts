import type { DocumentUpdate } from "../../lib/book";
import { type Json, mergedDraft } from "../../lib/documents";
import { loadRules } from "../../lib/games/load";
import { gameRules } from "../../lib/games/loaded";
import type { ViewWorld } from "../../lib/views";
import { mapOverlay, mapView } from "../../lib/views/map";
import { type Reply, replyTo } from "../worker/asking";
import { WhenLoaded } from "../worker/when-loaded";

/** To the worker that draws up the maps: first the documents, then questions. */
export type GroundRequest =
  | { type: "documents"; update: Pick<DocumentUpdate, "game" | "documents"> }
  | { type: "ask"; id: number; call: string; args: readonly unknown[] };

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<GroundRequest>) => void) | null;
  postMessage(message: Reply): void;
};

const loaded = new WhenLoaded(loadRules);
let world: ViewWorld | undefined;

scope.onmessage = ({ data }) => {
  if (data.type === "ask")
    return loaded.then([], () =>
      scope.postMessage(replyTo(data.id, () => answer(data.call, data.args), data.call === "mapOf")),
    );
  const { game, documents } = data.update;
  loaded.then([game], () => {
    const values = Object.entries(documents).flatMap(([path, text]): [string, Json][] =>
      text === null ? [] : [[path, JSON.parse(text) as Json]],
    );
    world = { draft: mergedDraft(values), game: game === undefined ? undefined : gameRules[game] };
  });
};

/** The data have no problems: they are exported only without errors. */
const noProblems = { diagnostics: [] };

/** The calls of the studio's desk that maps need. */
function answer(call: string, args: readonly unknown[]): unknown {
  if (!world) throw new RangeError("There are no documents yet.");
  const [scenario = "", board = "", kind = "", from = ""] = args.map(String);
  switch (call) {
    case "mapOf": {
      const view = mapView(world, scenario, board);
      return view && { ...view, overlays: view.overlays.filter(({ id }) => id !== "problems") };
    }
    case "mapOverlay":
      return kind === "" ? undefined : mapOverlay(world, noProblems, scenario, kind, from, board);
    default:
      throw new RangeError(`A page does not answer “${call}”.`);
  }
}
