import { type Choice, type Step, type Steps } from "../../kernel";
import { aboard, capacityOf, fieldsOf, handles } from "./model/decks";
import { onTurn } from "./model/clock";
import { add } from "./model/groups";
import { sideDoes } from "./model/pieces";
import type { FlatTopTable, Position } from "./model/position";
import { type Rules, sideIds, UNARMED } from "./model/rules";

/** 22 Replacements: on the 0100 turn, one Air Factor for every three of a name that were lost the day before. */

/** What comes back of each kind: shared between sea-based and land-based planes of a name (22.2). */
export function returning(
  { rules, position }: FlatTopTable,
  side: number,
): { kind: number; count: number }[] {
  const { lostForOne, share } = rules.parameters.replacements;
  return rules.planes.flatMap((plane, n) => {
    if (plane.side !== side) return [];
    const kinds = [...rules.kinds.keys()].filter(
      (kind) => rules.kinds[kind]!.plane === n && position.lost[kind]! > 0,
    );
    const lost = kinds.map((kind) => position.lost[kind]!);
    const all = lost.reduce((sum, each) => sum + each, 0);
    const back = Math.floor(all / lostForOne);
    const wanted = lost.map((each) => (share === "equal" ? back / kinds.length : (back * each) / all));
    return kinds
      .map((kind, i) => ({ kind, count: shared(wanted, lost, back)[i]! }))
      .filter(({ count }) => count > 0);
  });
}

/** Whole numbers that come to `all`, as near as can be to what is wanted: the largest remainders are rounded up. */
function shared(wanted: readonly number[], most: readonly number[], all: number): number[] {
  const counts = wanted.map((each, i) => Math.min(most[i]!, Math.floor(each)));
  const order = [...wanted.keys()].toSorted((a, b) => (wanted[b]! % 1) - (wanted[a]! % 1) || a - b);
  for (let left = all - counts.reduce((sum, n) => sum + n, 0); left > 0;) {
    const before = left;
    for (const i of order)
      if (left > 0 && counts[i]! < most[i]!) {
        counts[i]!++;
        left--;
      }
    if (left === before) break;
  }
  return counts;
}

interface Data {
  [member: string]: unknown;
  /** By side. */
  waiting: { kind: number; count: number }[][];
}

/** Where Air Factors of a kind can come back: a field that handles them and has room. */
const homes = (t: FlatTopTable, side: number, kind: number): number[] =>
  fieldsOf(t)[side]!.filter(
    (field) => handles(t, field, kind) && aboard(t.position.decks[field]!) < capacityOf(t, field),
  );

const replacements: Step<Rules, Position> = {
  rule: "22",
  title: "Replacements",
  enter(t, frame) {
    const due = t.rules.parameters.replacements.taken && onTurn(t.rules, t.position.turn).replacements;
    t.set(
      frame.data,
      "waiting",
      [...sideIds.keys()].map((side) => (due ? returning(t, side) : [])),
    );
    // 22.3: what does not come back is gone for good.
    if (due) for (const [kind, n] of t.position.lost.entries()) if (n > 0) t.set(t.position.lost, kind, 0);
  },
  asks(t, frame) {
    const side = next(t, frame.data as Data);
    return side < 0 ? 0 : 1 << side;
  },
  options(t, frame, side, out) {
    const { kind } = (frame.data as Data).waiting[side]!.find(
      (each) => homes(t, side, each.kind).length > 0,
    )!;
    out.push(...homes(t, side, kind));
  },
  describe(t, frame, code, side): Choice {
    const { kind } = (frame.data as Data).waiting[side]!.find(
      (each) => homes(t, side, each.kind).length > 0,
    )!;
    return { do: "replace", plane: t.rules.kinds[kind]!.id, at: t.rules.fields[code]!.id };
  },
  // Where planes are is their owner's secret.
  secret: true,
  prompt: () => "Where does the Air Factor come back?",
  take(t, frame, code, side) {
    const waiting = (frame.data as Data).waiting[side]!;
    const i = waiting.findIndex((each) => homes(t, side, each.kind).length > 0);
    const { kind, count } = waiting[i]!;
    add(t, t.position.decks[code]!.landed, { kind, count: 1, ordnance: UNARMED });
    t.say(
      "22.1",
      () =>
        `1 ${t.rules.planes[t.rules.kinds[kind]!.plane]!.name} comes back at ${t.rules.fields[code]!.name}.`,
      [side],
    );
    if (count > 1) t.set(waiting[i]!, "count", count - 1);
    else t.removeAt(waiting, i);
  },
  proceed(t, frame) {
    for (const [side, waiting] of (frame.data as Data).waiting.entries())
      if (waiting.length > 0)
        t.say("22.1", () => `${sideDoes(side, "has")} no room for all replacements.`, [side]);
    t.leave();
  },
};

/** The side that must say where its planes come back; -1 when there are none, or no room. */
function next(t: FlatTopTable, { waiting }: Data): number {
  return waiting.findIndex((list, side) => list.some(({ kind }) => homes(t, side, kind).length > 0));
}

export const replacementSteps: Steps<Rules, Position> = { replacements };
