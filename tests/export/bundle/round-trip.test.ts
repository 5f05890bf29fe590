import fc from "../../support/fast-check";
import { describe, expect, it } from "vitest";
import { assemble, type FileMap, type Json } from "../../../lib/documents";
import { BundleError, type ExportSource, openBundle } from "../../../lib/export";
import { bundleFormat } from "../../../lib/export/bundle";
import { jsonObject } from "../../documents/arbitraries";
import { shipped } from "../../support/shipped";
import { bytesOf, GAME, layer, makeAll, sourceOf, textOf, workspaceFile } from "../support";

const bundleOf = (source: ExportSource): Uint8Array => makeAll(bundleFormat, source)[0]!.bytes;

const documents = [
  "game.json",
  "parameters.json",
  "sequence.json",
  "tables/combat.json",
  "scenarios/campaign.json",
];
/** A smaller game, so that many workspaces on it can be tried. */
const game: FileMap = Object.fromEntries(documents.map((path) => [path, shipped(GAME).files[path]!]));

/** The merged documents of a workspace's files. */
function mergedWith(own: FileMap): Record<string, Json> {
  const draft = assemble({ ...game, ...own }, { layers: ["mine"] });
  return Object.fromEntries([...draft.documents].map(([path, { value }]) => [path, value]));
}

const patches = fc.dictionary(fc.constantFrom(...documents), jsonObject(), {
  maxKeys: 3,
  noNullPrototype: true,
});
/** Texts as people and other programs leave them: other indents, line ends, a mark at the beginning. */
const print = fc.constantFrom(
  (value: object) => JSON.stringify(value),
  (value: object) => `${JSON.stringify(value, null, 4)}\n`,
  (value: object) => JSON.stringify(value, null, "\t").replaceAll("\n", "\r\n"),
  (value: object) => `\uFEFF${JSON.stringify(value, null, 2)}\n\n`,
);
const notes = fc.dictionary(
  fc.constantFrom("README.md", ".gitignore", "notes/ideas.md", "notes/map.png", "package.json"),
  fc.uint8Array({ maxLength: 400 }),
  { noNullPrototype: true },
);
const workspaces = fc.record({
  patches,
  scenario: fc.option(jsonObject(), { nil: undefined }),
  print,
  notes,
});

describe("a bundle of a workspace", () => {
  it("opens again as the same workspace, byte for byte, and is the same bytes when it is made twice", () => {
    fc.assert(
      fc.property(workspaces, ({ patches, scenario, print, notes }) => {
        const own: FileMap = {
          "sandtable.json": workspaceFile(),
          "layers/mine/layer.json": layer("mine"),
          ...Object.fromEntries(
            Object.entries(patches).map(([path, patch]) => [`layers/mine/${path}`, print(patch)]),
          ),
          ...(scenario && { "scenarios/own.json": print(scenario) }),
        };
        const others = new Map(Object.entries(notes));
        const bytes = bundleOf(sourceOf(own, { others, game }));
        expect(Buffer.compare(bundleOf(sourceOf(own, { others, game })), bytes)).toBe(0);
        const { workspace } = openBundle(bytes);
        const expected = Object.fromEntries([
          ...Object.entries(own).map(([path, text]) => [path, bytesOf(text)] as const),
          ...others,
        ]);
        expect(Object.fromEntries(workspace)).toEqual(expected);
        const again = Object.fromEntries(
          Object.keys(own).map((path) => [path, textOf(workspace.get(path)!)]),
        );
        expect(mergedWith(again)).toEqual(mergedWith(own));
      }),
      { numRuns: 25 },
    );
  });

  it("of which bytes are lost or others is refused, or opens as the same workspace", () => {
    const own = { "sandtable.json": workspaceFile(), "layers/mine/layer.json": layer("mine") };
    const bytes = bundleOf(sourceOf(own, { game }));
    const harm = fc.record({
      at: fc.nat(bytes.length - 1),
      by: fc.integer({ min: 1, max: 255 }),
      cut: fc.boolean(),
    });
    fc.assert(
      fc.property(harm, ({ at, by, cut }) => {
        const other = cut ? bytes.slice(0, at) : bytes.slice();
        if (!cut) other[at] = other[at]! ^ by;
        try {
          expect(Object.fromEntries(openBundle(other).workspace)).toEqual(
            Object.fromEntries(Object.entries(own).map(([path, text]) => [path, bytesOf(text)])),
          );
          expect(cut).toBe(false);
        } catch (error) {
          if (!(error instanceof BundleError)) throw error;
        }
      }),
      { numRuns: 150 },
    );
  });

  it("does not depend on the time, nor on the order in which files were read", () => {
    const own = { "sandtable.json": workspaceFile(), "layers/mine/layer.json": layer("mine") };
    const source = sourceOf(own);
    const backwards = Object.fromEntries(Object.entries(source.files).reverse());
    const bytes = bundleOf(source);
    const other = bundleOf({ ...source, files: backwards, own: new Set([...source.own].reverse()) });
    expect(Buffer.compare(other, bytes)).toBe(0);
  });
});

describe("a bundle of a game by itself", () => {
  it("opens as a workspace on the game with the layers that were on", () => {
    const { workspace, manifest } = openBundle(bundleOf(sourceOf({}, { without: ["errata-2005"] })));
    expect(manifest).toMatchObject({ game: GAME, workspace: null, layers: [], without: ["errata-2005"] });
    expect([...workspace.keys()]).toEqual(["sandtable.json"]);
    expect(JSON.parse(textOf(workspace.get("sandtable.json")!))).toMatchObject({
      game: GAME,
      layers: [],
      without: ["errata-2005"],
    });
  });
});
