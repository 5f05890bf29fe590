import { expect } from "vitest";
import { fireInTheSkyModule } from "../../../../lib/games/fire-in-the-sky/module";
import { printState } from "../../../../lib/games/fire-in-the-sky/io/print";
import { type Rules, sideIds } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { type Game, hash, pending, resume, take, undo } from "../../../../lib/kernel";
import { below, type RandomState, seedState } from "../../../../lib/kernel/random";
import { Scene, type SideId } from "../helpers";

/** Combat Phases from random positions: everybody everywhere, played by chance; tests look for what breaks. */

const fleets: Record<SideId, string[]> = {
  japan: ["j-cv-hiryu-soryu", "j-cvl-zuiho-shoho", "j-bb-mutsu-nagato", "j-bb-kongo-haruna", "j-ca", "j-dd"],
  allies: [
    "u-cv-saratoga-wasp",
    "b-cvl-hermes",
    "u-bb-nevada-oklahoma",
    "b-bb-warspite-resolution",
    "u-ca",
    "u-dd",
    "n-cl",
  ],
};
const armies: Record<SideId, string[]> = {
  japan: ["j-land-8", "j-land-4", "j-land-2", "japan-replacements"],
  allies: ["u-land-8", "u-land-4", "u-land-2", "b-land-4", "n-land-abda", "us-replacements"],
};
const hexes = ["rangoon", "malaya", "kure", "midway", "1405"];
const nodesOf = (hex: string): string[] => (hex === "malaya" ? ["malaya-west", "malaya-east"] : [hex]);

export function randomScene(random: RandomState, rules?: Rules): Scene {
  const pick = <X>(list: readonly X[]): X => list[below(random, list.length)]!;
  const scene = new Scene({
    turn: 1 + below(random, 12),
    phasing: pick(sideIds),
    options: below(random, 2) ? ["oomph-in-your-hits"] : [],
    ...(rules && { rules }),
  });
  const left = (type: string): boolean =>
    scene.rules.piecesOfType[scene.rules.typeOf[type]!]!.some(
      (p) => scene.position.at[p] === scene.rules.limbo.available,
    );
  const holders = new Map(["rangoon", "kure", "midway"].map((base) => [base, pick(sideIds)]));
  for (const [base, side] of holders) scene.control(side, base);
  for (const side of sideIds) {
    scene.submarines(side, below(random, 4));
    for (let i = below(random, 5); i >= 0; i--) {
      const hex = pick(hexes);
      const ships: number[] = [];
      for (let n = below(random, 5); n > 0; n--) {
        const type = pick(fleets[side]);
        if (left(type)) ships.push(scene.unit(type, hex));
      }
      const army = pick(armies[side]);
      if (below(random, 2) && left(army)) ships.push(scene.unit(army, hex, 1));
      else if (below(random, 3) === 0) ships.push(...scene.air(side === "japan" ? "japan" : "us", hex, 2));
      if (ships.length > 0) scene.force(side, pick(nodesOf(hex)), ...ships);
    }
    for (const base of ["rangoon", "malaya", "kure", "midway"]) {
      const army = pick(armies[side].slice(0, 3));
      if (below(random, 2) && left(army)) scene.unit(army, base, 1 + below(random, 2));
      // Ships and aircraft are based where their side holds the base.
      if (base === "malaya" || holders.get(base) !== side) continue;
      const nation = side === "japan" ? "japan" : "us";
      if (below(random, 3) > 0) scene.air(nation, base, 1 + below(random, 4));
      if (below(random, 2)) scene.air(nation, base, 1 + below(random, 3), pick(hexes));
      if (below(random, 2)) scene.unit(side === "japan" ? "j-dd" : "u-dd", base);
    }
  }
  if (holders.get("kure") === "japan") scene.air("japan", "naval-aviation-kure", 1 + below(random, 3));
  return scene;
}

function checkOptions(game: Game): void {
  for (const { options } of pending(game)) {
    expect(options.length).toBeGreaterThan(0);
    expect(new Set(options.map((option) => JSON.stringify(option))).size).toBe(options.length);
  }
}

/** Play both segments to the end by chance, and look after every choice whether all is well. */
export function fightOut(scene: Scene, random: RandomState, dice: number): void {
  const { game } = scene.play(["submarine-attacks", "battles"], { seed: seedState(dice) });
  const before = hash(game);
  for (let choices = 0; game.asked !== 0; choices++) {
    expect(choices).toBeLessThan(2000);
    checkOptions(game as unknown as Game);
    const side = game.asked === 1 ? 0 : 1;
    take(game, side, game.codes[below(random, game.codes.length)]!);
    expect(fireInTheSkyModule.invariants(game.table)).toEqual([]);
    if (choices % 3 !== 0) continue;
    // What stands half way through a battle can be written down and read back.
    const again = resume(game.ruleset, structuredClone(printState(game.table)));
    expect(again.ok && hash(again.value)).toBe(hash(game));
  }
  const { position, frames } = game.state;
  expect(frames).toEqual([]);
  expect(position.box.every((box) => box === 0)).toBe(true);
  expect(position.hits.every((hits) => hits === 0)).toBe(true);
  expect(position.taskForces.every(({ attacks }) => attacks === 0)).toBe(true);
  // Passengers are ashore or gone (12.3.5).
  expect(position.tf.every((tf, p) => tf === -1 || game.ruleset.rules.pieces[p]!.kind === "naval")).toBe(
    true,
  );
  while (undo(game));
  expect(hash(game)).toBe(before);
}
