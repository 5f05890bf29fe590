import { exportFormats, exportSource, type ExportFile, type ExportSource, runExport } from "../../lib/export";
import { exportName } from "../../lib/export/facts";
import { writeZip } from "../../lib/zip";
import { capital } from "../../lib/words";
import { Desk } from "../desk/world";
import type { Message, OfferedFormat, Request } from "./protocol";

/** The most errors that are listed. */
const MOST_FAULTS = 50;

/** The offered formats, each with a sentence about its use. */
export const offeredFormats = (): OfferedFormat[] =>
  exportFormats().map(({ id, title, summary }) => ({
    id,
    title,
    summary: capital(summary.replace(/\.?$/, ".")),
  }));

/** Makes an export and reports each step; the last message is the result. Throws `ExportError`. */
export function* makeExport(request: Request): Generator<Message, Message> {
  yield { type: "step", done: 0, of: 1, words: "the check of the data" };
  const desk = new Desk();
  desk.open(request.game, request.shipped, request.own);
  const errors = desk.report().diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) {
    const faults = errors
      .slice(0, MOST_FAULTS)
      .map(({ file, range, message }) => ({ file, ...range.start, message }));
    return { type: "faulty", faults, count: errors.length };
  }
  const source = sourceOf(request, desk);
  if (source === undefined) {
    return { type: "failed", message: "The game of this workspace is not one of the shipped games." };
  }
  const wanted = exportFormats({
    errata: { since: request.since },
    // What is downloaded is a zip in any case.
    page: { app: request.page, zipOnly: true },
  }).filter(({ id }) => request.formats.includes(id));
  const steps = runExport(source, wanted);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return packed(source, step.value);
    const { done, of, words, format } = step.value;
    const title = wanted.find(({ id }) => id === format)?.title ?? format;
    yield { type: "step", done, of, words: wanted.length > 1 ? `${title}: ${words}` : words };
  }
}

function sourceOf({ shipped, others, version }: Request, desk: Desk): ExportSource | undefined {
  const { game } = desk;
  if (game === undefined) return undefined;
  const { draft, files, own } = desk;
  const rest = others && new Map(Object.entries(others).map(([path, text]) => [path, fromBase64(text)]));
  return exportSource({ game: game.id, definition: game, draft, files, own, shipped, others: rest, version });
}

const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** The folder of the play aids in an export, and its index page. */
const PAGES = "print/";

/** A single file is sent as it is, several as a zip. */
function packed(source: ExportSource, files: readonly ExportFile[]): Message {
  const [only] = files;
  const one = files.length === 1 ? only : undefined;
  const name = one?.path.split("/").at(-1) ?? `${exportName(source)}.zip`;
  const pages = files
    .filter(({ path }) => path.startsWith(PAGES))
    .map(({ path, bytes }) => ({ path: path.slice(PAGES.length), bytes }));
  return {
    type: "made",
    name,
    bytes: one?.bytes ?? writeZip(files),
    files: files.length,
    ...(pages.length > 0 && { pages: writeZip(pages) }),
  };
}
