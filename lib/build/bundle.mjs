import { createHash, randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the whole project. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** Thrown when the packages that are needed are not there yet. */
export class NotInstalledError extends Error {
  name = "NotInstalledError";
}

/** An older bundle may still be running; it is removed when nothing can need it any more (milliseconds). */
const KEEP = 60 * 60 * 1000;

/** How a bundle for Node is made. */
const forNode = {
  outExtension: { ".js": ".mjs" },
  splitting: true,
  format: "esm",
  platform: "node",
  // jsonc-parser's CommonJS form hides its requires from a bundler.
  mainFields: ["module", "main"],
  target: "node20.9",
  sourcemap: "linked",
  // Both look for files beside their own.
  external: ["esbuild", "playwright-core"],
  // Some packages are CommonJS and call `require` for Node's own modules.
  banner: {
    js: 'import { createRequire as __cr } from "node:module";\nconst require = __cr(import.meta.url);',
  },
};

/**
 * Bundle TypeScript entry points, unless a bundle of just these sources is there already. It is for Node, unless options of
 * esbuild say otherwise; their plugins must do the same for the same name. The check costs one `stat` a source file. Any number of processes may call this at once: a bundle is made
 * in a folder of its own and put in place with one rename.
 *
 * @param {string} name of the bundle; one folder in the cache
 * @param {Record<string, string>} entries output name to source file, relative to the project
 * @param {object} options of esbuild
 * @returns {Promise<string>} the folder with `<output name>.mjs`
 */
export async function bundle(name, entries, options = { ...forNode, plugins: [inPlace] }) {
  const cache = join(root, "node_modules/.cache/sandtable", name);
  // It names packages by their places, so that a bundle is of one place, too.
  const key = JSON.stringify({ entries, root });
  const current = readCurrent(cache, key);
  if (current) return current;
  const { build } = await loadEsbuild();
  const parent = writableFolder(cache);
  const folder = join(parent, `.new-${process.pid}-${randomBytes(4).toString("hex")}`);
  const began = Date.now();
  const result = await build({
    absWorkingDir: root,
    entryPoints: Object.entries(entries).map(([out, source]) => ({ in: source, out })),
    outdir: folder,
    bundle: true,
    metafile: true,
    logLevel: "warning",
    ...options,
  });
  const inputs = {};
  for (const file of Object.keys(result.metafile.inputs)) {
    // What a plugin has made is no file.
    if (file.includes(":")) continue;
    const stamp = stampOf(join(root, file));
    // Written while we were reading it: which text the bundle holds is not known, so build again next time.
    inputs[file] = stamp && stamp.changed >= began - 10 ? "unsure" : (stamp?.text ?? "gone");
  }
  writeFileSync(join(folder, "inputs.json"), JSON.stringify({ key, inputs }));
  const id = createHash("sha256").update(JSON.stringify({ key, inputs, folder })).digest("hex").slice(0, 16);
  const place = join(parent, id);
  renameSync(folder, place);
  const pointer = join(parent, `.current-${process.pid}-${randomBytes(4).toString("hex")}`);
  writeFileSync(pointer, id);
  renameSync(pointer, join(parent, "current"));
  removeOld(parent, id);
  return place;
}

/**
 * Packages that stay where they are and are loaded only by who needs them: a pool's threads have code of its own, and
 * the queue is nothing for those who play on one machine. They are named by their place, because a bundle may lie where
 * they would not be found.
 */
const inPlace = {
  name: "packages in their place",
  setup(build) {
    build.onResolve({ filter: /^(piscina|bullmq|ioredis)$/ }, ({ path }) => ({
      path: import.meta.resolve(path),
      external: true,
    }));
  },
};

/** The bundle in the cache, when it was made of the sources as they are now. */
function readCurrent(cache, key) {
  try {
    const place = join(cache, readFileSync(join(cache, "current"), "utf8"));
    const made = JSON.parse(readFileSync(join(place, "inputs.json"), "utf8"));
    if (made.key !== key) return undefined;
    for (const [file, stamp] of Object.entries(made.inputs)) {
      if (stampOf(join(root, file))?.text !== stamp) return undefined;
    }
    return place;
  } catch (error) {
    // No bundle yet, or half of one: make it.
    if (error.code === "ENOENT" || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function stampOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat && { text: `${stat.mtimeMs} ${stat.size}`, changed: stat.mtimeMs };
}

async function loadEsbuild() {
  try {
    return await import("esbuild");
  } catch (error) {
    if (error.code === "ERR_MODULE_NOT_FOUND") throw new NotInstalledError("The packages are not installed.");
    throw error;
  }
}

/** The cache, or a private folder of this process where the project may not be written. */
function writableFolder(cache) {
  try {
    mkdirSync(cache, { recursive: true });
    const probe = join(cache, `.probe-${process.pid}`);
    writeFileSync(probe, "");
    rmSync(probe);
    return cache;
  } catch (error) {
    if (!["EACCES", "EROFS", "EPERM"].includes(error.code)) throw error;
    const folder = join(tmpdir(), `sandtable-${process.pid}-${randomBytes(8).toString("hex")}`);
    mkdirSync(folder, { mode: 0o700 });
    process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }
}

function removeOld(parent, id) {
  for (const name of readdirSync(parent)) {
    if (name === id || name === "current") continue;
    const path = join(parent, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat && Date.now() - stat.mtimeMs > KEEP) rmSync(path, { recursive: true, force: true });
  }
}

/** Whether the packages are there at all; cheap enough to ask before anything else. */
export const installed = () => existsSync(join(root, "node_modules/esbuild/package.json"));

/** The file of a package's own command line, to be run with `node`. */
export function binOf(packageName, bin = packageName) {
  const require = createRequire(join(root, "package.json"));
  const manifest = join(root, "node_modules", packageName, "package.json");
  const { bin: bins } = require(manifest);
  return join(dirname(manifest), typeof bins === "string" ? bins : bins[bin]);
}
