import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openTwo } from "../../lib/cli/ruleset-name";
import { scratch } from "./harness";

const { path: home, remove } = scratch();
afterAll(remove);

const GAME = "Fire in the Sky: The Great Pacific War 1941-1945";
const titles = async (a: string, b: string): Promise<string[]> =>
  (await openTwo(a, b, home)).map(({ title }) => title);

describe("what a ruleset is called in sentences", () => {
  it("is the title of the game or workspace, with the layers that are switched by their titles", async () => {
    mkdirSync(join(home, "fits-2"));
    writeFileSync(
      join(home, "fits-2", "sandtable.json"),
      JSON.stringify({ title: "Long war", game: "fire-in-the-sky" }),
    );
    expect(await titles("fire-in-the-sky", "fits-2")).toEqual([GAME, "Long war"]);
    expect(await titles("fits-2:printed", "fits-2-early-essex+early-essex")).toEqual([
      "Long war, as printed",
      "Long war, with The Essex class a year earlier",
    ]);
  });

  it("has the name that was given beside it where both have the same title", async () => {
    expect(await titles("fire-in-the-sky", "fire-in-the-sky-2e")).toEqual([
      `${GAME} (fire-in-the-sky)`,
      `${GAME} (fire-in-the-sky-2e)`,
    ]);
  });
});
