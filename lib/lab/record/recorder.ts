import { isObject } from "../../documents/merge-patch";
import { get } from "../../documents/pointer";
import type { GameRecords, RecordTrack } from "../../games";
import { type Game, hash, type Json, type Listener, standing, view } from "../../kernel";
import type { GameKey } from "../plan";
import type { GameRecord } from "./types";

/** The data of a record that are not received while the game is played. */
export type Played = GameKey & Pick<GameRecord, "seed" | "ended" | "decisions">;

/** A track with its value now, as far as it is known, and at the end of each turn. */
interface Followed {
  readonly track: RecordTrack;
  value: number | undefined;
  readonly atTurnsEnd: (number | undefined)[];
}

/**
 * Keeps the record of one game while it is played: a fold over the events of the table. Nothing is printed or copied before
 * the end, so that it costs bulk play next to nothing.
 */
export class Recorder implements Listener {
  /** Turns that have ended. */
  turnsEnded = 0;
  private readonly tracks = new Map<string, Followed>();
  /** Tracks that are a sum, with what stands before the `*` of their pointers. */
  private readonly sums: { before: string; followed: Followed }[] = [];
  private readonly taken: { turnsEnded: number; id: string; side: string }[] = [];
  private readonly spent = new Map<string, Map<string, number>>();
  private readonly losses = new Map<number, Map<string, number>>();
  private readonly asked = new Map<string, [times: number, options: number, declined: number]>();
  private readonly rules = new Map<string, number>();
  /** Rules that changed the events of others, numbered as in the rulebook in use. */
  private readonly actions = new Map<string, number>();
  /** What stands before and behind the id in the pointer of a holding. */
  private readonly holding: readonly [before: string, behind: string] | undefined;

  /** Pointer of what rises by one with every turn. */
  private readonly turn: string;

  constructor(private readonly records: GameRecords | undefined) {
    this.turn = records?.turn ?? "/turn";
    for (const track of records?.tracks ?? []) {
      const followed = { track, value: undefined, atTurnsEnd: [] };
      this.tracks.set(track.pointer, followed);
      if (track.pointer.endsWith(ANY)) this.sums.push({ before: track.pointer.slice(0, -1), followed });
    }
    if (records?.holdings) {
      const [before = "", behind = ""] = records.holdings.pointer.split("*");
      this.holding = [before, behind];
    }
  }

  // ---- what is received -----------------------------------------------------------------------------

  changed(pointer: string, from: Json, to: Json, step: string): void {
    if (from === to) return;
    const followed = this.tracks.get(pointer);
    if (followed) this.follow(followed, from as number, to as number, step);
    else if (pointer === this.turn) this.endTurn();
    else if (!this.sum(pointer, from, to, step)) this.hold(pointer, to);
  }

  private sum(pointer: string, from: Json, to: Json, step: string): boolean {
    const sum = this.sums.find(({ before }) => pointer.startsWith(before));
    if (!sum) return false;
    const { followed } = sum;
    const before = followed.value ?? 0;
    this.follow(followed, before, before + (to as number) - (from as number), step);
    return true;
  }

  logged(rule: string): void {
    this.rules.set(rule, (this.rules.get(rule) ?? 0) + 1);
  }

  acted(rule: string): void {
    this.actions.set(rule, (this.actions.get(rule) ?? 0) + 1);
  }

  lost(side: number, type: string, steps: number): void {
    const types = this.losses.get(side) ?? new Map<string, number>();
    this.losses.set(side, types.set(type, (types.get(type) ?? 0) + steps));
  }

  /** A player has chosen among so many options of a step, perhaps to do nothing. */
  decided(step: string, options: number, declined: boolean): void {
    const counts = this.asked.get(step) ?? [0, 0, 0];
    counts[0]++;
    counts[1] += options;
    if (declined) counts[2]++;
    this.asked.set(step, counts);
  }

  private follow(followed: Followed, from: number, to: number, step: string): void {
    const { track, atTurnsEnd } = followed;
    // The first change shows what it was in the turns before.
    if (followed.value === undefined) atTurnsEnd.fill(from);
    followed.value = to;
    if (!track.spent || to >= from || track.setBy?.includes(step)) return;
    const steps = this.spent.get(track.id) ?? new Map<string, number>();
    this.spent.set(track.id, steps.set(step, (steps.get(step) ?? 0) + from - to));
  }

