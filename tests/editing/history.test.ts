import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { applyEdits, type FileMap, type TextEdit } from "../../lib/documents";
import { createHistory, type HistoryStep } from "../../lib/editing";
import { minimalSplice } from "../../lib/editing/history";

const at = (file: string, offset: number, length: number, text: string): TextEdit => ({
  file,
  offset,
  length,
  text,
});

/** What a reader of steps sees: a copy of the texts kept up by the splices alone. */
function follow(texts: FileMap, step: HistoryStep): FileMap {
  const next: Record<string, string> = { ...texts };
  for (const [file, splices] of Object.entries(step.splices)) {
    next[file] = applyEdits(next[file] ?? "", splices);
  }
  for (const file of step.gone) delete next[file];
  return next;
}

describe("one history over many texts", () => {
  it("undoes an action over several files in one step, and says what it undoes", () => {
    const history = createHistory({ "a.json": "one", "b.json": "two" });
    history.apply("Rename", [at("a.json", 0, 3, "uno"), at("b.json", 3, 0, "!")]);
    expect(history.files()).toEqual({ "a.json": "uno", "b.json": "two!" });
    expect(history.canUndo()).toBe("Rename");
    const step = history.undo();
    expect(step?.label).toBe("Rename");
    expect(step?.splices["b.json"]).toEqual([{ offset: 3, length: 1, text: "" }]);
    expect(history.files()).toEqual({ "a.json": "one", "b.json": "two" });
    expect(history.canUndo()).toBeUndefined();
    expect(history.canRedo()).toBe("Rename");
  });

  it("makes a file by an edit, and takes it away again", () => {
    const history = createHistory({});
    expect(history.apply("New layer", [at("layers/x/layer.json", 0, 0, "{}")]).made).toEqual([
      "layers/x/layer.json",
    ]);
    expect(history.undo()?.gone).toEqual(["layers/x/layer.json"]);
    expect(history.files()).toEqual({});
    history.redo();
    expect(history.files()).toEqual({ "layers/x/layer.json": "{}" });
  });

  it("leaves all texts as they were when one edit does not fit", () => {
    const history = createHistory({ "a.json": "one", "b.json": "two" });
    expect(() => history.apply("Bad", [at("a.json", 0, 1, "O"), at("b.json", 9, 1, "")])).toThrow("outside");
    expect(history.files()).toEqual({ "a.json": "one", "b.json": "two" });
    expect(history.canUndo()).toBeUndefined();
  });

  it("forgets what was undone when something new is done", () => {
    const history = createHistory({ a: "1" });
    history.apply("A", [at("a", 1, 0, "2")]);
    history.undo();
    history.apply("B", [at("a", 1, 0, "3")]);
    expect(history.canRedo()).toBeUndefined();
    expect(history.redo()).toBeUndefined();
  });

  it("does not note an edit that changes nothing", () => {
    const history = createHistory({ a: "1" });
    history.apply("Nothing", [at("a", 0, 1, "1")]);
    history.replaceText("a", "1", "Nothing");
    expect(history.canUndo()).toBeUndefined();
  });
});

describe("typing", () => {
  it("is one entry while it goes on, and one splice in the end", () => {
    const history = createHistory({ a: "x" });
    history.apply("Type", [at("a", 1, 0, "y")], { merge: "a", at: 0 });
    history.apply("Type", [at("a", 2, 0, "z")], { merge: "a", at: 900 });
    history.apply("Type", [at("a", 2, 1, "w")], { merge: "a", at: 1900 });
    expect(history.text("a")).toBe("xyw");
    expect(history.undo()?.splices["a"]).toEqual([{ offset: 1, length: 2, text: "" }]);
    expect(history.text("a")).toBe("x");
  });

  it.each([
    ["a pause", { merge: "a", at: 1001 }],
    ["another place", { merge: "b", at: 10 }],
    ["no time", { merge: "a" }],
    ["no key", { at: 10 }],
  ])("starts anew after %s", (_, options) => {
    const history = createHistory({ a: "" });
    history.apply("Type", [at("a", 0, 0, "x")], { merge: "a", at: 0 });
    history.apply("Type", [at("a", 1, 0, "y")], options);
    history.undo();
    expect(history.text("a")).toBe("x");
  });

  it("leaves nothing to undo when it is rubbed out at once", () => {
    const history = createHistory({ a: "x" });
    history.apply("Type", [at("a", 1, 0, "y")], { merge: "a", at: 0 });
    history.apply("Type", [at("a", 1, 1, "")], { merge: "a", at: 5 });
    expect(history.text("a")).toBe("x");
    expect(history.canUndo()).toBeUndefined();
  });

  it("starts again after an undo", () => {
    const history = createHistory({ a: "" });
    history.apply("Type", [at("a", 0, 0, "x")], { merge: "a", at: 0 });
    history.apply("Other", [at("a", 1, 0, "-")], { at: 1 });
    history.undo();
    history.apply("Type", [at("a", 1, 0, "y")], { merge: "a", at: 2 });
    history.undo();
    expect(history.text("a")).toBe("x");
  });
});

