import { describe, expect, it } from "vitest";
import { opportunity } from "../../../lib/games/pacific-war/ch24-search";
import { Gone } from "../../../lib/games/pacific-war/model/position";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { diary, hex, make, offered, piece, rules, scene } from "./engine";

const corregidor = rules.fortificationOf["a-fort-corregidor"]!;
const at = rules.hexes.ids[rules.fortifications[corregidor]!.hex]!;

/** Nothing Allied but the guns of Corregidor, within reach of a Japanese airbase beside it. */
const gunsAlone =
  (hits: number) =>
  (position: Position): void => {
    position.cycle = 1;
    position.advantage = 1;
    position.fortifications.fill(Gone.absent);
    position.fortifications[corregidor] = hits;
    const { airUnits, bases } = position;
    bases.push({ side: 1, kind: rules.baseClassOf["japan-base-large"]!, hex: hex("4018"), hits: 0 });
    Object.assign(airUnits[piece(airUnits, "shokaku-air-group")]!, {
      kind: rules.airClassOf["j-t-l1"]!,
      ship: -1,
      hex: hex("4018"),
    });
  };

describe("2.3.4 A fortification acts as a naval unit", () => {
  /** A strike on the guns, which is found; the diary of it. */
  const struck = (hits: number): string => {
    const game = scene("advantage-air-missions", {}, { dice: [0, 9, 9], change: gunsAlone(hits) });
    make(game, { mission: "strike", at }, { do: "search", at });
    return diary(game);
  };

  it("that looks for the aircraft which come to its hex (28.5.1)", () => {
    expect(struck(0)).toContain("is detected");
  });

  it("that fires flak at those which attack it, with its strength less its hits (28.10.A.d)", () => {
    const { antiAir } = rules.fortifications[corregidor]!;
    expect(struck(0)).toContain(`Flak of the defences of the hex with ${antiAir!}`);
    expect(struck(1)).toContain(`Flak of the defences of the hex with ${antiAir! - 1}`);
  });

  it("that searches its hex for Task Forces (24.3)", () => {
    const game = scene("search", opportunity(0), {
      change: (position) => {
        gunsAlone(0)(position);
        const group = position.taskForces.find(({ side }) => side === 1)!;
        group.hex = hex(at);
      },
    });
    expect(offered(game, "search")).toContain(at);
  });
});
