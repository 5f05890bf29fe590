import { MOST_CHARACTERS, textOfPage } from "../../lib/rulebook";

/** Larger files are not opened (bytes). */
const LARGEST = 40_000_000;

/** What the button offers. */
export const readable =
  ".txt,.text,.md,.markdown,.html,.htm,.pdf,text/plain,text/markdown,text/html,application/pdf";

const isPage = ({ name, type }: File): boolean => /\.html?$/i.test(name) || type === "text/html";

/** The bytes with which a PDF begins; some programs write a few others before them. */
const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder("latin1").decode(bytes.subarray(0, 1024)).includes("%PDF-");

/**
 * The text of a file. `onPage` is called for each page of a PDF. Throws an `Error` that says why it cannot be read, and what
 * to do.
 */
export async function readCopy(
  file: File,
  onPage: (page: number, of: number) => void = () => {},
): Promise<string> {
  if (file.size > LARGEST)
    throw new Error(`it has more than ${LARGEST / 1_000_000} MB. Remove its pictures.`);
  const plain = await plainText(file, new Uint8Array(await file.arrayBuffer()), onPage);
  if (plain.trim() === "") throw new Error("there is no text in it.");
  if (plain.length > MOST_CHARACTERS) {
    throw new Error(`its text has more than ${MOST_CHARACTERS} characters. Remove what is not rules.`);
  }
  return plain;
}

async function plainText(
  file: File,
  bytes: Uint8Array,
  onPage: (page: number, of: number) => void,
): Promise<string> {
  if (isPdf(bytes)) {
    const { textOfPdf } = await import("./pdf/text-of-pdf");
    return textOfPdf(bytes, onPage);
  }
  const text = textOf(bytes);
  return isPage(file) ? textOfPage(new DOMParser().parseFromString(text, "text/html").body) : text;
}

/** UTF-8, or else the encoding of old Windows programs. */
function textOf(bytes: Uint8Array): string {
  if (bytes.subarray(0, 4096).includes(0)) {
    throw new Error("it is not text. Attach plain text, Markdown, HTML or a PDF.");
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
