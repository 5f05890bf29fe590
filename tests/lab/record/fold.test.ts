import { beforeAll, describe, expect, it } from "vitest";
import { get } from "../../../lib/documents";
import { type Piece, type Rules, sideIds } from "../../../lib/games/fire-in-the-sky/model/rules";
import { DONE, type Game, type Json, type Listener, seedState, Table, view } from "../../../lib/kernel";
import { openVariants, type OpenVariant, recordGame } from "../../../lib/lab/play";
import { type GameRecord, isTrouble } from "../../../lib/lab/record/types";
import { lowestSide, playOne } from "../../../lib/playtest";
import { shipped } from "../../support/shipped";
import { planOf, shippedVariant } from "../support";

/**
 * The record is a fold over what the rules report while they are played. These tests hold it against what stands: the
 * printed state before the first step, at the end of every turn and at the end of the game.
 */

const allOptions = (id: string): string[] =>
  Object.keys((shipped(id).draft.documents.get("options.json")!.value as { options: object }).options);

const fits = "fire-in-the-sky";
const second = "fire-in-the-sky-2e";
const games: [id: string, scenario: string, player: string, options: string[] | undefined, game: number][] = [
  [fits, "short-campaign", "random", undefined, 0],
  [fits, "short-campaign", "random", undefined, 1],
  // In these two accidents destroy aircraft and troops.
  [fits, "short-campaign", "random", allOptions(fits), 107],
  [fits, "short-campaign", "random", allOptions(fits), 108],
  [fits, "campaign", "random", allOptions(fits), 3],
  [fits, "campaign", "random", undefined, 4],
  [fits, "short-campaign", "steady", undefined, 5],
  [fits, "campaign", "steady", allOptions(fits), 6],
  [second, "java-sea", "random", undefined, 7],
  [second, "java-sea", "random", allOptions(second), 8],
  [second, "java-sea", "steady", undefined, 9],
];

/** Everything that the rules report, as it comes. */
class Collector implements Listener {
  game: Game | undefined;
  readonly changes: { pointer: string; from: Json; to: Json; step: string }[] = [];
  /** What is printed when a turn ends. */
  readonly turnEnds: Json[] = [];
  /** Where each decision was asked for, among how many options. */
  readonly asked: { step: string; options: number }[] = [];

  beforeDecision(game: Game): false {
    this.game = game;
    const side = lowestSide(game.asked);
    this.asked.push({ step: game.table.asking(side).step, options: game.table.codes(side).length });
    return false;
  }

  changed(pointer: string, from: Json, to: Json, step: string): void {
    this.changes.push({ pointer, from, to, step });
    if (pointer === "/turn") this.turnEnds.push(view(this.game!));
  }

  /** Rules that changed what others say, in the rulebook's own numbers. */
  readonly actions: string[] = [];
  acted(rule: string): void {
    this.actions.push(rule);
  }

  logged(): void {}
  lost(): void {}
}

/** The position of the scenario, printed before anything is played. */
function beginning({ ruleset, plan }: OpenVariant): Json {
  const { module, rules } = ruleset;
  const set = module.setup(rules, plan.scenario, { options: plan.options });
  if (!set.ok) throw new Error(set.error[0]!.message);
  const chance = { kind: "seeded" as const, state: seedState(1) };
  const state = { frames: [], chance, outcome: null, position: set.value.position };
  return module.print(new Table(module, rules, state));
}

