import { deflateSync } from "fflate";
import { crc32 } from "./crc32";
import { fixed, flag, method, signature } from "./form";
import { requireSafeNames } from "./names";
import { HIGHEST_RATIO, RATIO_COUNTS_FROM } from "./unpack";

/** A file to be packed. */
export interface ZipContent {
  /** Relative, with slashes. */
  path: string;
  bytes: Uint8Array;
}

/** The earliest date that a zip can tell: 1 January 1980. A true one would make two equal exports differ. */
const DATE = (1 << 5) | 1;
const VERSION = 20;
/** Higher ones cost twice the time for a fiftieth of the size. */
const LEVEL = 6;

/**
 * A zip of the files, sorted by path. The same files make the same bytes, on every machine and at any time. Throws
 * `ZipError` for names that could not be unpacked everywhere.
 */
export function writeZip(files: readonly ZipContent[]): Uint8Array {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  requireSafeNames(sorted.map(({ path }) => path));
  const parts: Uint8Array[] = [];
  const list: Uint8Array[] = [];
  let at = 0;
  for (const { path, bytes } of sorted) {
    const name = new TextEncoder().encode(path);
    const packed = pack(bytes);
    const facts = { name, crc: crc32(bytes), size: bytes.length, ...packed };
    const local = localHeader(facts);
    parts.push(local, packed.content);
    list.push(centralHeader(facts, at));
    at += local.length + packed.content.length;
  }
  const listSize = list.reduce((sum, { length }) => sum + length, 0);
  return joined([...parts, ...list, endOf(sorted.length, listSize, at)]);
}

interface Packed {
  method: number;
  content: Uint8Array;
}

interface Facts extends Packed {
  name: Uint8Array;
  crc: number;
  size: number;
}

/** Packed, unless that gains nothing or would look like something made to burst. */
function pack(bytes: Uint8Array): Packed {
  const content = deflateSync(bytes, { level: LEVEL });
  const isTight = bytes.length > RATIO_COUNTS_FROM && bytes.length > content.length * HIGHEST_RATIO;
  return content.length >= bytes.length || isTight
    ? { method: method.stored, content: bytes }
    : { method: method.deflated, content };
}

/** What both headers of a file tell, from `at` on. */
function writeFacts(data: DataView, at: number, facts: Facts): void {
  data.setUint16(at, VERSION, true);
  data.setUint16(at + 2, flag.utf8, true);
  data.setUint16(at + 4, facts.method, true);
  data.setUint16(at + 8, DATE, true);
  data.setUint32(at + 10, facts.crc, true);
  data.setUint32(at + 14, facts.content.length, true);
  data.setUint32(at + 18, facts.size, true);
  data.setUint16(at + 22, facts.name.length, true);
}

function localHeader(facts: Facts): Uint8Array {
  const header = new Uint8Array(fixed.local + facts.name.length);
  const data = new DataView(header.buffer);
  data.setUint32(0, signature.local, true);
  writeFacts(data, 4, facts);
  header.set(facts.name, fixed.local);
  return header;
}

function centralHeader(facts: Facts, at: number): Uint8Array {
  const header = new Uint8Array(fixed.central + facts.name.length);
  const data = new DataView(header.buffer);
  data.setUint32(0, signature.central, true);
  data.setUint16(4, VERSION, true);
  writeFacts(data, 6, facts);
  data.setUint32(42, at, true);
  header.set(facts.name, fixed.central);
  return header;
}

function endOf(count: number, size: number, at: number): Uint8Array {
  const end = new Uint8Array(fixed.end);
  const data = new DataView(end.buffer);
  data.setUint32(0, signature.end, true);
  data.setUint16(8, count, true);
  data.setUint16(10, count, true);
  data.setUint32(12, size, true);
  data.setUint32(16, at, true);
  return end;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
