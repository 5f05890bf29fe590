import { assemble, type FileMap, get, type Json } from "../../../lib/documents";
import { games } from "../../../lib/games";
import type { ExportFile, ExportSource } from "../../../lib/export";
import { printFormat } from "../../../lib/export/print";
import { shipped } from "../../support/shipped";

export const GAME = "fire-in-the-sky";

/** The shipped game to print, with some of its texts changed. */
export function source(
  changed: FileMap = {},
  more: Partial<ExportSource> = {},
  game: string = GAME,
): ExportSource {
  const files = { ...shipped(game).files, ...changed };
  return {
    game,
    definition: games[game],
    draft: assemble(files, {}),
    files,
    own: new Set<string>(),
    schemas: {},
    version: "9.8.7",
    ...more,
  };
}

/** Everything that is printed, by the name of its file. */
export function printed(from: ExportSource = source()): Map<string, string> {
  return new Map(made(from).map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]));
}

export function made(from: ExportSource): ExportFile[] {
  const making = printFormat.make(from);
  for (;;) {
    const { done, value } = making.next();
    if (done) return value;
  }
}

/** A document of the game with members changed at some places, as its text. */
export function edited(path: string, ...edits: readonly [string, Record<string, Json>][]): FileMap {
  const document = JSON.parse(shipped(GAME).files[path]!) as Json;
  for (const [pointer, members] of edits) Object.assign(get(document, pointer) as object, members);
  return { [path]: JSON.stringify(document) };
}

/** What is read on a page: words alone. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/s, " ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The pages of a file. */
export const pagesOf = (html: string): string[] => html.match(/<section class="page".*?<\/section>/gs) ?? [];
