import { exportName } from "../facts";
import { requireReadable } from "../source";
import type { ExportFile, ExportFormat, ExportSource, ExportStep } from "../types";
import { sheetHtml } from "./html";
import { sheetMarkdown } from "./markdown";
import { makeSheet } from "./sheet";

export interface ErrataSheetOptions {
  /** Entries of a later version of the errata than this are marked as new. */
  since?: string;
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The errata sheet, as Markdown and as HTML. */
export function errataSheetFormat({ since }: ErrataSheetOptions = {}): ExportFormat {
  function* make(source: ExportSource): Generator<ExportStep, ExportFile[]> {
    requireReadable(source);
    const of = 2;
    yield { done: 0, of, words: "The errata" };
    const sheet = makeSheet(source, since);
    const name = `${exportName(source)}-errata`;
    yield { done: 1, of, words: "The errata sheet" };
    return [
      { path: `${name}.md`, bytes: encode(sheetMarkdown(sheet)) },
      { path: `${name}.html`, bytes: encode(sheetHtml(sheet)) },
    ];
  }
  return {
    id: "errata",
    title: "Errata sheet",
    summary: "the errata of all errata layers that are on, as Markdown and as printable HTML",
    make,
  };
}
