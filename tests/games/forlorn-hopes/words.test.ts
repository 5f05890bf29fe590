import { describe, expect, it } from "vitest";
import { choiceText, namesOf } from "../../../lib/book";
import { forlornHopesRules } from "../../../lib/games/forlorn-hopes/definition";
import { strike } from "../../../lib/games/forlorn-hopes/model/attacks";
import { doesName, nameDoes, sideDoes } from "../../../lib/games/forlorn-hopes/model/pieces";
import type { Choice } from "../../../lib/kernel";
import { base, diary, place, rules, scene } from "./support";

describe("what the diary of Forlorn Hopes says", () => {
  it.each([
    ["flies", "The Allies fly", "Japan flies"],
    ["passes", "The Allies pass", "Japan passes"],
    ["declares", "The Allies declare", "Japan declares"],
    ["does", "The Allies do", "Japan does"],
    ["has", "The Allies have", "Japan has"],
  ])("%s of the Allies is a plural", (verb, allies, japan) => {
    expect(sideDoes(0, verb)).toBe(allies);
    expect(sideDoes(1, verb)).toBe(japan);
  });

  it.each([
    ["US destroyers", "fire"],
    ["East Fleet transports 2", "fire"],
    ["British destroyers (reserve)", "fire"],
    ["West Fleet Daihatsu barges", "fire"],
    ["British battle cruiser", "fires"],
    ["HMS Prince of Wales", "fires"],
    ["Black Cross", "fires"],
  ])("%s %s", (name, verb) => {
    expect(nameDoes(name, "fires")).toBe(`${name} ${verb}`);
    expect(doesName("does", name)).toBe(`${verb === "fire" ? "do" : "does"} ${name}`);
  });

  it("9.10.9 results are words, and a target begins its sentence with a capital", () => {
    const attacked = (target: Parameters<typeof strike>[1], die: number) => {
      const game = scene("air-mission", { side: 1 }, { dice: [die, ...Array<number>(20).fill(1)] });
      strike(game.table, target, { side: 1, factor: 2, rule: "9.10.9" });
      return diary(game);
    };
    const koepang = { kind: "airbase", base: base("koepang") } as const;
    expect(attacked(koepang, 1)).toContain("The airbase of Koepang: no effect.");
    expect(attacked(koepang, 9)).toContain("The airbase of Koepang: disrupted.");
    const darwin = { kind: "city-or-port", place: place("darwin") } as const;
    expect(attacked(darwin, 7)).toMatch(/Darwin: 1 hit\.\nDarwin has \d hits?\./);
  });
});

describe("options of Forlorn Hopes in words", () => {
  const names = namesOf({ definition: forlornHopesRules as never, ruleset: { rules } as never });

  it.each<[Choice, string]>([
    [
      { do: "fire", ship: "jwf-cl", target: "nl-mtb" },
      "fire at Dutch torpedo boats with West Fleet light cruiser",
    ],
    [
      { do: "bombard", ship: "br-ca", unit: "j-48-f2" },
      "bombard 48th Division, Formosa Regiment 2 with British heavy cruiser",
    ],
    [
      { do: "attack", unit: "us-p-40-3", ship: "jwf-cl", mode: "strafe", altitude: "low" },
      "attack West Fleet light cruiser with P-40 Warhawk 3 (strafe) at low altitude",
    ],
    [{ do: "embark", supply: "new", ship: "jef-t-2" }, "embark a new supply unit on East Fleet transports 2"],
    [{ do: "target", target: "airbase", base: "mobile-airbase-japanese-a" }, "target Mobile airbase A"],
    [{ do: "target", target: "airbase", base: "kendari" }, "target the airbase of Kendari"],
    [{ do: "support", units: [] }, "attack without support"],
    [{ do: "intercept-at", at: "2203" }, "intercept at 2203"],
    [
      { do: "spend", supply: "allied-makassar", at: "1507" },
      "spend the supply unit Makassar at Bandoeng (1507)",
    ],
    [
      { do: "use-up", supply: "allied-makassar", at: "1507" },
      "use up the supply unit Makassar at Bandoeng (1507)",
    ],
    [{ do: "use-spent", at: "1506", hits: 0 }, "use the supply unit spent at Batavia"],
    [{ do: "use-spent", at: "1708", hits: 1 }, "use the supply unit spent at Jogjakarta with 1 hit"],
  ])("%j", (choice, text) => {
    expect(choiceText(choice, names)).toBe(text);
  });
});
