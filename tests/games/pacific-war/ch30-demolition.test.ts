import { describe, expect, it } from "vitest";
import { pacificWarModule } from "../../../lib/games/pacific-war/module";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { pending } from "../../../lib/kernel";
import { decision, hex, make, place, rules, rulesWith, scene } from "./engine";
import { fleets, withFleets } from "./fleets";

/** Rabaul: a port with an airfield. */
const RABAUL = rules.hexes.ids[rules.places[place("rabaul")]!.hex]!;
const OIL = rules.hexes.ids[rules.places[place("balikpapan")]!.hex]!;

const unit = (position: Position, id: string, at: string, kind = "j-144-rgt", broken = false): void => {
  position.groundUnits.push({
    id,
    kind: rules.groundClassOf[kind]!,
    hits: 0,
    hex: hex(at),
    ship: -1,
    activated: false,
    cycleMoves: 0,
    broken,
    assault: "none",
    entered: false,
    moved: false,
  });
};
const base = (position: Position, at = RABAUL): void => {
  position.bases.push({ side: 1, kind: rules.baseClassOf["japan-base-large"]!, hex: hex(at), hits: 0 });
};
const demolition = (more: (position: Position) => void, dice: number[] = [], using = rules) =>
  scene("demolition", {}, withFleets(fleets({}, more), { dice, using }));

const quality = rules.groundClasses[rules.groundClassOf["j-144-rgt"]!]!.troopQuality;

describe("30.0 demolition", () => {
  it("a ground unit, or the Base itself, tries it on the Base of its hex", () => {
    const game = demolition((position) => {
      base(position);
      unit(position, "regiment", RABAUL);
    });
    expect(decision(game, "japanese").options).toEqual([
      { demolish: "base", hex: RABAUL, by: "regiment" },
      { demolish: "base", hex: RABAUL, by: "base" },
      { do: "done" },
    ]);
  });

  it("with its Troop Quality or less the Base is gone, and its aircraft with it; with more nothing happens", () => {
    const attempt = (die: number) => {
      const game = demolition(
        (position) => {
          base(position);
          unit(position, "regiment", RABAUL);
          position.airUnits.push({
            ...scene("still").table.position.airUnits[0]!,
            id: "zeroes",
            kind: rules.airClassOf["j-f-l1"]!,
            steps: 3,
            hex: hex(RABAUL),
            ship: -1,
          });
        },
        [die],
      );
      make(game, { demolish: "base", hex: RABAUL, by: "regiment" });
      expect(pending(game)).toEqual([]);
      expect(pacificWarModule.invariants(game.table)).toEqual([]);
      const { bases, airUnits } = game.table.position;
      return [bases[0]!.hex >= 0, airUnits[0]!.steps];
    };
    expect(attempt(quality)).toEqual([false, 0]);
    expect(attempt(quality + 1)).toEqual([true, 3]);
  });

  it("the Base uses its own Troop Quality", () => {
    const own = rules.baseClasses[rules.baseClassOf["japan-base-large"]!]!.troopQuality;
    const attempt = (die: number) => {
      const game = demolition(base, [die]);
      make(game, { demolish: "base", hex: RABAUL, by: "base" });
      return game.table.position.bases[0]!.hex >= 0;
    };
    expect([attempt(own), attempt(own + 1)]).toEqual([false, true]);
  });

  it("there is one attempt in a hex and phase, and none by Broken units, beside enemies, or without a link", () => {
    const asked = (more: (position: Position) => void) =>
      pending(demolition((position) => (base(position), more(position)))).map(({ side }) => side);
    expect(asked(() => undefined)).toEqual(["japanese"]);
    // The marines may demolish the Base, which stands alone.
    expect(asked((position) => unit(position, "marines", RABAUL, "us-1-def-bn"))).toEqual(["allied"]);
    expect(asked((position) => void (position.terms = { ...position.terms, linked: false }))).toEqual([]);
    const broken = demolition((position) => unit(position, "regiment", OIL, "j-144-rgt", true));
    expect(pending(broken)).toEqual([]);
  });

  it("33.1 a Co-Prosperity Sphere Resource hex is demolished once, which a saved state keeps", () => {
    const game = demolition((position) => unit(position, "regiment", OIL), [0]);
    make(game, { demolish: "resource", hex: OIL, by: "regiment" });
    expect(game.table.position.demolished).toEqual([place("balikpapan")]);
    const read = pacificWarModule.parse(rules, pacificWarModule.print(game.table));
    expect(read.ok && read.value.position).toEqual(game.table.position);
    const again = demolition((position) => {
      unit(position, "regiment", OIL);
      position.demolished = [place("balikpapan")];
    });
    expect(pending(again)).toEqual([]);
    const using = rulesWith("map.json", "/places/balikpapan/resource/kind", "homeland");
    expect(pending(demolition((position) => unit(position, "regiment", OIL), [], using))).toEqual([]);
  });

  it("11.3.1 an Offensive Support Base is demolished as a Base is", () => {
    const game = demolition(
      (position) => {
        unit(position, "regiment", RABAUL);
        position.supportBases.push({ side: 1, hex: hex(RABAUL), hits: 0 });
      },
      [0],
    );
    make(game, { demolish: "support-base", hex: RABAUL, by: "regiment" });
    expect(game.table.position.supportBases).toEqual([]);
  });
});
