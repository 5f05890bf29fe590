import { get, parsePointer } from "../../documents";
import type { Report } from "../../diagnostics";
import type { Overlay } from "../../games";
import { compiledOnce } from "../../games/compiled";
import { CompileError, type Documents, type GameDefinition } from "../../games/types";
import type { ViewWorld } from "../world";
import { boardOf } from "./boards";
import type { MapPlace } from "./types";
import { mapView } from "./view";
import { sightOf } from "./world";

const empty = (id: string, title: string, note: string): Overlay => ({
  id,
  title,
  key: [],
  marks: [],
  lines: [],
  note,
});

const rulesets = new WeakMap<Documents, { rules: unknown } | { failure: string }>();

/** Made once for the same documents. Documents that do not fit together yet give the reason. */
function rulesOf(game: GameDefinition, documents: Documents): { rules: unknown } | { failure: string } {
  let made = rulesets.get(documents);
  if (!made) {
    try {
      made = { rules: compiledOnce(game, documents) };
    } catch (error) {
      if (!(error instanceof CompileError || error instanceof TypeError || error instanceof RangeError))
        throw error;
      const why = error instanceof CompileError ? `: ${error.message}` : ".";
      made = { failure: `The documents cannot be played yet${why} Fix the listed problems first.` };
    }
    rulesets.set(documents, made);
  }
  return made;
}

/** One overlay of a board of a scenario; of the first one where no board is named. */
export function mapOverlay(
  world: ViewWorld,
  report: Pick<Report, "diagnostics">,
  scenario: string,
  kind: string,
  from?: string,
  board?: string,
): Overlay | undefined {
  const sight = sightOf(world, scenario);
  if (!sight || !world.game) return undefined;
  if (kind === "problems") return problemsOverlay(world, report, scenario, board);
  const title = sight.views.overlays.find(({ id }) => id === kind)?.title ?? kind;
  const made = rulesOf(world.game, sight.documents);
  if ("failure" in made) return empty(kind, title, made.failure);
  const { id } = boardOf(sight.views, board);
  return sight.views.overlay(made.rules, sight.documents[scenario] ?? null, kind, from, id);
}

/** Places that a problem's place in the text leads to, with the worst of each. */
function problemsOverlay(
  world: ViewWorld,
  report: Pick<Report, "diagnostics">,
  scenario: string,
  board?: string,
): Overlay {
  const { places = [], board: shown } = mapView(world, scenario, board) ?? {};
  const found = new Map<string, { messages: string[]; isError: boolean }>();
  for (const { file, pointer, message, severity } of report.diagnostics) {
    if (severity === "info") continue;
    const document = file.replace(/^layers\/[^/]+\//, "");
    for (const place of placesAt(world, places, scenario, shown?.path, document, pointer)) {
      const entry = found.get(place) ?? { messages: [], isError: false };
      entry.messages.push(message);
      entry.isError ||= severity === "error";
      found.set(place, entry);
    }
  }
  return {
    id: "problems",
    title: "Problems",
    key: [
      { tone: "bad", text: "Error" },
      { tone: "warn", text: "Warning" },
    ],
    marks: [...found].map(([place, { messages, isError }]) => ({
      place,
      tone: isError ? ("bad" as const) : ("warn" as const),
      text: `${isError ? "✕" : "!"} ${messages.length}`,
      title: messages.join(" "),
    })),
    lines: [],
    note: found.size === 0 ? "No problem refers to a place on this map." : undefined,
  };
}

/** The places of a board that a place in a document leads to: ids, in the order of the board. */
export function placesOf(
  world: ViewWorld,
  scenario: string,
  { document, pointer }: { document: string; pointer: string },
  board?: string,
): string[] {
  const view = mapView(world, scenario, board);
  return placesAt(world, view?.places ?? [], scenario, view?.board.path, document, pointer);
}

/** The places that a pointer speaks of: by an id on the way, or by the ids that stand below it. */
function placesAt(
  { draft, game }: ViewWorld,
  places: readonly MapPlace[],
  scenario: string,
  board: string | undefined,
  document: string,
  pointer: string,
): string[] {
  const isOther = game?.views?.map?.boards.some(({ path }) => path === document && path !== board) ?? false;
  const isMine = document === scenario || (!isOther && !/^(scenarios|battles)\//.test(document));
  if (!isMine) return [];
  const words = new Set(parsePointer(pointer).flatMap((segment) => [segment, ...segment.split("-")]));
  const value = get(draft.documents.get(document)?.value, pointer);
  if (typeof value === "string") words.add(value);
  return places
    .filter(({ id, hex }) => words.has(id) || (hex !== undefined && words.has(hex)))
    .map(({ id }) => id);
}
