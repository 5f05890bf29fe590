import { readdirSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle, root } from "./bundle.mjs";
import { ensure } from "./ensure.mjs";

ensure();
const json = process.argv.includes("--json");
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const files = readdirSync(join(root, "tests/bench"));
const named = (ending) =>
  files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -".ts".length));
const suites = named(".bench.ts");
const nameOf = (file) => file.slice(0, -".bench".length);
/** "studio" is all suites whose names begin so. */
const fits = (name, file) => nameOf(file) === name || nameOf(file).startsWith(`${name}-`);
const unknown = wanted.filter((name) => !suites.some((file) => fits(name, file)));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no suite ${unknown.join(", ")}. There are: ${suites.map(nameOf).join(", ")}.\n`,
  );
  process.exit(2);
}
const folder = await bundle("bench", {
  ...Object.fromEntries([...suites, ...named(".child.ts")].map((name) => [name, `tests/bench/${name}.ts`])),
  thread: "lib/cli/crew/thread.ts",
});

const results = [];
const surroundings = { bundle: pathToFileURL(`${folder}/`) };
for (const file of suites) {
  const suite = nameOf(file);
  if (wanted.length > 0 && !wanted.some((name) => fits(name, file))) continue;
  if (!json) process.stdout.write(`\n${suite}\n`);
  const { default: run } = await import(new URL(`${file}.mjs`, surroundings.bundle).href);
  for (const row of await run(surroundings)) {
    results.push({ suite, ...row });
    if (!json) process.stdout.write(`  ${line(row)}\n`);
  }
}
const machine = { node: process.versions.node, cpu: cpus()[0]?.model, cores: cpus().length };
if (json) process.stdout.write(`${JSON.stringify({ machine, results }, null, 2)}\n`);
else process.stdout.write(`\nNode ${machine.node}, ${machine.cores} × ${machine.cpu}\n`);

function line({ name, value, unit }) {
  const digits = value >= 100 ? 0 : value >= 1 ? 2 : 4;
  const number = value.toLocaleString("en-GB", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${name.padEnd(70)} ${number.padStart(14)} ${unit}`;
}
