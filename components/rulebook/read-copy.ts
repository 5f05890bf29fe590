import { MOST_CHARACTERS, textOfPage } from "../../lib/rulebook";

/** Larger files are not opened (bytes). */
const LARGEST = 40_000_000;

/** What the button offers. */
export const readable = ".txt,.text,.md,.markdown,.html,.htm,text/plain,text/markdown,text/html";

const isPage = ({ name, type }: File): boolean => /\.html?$/i.test(name) || type === "text/html";

/** The text of a file. Throws an `Error` that says why it cannot be read, and what to do. */
export async function readCopy(file: File): Promise<string> {
  if (file.size > LARGEST)
    throw new Error(`it has more than ${LARGEST / 1_000_000} MB. Remove its pictures.`);
  const text = textOf(new Uint8Array(await file.arrayBuffer()));
  const plain = isPage(file) ? textOfPage(new DOMParser().parseFromString(text, "text/html").body) : text;
  if (plain.trim() === "") throw new Error("there is no text in it.");
  if (plain.length > MOST_CHARACTERS) {
    throw new Error(`its text has more than ${MOST_CHARACTERS} characters. Remove what is not rules.`);
  }
  return plain;
}

/** UTF-8, or else the encoding of old Windows programs. */
function textOf(bytes: Uint8Array): string {
  if (bytes.subarray(0, 4096).includes(0)) {
    throw new Error("it is not text. Attach plain text, Markdown or HTML.");
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
