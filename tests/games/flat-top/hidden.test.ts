import { describe, expect, it } from "vitest";
import type { Position } from "../../../lib/games/flat-top/model/position";
import type { Rules } from "../../../lib/games/flat-top/model/rules";
import { steady } from "../../../lib/games/flat-top/players";
import {
  below,
  type Choice,
  choose,
  DONE,
  eventsFor,
  type Game,
  type Json,
  line,
  pending,
  type RandomState,
  seedState,
  take,
  view,
} from "../../../lib/kernel";
import { lowestSide } from "../../../lib/playtest";
import { begin } from "./support";

/**
 * Games in pairs of one seed in which one side plays alike and the other chooses at random what it likes: until something of
 * the other comes into the open, the first side is shown the same, byte for byte, whenever it is to choose.
 */

type FlatTop = Game<Rules, Position>;

const ids = ["allied", "japanese"] as const;

/** All that a side may learn now. */
const seen = (game: FlatTop, side: number): string =>
  JSON.stringify({
    view: view(game, ids[side]!),
    events: eventsFor(game, ids[side]!).map(({ text }) => text),
    line: line(game, ids[side]!),
    pending: pending(game).filter((each) => each.side === ids[side] || !each.secret),
  });

/** Whether something of the other side is in the open: a counter, a report, points for what it lost, a battle. */
function isOpen({ state: { position } }: FlatTop, side: number): boolean {
  return (
    position.markers.some((marker) => marker.side !== side) ||
    position.known[side]!.contacts.length > 0 ||
    position.points[side]! > 0 ||
    position.fightsDone.length > 0
  );
}

/** An option of a side at random: quiet ones put nothing on the map and sink nothing; grounded ones fly nothing. */
function choice(game: FlatTop, side: number, random: RandomState, isGrounded: boolean): number {
  const codes = game.codes.length > 0 ? game.codes : game.table.codes(side);
  const avoided = ["show", "scuttle", ...(isGrounded ? ["form"] : [])];
  const quiet = codes.filter((code) => !avoided.includes(game.table.describe(code, side).do as string));
  const among = quiet.length > 0 ? quiet : codes;
  // Moving planes between boxes has no end of options; now and then it is enough.
  if (among.includes(DONE) && below(random, 4) === 0) return DONE;
  return among[below(random, among.length)]!;
}

/** What a side is shown until it chooses alone: once for each step in which the other side is waited for, then at its own. */
interface Awaited {
  waits: string[];
  now: string;
  /** What the other side chose, which this side does not see. */
  made: Choice[];
}

/**
 * Lets the other side play until this one chooses alone; undefined once something has come into the open. Meanwhile nothing
 * that this side is shown changes without an event that it reads or another step of play.
 */
function awaited(game: FlatTop, side: number, random: RandomState, isGrounded: boolean): Awaited | undefined {
  const waits: string[] = [];
  const made: Choice[] = [];
  let before = "";
  let steps = "";
  for (;;) {
    if (isOpen(game, side) || game.asked === 0) return undefined;
    if ((game.asked & (1 << (1 - side))) === 0) return { waits, now: seen(game, side), made };
    const { frames, ...rest } = view(game, ids[side]!) as { frames: Json };
    const shown = JSON.stringify([rest, eventsFor(game, ids[side]!).length]);
    const at = JSON.stringify(frames);
    if (at === steps) expect(difference(before, shown)).toBe("");
    else waits.push(`${game.asked} ${at} ${shown}`);
    [before, steps] = [shown, at];
    // Which Air Formation is taken up shows nowhere.
    expect(steps).not.toContain('"step":"flight"');
    const code = choice(game, 1 - side, random, isGrounded);
    made.push(game.table.describe(code, 1 - side));
    take(game, 1 - side, code);
  }
}

/** What a side is answered that chooses what it cannot choose now. */
function refusals(game: FlatTop, side: number, tried: readonly Choice[]): string {
  const legal = new Set(pending(game).flatMap(({ options }) => options.map((each) => JSON.stringify(each))));
  return JSON.stringify(
    tried.map((each) => {
      if (legal.has(JSON.stringify(each))) return null;
      const made = choose(game, ids[side]!, each);
      expect(made.ok).toBe(false);
      return made.ok ? null : made.error;
    }),
  );
}

/** Where two texts differ first, with what stands around it; nothing for the same ones. */
function difference(one: string, two: string): string {
  if (one === two) return "";
  let at = 0;
  while (one[at] === two[at]) at++;
  return `…${one.slice(Math.max(0, at - 150), at + 150)}… | …${two.slice(Math.max(0, at - 20), at + 150)}…`;
}

/** Plays a pair on; returns how many turns, and decisions of the side, were compared. */
function compare(scenario: string, side: number, seed: number): { turns: number; decisions: number } {
  const games = [begin(scenario, { seed }), begin(scenario, { seed })] as [FlatTop, FlatTop];
  const others = [seedState(seed * 2), seedState(seed * 2 + 1)] as const;
  const own = seedState(seed);
  const isGrounded = seed % 2 === 0;
  const tried: Choice[] = [];
  for (let decisions = 0; ; decisions++) {
    const { turn, firstTurn } = games[0].state.position;
    const [one, two] = games.map((game, i) => awaited(game, side, others[i]!, isGrounded));
    if (one === undefined || two === undefined || decisions === 100)
      return { turns: turn - firstTurn, decisions };
    expect(difference(one.now, two.now)).toBe("");
    expect(difference(one.waits.join("\n"), two.waits.join("\n"))).toBe("");
    expect(lowestSide(games[0].asked)).toBe(side);
    // What looks alike is played alike: steady sees no more than its side does.
    const [first, second] = games.map((game) => steady.play(game, side, seedState(decisions)));
    expect(second).toBe(first);
    // What is refused is refused alike and in the same words: what the other side has just chosen, for instance.
    if (decisions % 3 === 0) {
      const [refused, alike] = games.map((game) => refusals(game, side, tried));
      expect(difference(refused!, alike!)).toBe("");
    }
    const code = choice(games[0], side, own, isGrounded);
    tried.push(...one.made.slice(-1), ...two.made.slice(-1));
    tried.push(games[0].table.describe(code, side));
    tried.splice(0, tried.length - 5);
    for (const game of games) take(game, side, code);
  }
}

describe("what a side does not know", () => {
  it.each([
    ["training", 0, 3],
    ["training", 1, 3],
    ["rings-around-rabaul", 0, 3],
    ["rings-around-rabaul", 1, 3],
    ["coral-sea-the-battle", 0, 2],
    ["coral-sea-the-battle", 1, 2],
  ] as const)(
    "%s: games that differ in what is hidden from side %i look alike to it",
    (scenario, side, pairs) => {
      let [turns, decisions] = [0, 0];
      for (let seed = 1; seed <= pairs; seed++) {
        const compared = compare(scenario, side, seed);
        turns += compared.turns;
        decisions += compared.decisions;
      }
      expect(decisions).toBeGreaterThan(30);
      expect(turns).toBeGreaterThan(1);
    },
  );
});
