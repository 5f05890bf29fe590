import type * as fs from "node:fs";
import type * as path from "node:path";

/**
 * Windows as far as its paths go: `node:path` is that of Windows, and the drive C: lies in a folder of the test. The
 * calls of `node:fs` take paths of both kinds. Use both in `vi.mock`.
 */

/** Where the drive lies. */
const drive = { root: "" };
export const mountDrive = (root: string): void => void (drive.root = root);

/** "C:\Games\mine" as the system that runs the test has it. */
export function realPath(given: string): string {
  const plain = given.replaceAll("\\", "/");
  const onDrive = /^c:\/?(.*)$/i.exec(plain);
  return onDrive ? `${drive.root}/${onDrive[1]}` : plain;
}

/** What was real as a path of Windows. */
const windowsPath = (real: string): string =>
  real.startsWith(drive.root) ? `C:${real.slice(drive.root.length).replaceAll("/", "\\")}` : real;

export const windowsPaths = (real: typeof path): typeof path.win32 & { default: typeof path.win32 } => ({
  ...real.win32,
  default: real.win32,
});

/** Names that this Windows refuses, as the true one does. */
const refused =
  /[<>"|?*\u0000-\u001f]|:(?!\/)|[. ](\/|$)|(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.[^/]*)?(\/|$)/i;

export function windowsFiles(real: typeof fs): typeof fs {
  const paths = (call: string, args: readonly unknown[]): unknown[] =>
    args.map((arg, i) => {
      const isPath = i === 0 || (i === 1 && ["renameSync", "linkSync", "cpSync"].includes(call));
      if (!isPath || typeof arg !== "string") return arg;
      if (refused.test(arg.replace(/^[a-z]:/i, "").replaceAll("\\", "/")))
        throw Object.assign(new Error(`ENOENT: ${arg}`), { code: "ENOENT" });
      return realPath(arg);
    });
  const entries = Object.entries(real).map(([name, value]: [string, unknown]) => {
    if (typeof value !== "function" || !name.endsWith("Sync")) return [name, value];
    const call = value as (...args: unknown[]) => unknown;
    return [
      name,
      (...args: unknown[]) => {
        const found = call(...paths(name, args));
        return name === "realpathSync" ? windowsPath(found as string) : found;
      },
    ];
  });
  const module = Object.fromEntries(entries) as typeof fs;
  return { ...module, default: module } as typeof fs;
}
