import { describe, expect, it } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import type { Choice } from "../../../lib/kernel";
import { carrierScene } from "./ch28-scene";
import { decision, diary, hex, make, offered, type Pacific, piece, rules, scene } from "./engine";

describe("28.13 Simultaneous Strike", () => {
  /** Japanese bombers of an airbase two hexes away attack the US carriers, whose aircraft are all Alerted. */
  const struck = (change: (position: Position) => void, dice = [0, 9, 9, 9, 9]): Pacific => {
    const game = carrierScene({
      dice,
      change: (position) => {
        position.advantage = 1;
        const { airUnits, bases } = position;
        bases.push({ side: 1, kind: rules.baseClassOf["japan-base-small"]!, hex: hex("0833"), hits: 0 });
        const bombers = airUnits[piece(airUnits, "shokaku-air-group")]!;
        Object.assign(bombers, { kind: rules.airClassOf["j-t-l2"]!, ship: -1, hex: hex("0833") });
        for (const unit of airUnits)
          if (rules.airClasses[unit.kind]!.id === "us-f-cv-l1") unit.kind = rules.airClassOf["us-f-cv-l2"]!;
        change(position);
      },
    });
    make(game, { mission: "strike", at: "0835" });
    if (offered(game, "fly").includes("shokaku-air-group"))
      make(game, { fly: "shokaku-air-group" }, { do: "done" });
    make(game, { fly: "direct", to: "0835" }, { do: "search", at: "0835" }, { do: "done" });
    make(game, { unit: "shokaku-air-group", ship: "us-cv4" }, { unit: "shokaku-air-group", do: "done" });
    return game;
  };
  const replies = (change: (position: Position) => void): unknown[] =>
    offered(struck(change), "strikeBackAt");

  it("is answered by day, but not at night, when nobody may fly a strike from a carrier (26.3.B)", () => {
    expect(replies(() => undefined)).toEqual(["0833"]);
    expect(replies((position) => (position.lighting = "night"))).toEqual([]);
  });

  it("is answered by Activated aircraft alone (28.1.A)", () => {
    const idle = ({ airUnits }: Position): void => {
      for (const unit of airUnits) if (rules.airClasses[unit.kind]!.isCarrierCapable) unit.activated = false;
    };
    expect(replies(idle)).toEqual([]);
  });

  describe("in bad weather", () => {
    const { war } = scene("still", {}, { scenario: "strategic-1941-45" }).table.position;
    const zones = Object.fromEntries([...new Set(rules.hexes.zone)].map((zone) => [zone, "fog" as const]));
    const fog = (position: Position): void => void (position.war = { ...war!, weather: zones });
    /** The first die lets the strike fly (6.1), the second finds the carriers, a last one is for each unit that replies. */
    const reply = (change: (position: Position) => void, last: number): Pacific =>
      struck(change, [0, 0, 9, 9, last, last, last]);

    it("is flown by units that a low die lets fly alone (6.1)", () => {
      const after = (last: number): string => {
        const game = reply(fog, last);
        make(game, { strikeBackAt: "0833" });
        // The strike is fought first.
        while (!/Enterprise air group( \(4\))? (flies to|at home)/u.test(diary(game))) {
          const { options } = decision(game);
          make(game, options.find((option) => option.do === "done") ?? options[0]!);
        }
        return diary(game);
      };
      expect(after(9)).toContain("The weather keeps Enterprise air group at home.");
      expect(after(9)).not.toContain("flies to 0833");
      expect(after(6)).not.toContain("at home");
    });

    it("is not flown at dusk (6.0)", () => {
      const game = struck((position) => void (position.lighting = "dusk"));
      expect(offered(game, "strikeBackAt")).toEqual(["0833"]);
      game.table.set(game.table.position, "war", { ...war!, weather: zones });
      expect(offered(game, "strikeBackAt")).toEqual([]);
    });
  });

  it("is not flown to where a stack has stayed at home (28.9.2)", () => {
    /** Aircraft of carriers and of an airbase strike; one of the carriers aborts on the way, so that those of the airbase may stay. */
    const origins = (others: Choice): unknown[] => {
      const game = carrierScene({
        dice: [0, 0, 4, 0, 9, 9, 9, 9, 9],
        change: ({ airUnits, bases }) => {
          bases.push(
            { side: 1, kind: rules.baseClassOf["japan-base-small"]!, hex: hex("0833"), hits: 0 },
            { side: 0, kind: rules.baseClassOf["us-base-small"]!, hex: hex("0734"), hits: 0 },
          );
          const zuikaku = airUnits[piece(airUnits, "shokaku-air-group-replacements")]!;
          airUnits.push({ ...zuikaku, id: "guards", name: "Guards", steps: 6, ship: -1, hex: hex("0833") });
          airUnits[piece(airUnits, "marine-fighters")]!.hex = hex("0734");
        },
      });
      make(game, { mission: "strike", at: "0832" });
      for (const fly of ["enterprise-air-group", "yorktown-air-group", "marine-fighters"])
        make(game, { fly });
      make(game, { from: "0835" }, { fly: "direct", to: "0832" });
      make(game, { do: "search", at: "0833" }, { alert: "guards" }, { intercept: "guards" });
      make(game, { hit: "enterprise-air-group" }, { hit: "enterprise-air-group" });
      make(
        game,
        { land: "enterprise-air-group", on: "us-cv4" },
        { fly: "direct", to: "0835" },
        { fly: "on" },
      );
      make(game, others);
      while (offered(game, "strikeBackAt").length === 0) make(game, decision(game).options[0]!);
      return offered(game, "strikeBackAt");
    };
    expect(origins({ from: "0734" })).toEqual(["0835", "0734"]);
    expect(origins({ do: "stay-home" })).toEqual(["0835"]);
  });
});
