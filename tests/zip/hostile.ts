import { strToU8, zipSync, type Zippable } from "fflate";

/** Zips as somebody makes them who means harm, or whose program is at fault. */

export type Contents = Record<string, string | Uint8Array>;

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === "string" ? strToU8(content) : content;

/** A zip of the files as another program packs them. */
export const zip = (files: Contents, options: Parameters<typeof zipSync>[1] = {}): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, content]) => [path, bytesOf(content)])), {
    mtime: new Date(2000, 0, 1),
    ...options,
  });

/** A zip with a symbolic link, as Unix packs one. */
export function withLink(files: Contents, path: string, target: string): Uint8Array {
  const all: Zippable = Object.fromEntries(
    Object.entries(files).map(([name, content]) => [name, bytesOf(content)]),
  );
  return zipSync({ ...all, [path]: [strToU8(target), { os: 3, attrs: 0o120777 * 0x10000, level: 0 }] });
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;

/** Where the headers of a file begin, as its name stands in them. */
function headersOf(bytes: Uint8Array, path: string): { local: number; central: number } {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = strToU8(path);
  const find = (signature: number, nameAt: number, lengthAt: number): number => {
    for (let at = 0; at + nameAt + name.length <= bytes.length; at++) {
      if (data.getUint32(at, true) !== signature || data.getUint16(at + lengthAt, true) !== name.length)
        continue;
      if (name.every((byte, i) => bytes[at + nameAt + i] === byte)) return at;
    }
    throw new RangeError(`“${path}” is not in the zip.`);
  };
  return { local: find(LOCAL, 30, 26), central: find(CENTRAL, 46, 28) };
}

/** Changes what a zip says of one of its files; nothing else moves. */
export function patched(
  bytes: Uint8Array,
  path: string,
  change: (data: DataView, at: { local: number; central: number }) => void,
): Uint8Array {
  const copy = bytes.slice();
  change(new DataView(copy.buffer), headersOf(copy, path));
  return copy;
}

/** Says of a file that it unpacks to this many bytes. */
export const withSize = (bytes: Uint8Array, path: string, size: number): Uint8Array =>
  patched(bytes, path, (data, { local, central }) => {
    data.setUint32(local + 22, size, true);
    data.setUint32(central + 24, size, true);
  });

/** Says of a file that it is encrypted. */
export const withPassword = (bytes: Uint8Array, path: string): Uint8Array =>
  patched(bytes, path, (data, { central }) =>
    data.setUint16(central + 8, data.getUint16(central + 8, true) | 1, true),
  );

/** Gives a file another name of the same length, in the list, beside its bytes, or in both. */
export function renamed(
  bytes: Uint8Array,
  from: string,
  to: string,
  where: "list" | "both" = "both",
): Uint8Array {
  const name = strToU8(to);
  if (name.length !== strToU8(from).length) throw new RangeError("The names must be of one length.");
  const copy = bytes.slice();
  const { local, central } = headersOf(copy, from);
  copy.set(name, central + 46);
  if (where === "both") copy.set(name, local + 30);
  return copy;
}

/** Lists the packed bytes of one file for another one as well, as bombs do that unpack a few bytes many times. */
export const overlapping = (bytes: Uint8Array, path: string, onto: string): Uint8Array =>
  patched(bytes, path, (data, { central }) => {
    const other = headersOf(bytes, onto).central;
    for (const field of [16, 20, 24, 42])
      data.setUint32(central + field, data.getUint32(other + field, true), true);
  });
