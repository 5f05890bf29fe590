import { relative } from "node:path";
import { Book, wholeUpdate } from "../book";
import { games } from "../games";
import { child, type Draft, isPlaytestPath, rangeOf } from "../documents";
import {
  byChange,
  isChanged,
  type PlaytestFailure,
  type PlaytestResult,
  type ReadPlaytest,
  readPlaytest,
  runPlaytest,
} from "../playtest";
import { MANIFEST, openGame, type Sources } from "../workspace";
import { diagnose } from "./diagnose";
import { type Assembled, assembleSources } from "./load";

/** The result of a playtest, with its place on disk. */
export interface PlacedPlaytest extends Omit<PlaytestResult, "failure" | "otherLayers" | "path"> {
  game: string | null;
  /** As among the documents, and as seen from the current folder. */
  file: string;
  path: string;
  /** Ids of the layers with which it was played, in order. */
  layers: string[];
  failure?: PlaytestFailure & { range: { start: { line: number; column: number } } };
}

/**
 * Plays all playtests of a game or workspace. One that names its layers is played with just these, the others with those
 * that are asked for. With `only`, just that one is played.
 */
export function playPlaytests(
  { sources, draft, layers, without }: Assembled,
  cwd: string,
  only?: string,
): PlacedPlaytest[] {
  const shipped = sources.game !== undefined && sources.workspace ? openGame(sources.game).files : {};
  const listed = child(draft.documents.get("game.json")?.value, "defaultLayers");
  const defaults = Array.isArray(listed) ? listed.map(String) : [];
  const rulesets = new Map<string, Book | string>();
  const bookWith = (exactly: readonly string[] | undefined): Book | string => {
    const key = exactly?.join() ?? "as requested";
    const known = rulesets.get(key);
    if (known !== undefined) return known;
    const missing = exactly?.find((id) => !draft.availableLayers.includes(id));
    const made =
      missing !== undefined
        ? `It needs the layer “${missing}”, which does not exist.`
        : bookOf(
            sources,
            exactly ? assembleSources(sources, { layers: exactly }) : { draft, layers, without },
          );
    rulesets.set(key, made);
    return made;
  };
  return Object.keys(sources.files)
    .filter((path) => isPlaytestPath(path) && (only === undefined || path === only))
    .sort()
    .map((path) => {
      const read = readPlaytest(path, sources.files[path]!);
      const book = bookWith(read.script?.layers);
      const layersOn = typeof book === "string" ? (read.script?.layers ?? []) : [...book.layers];
      const run = typeof book === "string" ? notRun(path, read, book) : runPlaytest(book, path, read);
      const changed = isChanged({
        own: sources.workspace === undefined ? [] : [MANIFEST, ...sources.own],
        isShipped: (file) => Object.hasOwn(shipped, file),
        layers: layersOn,
        // One that names its layers holds by these on the shipped game.
        defaults: read.script?.layers ?? defaults,
      });
      return placed(byChange(run, sources.own.has(path), changed), layersOn, draft, sources, cwd);
    });
}

/** The rulesets of a game or workspace, with its problems. */
export function bookOf(
  sources: Sources,
  { draft, layers, without }: Pick<Assembled, "draft" | "layers" | "without">,
): Book {
  const book = new Book(games);
  const { diagnostics } = diagnose(sources, layers, without);
  book.take(wholeUpdate(sources.game, draft, diagnostics, sources.files));
  return book;
}

const notRun = (path: string, { title, script }: ReadPlaytest, reason: string): PlaytestResult => ({
  path,
  title,
  state: "grey",
  ms: 0,
  played: 0,
  of: script?.choices.length ?? 0,
  reason,
});

function placed(
  { path: file, title, state, ms, played, of, failure, reason }: PlaytestResult,
  layers: string[],
  draft: Draft,
  sources: Sources,
  cwd: string,
): PlacedPlaytest {
  const text = draft.files.get(file);
  const start = { line: 1, column: 1 };
  return {
    game: sources.game ?? null,
    file,
    path: relative(cwd, sources.diskPath(file)),
    title,
    state,
    ms: Math.round(ms),
    played,
    of,
    layers,
    ...(reason !== undefined && { reason }),
    ...(failure && {
      failure: { ...failure, range: text ? rangeOf(text, failure.pointer) : { start, end: start } },
    }),
  };
}
