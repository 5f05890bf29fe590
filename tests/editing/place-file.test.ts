import { describe, expect, it } from "vitest";
import { placeOfFile } from "../../lib/editing/place-file";
import { shipped } from "../support/shipped";

const { files } = shipped("fire-in-the-sky");
const documents = Object.keys(files).filter((path) => !/^(layers|playtests|scenarios|game\.json)/.test(path));

describe("a file from elsewhere", () => {
  it("goes where its schema says", () => {
    const text = (schema: string) => JSON.stringify({ $schema: `../../schemas/${schema}.schema.json` });
    const place = (schema: string) => placeOfFile("mine.json", text(schema), files, undefined);
    expect(place("fire-in-the-sky/battle")).toEqual({ path: "battles/mine.json" });
    expect(place("fire-in-the-sky/scenario")).toEqual({ path: "scenarios/mine.json" });
  });

  it.each(documents)("named as %s is a change of it, though shipped variants change it too", (path) => {
    const name = path.split("/").at(-1)!;
    expect(placeOfFile(name, "{}", files, "mine")).toEqual({ path: `layers/mine/${path}` });
    expect(placeOfFile(name, "{}", files, undefined).reason).toContain(path);
  });

  it("goes where the folders that it came in say, or else its schema", () => {
    expect(placeOfFile("old/tables/own.json", "{}", files, "mine")).toEqual({ path: "tables/own.json" });
    const player = placeOfFile("old/players/steady.json", "{}", files, "mine");
    expect(player).toEqual({ path: "players/steady.json" });
    const scenario = '{ "$schema": "x/scenario.schema.json" }';
    expect(placeOfFile("late.json", scenario, files, "mine")).toEqual({ path: "scenarios/late.json" });
  });
});