  private endTurn(): void {
    this.turnsEnded++;
    for (const { value, atTurnsEnd } of this.tracks.values()) atTurnsEnd.push(value);
  }

  private hold(pointer: string, to: Json): void {
    if (!this.holding) return;
    const [before, behind] = this.holding;
    if (!pointer.startsWith(before) || !pointer.endsWith(behind)) return;
    const id = pointer.slice(before.length, pointer.length - behind.length);
    this.taken.push({ turnsEnded: this.turnsEnded, id, side: String(to) });
  }

  // ---- the record --------------------------------------------------------------------------------

  /** The record of the game as it stands now, at its end. */
  record(game: Game, { variant, game: number, seed, ended, decisions }: Played): GameRecord {
    const { table, state, ruleset } = game;
    const { sides } = ruleset.module;
    const printed = view(game);
    const last = this.lastTurn(printed);
    const first = last === undefined ? 0 : last - this.turnsEnded;
    const { winner, score } = standing(game);
    return {
      variant,
      game: number,
      seed,
      ended,
      winner: ended === "over" ? winner : null,
      rule: state.outcome?.rule ?? null,
      score: inOrder(Object.entries(score)),
      turns: last === undefined ? null : [first, last],
      decisions,
      hash: hash(game),
      tracks: inOrder([...this.tracks.values()].flatMap((one) => samplesOf(one, printed))),
      taken: this.taken.map(({ turnsEnded, id, side }) => [first + turnsEnded, id, side]),
      lost: inOrder([...this.losses].map(([side, types]) => [sides[side]!, inOrder(types)])),
      spent: inOrder([...this.spent].map(([track, steps]) => [track, inOrder(steps)])),
      asked: inOrder(this.asked),
      rules: Object.fromEntries(this.cited(table.cite.bind(table))),
    };
  }

  private lastTurn(printed: Json): number | undefined {
    const turnOf = this.records?.turnOf;
    return turnOf ? turnOf(get(printed, this.turn) ?? null) : numberAt(printed, this.turn);
  }

  /** By the rulebook in use, which may call several rules of the module one; in the order of its text. */
  private cited(cite: (rule: string) => string): [rule: string, times: number][] {
    const cited = new Map(this.actions);
    for (const [rule, times] of this.rules) {
      const number = cite(rule);
      cited.set(number, (cited.get(number) ?? 0) + times);
    }
    return [...cited].sort(([a], [b]) => byRuleNumber(a, b));
  }
}

/** The values at the end of every turn, with that at the end of the game as the last; none of what is not there. */
function samplesOf({ track, value, atTurnsEnd }: Followed, printed: Json): [id: string, values: number[]][] {
  const end = numberAt(printed, track.pointer);
  const last = value ?? end;
  if (last === undefined) return [];
  // A sum was followed from 0 on, whatever it was at first.
  const missing = track.pointer.endsWith(ANY) && end !== undefined ? end - last : 0;
  return [[track.id, [...atTurnsEnd, last].map((each) => (each ?? last) + missing)]];
}

/** Keys in order, so that equal records are equal texts. */
const inOrder = <V>(entries: Iterable<[string, V]>): { [key: string]: V } =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));

/** "9.4" before "12.3" and "12.3" before "12.3.1"; other texts are ordered by their letters. */
function byRuleNumber(a: string, b: string): number {
  const [one, other] = [a.split("."), b.split(".")];
  for (let i = 0; i < Math.min(one.length, other.length); i++) {
    const apart = Number(one[i]) - Number(other[i]);
    if (apart !== 0 && !Number.isNaN(apart)) return apart;
    if (one[i] !== other[i]) return one[i]! < other[i]! ? -1 : 1;
  }
  return one.length - other.length;
}

/** The end of a pointer that stands for every member. */
const ANY = "/*";

function numberAt(printed: Json, pointer: string): number | undefined {
  if (pointer.endsWith(ANY)) return sumAt(printed, pointer.slice(0, -ANY.length));
  const value = get(printed, pointer);
  return typeof value === "number" ? value : undefined;
}

function sumAt(printed: Json, pointer: string): number | undefined {
  const members = get(printed, pointer);
  if (!isObject(members)) return undefined;
  return Object.values(members).reduce<number>((sum, each) => sum + (typeof each === "number" ? each : 0), 0);
}
