import { describe, expect, it } from "vitest";
import { placeOfFile } from "../../lib/editing";
import { shipped } from "../support/shipped";

const { files } = shipped("fire-in-the-sky");
const documents = Object.keys(files).filter((path) => !/^(layers|playtests|scenarios|game\.json)/.test(path));

describe("a file from elsewhere", () => {
  it.each(documents)("named as %s is a change of it, though shipped variants change it too", (path) => {
    const name = path.split("/").at(-1)!;
    expect(placeOfFile(name, "{}", files, "mine")).toEqual({ path: `layers/mine/${path}` });
    expect(placeOfFile(name, "{}", files, undefined).reason).toContain(path);
  });

  it("goes where the folders that it came in say, or else its schema", () => {
    expect(placeOfFile("old/tables/own.json", "{}", files, "mine")).toEqual({ path: "tables/own.json" });
    const scenario = '{ "$schema": "x/scenario.schema.json" }';
    expect(placeOfFile("late.json", scenario, files, "mine")).toEqual({ path: "scenarios/late.json" });
  });
});
