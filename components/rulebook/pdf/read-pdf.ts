import { getDocument, type PageViewport, type PDFDocumentProxy, type PDFPageProxy } from "unpdf/pdfjs";
import { MOST_CHARACTERS } from "../../../lib/rulebook";
import { textOfPages } from "../../../lib/rulebook/pages/text";
import type { PrintedPage, Run } from "../../../lib/rulebook/pages/types";

const MOST_PAGES = 600;
/** Pieces of text on one page; a page of small print has a few thousand. */
const MOST_RUNS = 50_000;
/** Letters on a page on average; fewer are those of a stamp on scanned pages. */
const FEWEST_LETTERS = 20;

/**
 * The text of a PDF. Only what it prints as text is looked at: no picture, form, script or link of it is. Throws an `Error`
 * that says why it cannot be read, and what to do.
 */
export async function readPdf(
  bytes: Uint8Array,
  onPage: (page: number, of: number) => void = () => {},
): Promise<string> {
  const task = getDocument({
    data: bytes,
    // Fonts of a file would be made into programs, or be given to the system; neither is needed for its letters.
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    // Nothing is fetched: all bytes are there.
    disableAutoFetch: true,
    disableStream: true,
    useWorkerFetch: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  try {
    return await textOf(await task.promise, onPage);
  } catch (error) {
    throw inWords(error);
  } finally {
    await task.destroy();
  }
}

async function textOf(pdf: PDFDocumentProxy, onPage: (page: number, of: number) => void): Promise<string> {
  const { numPages } = pdf;
  if (numPages > MOST_PAGES)
    throw new Refusal(`it has ${numPages} pages; a rulebook may have ${MOST_PAGES}. Keep those with rules.`);
  const pages: PrintedPage[] = [];
  let characters = 0;
  for (let number = 1; number <= numPages; number++) {
    onPage(number, numPages);
    const page = await pdf.getPage(number);
    const printed = await printedOn(page);
    page.cleanup();
    for (const { text } of printed.runs) characters += text.length;
    if (characters > MOST_CHARACTERS)
      throw new Refusal(`its text has more than ${MOST_CHARACTERS} characters. Keep the pages with rules.`);
    pages.push(printed);
  }
  const text = textOfPages(pages);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < FEWEST_LETTERS * numPages)
    throw new Refusal(
      "its pages are pictures without text. Let a program for text recognition (OCR) read it, and attach what that saves.",
    );
  return text;
}

async function printedOn(page: PDFPageProxy): Promise<PrintedPage> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent({ includeMarkedContent: false });
  if (items.length > MOST_RUNS)
    throw new Refusal(
      `page ${page.pageNumber} has ${items.length} pieces of text; a page may have ${MOST_RUNS}. Leave it out.`,
    );
  const runs: Run[] = [];
  const turned: string[] = [];
  for (const item of items) {
    if (!("str" in item) || item.str.trim() === "") continue;
    const placed = placedOn(viewport, item.transform as number[]);
    if (placed) runs.push({ text: item.str, width: item.width, ...placed });
    else turned.push(item.str.trim());
  }
  return { height: viewport.height, runs, turned };
}

/** How far the base line may rise, for each unit to the right. */
const SLANT = 0.1;

/** Where a text starts on a page as it is shown, and its size; undefined where it is turned. */
function placedOn(
  { transform: view }: PageViewport,
  text: readonly number[],
): Omit<Run, "text" | "width"> | undefined {
  const [a, b, c, d, e, f] = view as [number, number, number, number, number, number];
  const [right, up, slant, height, x, y] = text as typeof view & number[];
  const across = a * right! + c * up!;
  const down = b * right! + d * up!;
  const size = Math.hypot(a * slant! + c * height!, b * slant! + d * height!);
  if (across <= 0 || Math.abs(down) > SLANT * across) return undefined;
  return { x: a * x! + c * y! + e, y: b * x! + d * y! + f, size };
}

/** A reason of our own, in words for people. */
class Refusal extends Error {}

function inWords(error: unknown): Error {
  if (error instanceof Refusal) return error;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name === "PasswordException")
    return new Error("it is protected by a password. Save it without one, and attach it again.");
  return new Error(`it is not a sound PDF (${message}). Open it in a program for PDFs, and save it again.`);
}
