import { Inflate } from "fflate";
import { crc32 } from "./crc32";
import type { ZipEntry } from "./directory";
import { ZipError } from "./error";
import { method } from "./form";

/** What is unpacked at most: far above any game, far below what would stop the machine. */
export interface ZipBounds {
  files: number;
  /** Of one file. */
  fileBytes: number;
  /** Of all. */
  totalBytes: number;
}

/** Text that people write is not compressed more than this. */
const HIGHEST_RATIO = 200;
/** Smaller files do no harm, however tightly they are packed. */
const RATIO_COUNTS_FROM = 65_536;

export const isTight = ({ size, packedSize }: { size: number; packedSize: number }): boolean =>
  size > RATIO_COUNTS_FROM && size > packedSize * HIGHEST_RATIO;

/**
 * Unpacks in small parts, so that no more is unpacked than allowed: this much input gives at most a thousand times
 * as much.
 */
const SLICE = 4096;

const damaged = "The file is damaged. Download or copy it again.";

/**
 * Unpacks files of a zip. What the zip declares is checked before anything is unpacked, and again during unpacking,
 * because it may not be true. Throws `ZipError`.
 */
export function unpackEntries(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
  bounds: ZipBounds,
): Map<string, Uint8Array> {
  if (entries.length > bounds.files) throw tooMuch("too-many", `more than ${bounds.files} files`);
  let total = 0;
  for (const entry of entries) {
    refuseForm(entry);
    if (entry.size > bounds.fileBytes) throw tooMuch("too-large", `“${entry.name}” with ${entry.size} bytes`);
    total += entry.size;
    if (total > bounds.totalBytes) throw tooMuch("too-large", `more than ${bounds.totalBytes} bytes`);
    if (isTight(entry)) throw tooTight(entry);
  }
  return new Map(entries.map((entry) => [entry.name, unpackEntry(bytes, entry)]));
}

function refuseForm(entry: ZipEntry): void {
  const { name } = entry;
  if (entry.isEncrypted)
    throw new ZipError("encrypted", `“${name}” is encrypted.`, "Pack it again without a password.");
  if (entry.isLink)
    throw new ZipError("link", `“${name}” is a link to another file.`, "Pack the file itself instead.");
  if (entry.method !== method.stored && entry.method !== method.deflated) {
    const hint = "Pack it again as an ordinary zip (deflate).";
    throw new ZipError(
      "unknown-form",
      `“${name}” is packed with an unsupported method (${entry.method}).`,
      hint,
    );
  }
}

function unpackEntry(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const packed = bytes.subarray(entry.at, entry.at + entry.packedSize);
  const content = entry.method === method.stored ? packed.slice() : inflate(packed, entry);
  if (content.length !== entry.size) {
    const message = `“${entry.name}” has ${content.length} bytes; ${entry.size} were expected.`;
    throw new ZipError("broken", message, damaged);
  }
  if (crc32(content) !== entry.crc)
    throw new ZipError("broken", `“${entry.name}” is damaged: its checksum differs.`, damaged);
  return content;
}

function inflate(packed: Uint8Array, entry: ZipEntry): Uint8Array {
  const content = new Uint8Array(entry.size);
  let length = 0;
  const inflater = new Inflate((part) => {
    if (length + part.length > entry.size) throw lies(entry);
    content.set(part, length);
    length += part.length;
  });
  try {
    for (let at = 0; at < packed.length; at += SLICE) {
      inflater.push(packed.subarray(at, at + SLICE), at + SLICE >= packed.length);
    }
  } catch (error) {
    if (error instanceof ZipError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new ZipError("broken", `“${entry.name}” cannot be unpacked: ${why}.`, damaged, { cause: error });
  }
  return content.subarray(0, length);
}

const tooMuch = (code: "too-many" | "too-large", what: string): ZipError =>
  new ZipError(
    code,
    `The zip is too large: it contains ${what}.`,
    "Remove what does not belong to the workspace.",
  );

const tooTight = ({ name }: ZipEntry): ZipError =>
  new ZipError(
    "too-tight",
    `“${name}” is packed so tightly that it cannot be a document.`,
    "It would unpack to far more than its size. Use this zip only if you know who made it.",
  );

const lies = ({ name, size }: ZipEntry): ZipError =>
  new ZipError(
    "too-tight",
    `“${name}” unpacks to more than the ${size} bytes that the zip states.`,
    "Use this zip only if you know who made it.",
  );
