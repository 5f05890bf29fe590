import { ZipError } from "./error";
import { elsewhere, fixed, flag, signature } from "./form";

/** What a zip declares about one of its files. None of it is trusted. */
export interface ZipEntry {
  name: string;
  isFolder: boolean;
  isLink: boolean;
  isEncrypted: boolean;
  /** How it is packed. */
  method: number;
  packedSize: number;
  size: number;
  crc: number;
  /** Where its packed bytes begin. */
  at: number;
}

const cutOff = "The file is incomplete or damaged. Download or copy it again.";

const unreadable = (why: string): ZipError =>
  new ZipError("not-a-zip", `This is not a valid zip: ${why}.`, cutOff);

const broken = (message: string): ZipError => new ZipError("broken", message, cutOff);

const tooNew = (): ZipError =>
  new ZipError(
    "unknown-form",
    "The zip has the format for very large zips (Zip64), which is not supported.",
    "Pack it again without Zip64.",
  );

/**
 * The files that a zip lists, in its order. Nothing is unpacked. A program that reads only the list and one that
 * reads only the files must see the same zip: contradictions are refused. Throws `ZipError`.
 */
export function readDirectory(bytes: Uint8Array): ZipEntry[] {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(data);
  const count = data.getUint16(end + 10, true);
  const size = data.getUint32(end + 12, true);
  const start = data.getUint32(end + 16, true);
  if (count === elsewhere.short || size === elsewhere.long || start === elsewhere.long) throw tooNew();
  if (data.getUint16(end + 4, true) !== 0 || data.getUint16(end + 8, true) !== count) {
    throw new ZipError("unknown-form", "The zip is one part of several.", "Pack it again as one file.");
  }
  if (start + size !== end) throw unreadable("its list of files was not found");
  const entries: ZipEntry[] = [];
  let at = start;
  for (let i = 0; i < count; i++) {
    if (at + fixed.central > end || data.getUint32(at, true) !== signature.central) {
      throw unreadable("its list of files is broken");
    }
    const next =
      at + fixed.central + [28, 30, 32].reduce((sum, part) => sum + data.getUint16(at + part, true), 0);
    if (next > end) throw unreadable("its list of files is broken");
    entries.push(readEntry(bytes, data, at, start));
    at = next;
  }
  if (at !== end) throw unreadable("its list of files is longer than its count");
  return entries;
}

/** Where the last part of the zip begins; its own length must lead to the very end of the file. */
function findEnd(data: DataView): number {
  for (let at = data.byteLength - fixed.end; at >= 0; at--) {
    const comment = data.byteLength - fixed.end - at;
    if (comment > 0xffff) break;
    if (data.getUint32(at, true) === signature.end && data.getUint16(at + 20, true) === comment) return at;
  }
  throw unreadable("its end is missing");
}

function readEntry(bytes: Uint8Array, data: DataView, at: number, directory: number): ZipEntry {
  const packedSize = data.getUint32(at + 20, true);
  const size = data.getUint32(at + 24, true);
  const local = data.getUint32(at + 42, true);
  if ([packedSize, size, local].includes(elsewhere.long)) throw tooNew();
  const flags = data.getUint16(at + 8, true);
  const nameBytes = bytes.subarray(at + fixed.central, at + fixed.central + data.getUint16(at + 28, true));
  const name = nameOf(nameBytes, (flags & flag.utf8) !== 0);
  if (local + fixed.local > directory || data.getUint32(local, true) !== signature.local) {
    throw broken(`“${name}” is listed in the zip, but missing from it.`);
  }
  const localName = bytes.subarray(
    local + fixed.local,
    local + fixed.local + data.getUint16(local + 26, true),
  );
  const packedAt = local + fixed.local + localName.length + data.getUint16(local + 28, true);
  if (!sameBytes(nameBytes, localName)) {
    throw broken(`“${name}” has a different name in the zip's list than at its data.`);
  }
  const method = data.getUint16(at + 10, true);
  if (data.getUint16(local + 8, true) !== method) {
    throw broken(`“${name}” is packed in a different way from what the zip's list says.`);
  }
  if (packedAt + packedSize > directory) throw broken(`“${name}” is incomplete.`);
  const mode = data.getUint32(at + 38, true);
  return {
    name,
    isFolder: name.endsWith("/"),
    isLink: isLink(data.getUint8(at + 5), mode),
    isEncrypted: ((flags | data.getUint16(local + 6, true)) & encryptions) !== 0,
    method,
    packedSize,
    size,
    crc: data.getUint32(at + 16, true),
    at: packedAt,
  };
}

const encryptions = flag.encrypted | flag.stronglyEncrypted | flag.hiddenHeader;

/** Systems whose files have a mode like Unix: Unix itself, and macOS. */
const likeUnix = new Set([3, 19]);
const LINK = 0o120000;

const isLink = (system: number, attributes: number): boolean =>
  likeUnix.has(system) && ((attributes >>> 16) & 0o170000) === LINK;

function nameOf(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    if (isUtf8)
      throw new ZipError(
        "name",
        "A name in the zip is not valid text.",
        "Rename the file and pack it again.",
      );
    // Older programs write names in the code of their system.
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  }
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, i) => byte === b[i]);
