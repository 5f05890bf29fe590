import { describe, expect, it } from "vitest";
import { kindOfPath } from "../../lib/documents/paths";

describe("kindOfPath", () => {
  it.each([
    ["game.json", { kind: "document" }],
    ["tables/combat.json", { kind: "document" }],
    ["scenarios/short-campaign.json", { kind: "document" }],
    ["sandtable.json", { kind: "workspace" }],
    ["playtests/battle.json", { kind: "playtest" }],
    ["layers/errata-2005/layer.json", { kind: "manifest", layer: "errata-2005" }],
    [
      "layers/errata-2005/tables/combat.json",
      { kind: "patch", layer: "errata-2005", target: "tables/combat.json" },
    ],
    ["layers/a/sub/layer.json", { kind: "patch", layer: "a", target: "sub/layer.json" }],
    ["layers/stray.json", { kind: "document" }],
    ["README.md", { kind: "other" }],
    ["layers/a/notes.txt", { kind: "other" }],
  ])("%s", (path, kind) => {
    expect(kindOfPath(path)).toEqual(kind);
  });
});
