import { readdirSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle, root } from "./bundle.mjs";
import { ensure } from "./ensure.mjs";

ensure();
const json = process.argv.includes("--json");
const names = readdirSync(join(root, "tests/bench"))
  .filter((file) => file.endsWith(".bench.ts"))
  .map((file) => file.slice(0, -".bench.ts".length));
const folder = await bundle(
  "bench",
  Object.fromEntries(names.map((name) => [name, `tests/bench/${name}.bench.ts`])),
);

const results = [];
for (const name of names) {
  if (!json) process.stdout.write(`\n${name}\n`);
  const { default: run } = await import(pathToFileURL(join(folder, `${name}.mjs`)).href);
  for (const row of await run()) {
    results.push({ suite: name, ...row });
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
  return `${name.padEnd(52)} ${number.padStart(14)} ${unit}`;
}
