import { describe, expect, it } from "vitest";
import { check } from "../../lib/diagnostics";
import { games } from "../../lib/games";
import { shipped } from "../support/shipped";

/** Shipped data have no error and no warning, with their layers and as printed. */
describe.each(Object.keys(games))("the data of %s", (id) => {
  const { files, game, draft } = shipped(id);
  const layers = draft.layers.map((layer) => layer.id);

  it.each([
    ["with the layers that are on", []],
    ["as printed", layers],
  ])("are clean %s", (_name, without) => {
    const report = check(files, game, { without });
    const loud = report.diagnostics.filter(({ severity }) => severity !== "info");
    expect(loud).toEqual([]);
    expect(report.ok).toBe(true);
    expect(report.suppressed).toEqual([]);
  });
});
