import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Executes the steps of “Add a game” of CONTRIBUTING.md in a copy of the tree, as they stand there: `sh` blocks are run,
 * `diff` blocks are applied to the file that their first line names. `node tests/skeleton/guide.mjs [FOLDER]` leaves the
 * copy, with the skeleton in it, in that folder.
 */

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
/** What a tree needs to generate, check and build. Packages are those of this tree. */
const parts = [
  ...["app", "components", "data", "docs", "lib", "schemas", "tests/skeleton"],
  ...[
    "package.json",
    "tsconfig.json",
    "next.config.js",
    "proxy.ts",
    "instrumentation-client.ts",
    "CONTRIBUTING.md",
  ],
];

/** The blocks of a section of a guide, in order: what kind, and their lines. */
export function blocksOf(guide, heading) {
  const [, section = ""] = guide.split(`\n## ${heading}\n`);
  const [text = ""] = section.split("\n## ");
  return [...text.matchAll(/^ *```(\w+)\n([\s\S]*?)^ *```$/gm)].map(([block, kind, body]) => {
    const indent = /^ */.exec(block)[0].length;
    return {
      kind,
      lines: body
        .replace(/\n$/, "")
        .split("\n")
        .map((line) => line.slice(indent)),
    };
  });
}

/** A text with the lines of a diff in it. Lines that it keeps or takes away must stand in the text, once. */
export function applied(text, lines, name) {
  const of = (...marks) =>
    lines.flatMap((line) => (marks.includes(line[0]) ? [line.slice(1)] : [])).join("\n");
  const before = of(" ", "-");
  if (text.split(before).length !== 2)
    throw new Error(`${name}: these lines of CONTRIBUTING.md do not stand in it once:\n${before}`);
  return text.replace(before, () => of(" ", "+"));
}

/** A copy of the tree that shares its packages. */
export function copyTree(folder = mkdtempSync(join(tmpdir(), "sandtable-guide-"))) {
  for (const part of parts) {
    mkdirSync(dirname(join(folder, part)), { recursive: true });
    if (existsSync(join(root, part))) cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  // Links to the packages one by one: what is cached beside them is of one tree.
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== ".cache") symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
  return folder;
}

/**
 * Makes a copy that lies inside this tree fit to be built and started. Its packages are links, which a build follows only
 * below its root; without more said that is the folder with the lock file.
 */
export function makeBuildable(folder) {
  cpSync(join(root, "package-lock.json"), join(folder, "package-lock.json"));
  const file = join(folder, "next.config.js");
  const lines = [
    // Smaller code is not what it is built for.
    "+  experimental: { turbopackMinify: false },",
    "   turbopack: {",
    `+    root: ${JSON.stringify(root)},`,
  ];
  writeFileSync(file, applied(readFileSync(file, "utf8"), lines, "next.config.js"));
}

/**
 * Follows the guide in a copy. Returns what the commands printed; throws with it when one fails. `wanted`: which of the
 * commands are run; all of them without it.
 *
 * @param {string} folder
 * @param {(command: string) => boolean} wanted
 */
export function followGuide(folder, wanted = () => true) {
  const ran = [];
  for (const { kind, lines } of blocksOf(
    readFileSync(join(folder, "CONTRIBUTING.md"), "utf8"),
    "Add a game",
  )) {
    if (kind === "diff") {
      const [name, ...changes] = lines;
      const file = join(folder, name.replace("--- ", ""));
      writeFileSync(file, applied(readFileSync(file, "utf8"), changes, name));
    } else if (kind === "sh") {
      for (const command of lines.filter(wanted)) {
        const { status, stdout, stderr } = spawnSync("sh", ["-c", command], {
          cwd: folder,
          encoding: "utf8",
        });
        ran.push({ command, out: stdout });
        if (status !== 0) throw new Error(`“${command}” failed (${status}):\n${stdout}${stderr}`);
      }
    }
  }
  return ran;
}

/** The types of the game that was added, and of what it is added to. */
export function checkTypes(folder) {
  const config = {
    extends: "./tsconfig.json",
    compilerOptions: { incremental: false, plugins: [] },
    include: ["lib/games/skeleton", "lib/games/*.ts"],
  };
  writeFileSync(join(folder, "tsconfig.guide.json"), JSON.stringify(config));
  const { status, stdout } = spawnSync(
    process.execPath,
    ["node_modules/typescript/bin/tsc", "--project", "tsconfig.guide.json"],
    { cwd: folder, encoding: "utf8" },
  );
  return { ok: status === 0, out: stdout };
}

if (resolve(process.argv[1] ?? "") === fileURLToPath(import.meta.url)) {
  const folder = copyTree(process.argv[2]);
  for (const { command, out } of followGuide(folder)) process.stdout.write(`$ ${command}\n${out}\n`);
  const { ok, out } = checkTypes(folder);
  process.stdout.write(ok ? `The skeleton is in the tree of ${folder}.\n` : out);
  process.exitCode = ok ? 0 : 1;
}
