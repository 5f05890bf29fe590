/**
 * Writes components/text/icons/: the glyphs of Monaco's icon font that the parts of it can draw which the studio uses,
 * a tenth of the whole font. `node lib/build/icon-font.mjs` after Monaco was brought up to date; a test holds it to it.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./bundle.mjs";

const monaco = join(root, "node_modules/monaco-editor/esm/vs");
const target = join(root, "components/text/icons");

/** Icons that Monaco's sources name, with the code point of each. */
export function iconsInUse() {
  const library = readFileSync(join(monaco, "base/common/codiconsLibrary.js"), "utf8");
  const derived = readFileSync(join(monaco, "base/common/codicons.js"), "utf8");
  const codes = new Map(
    [...library.matchAll(/(\w+): register\('[^']+', (0x[0-9a-f]+)\)/g)].map(([, name, code]) => [
      name,
      Number(code),
    ]),
  );
  // Some have a second name, which is registered by the id of the first.
  const ids = new Map(
    [...library.matchAll(/register\('([^']+)', (0x[0-9a-f]+)\)/g)].map(([, id, code]) => [id, Number(code)]),
  );
  for (const [, name, id] of derived.matchAll(/(\w+): register\('[^']+', '([^']+)'\)/g))
    if (ids.has(id)) codes.set(name, ids.get(id));
  const names = new Set();
  for (const part of ["base/browser", "base/common", "editor", "platform"]) {
    for (const entry of readdirSync(join(monaco, part), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith(".js")) continue;
      const text = readFileSync(join(entry.parentPath, entry.name), "utf8");
      for (const [, name] of text.matchAll(/\bCodicon\.(\w+)/g)) if (codes.has(name)) names.add(name);
    }
  }
  return [...names].sort().map((name) => ({ name, code: /** @type {number} */ (codes.get(name)) }));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { default: subsetFont } = await import("subset-font");
  const whole = readFileSync(join(monaco, "base/browser/ui/codicons/codicon/codicon.ttf"));
  const icons = iconsInUse();
  const font = await subsetFont(whole, String.fromCodePoint(...icons.map(({ code }) => code)), {
    targetFormat: "woff2",
  });
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, "codicon.woff2"), font);
  writeFileSync(
    join(target, "icons.json"),
    `${JSON.stringify(Object.fromEntries(icons.map(({ name, code }) => [name, code.toString(16)])), null, 2)}\n`,
  );
  process.stdout.write(`wrote ${icons.length} icons, ${font.length} bytes\n`);
}