describe("memory", () => {
  it("keeps no more entries than asked", () => {
    const history = createHistory({ a: "" }, { entries: 3 });
    for (let i = 0; i < 10; i++) history.apply(`${i}`, [at("a", i, 0, "x")]);
    let undone = 0;
    while (history.undo() !== undefined) undone++;
    expect(undone).toBe(3);
    expect(history.text("a")).toBe("xxxxxxx");
  });

  it("keeps no more text than asked, but always the last entry", () => {
    const history = createHistory({ a: "" }, { characters: 10 });
    history.apply("small", [at("a", 0, 0, "x")]);
    history.apply("large", [at("a", 0, 0, "y".repeat(50))]);
    expect(history.canUndo()).toBe("large");
    history.undo();
    expect(history.canUndo()).toBeUndefined();
  });
});

describe("a text replaced by another", () => {
  it("changes only what differs", () => {
    expect(minimalSplice("abcdef", "abXdef")).toEqual({ offset: 2, length: 1, text: "X" });
    expect(minimalSplice("aaa", "aa")).toEqual({ offset: 2, length: 1, text: "" });
  });

  it("does not cut a character in two", () => {
    expect(minimalSplice("\u{1F6A2}", "\u{1F6A3}")).toEqual({ offset: 0, length: 2, text: "\u{1F6A3}" });
  });

  it("gives the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (before, after) => {
        expect(applyEdits(before, [minimalSplice(before, after)])).toBe(after);
      }),
    );
  });
});

describe("any run of actions", () => {
  const files = ["a", "b", "c"];
  /** Cut points of a text, as parts of it, so that they fit whatever the text has become. */
  const piece = fc.record({
    file: fc.constantFrom(...files),
    cuts: fc.uniqueArray(fc.nat({ max: 40 }), { minLength: 2, maxLength: 6 }),
    texts: fc.array(fc.string({ maxLength: 4 }), { minLength: 3, maxLength: 3 }),
  });
  const action = fc.record({
    pieces: fc.array(piece, { minLength: 1, maxLength: 3 }),
    merge: fc.option(fc.constantFrom("k", "l"), { nil: undefined }),
    wait: fc.constantFrom(1, 400, 2000),
    undo: fc.boolean(),
  });

  it("undone to the start gives every text back, redone to the end too", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom("a", "b"), fc.string({ maxLength: 30 })),
        fc.array(action, { maxLength: 12 }),
        (start, actions) => {
          const history = createHistory(start);
          let copy: FileMap = history.files();
          let now = 0;
          for (const { pieces, merge, wait, undo } of actions) {
            now += wait;
            const used = new Set<string>();
            const edits = pieces.flatMap(({ file, cuts, texts }) => {
              if (used.has(file)) return [];
              used.add(file);
              const { length } = history.text(file) ?? "";
              const places = cuts.map((cut) => Math.min(cut, length)).sort((a, b) => a - b);
              return [0, 2, 4].flatMap((i) => {
                const [from, to] = [places[i], places[i + 1]];
                if (from === undefined || to === undefined) return [];
                return [at(file, from, to - from, texts[i / 2] ?? "")];
              });
            });
            copy = follow(copy, history.apply("act", edits, { merge, at: now }));
            expect(history.files()).toEqual(copy);
            const back = undo ? history.undo() : undefined;
            if (back !== undefined) copy = follow(copy, back);
            expect(history.files()).toEqual(copy);
          }
          const end = history.files();
          for (let step = history.undo(); step !== undefined; step = history.undo())
            copy = follow(copy, step);
          expect(history.files()).toEqual({ ...start });
          expect(copy).toEqual({ ...start });
          while (history.canRedo() !== undefined) history.redo();
          if (!actions.some(({ undo }) => undo)) expect(history.files()).toEqual(end);
        },
      ),
      { numRuns: 300 },
    );
  });
});
