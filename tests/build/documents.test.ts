import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { packageRoot } from "../../lib/workspace";

const root = packageRoot();
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  ...readdirSync(join(root, "docs"))
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
];
/** What a document links to or shows, outside of the web, without the place inside it. */
const linksOf = (document: string): string[] =>
  [...readFileSync(join(root, document), "utf8").matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link!.split("#")[0]!)
    .filter((link) => link !== "" && !/^[a-z]+:/.test(link));

const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

describe("the documents", () => {
  it("name only scripts and paths that exist", () => {
    const named = documents.flatMap((document) => {
      const text = readFileSync(join(root, document), "utf8");
      const missing = [...text.matchAll(/npm run ([a-z:]+)/g)].filter(([, name]) => !scripts[name!]);
      const lost = [
        ...text.matchAll(/\b(?:lib|tests|components|schemas)\/[\w./-]*\.(?:ts|tsx|mjs|json)\b/g),
      ].filter(([path]) => !path.includes("NAME") && !existsSync(join(root, path)));
      return [...missing, ...lost].map(([what]) => `${document}: ${what}`);
    });
    expect(named).toEqual([]);
  });

  it("are all listed by reader in docs/README.md", () => {
    const listed = new Set(linksOf("docs/README.md").map((link) => join("docs", link)));
    const missing = documents.filter((document) => !/README\.md$/.test(document) && !listed.has(document));
    expect(missing).toEqual([]);
  });

  it.each(documents)("%s links to what is there", (document) => {
    const lost = linksOf(document).filter((link) => !existsSync(join(root, dirname(document), link)));
    expect(lost).toEqual([]);
  });

  it("show every picture that is kept, and the walks of the tutorial and the tour take each of them", () => {
    const links = documents
      .flatMap((document) => linksOf(document).map((link) => join(dirname(document), link)))
      .filter((link) => link.endsWith(".png"));
    // The README shows one of the tutorial's pictures too.
    const shown = [...new Set(links)];
    const kept = readdirSync(join(root, "docs/images")).map((file) => `docs/images/${file}`);
    expect(kept.sort()).toEqual(shown.sort());
    const walk = [
      "story",
      "story-play",
      "story-lab",
      "story-send",
      "ten-minutes",
      "flat-top",
      "forlorn-hopes",
      "pacific-war",
    ]
      .map((name) => readFileSync(join(root, `tests/browser/${name}.test.ts`), "utf8"))
      .join("\n");
    const taken = [...walk.matchAll(/picture\((?:\w+\.)?page, "(.*?)"\)/g)].map(
      ([, name]) => `docs/images/${name}.png`,
    );
    expect(taken.sort()).toEqual(shown.sort());
  });
});
