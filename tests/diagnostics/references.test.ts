import { describe, expect, it } from "vitest";
import {
  countUses,
  createChecker,
  definitionsOf,
  describeRename,
  idsOf,
  referenceAt,
  renameId,
} from "../../lib/diagnostics";
import { usesOf } from "../../lib/diagnostics/references/uses";
import { applyEdits, assemble, child, type FileMap, type TextEdit } from "../../lib/documents";
import { fakeChecker, fakeFiles, fakeGame, shapes } from "./fake-game";
import { gameOf, manifest, print, shippedFiles } from "./support";

const game = fakeGame();
const apply = (files: FileMap, edits: readonly TextEdit[]): Record<string, string> => {
  const changed: Record<string, string> = { ...files };
  for (const file of new Set(edits.map((edit) => edit.file))) {
    changed[file] = applyEdits(
      changed[file] ?? "",
      edits.filter((edit) => edit.file === file),
    );
  }
  return changed;
};

const withEverything = (): Record<string, string> =>
  fakeFiles({
    "harbours.json": {
      harbours: { kure: { size: 5 }, truk: { size: 2 } },
      sources: { "/harbours/kure": { status: "printed" }, "/harbours/kure/size": { status: "errata" } },
    },
    "scenarios/two.json": {
      ships: { mogami: { at: "kure" } },
      overrides: {
        "harbours.json": { harbours: { kure: { size: 9 } } },
        "fleet.json": { ships: { yamato: { at: "kure" } } },
      },
    },
    "layers/more/layer.json": manifest("more", {
      errata: { one: { was: "5", is: "6", document: "harbours.json", pointer: "/harbours/kure/size" } },
    }),
    "layers/more/harbours.json": { harbours: { kure: { size: 6 } } },
    "layers/more/fleet.json": { ships: { nagato: { at: "kure" } } },
  });

describe("uses of an id", () => {
  it("are counted in documents and overrides, with who set them", () => {
    const draft = assemble(withEverything(), { layers: ["more"] });
    expect(countUses(draft, game, "harbour", "truk")).toBe(1);
    expect(
      usesOf(draft, game, "harbour", "kure").map(({ origin }) => `${origin.file} ${origin.pointer}`),
    ).toEqual([
      "fleet.json /ships/yamato/at",
      "layers/more/fleet.json /ships/nagato/at",
      "scenarios/one.json /ships/mogami/at",
      "scenarios/two.json /ships/mogami/at",
      "scenarios/two.json /overrides/fleet.json/ships/yamato/at",
    ]);
    expect(countUses(draft, game, "harbour", "tokyo")).toBe(0);
  });

  it("lead to where the thing stands, and are offered where it may be named", () => {
    const draft = assemble(withEverything(), { layers: ["more"] });
    expect(definitionsOf(draft, game, "harbour", "kure").map(({ origin }) => origin.file)).toEqual([
      "harbours.json",
    ]);
    expect(idsOf(draft, game, "harbour")).toEqual(["kure", "truk"]);
    expect(referenceAt(game, "scenarios/one.json", "/ships/mogami/at", "value")?.to).toBe("harbour");
    expect(referenceAt(game, "scenarios/one.json", "/ships/mogami/at", "key")).toBeUndefined();
    expect(referenceAt(game, "harbours.json", "/ships/mogami/at", "value")).toBeUndefined();
  });

  it("go under every kind of the thing: a base is a place as well", () => {
    const shipped = gameOf("fire-in-the-sky");
    const draft = assemble(shippedFiles());
    const asBase = usesOf(draft, shipped, "base", "brisbane").map((each) => each.document);
    expect(new Set(asBase)).toEqual(
      new Set(usesOf(draft, shipped, "place", "brisbane").map((each) => each.document)),
    );
    expect(asBase).toContain("parameters.json");
  });
});

