import { describe, expect, it } from "vitest";
import { AirFlag, Box, type Position } from "../../../lib/games/forlorn-hopes/model/position";
import { ALLIED, enemyOf, JAPANESE, sideIds } from "../../../lib/games/forlorn-hopes/model/rules";
import { forlornHopesModule } from "../../../lib/games/forlorn-hopes/module";
import { below, eventsFor, fork, line, pending, seedState, standing, take, view } from "../../../lib/kernel";
import { airUnit, base, begin, type Forlorn, make, rules, scene } from "./support";

/** Games in pairs that differ in nothing but what is hidden from a side: that side is shown the same. */

/** All that a side may learn now. */
const seen = (game: Forlorn, side: number): string =>
  JSON.stringify({
    view: view(game, sideIds[side]!),
    events: eventsFor(game, sideIds[side]!).map(({ text }) => text),
    line: line(game, sideIds[side]!),
    standing: standing(game),
    pending: pending(game).filter((each) => each.side === sideIds[side]! || !each.secret),
  });

/** Air units of the other side that stand on its displays: all about them is secret (6.1). */
const hiddenFrom = ({ air }: Position, side: number): number[] =>
  rules.airUnits.flatMap((each, unit) =>
    each.side !== side && air.base[unit]! >= 0 && air.box[unit] !== Box.out && air.aboard[unit]! < 0
      ? [unit]
      : [],
  );

/** A copy of a game in which what is on the displays of the other side is otherwise. */
function scrambled(game: Forlorn, side: number, random: ReturnType<typeof seedState>): Forlorn {
  const copy = fork(game);
  const { air } = copy.table.position;
  const units = hiddenFrom(copy.table.position, side);
  const bases = units.map((unit) => air.base[unit]!);
  for (const unit of units) {
    air.base[unit] = bases[below(random, bases.length)]!;
    air.box[unit] = below(random, 3);
    air.flags[unit] = below(random, 2) * AirFlag.disrupted + below(random, 2) * AirFlag.reduced;
  }
  return copy;
}

/** Within these a side names openly who flies, and who intercepts (7.3, 9.4): chapter 9 says what stays secret there. */
const open = ["reconnaissance", "initiative-missions", "alternating-missions"];

/** Ids in what the frames of a view hold. */
function namedInFrames(game: Forlorn, side: number): string[] {
  const { frames } = view(game, sideIds[side]!) as { frames: { step: string }[] };
  if (frames.some(({ step }) => open.includes(step))) return [];
  return JSON.stringify(frames).match(/"[a-z0-9-]+"/g) ?? [];
}

describe("6.1 what lies on the displays of the other side", () => {
  it.each([
    ["java-sea", 6],
    ["campaign", 2],
  ])("changes nothing that a side is shown: %s at random", (scenario, games) => {
    let looks = 0;
    for (let seed = 1; seed <= games; seed++) {
      const game = begin(scenario, { seed });
      const random = seedState(seed + 50);
      for (let choices = 0; game.asked !== 0; choices++) {
        if (choices % 23 === 0 && game.table.position.battle === null)
          for (const side of [ALLIED, JAPANESE]) {
            const other = scrambled(game, side, random);
            expect(forlornHopesModule.print(other.table, side)).toEqual(
              forlornHopesModule.print(game.table, side),
            );
            expect(standing(other)).toEqual(standing(game));
            const ids = new Set(
              hiddenFrom(game.table.position, side).map((unit) => `"${rules.airUnits[unit]!.id}"`),
            );
            expect(namedInFrames(game, side).filter((id) => ids.has(id))).toEqual([]);
            looks++;
          }
        const asked = game.asked & 1 ? ALLIED : JAPANESE;
        const codes = game.codes.length > 0 ? game.codes : game.table.codes(asked);
        take(game, asked, codes[below(random, codes.length)]!);
      }
    }
    expect(looks).toBeGreaterThan(20);
  });

  it("17.1.4 reduced aircraft count in the standing when the game is over, not before", () => {
    const score = (step: string) => {
      const game = scene(
        step,
        {},
        {
          scenario: "java-sea",
          change: ({ air }) => {
            air.flags[airUnit("us-p-40-1")] = AirFlag.reduced;
          },
        },
      );
      return standing(game).score["japanese"];
    };
    expect([score("naval-disruption-removal"), score("end-of-game")]).toEqual([0, 0.5]);
  });
});

describe("7.2 regroup designations", () => {
  it("are the owner's alone to know, whichever and how many he makes", () => {
    const seenBy = (chosen: string[]) => {
      const game = scene(
        "regroup-designation",
        {},
        {
          change: ({ air }) => {
            for (const id of ["us-p-40-1", "us-p-40-2", "nl-buffalo"])
              air.flags[airUnit(id)] = AirFlag.disrupted;
          },
        },
      );
      make(
        game,
        ...chosen.map((unit) => ({ do: "regroup", unit })),
        ...(chosen.length < 3 ? [{ do: "done" }] : []),
      );
      return [seen(game, JAPANESE), seen(game, ALLIED)];
    };
    const [none, one, other, all] = [
      [],
      ["us-p-40-1"],
      ["nl-buffalo"],
      ["us-p-40-1", "us-p-40-2", "nl-buffalo"],
    ].map(seenBy);
    expect([one![0], other![0], all![0]]).toEqual([none![0], none![0], none![0]]);
    expect(new Set([none![1], one![1], other![1], all![1]]).size).toBe(4);
  });
});

describe("6.6.5 an evacuation", () => {
  it("does not show the captor who is still to try, nor to where a unit flies", () => {
    const seenBy = (second: string, to: string) => {
      const game = scene(
        "airbase-evacuation",
        { base: base("soerabaja"), side: ALLIED },
        {
          dice: [1, 1],
          change: ({ air }) => {
            for (const [unit, { side }] of rules.airUnits.entries())
              if (side === ALLIED && air.base[unit]! >= 0) air.base[unit] = base("darwin");
            for (const id of ["us-p-40-1", second]) air.base[airUnit(id)] = base("soerabaja");
          },
        },
      );
      const first = seen(game, JAPANESE);
      make(game, { do: "evacuate-to", base: to });
      return [first, JSON.stringify(view(game, "japanese"))];
    };
    const [one, other] = [seenBy("us-p-40-3", "batavia"), seenBy("us-p-40-4", "banjarmasin")];
    expect(one[0]).toBe(other[0]);
    expect(one[1]).toBe(other[1]);
  });
});

describe("who may see", () => {
  it("each side sees the displays of its own", () => {
    const game = begin("campaign", { seed: 1 });
    for (const side of [ALLIED, JAPANESE]) {
      const own = hiddenFrom(game.table.position, enemyOf(side)).map((unit) => rules.airUnits[unit]!.id);
      expect(own.filter((id) => !seen(game, side).includes(`"${id}"`))).toEqual([]);
    }
  });
});
