import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { child, isObject } from "../../lib/documents";
import { packageRoot } from "../../lib/workspace";
import { shipped } from "../support/shipped";

const components = join(packageRoot(), "components");
const sources = readdirSync(components, { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.(tsx?|css)$/.test(name),
);

describe("the panes", () => {
  it("name no side of a game: sides, their names and their colours come from the data", () => {
    const sides = child(shipped("fire-in-the-sky").draft.documents.get("game.json")!.value, "sides");
    const names = isObject(sides) ? Object.keys(sides) : [];
    expect(names).toEqual(["japan", "allies"]);
    const named = new RegExp(names.join("|"), "i");
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.filter((name) => named.test(readFileSync(join(components, name), "utf8")))).toEqual([]);
  });
});