describe("a rename", () => {
  it("changes every place that names the thing, and nothing else", () => {
    const files = withEverything();
    const result = renameId(assemble(files, { layers: ["more"] }), game, "harbour", "kure", "kobe");
    if (!result.ok) throw new Error(result.message);
    const renamed = apply(files, result.edits);
    const expected = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, text.replaceAll("kure", "kobe")]),
    );
    expect(renamed).toEqual(expected);
    expect(describeRename(result)).toBe("Renames 11 places in 7 files");
  });

  it("of a shipped base leaves the game in order", () => {
    const shipped = gameOf("fire-in-the-sky");
    const files = shippedFiles();
    const checker = createChecker(shipped);
    const before = checker.check(files);
    const result = renameId(checker.draft!, shipped, "base", "truk", "chuuk");
    if (!result.ok) throw new Error(result.message);
    const after = checker.check(apply(files, result.edits));
    expect(after.diagnostics.map((each) => each.code)).toEqual(before.diagnostics.map((each) => each.code));
    expect(checker.draft!.documents.get("bases.json")?.value).toHaveProperty("bases.chuuk.name");
  });

  it("takes the thing's sources in other documents with it", () => {
    const shipped = gameOf("fire-in-the-sky");
    const files = shippedFiles();
    const result = renameId(assemble(files), shipped, "base", "truk", "chuuk");
    if (!result.ok) throw new Error(result.message);
    const renamed = assemble(apply(files, result.edits)).documents.get("scenarios/campaign.json")!.value;
    expect(Object.keys(child(renamed, "sources") ?? {}).filter((each) => /chuuk|truk/.test(each))).toEqual([
      "/setup/chuuk",
    ]);
  });

  it.each([
    ["tokyo", "edo", 'There is no harbour "tokyo" to rename.'],
    ["kure", "truk", 'There is a harbour "truk" already.'],
    [
      "kure",
      "__proto__",
      '"kure" cannot be renamed: "__proto__" is reserved by JavaScript and cannot be a key.',
    ],
  ])("of %s to %s is refused", (from, to, message) => {
    expect(renameId(assemble(fakeFiles()), game, "harbour", from, to)).toEqual({ ok: false, message });
  });
});

describe("references between documents", () => {
  const reported = (files: FileMap): string[] =>
    fakeChecker()
      .check(files)
      .diagnostics.map((each) => `${each.code} ${each.file} ${each.pointer}`);

  it("are not checked while their target cannot be read: its ids are unknown", () => {
    expect(
      reported(fakeFiles({ "harbours.json": '{ "harbours": {' })).filter((each) => each.startsWith("ref/")),
    ).toEqual([]);
    expect(reported(fakeFiles({ "harbours.json": undefined }))).toEqual([
      "schema/missing-document harbours.json ",
    ]);
  });

  it("are checked while their target violates its schema: the ids are known", () => {
    const files = fakeFiles({
      "harbours.json": { harbours: { kure: { size: "5" }, truk: { size: 1 } } },
      "fleet.json": { ships: { yamato: { at: "kure" }, sendai: { at: "trukk" } } },
    });
    expect(reported(files)).toEqual([
      "ref/dangling fleet.json /ships/sendai/at",
      "schema/wrong-type harbours.json /harbours/kure/size",
    ]);
  });

  it("point at what was most likely meant", () => {
    const files = fakeFiles({ "fleet.json": { ships: { yamato: { at: "Kure" }, sendai: { at: "truk" } } } });
    const [diagnostic] = fakeChecker().check(files).diagnostics;
    expect(diagnostic?.message).toBe('There is no harbour "Kure" (in "yamato"): did you mean "kure"?');
    expect(diagnostic?.hint).toBe("Known in harbours.json: kure and truk.");
    expect(diagnostic?.related?.[0]).toMatchObject({ file: "harbours.json", pointer: "/harbours/kure" });
    expect(applyEdits(files["fleet.json"]!, diagnostic!.fixes![0]!.edits)).toContain('"at": "kure"');
  });

  it("are reported at the layer that set them", () => {
    const files = fakeFiles({
      "layers/more/layer.json": manifest("more"),
      "layers/more/fleet.json": print({ ships: { sendai: { at: "trukk" } } }),
    });
    const { diagnostics } = createChecker(game, shapes).check(files, { layers: ["more"] });
    expect(diagnostics.map((each) => `${each.code} ${each.file} ${each.pointer}`)).toEqual([
      "ref/dangling layers/more/fleet.json /ships/sendai/at",
    ]);
  });
});
