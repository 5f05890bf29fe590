import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { choose, hash } from "../../lib/kernel";
import { oddsOf } from "../../lib/odds";
import { cli, cliJson } from "../cli/harness";
import { chanceThat, exampleAt, savedExample, sourceOf, total } from "./support";

const folder = mkdtempSync(join(tmpdir(), "sandtable-odds-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a battle that is met in play", () => {
  const game = exampleAt(3);
  const source = sourceOf("fire-in-the-sky");
  const policy = source.policies[source.defaultPolicy]!;

  it("has odds, and the game continues unchanged", () => {
    const before = hash(game);
    const met = source.meet(game, "surabaya");
    if (!met.ok) throw new Error(met.error[0]!.message);
    expect(met.value.title).toBe("Surabaya, Turn 2");
    const odds = oddsOf(met.value.game, source.follow(met.value, [policy, policy]));
    expect(odds.exact).toBe(true);
    expect(total(odds)).toBeCloseTo(1, 12);
    expect(chanceThat(odds, { holder: "japan" })).toBeGreaterThan(0.3);
    expect(hash(game)).toBe(before);
    expect(game.table.position).not.toHaveProperty("losses");
  });

  it("has other odds in the middle of it", () => {
    const fighting = exampleAt(3);
    const begun = choose(fighting, "japan", { battle: "surabaya" });
    expect(begun.ok).toBe(true);
    const met = source.meet(fighting);
    if (!met.ok) throw new Error(met.error[0]!.message);
    const odds = oddsOf(met.value.game, source.follow(met.value, [policy, policy]));
    expect(total(odds)).toBeCloseTo(1, 12);
    expect(source.meet(fighting, "manila").ok).toBe(false);
  });

  it("is found in a saved game by its place", async () => {
    const path = join(folder, "before-java-sea.json");
    writeFileSync(path, JSON.stringify(savedExample(game)));
    const asked = ["odds", "--game", "fire-in-the-sky", "--battle", path];
    const several = await cli(asked);
    expect(several.status).toBe(1);
    expect(several.out).toMatch(/battles can be fought in this position/);
    expect(several.out).toMatch(/--place: .*surabaya/);
    const { status, json } = await cliJson<{ title: string; exact: boolean }>([
      ...asked,
      "--place",
      "surabaya",
    ]);
    expect(status).toBe(0);
    expect(json).toMatchObject({ title: "Surabaya, Turn 2", exact: true });
  });
});
