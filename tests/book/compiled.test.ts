import { describe, expect, it, vi } from "vitest";
import { Book, wholeUpdate } from "../../lib/book";
import { createChecker } from "../../lib/diagnostics";
import type { Json } from "../../lib/documents";
import type { GameDefinition } from "../../lib/games";
import { mapOverlay } from "../../lib/views/map/overlay";
import { skeletonFiles } from "../skeleton/data";
import { skeleton as whole } from "../skeleton/game/rules";
import { shapes } from "../skeleton/schemas";

const SCENARIO = "scenarios/crossing.json";
const skeleton = whole as GameDefinition;

/** The skeleton, which counts how often its documents are compiled. */
function counting() {
  const compile = vi.fn(skeleton.compile);
  return { game: { ...skeleton, compile } satisfies GameDefinition, compile };
}

describe("documents are compiled once for each version of their content", () => {
  it("by the checks and all overlays of the desk together; again for an edit of the rules, not of a scenario", () => {
    const { game, compile } = counting();
    const checker = createChecker(game, shapes);
    const files = skeletonFiles();
    const overlay = (texts: typeof files): unknown => {
      const report = checker.check(texts);
      return mapOverlay({ draft: checker.draft!, game }, report, SCENARIO, "below", "0102", "sky");
    };
    overlay(files);
    expect(compile).toHaveBeenCalledTimes(1);
    overlay({ ...files, [SCENARIO]: files[SCENARIO]!.replace(/("title": ")/, "$1Late ") });
    expect(compile).toHaveBeenCalledTimes(1);
    overlay({ ...files, "map.json": files["map.json"]!.replace(/("title": ")/, "$1Wide ") });
    expect(compile).toHaveBeenCalledTimes(2);
  });

  it("by all books of one worker together, whose documents are of the same texts", () => {
    const { game, compile } = counting();
    const checker = createChecker(game, shapes);
    checker.check(skeletonFiles());
    const update = wholeUpdate(game.id, checker.draft!, []);
    compile.mockClear();
    const rules = [new Book({ skeleton: game }), new Book({ skeleton: game })].map((book) => {
      book.take(update);
      const made = book.compile(game);
      return "rules" in made ? made.rules : expect.fail(made.message);
    });
    expect(compile).toHaveBeenCalledTimes(1);
    expect(rules[1]).toBe(rules[0]);
  });

  it("is made JSON once, however many it is sent to", () => {
    const checker = createChecker(counting().game, shapes);
    checker.check(skeletonFiles());
    const stringify = vi.spyOn(JSON, "stringify");
    const count = (): number => {
      stringify.mockClear();
      wholeUpdate("skeleton", checker.draft!, []);
      return stringify.mock.calls.length;
    };
    const objects = [...checker.draft!.documents.values()].filter(
      ({ value }: { value: Json }) => value !== null,
    );
    expect([count(), count()]).toEqual([objects.length, 0]);
    stringify.mockRestore();
  });
});
