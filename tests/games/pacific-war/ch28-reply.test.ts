import { describe, expect, it } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { carrierScene } from "./ch28-scene";
import { hex, make, offered, piece, rules } from "./engine";

describe("28.13 Simultaneous Strike", () => {
  /** Japanese bombers of an airbase two hexes away attack the US carriers, whose aircraft are all Alerted. */
  const replies = (change: (position: Position) => void): unknown[] => {
    const game = carrierScene({
      dice: [0, 9, 9, 9, 9],
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
    return offered(game, "strikeBackAt");
  };

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
});
