import { describe, expect, it } from "vitest";
import { fireInTheSkyModule } from "../../../../lib/games/fire-in-the-sky/module";
import type { Position } from "../../../../lib/games/fire-in-the-sky/model/position";
import { ALLIES, JAPAN, type Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import {
  below,
  type Choice,
  choose,
  eventsFor,
  fork,
  type Game,
  type Json,
  line,
  pending,
  type RandomState,
  resume,
  seedState,
  take,
  view,
} from "../../../../lib/kernel";
import { Scene, shippedRules, type SideId } from "../helpers";
import { campaign, points } from "../chapters/table-top";

/**
 * 18.1.4: two games that differ only in who sails under a marker look the same to Japan, until the markers come
 * off. Random play is stopped wherever the Allies form a Task Force; from there two copies go on with other
 * members, the same marker, the same hex and the same price, and Japan plays both alike.
 */

type FitsGame = Game<Rules, Position>;

const options = ["hidden-task-forces", "read-their-mail", "strategic-bombing", "unpack-your-things"];
const rules = shippedRules();
const sideOf = (game: FitsGame): number => 31 - Math.clz32(game.asked);
const stepOf = (game: FitsGame): string => game.state.frames.at(-1)?.step ?? "";

/** All that Japan can learn since the two games parted, in the order in which it is printed. */
const seenByJapan = (game: FitsGame): string =>
  JSON.stringify({
    view: view(game, "japan"),
    events: eventsFor(game, "japan"),
    line: line(game, "japan"),
    pending: pending(game).filter(({ side, secret }) => side === "japan" || !secret),
  });

/** A number of ships; now and then a passenger first, whose price everybody sees. */
function fill(game: FitsGame, random: RandomState, passenger: boolean): void {
  const members = 1 + below(random, 4);
  for (let i = 0; i < members; i++) {
    const ship = i > 0 || !passenger;
    const joins = pending(game)[0]!.options.filter(
      ({ add }) =>
        add !== undefined && (rules.pieces[rules.pieceOf[add as string]!]!.kind === "naval") === ship,
    );
    if (joins.length > 0) expect(choose(game, "allies", joins[below(random, joins.length)]!).ok).toBe(true);
  }
}

/** What everybody may know of how it went: markers and their ways, what was paid, what Japan must reckon with. */
function publicFacts({ state: { position } }: FitsGame): string {
  const left = (place: number, kinds: readonly string[]): boolean =>
    rules.piecesOfSide[ALLIES]!.some(
      (p) => position.at[p] === place && position.tf[p] === -1 && kinds.includes(rules.pieces[p]!.kind),
    );
  const facts = position.seenBases.map(({ place }) => [
    left(place, ["naval", "land", "air"]),
    left(place, ["air"]),
  ]);
  return JSON.stringify([facts, position.hiddenForces, position.taskForces, position.transport]);
}

/** Two ways to go on from here that look the same from outside; undefined when the draws were bad. */
function pair(game: FitsGame, random: RandomState): [FitsGame, FitsGame] | undefined {
  const one = fork(game);
  const passenger = below(random, 2) > 0;
  fill(one, random, passenger);
  const marker = pending(one)[0]!.options.find(({ under }) => under !== undefined);
  if (!marker) return undefined;
  expect(choose(one, "allies", marker).ok).toBe(true);
  const ways = pending(one)[0]!.options;
  const way = ways[below(random, ways.length)]!;
  expect(choose(one, "allies", way).ok).toBe(true);
  for (let draw = 0; draw < 5; draw++) {
    const other = fork(game);
    fill(other, random, passenger);
    const same = [marker, way].every((choice) => choose(other, "allies", choice).ok);
    if (same && members(one) !== members(other) && publicFacts(one) === publicFacts(other))
      return [one, other];
  }
  return undefined;
}

const members = ({ state: { position } }: FitsGame): string => JSON.stringify([position.tf, position.steps]);

/** The same open Task Force in both, by type, after others have left unseen; undefined where one has it not. */
function openly([one, other]: [FitsGame, FitsGame], random: RandomState): Choice[] | undefined {
  const probes: [FitsGame, FitsGame] = [fork(one), fork(other)];
  const made: Choice[] = [];
  const both = (choice: Choice | undefined): boolean => {
    if (!choice || !probes.every((probe) => choose(probe, "allies", choice).ok)) return false;
    made.push(choice);
    return true;
  };
  const drawn = (fits: (option: Choice) => boolean): Choice | undefined => {
    const options = pending(probes[0])[0]!.options.filter(fits);
    return options[below(random, Math.max(1, options.length))];
  };
  if (!both(drawn(({ form }) => form !== undefined))) return undefined;
  for (let i = 0; i <= below(random, 2); i++) {
    const { type, steps } = drawn(({ add }) => add !== undefined) ?? {};
    if (type === undefined || !both(steps === undefined ? { type } : { type, steps })) return undefined;
  }
  if (!both({ do: "sail" }) || !both(drawn(() => true))) return undefined;
  return publicFacts(probes[0]) === publicFacts(probes[1]) ? made : undefined;
}

const tally = { pairs: 0, open: 0, decisions: 0 };

/** Play both on alike until the markers come off. */
function compare([one, other]: [FitsGame, FitsGame], random: RandomState): void {
  tally.pairs++;
  for (let i = 0; i < 60 && one.state.position.hiddenForces.length > 0; i++) {
    // One long text a side: a difference shows where it begins.
    expect(seenByJapan(other)).toBe(seenByJapan(one));
    if (sideOf(one) === JAPAN) {
      const codes = one.table.codes(JAPAN);
      const code = codes[below(random, codes.length)]!;
      for (const game of [one, other]) take(game, JAPAN, code);
      tally.decisions++;
    } else {
      const more = i < 2 ? openly([one, other], random) : undefined;
      if (more) tally.open++;
      for (const game of [one, other])
        for (const choice of more ?? [{ do: "done" }]) expect(choose(game, "allies", choice).ok).toBe(true);
    }
  }
  expect(other.state.position.hiddenForces).toEqual([]);
}

/** Random play, with comparisons wherever the Allies begin to form a Task Force. */
function search(game: FitsGame, random: RandomState, most: number): void {
  for (let i = 0; i < most && game.asked !== 0; i++) {
    const side = sideOf(game);
    const frame = game.state.frames.at(-1)!;
    if (frame.step === "form-task-force" && side === ALLIES && (frame.data.units as Json[]).length === 0) {
      const two = pair(game, random);
      if (two) compare(two, random);
    }
    const codes = game.table.codes(side);
    // Japan mostly takes the first option, "done", so that play gets round the turn; the Allies move while they can.
    const first = side === ALLIES && /movement|reaction/.test(frame.step) ? Math.min(1, codes.length - 1) : 0;
    const n = side === JAPAN && below(random, 2) ? 0 : first + below(random, codes.length - first);
    take(game, side, codes[n]!);
  }
}

/** Allied bases full of units drawn at random, and Japanese ones that see them come. */
function anyFleets(random: RandomState, phasing: SideId): FitsGame {
  const scene = new Scene({ phasing, options, turn: 6 });
  points(scene, { oil: 30, us: 12, britain: 6, japan: 9 });
  scene.control("japan", "wake", "rabaul", "gilbert-islands");
  const types = "u-dd u-dd u-ca u-cl b-dd b-ca n-dd u-land-2 us-replacements u-cv-saratoga-wasp".split(" ");
  for (const base of ["pearl-harbor", "midway", "noumea", "guadalcanal"]) {
    for (let i = 0; i < 7; i++) {
      const type = types[below(random, types.length)]!;
      const { at } = scene.position;
      const pieces = rules.piecesOfType[rules.typeOf[type]!]!;
      if (!pieces.some((p) => at[p] === rules.limbo.available)) continue;
      scene.unit(type, base, type === "us-replacements" ? 1 + below(random, 2) : undefined);
    }
    scene.air("us", base, below(random, 4));
  }
  for (const base of ["wake", "rabaul", "gilbert-islands", "truk"]) {
    scene.units(base, "j-ca", "j-dd");
    scene.air("japan", base, below(random, 2));
  }
  scene.force("japan", "fiji", "j-dd");
  return scene.play(["operational-movement", "reaction", "air-commitment"], []).game;
}

describe("18.1.4 what Japan sees", () => {
  /** What `play` adds to the tally. */
  function counted(play: () => void): typeof tally {
    const before = { ...tally };
    play();
    const { pairs, open, decisions } = tally;
    return {
      pairs: pairs - before.pairs,
      open: open - before.open,
      decisions: decisions - before.decisions,
    };
  }

  it("is the same for any two Task Forces that move alike, when the Allies move", () => {
    const random = seedState(1944);
    const { pairs, open, decisions } = counted(() => {
      for (let i = 0; i < 5; i++) search(anyFleets(random, "allies"), random, 80);
    });
    expect(pairs).toBeGreaterThan(15);
    expect(open).toBeGreaterThan(20);
    expect(decisions).toBeGreaterThan(100);
  }, 120_000);

  it("and when they react", () => {
    const random = seedState(1942);
    const { pairs, open } = counted(() => {
      for (let i = 0; i < 3; i++) search(anyFleets(random, "japan"), random, 80);
    });
    expect(pairs).toBeGreaterThan(10);
    expect(open).toBeGreaterThan(10);
  }, 120_000);

  it("and in the Short Campaign", () => {
    const { pairs } = counted(() => search(campaign({ seed: 1, options }).game, seedState(101), 350));
    expect(pairs).toBeGreaterThan(5);
  }, 120_000);
});

describe("random play with 18.1.1, 18.1.3, 18.1.4 and 18.1.8", () => {
  it("keeps the invariants, reads back, and shows Japan no counter of a base that was left unseen", () => {
    const ruleset = { module: fireInTheSkyModule, rules };
    const used = new Set<string>();
    for (let seed = 1; seed <= 3; seed++) {
      const { game } = campaign({ seed, options });
      const random = seedState(seed + 7);
      for (let i = 0; i < 800 && game.asked !== 0; i++) {
        const side = sideOf(game);
        const codes = game.table.codes(side);
        take(game, side, codes[below(random, 2) ? 0 : below(random, codes.length)]!);
        used.add(stepOf(game));
        expect(fireInTheSkyModule.invariants(game.table)).toEqual([]);
        const { seenBases } = game.state.position;
        if (seenBases.length === 0) continue;
        const { units } = view(game, "japan") as { units: { [id: string]: Json } };
        for (const seen of seenBases)
          for (const p of seen.units) expect(units).not.toHaveProperty([rules.pieces[p]!.pieceId]);
        if (i % 20 > 0) continue;
        const again = resume(ruleset, JSON.parse(JSON.stringify(view(game))) as Json);
        expect(again.ok && view(again.value)).toEqual(view(game));
      }
    }
    expect([...used]).toEqual(
      expect.arrayContaining(["form-task-force", "reaction-deployment", "strategic-bombing"]),
    );
  }, 120_000);
});
