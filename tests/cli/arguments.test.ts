import { Command } from "commander";
import { describe, expect, it } from "vitest";
import { commaList, type Switch, withLayers, withOptionalRules, wholeNumber } from "../../lib/cli/arguments";

function parse(...argv: string[]): { layer?: Switch[]; option?: Switch[] } {
  const command = withOptionalRules(withLayers(new Command().exitOverride()));
  return command.parse(argv, { from: "user" }).opts();
}

describe("--layer and --no-layer", () => {
  it("keep their order, and mean nothing when they are left out", () => {
    expect(parse()).toEqual({});
    expect(parse("--layer", "a", "--no-layer", "b", "--layer=c", "--no-layer=d").layer).toEqual([
      { id: "a", on: true },
      { id: "b", on: false },
      { id: "c", on: true },
      { id: "d", on: false },
    ]);
  });

  it("do not touch optional rules", () => {
    expect(parse("--no-option", "x", "--layer", "a")).toEqual({
      option: [{ id: "x", on: false }],
      layer: [{ id: "a", on: true }],
    });
  });

  it("need an id", () => {
    const quiet = withLayers(new Command().exitOverride().configureOutput({ writeErr: () => undefined }));
    expect(() => quiet.parse(["--no-layer"], { from: "user" })).toThrow("argument missing");
  });
});

describe("wholeNumber", () => {
  it("takes whole numbers in its range and no other text", () => {
    const parse = wholeNumber(1, 10);
    expect(parse("10")).toBe(10);
    for (const text of ["0", "11", "1.5", "1e1", "x", "", " 1", "0x1"])
      expect(() => parse(text)).toThrow("from 1 to 10");
  });
});

describe("commaList", () => {
  it("passes over blanks", () => expect(commaList(" a, b,,c ")).toEqual(["a", "b", "c"]));
});
