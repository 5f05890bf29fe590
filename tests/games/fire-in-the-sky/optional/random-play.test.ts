import { describe, expect, it } from "vitest";
import { fireInTheSkyModule } from "../../../../lib/games/fire-in-the-sky/module";
import { Flag } from "../../../../lib/games/fire-in-the-sky/model/position";
import { below, hash, pending, resume, seedState, take, undo, view } from "../../../../lib/kernel";
import { fightOut, randomScene } from "../ch12-combat/random-fight";
import type { Scene, SideId } from "../helpers";
import { campaign } from "../chapters/table-top";

/** All optional rules of combat at once, played by chance. */
const ALL = [
  "armored-decks",
  "semper-fi",
  "radar-and-sonar",
  "long-lance",
  "tokyo-express",
  "elite-pilots",
  "divine-wind",
  "oomph-in-your-hits",
];

/**
 * What the rules are about comes to where the others are: a carrier with pilots from before the war and one
 * without, the Tokyo Express and another Task Force against cruisers, and Marines on their way.
 */
function dress(scene: Scene, seed: number): void {
  const { position, rules } = scene;
  position.options = ALL;
  position.vp = 5;
  position.kamikaze = seed % 3 === 0;
  if (seed % 2 === 0) position.turn = 11;
  rules.pieces.forEach(({ elite }, p) => {
    if (elite) position.flags[p]! |= Flag.elite;
  });
  const free = (types: string[]): string[] =>
    types.filter((type) =>
      rules.piecesOfType[rules.typeOf[type]!]!.some((p) => position.at[p] === rules.limbo.available),
    );
  const force = (side: SideId, hex: string, ...types: string[]): number =>
    scene.force(side, hex, ...free(types).map((type) => scene.unit(type, hex)));
  force("japan", "midway", "j-cv-akagi-kaga", "j-cv-shokaku-zuikaku");
  position.tokyoExpress = force("japan", "midway", "j-dd", "j-ca");
  force("japan", "midway", "j-bb-hiei-kirishima", "j-dd");
  force("allies", "midway", "u-ca", "u-cl", "u-dd", "u-land-4-marine-1");
  force("allies", "midway", "u-cb-alaska-guam", "u-cl");
}

describe("all optional rules of combat", () => {
  it.each(Array.from({ length: 30 }, (_none, i) => [200 + i]))("battles of random position %i", (seed) => {
    const random = seedState(seed);
    const scene = randomScene(random);
    dress(scene, seed);
    fightOut(scene, random, seed + 1000);
  });

  it.each([[1], [2]])("a campaign by chance, seed %i", (seed) => {
    const { game } = campaign({ seed, options: ALL });
    const random = seedState(seed + 7);
    const first = hash(game);
    let made = 0;
    while (game.asked !== 0 && made < 400) {
      const side = 31 - Math.clz32(game.asked);
      const codes = game.table.codes(side);
      for (const { options } of pending(game)) {
        expect(new Set(options.map((option) => JSON.stringify(option))).size).toBe(options.length);
      }
      take(game, side, codes[below(random, 2) ? 0 : below(random, codes.length)]!);
      made++;
      expect(fireInTheSkyModule.invariants(game.table)).toEqual([]);
      if (made % 50 !== 0) continue;
      const again = resume(game.ruleset, JSON.parse(JSON.stringify(view(game))));
      expect(again.ok && hash(again.value)).toBe(hash(game));
    }
    while (undo(game));
    expect(hash(game)).toBe(first);
  });
});
