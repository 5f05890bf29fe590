import { describe, expect, it } from "vitest";
import { choose, hash, type Json, pending, resume, start, view } from "../../lib/kernel";
import { pool } from "./tiny/pool";
import { begin, must } from "./tiny/support";

/** A scenario may be a position from the middle of play: its set-up then gives the steps under way. */

/** The pool game, with a scenario that is a printed state as it was saved. */
function savable() {
  const ruleset = pool();
  const { module } = ruleset;
  const setup: typeof module.setup = (rules, scenario, options) => {
    const { saved } = scenario as { saved?: Json };
    if (saved === undefined) return module.setup(rules, scenario, options);
    const parsed = module.parse(rules, saved);
    return parsed.ok ? { ok: true, value: { ...parsed.value, pointer: "/saved", problems: [] } } : parsed;
  };
  return { ...ruleset, module: { ...module, setup } };
}

describe("start from the middle of play", () => {
  it("stands where the game stood, with dice of its own", () => {
    const game = begin(savable(), { seed: 3 });
    must(choose(game, "a", { do: "roll" }));
    const again = begin(savable(), { seed: 3 }, { saved: view(game) });
    expect(pending(again)).toEqual(pending(game));
    expect(again.state.frames).toEqual(game.state.frames);
    expect(hash(again)).toBe(hash(begin(savable(), { seed: 3 }, { saved: view(game) })));
  });

  it.each([
    ["a step that there is not", { step: "none", data: {} }, "/saved/frames/0/step"],
    ["a step that cannot be played on", { step: "loop", data: {} }, "/saved"],
  ])("reports where it meets %s", (_what, frame, pointer) => {
    const saved = { ...(view(begin(savable())) as object), frames: [frame] } as unknown as Json;
    const begun = start(savable(), { saved }, {});
    expect(begun).toMatchObject({ ok: false, error: [{ pointer, severity: "error" }] });
    // A printed state is restored in the same way, and refused at the pointer of its frames.
    expect(resume(savable(), saved)).toMatchObject({
      ok: false,
      error: [{ pointer: pointer.slice("/saved".length), severity: "error" }],
    });
  });

  it("reports broken invariants", () => {
    const ruleset = savable();
    const module = { ...ruleset.module, invariants: () => ["A pool is empty."] };
    const begun = start({ ...ruleset, module }, { saved: view(begin(ruleset)) }, {});
    expect(begun).toMatchObject({ ok: false, error: [{ message: "A pool is empty.", pointer: "/saved" }] });
    expect(resume({ ...ruleset, module }, view(begin(ruleset)))).toMatchObject({
      ok: false,
      error: [{ code: "state/broken", message: "A pool is empty.", pointer: "" }],
    });
  });
});