describe.each(games)("%s, %s by %s (%j), game %i", (id, scenario, player, options, number) => {
  const collector = new Collector();
  let open: OpenVariant;
  let record: GameRecord;
  let before: Json;
  let after: Json;
  let diary: Game;

  beforeAll(() => {
    const variant = shippedVariant(id, scenario, options && { options });
    open = openVariants(planOf([variant], { players: [player, player] }))(0);
    const { line } = recordGame(open, { variant: 0, game: number });
    if (isTrouble(line)) throw new Error(line.message);
    record = line;
    before = beginning(open);
    const { game } = playOne(open.ruleset, open.plan, number, {
      logged: true,
      listener: collector,
      until: (now) => collector.beforeDecision(now),
    });
    after = view(game);
    diary = game;
  });

  it("counts each rule as often as the diary cites it, for an event or for the modifier of a roll", () => {
    // Of these the diary has no word of its own where they change the events of others.
    const silent = new Set(
      ["18.1.8", "18.2.1", "18.2.3", "18.2.5"].flatMap((rule) => [rule, diary.table.cite(rule)]),
    );
    silent.add("16.2.6");
    const all = (rules: Record<string, number>) =>
      Object.entries(rules)
        .filter(([rule]) => !silent.has(rule))
        .sort();
    expect(all(record.rules)).toEqual(all(countRules(diary)));
    const acted = (rule: string) => collector.actions.filter((each) => each === rule).length;
    const logged = (rule: string) => diary.table.events.filter((event) => event.rule === rule).length;
    for (const rule of silent) expect(record.rules[rule] ?? 0, rule).toBe(logged(rule) + acted(rule));
  });

  it("reports every change of a track, of control, of steps and of places", () => {
    const now = new Map<string, Json | undefined>();
    for (const { pointer, from, to } of collector.changes) {
      if (!/^\/(tracks\/.*|turn|bases\/.*\/control|units\/.*\/(steps|at))$/.test(pointer)) continue;
      const known = now.has(pointer) ? now.get(pointer) : printedAt(before, pointer);
      expect(from, pointer).toEqual(known);
      now.set(pointer, to);
    }
    for (const pointer of followed(after)) {
      const logged = now.has(pointer) ? now.get(pointer) : printedAt(before, pointer);
      expect(printedAt(after, pointer), pointer).toEqual(logged);
    }
  });

  it("has every track as it stood at the end of each turn", () => {
    const ends = [...collector.turnEnds, after];
    const [first, last] = record.turns!;
    expect(ends).toHaveLength(last - first + 1);
    expect(ends.map((state) => get(state, "/turn"))).toEqual(ends.map((_state, i) => first + i));
    for (const { id: track, pointer } of open.definition.records!.tracks)
      expect(record.tracks[track], track).toEqual(ends.map((state) => get(state, pointer)));
  });

  it("has every base change hands as the map says", () => {
    const held = Object.entries(get(before, "/bases") as Record<string, { control: string }>);
    const holders = Object.fromEntries(held.map(([base, { control }]) => [base, control]));
    let turn = record.turns![0];
    for (const [when, base, side] of record.taken) {
      expect(when).toBeGreaterThanOrEqual(turn);
      expect(when).toBeLessThanOrEqual(record.turns![1]);
      expect(holders[base]).not.toBe(side);
      holders[base] = side;
      turn = when;
    }
    for (const [base, holder] of Object.entries(holders))
      expect(get(after, `/bases/${base}/control`), base).toBe(holder);
  });

  it("counts the steps that are lost and were neither exchanged, disbanded nor withdrawn", () => {
    expect(record.lost).toEqual(goneBy(open, collector.changes));
  });

  it("counts what was taken from each track", () => {
    for (const { id: track, pointer, spent, setBy = [] } of open.definition.records!.tracks) {
      if (!spent) continue;
      const start = get(before, pointer) as number;
      let set = 0;
      let came = 0;
      for (const change of collector.changes) {
        if (change.pointer !== pointer) continue;
        const by = (change.to as number) - (change.from as number);
        if (setBy.includes(change.step)) set += by;
        else if (by > 0) came += by;
      }
      const taken = Object.values(record.spent[track] ?? {}).reduce((sum, points) => sum + points, 0);
      expect(start + set + came - taken, track).toBe(get(after, pointer));
    }
  });

  it("counts every decision by the step that asked for it, and those by which nothing was done", () => {
    const asked: GameRecord["asked"] = {};
    collector.asked.forEach(({ step, options: number }, i) => {
      const counts = (asked[step] ??= [0, 0, 0]);
      counts[0]++;
      counts[1] += number;
      if (diary.made[i]!.code === (open.ruleset.module.steps[step]!.pass ?? DONE)) counts[2]++;
    });
    expect(record.asked).toEqual(asked);
    expect(record.decisions).toBe(collector.asked.length);
  });
});

