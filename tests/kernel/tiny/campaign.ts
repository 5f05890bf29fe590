import type { Choice, Step } from "../../../lib/kernel";
import { num, tiny } from "./support";

/** A made-up game of turns with any number of battles and patrols: what dice are for is what it is about. */
export interface Campaign {
  turn: number;
  /** Dice that each of the two rolls of a battle takes. */
  dice: number;
  /** Whether it is asked before a battle's second roll. */
  asks: boolean;
  rolls: Record<string, number[][]>;
}

const places = ["truk", "guam", "rabaul"];
const PATROL = 3;
const NEXT = 4;

const turn: Step<null, Campaign> = {
  rule: "1",
  title: "Turn",
  stream: (t) => `turn ${t.position.turn}`,
  asks: () => 1,
  options: (_t, _f, _s, out) => void out.push(0, 1, 2, PATROL, NEXT),
  describe: (_t, _f, code): Choice =>
    code === PATROL ? { do: "patrol" } : code === NEXT ? { do: "next" } : { battle: places[code]! },
  take(t, _frame, code) {
    if (code < PATROL) return t.call("battle", { place: code, fought: 0 });
    if (code === PATROL) return note(t, "patrol", t.roll({ name: "patrol", dice: 1, sides: 6 }));
    t.set(t.position, "turn", t.position.turn + 1);
    t.goTo("turn");
  },
};

const battle: Step<null, Campaign> = {
  rule: "2",
  title: "Battle",
  stream: (_t, frame) => `battle at ${places[num(frame, "place")]!}`,
  asks: (t, frame) => (t.position.asks && num(frame, "fought") === 1 ? 1 : 0),
  options: (_t, _f, _s, out) => void out.push(0, 1),
  describe: (_t, _f, code): Choice => ({ do: code === 0 ? "fight" : "fight on" }),
  take: (t, frame) => fight(t, frame),
  proceed(t, frame) {
    if (num(frame, "fought") < 2) fight(t, frame);
    else t.leave();
  },
};

type T = Parameters<NonNullable<Step<null, Campaign>["proceed"]>>[0];

function fight(t: T, frame: { step: string; data: Record<string, never> | object }): void {
  const data = (frame as { data: { place: number; fought: number } }).data;
  t.set(data, "fought", data.fought + 1);
  const { dice } = t.position;
  note(
    t,
    places[data.place]!,
    t.roll({ name: t.logging ? "fire of the fleet" : "fire", key: "fire", side: 0, dice, sides: 6 }),
  );
}

function note(t: T, what: string, faces: number[]): void {
  const { rolls, turn: now } = t.position;
  const name = `turn ${now}, ${what}`;
  t.set(rolls, name, [...(rolls[name] ?? []), faces]);
}

export const campaign = () =>
  tiny<Campaign>({
    id: "campaign",
    sides: ["a", "b"],
    steps: { turn, battle },
    position: () => ({ turn: 1, dice: 5, asks: false, rolls: {} }),
    first: { step: "turn" },
    score: ({ turn: now }) => now,
  });
