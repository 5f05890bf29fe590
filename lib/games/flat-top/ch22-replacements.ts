import { type Choice, type Step, type Steps } from "../../kernel";
import { aboard, capacityOf, fieldsOf, handles } from "./model/decks";
import { onTurn } from "./model/clock";
import { add } from "./model/groups";
import { sideDoes } from "./model/pieces";
import type { FlatTopTable, Position } from "./model/position";
import { type Rules, sideIds, UNARMED } from "./model/rules";

/** 22 Replacements: on the 0100 turn, one Air Factor for every three of a name that were lost the day before. */

/** Air Factors of one name that come back: so many of each kind, and some that are of any of the tied kinds (22.2). */
interface Return {
  kinds: { kind: number; count: number }[];
  /** Kinds among which the owner chooses the last ones, and how many those are. */
  tied: number[];
  open: number;
}

/** What comes back of each name: shared between its sea-based and land-based planes (22.2). */
export function returning({ rules, position }: FlatTopTable, side: number): Return[] {
  const { lostForOne, share } = rules.parameters.replacements;
  return rules.planes.flatMap((plane, n) => {
    if (plane.side !== side) return [];
    const kinds = [...rules.kinds.keys()].filter(
      (kind) => rules.kinds[kind]!.plane === n && position.lost[kind]! > 0,
    );
    const lost = kinds.map((kind) => position.lost[kind]!);
    const all = lost.reduce((sum, each) => sum + each, 0);
    const back = Math.floor(all / lostForOne);
    if (back === 0) return [];
    // As whole numbers, so that equal remainders are found to be equal.
    const parts = share === "equal" ? kinds.map(() => back) : lost.map((each) => back * each);
    const { counts, tied, open } = shared(parts, share === "equal" ? kinds.length : all, lost, back);
    return [
      {
        kinds: kinds.flatMap((kind, i) => (counts[i]! > 0 ? [{ kind, count: counts[i]! }] : [])),
        tied: tied.map((i) => kinds[i]!),
        open,
      },
    ];
  });
}

/**
 * Whole numbers that come to `all`, as near as can be to parts of `whole`, none above `most`: the largest remainders are
 * rounded up. Where equal remainders compete for what is left, it stays open between them.
 */
function shared(
  parts: readonly number[],
  whole: number,
  most: readonly number[],
  all: number,
): { counts: number[]; tied: number[]; open: number } {
  const counts = parts.map((part, i) => Math.min(most[i]!, Math.floor(part / whole)));
  let left = all - counts.reduce((sum, n) => sum + n, 0);
  while (left > 0) {
    const free = [...parts.keys()].filter((i) => counts[i]! < most[i]!);
    const rest = (i: number): number => parts[i]! - counts[i]! * whole;
    const largest = Math.max(...free.map(rest));
    const next = free.filter((i) => rest(i) === largest);
    if (next.length > left) return { counts, tied: next, open: left };
    for (const i of next) counts[i]!++;
    left -= next.length;
  }
  return { counts, tied: [], open: 0 };
}

interface Data {
  [member: string]: unknown;
  /** By side. */
  waiting: { kind: number; count: number }[][];
  /** By side: Air Factors of which the owner still chooses the kind. */
  ties: { kinds: number[]; count: number }[][];
}

/** An Air Factor that comes back: its kind and place, and which entry of which list it is. */
interface Option {
  kind: number;
  field: number;
  list: "waiting" | "ties";
  i: number;
}

/** Where Air Factors of a kind can come back: a field that handles them and has room. */
const homes = (t: FlatTopTable, side: number, kind: number): number[] =>
  fieldsOf(t)[side]!.filter(
    (field) => handles(t, field, kind) && aboard(t.position.decks[field]!) < capacityOf(t, field),
  );

/** What a side can answer now: a place for the next Air Factor, and at the end a kind as well where kinds are tied. */
function optionsOf(t: FlatTopTable, { waiting, ties }: Data, side: number): Option[] {
  for (const [i, { kind }] of waiting[side]!.entries()) {
    const fields = homes(t, side, kind);
    if (fields.length > 0) return fields.map((field) => ({ kind, field, list: "waiting", i }));
  }
  for (const [i, { kinds }] of ties[side]!.entries()) {
    const all = kinds.flatMap((kind) =>
      homes(t, side, kind).map((field): Option => ({ kind, field, list: "ties", i })),
    );
    if (all.length > 0) return all;
  }
  return [];
}

const replacements: Step<Rules, Position> = {
  rule: "22",
  title: "Replacements",
  enter(t, frame) {
    const due = t.rules.parameters.replacements.taken && onTurn(t.rules, t.position.turn).replacements;
    const back = [...sideIds.keys()].map((side) => (due ? returning(t, side) : []));
    Object.assign(frame.data, {
      waiting: back.map((list) => list.flatMap(({ kinds }) => kinds)),
      ties: back.map((list) =>
        list.flatMap(({ tied, open }) => (open > 0 ? [{ kinds: tied, count: open }] : [])),
      ),
    });
    // 22.3: what does not come back is gone for good.
    if (due) for (const [kind, n] of t.position.lost.entries()) if (n > 0) t.set(t.position.lost, kind, 0);
  },
  asks(t, frame) {
    const side = next(t, frame.data as Data);
    return side < 0 ? 0 : 1 << side;
  },
  options(t, frame, side, out) {
    optionsOf(t, frame.data as Data, side).forEach((_, i) => out.push(i));
  },
  describe(t, frame, code, side): Choice {
    const { kind, field } = optionsOf(t, frame.data as Data, side)[code]!;
    return { do: "replace", plane: t.rules.kinds[kind]!.id, at: t.rules.fields[field]!.id };
  },
  // Where planes are is their owner's secret.
  secret: true,
  prompt: () => "Where does the Air Factor come back?",
  take(t, frame, code, side) {
    const data = frame.data as Data;
    const { kind, field, list, i } = optionsOf(t, data, side)[code]!;
    add(t, t.position.decks[field]!.landed, { kind, count: 1, ordnance: UNARMED });
    t.say(
      "22.1",
      () =>
        `1 ${t.rules.planes[t.rules.kinds[kind]!.plane]!.name} comes back at ${t.rules.fields[field]!.name}.`,
      [side],
    );
    const entries: { count: number }[] = data[list][side]!;
    const { count } = entries[i]!;
    if (count > 1) t.set(entries[i]!, "count", count - 1);
    else t.removeAt(entries, i);
  },
  proceed(t, frame) {
    const { waiting, ties } = frame.data as Data;
    for (const side of sideIds.keys())
      if (waiting[side]!.length + ties[side]!.length > 0)
        t.say("22.1", () => `${sideDoes(side, "has")} no room for all replacements.`, [side]);
    t.leave();
  },
};

/** The side that must say where its planes come back; -1 when there are none, or no room. */
function next(t: FlatTopTable, data: Data): number {
  return [...sideIds.keys()].find((side) => optionsOf(t, data, side).length > 0) ?? -1;
}

export const replacementSteps: Steps<Rules, Position> = { replacements };