function countRules({ table }: Game): Record<string, number> {
  const counts: Record<string, number> = {};
  const count = (rule: string): void => void (counts[rule] = (counts[rule] ?? 0) + 1);
  for (const { rule, dice = [] } of table.events) {
    count(rule);
    for (const { modifiers = [] } of dice)
      for (const text of modifiers) count(/\(([^()]+)\)$/.exec(text)![1]!);
  }
  return counts;
}

/** Counters that nobody has made are not printed; they lie in the pool without a step. */
function printedAt(state: Json, pointer: string): Json | undefined {
  const value = get(state, pointer);
  if (value !== undefined || !pointer.startsWith("/units/")) return value;
  return pointer.endsWith("/at") ? "available" : 0;
}

function followed(state: Json): string[] {
  const keys = (pointer: string) => Object.keys(get(state, pointer) as object);
  return [
    "/turn",
    "/tracks/oil",
    "/tracks/merchantmen",
    "/tracks/victoryPoints",
    ...keys("/tracks/transport").map((id) => `/tracks/transport/${id}`),
    ...keys("/tracks/submarine").map((id) => `/tracks/submarine/${id}`),
    ...keys("/bases").map((id) => `/bases/${id}/control`),
    ...keys("/units").flatMap((id) => [`/units/${id}/steps`, `/units/${id}/at`]),
  ];
}

/** Steps of the sequence of play in which counters come, are exchanged, given up or withdrawn. */
const exchanges = new Set(["arrivals", "naval-aviation", "disband-unit", "set-up"]);

/** Steps in which replacements markers are used up or taken off, which is no loss either. */
const usesOfMarkers = new Set([
  "replacements-removal",
  "replacement-round",
  "first-deployment",
  "second-deployment",
  "stacking",
  "battle-administration",
  "ships-return",
]);

/**
 * Steps lost, from the changes of counters alone. Aircraft change counters, so that only the sum of a nation counts; a
 * land unit that is wiped out goes to the track and stands there at full strength at once.
 */
function goneBy(
  { ruleset }: OpenVariant,
  changes: Collector["changes"],
): Record<string, Record<string, number>> {
  const { pieces, pieceOf, nations } = ruleset.rules as Rules;
  const gone: Record<string, Record<string, number>> = {};
  const lose = ({ side, kind, id, nation }: Piece, steps: number): void => {
    const type = kind === "air" ? `${nations[nation]!.id}-air` : id;
    const types = (gone[sideIds[side]!] ??= {});
    types[type] = (types[type] ?? 0) + steps;
  };
  let sentAway: string | undefined;
  for (const { pointer, from, to, step } of changes) {
    const [, unit, member] = /^\/units\/(.+)\/(steps|at)$/.exec(pointer) ?? [];
    if (unit === undefined) continue;
    const piece = pieces[pieceOf[unit]!]!;
    const wipedOut = piece.kind === "land" && member === "steps" && sentAway === unit;
    sentAway = member === "at" && to === "turn-record-track" ? unit : undefined;
    if (member === "at" || exchanges.has(step)) continue;
    const fallen = (from as number) - (to as number);
    if (wipedOut) lose(piece, from as number);
    else if (piece.kind === "air") lose(piece, fallen);
    else if (piece.kind === "replacements") {
      if (fallen > 0 && !usesOfMarkers.has(step)) lose(piece, 1);
    } else if (fallen > 0) lose(piece, fallen);
  }
  const lost = Object.entries(gone).map(([side, types]) => [
    side,
    Object.fromEntries(Object.entries(types).filter(([, steps]) => steps !== 0)),
  ]);
  return Object.fromEntries(lost.filter(([, types]) => Object.keys(types!).length > 0));
}
