import {
  type Choice,
  DONE,
  fail,
  type Frame,
  type GameModule,
  type Json,
  type Ruleset,
  type Steps,
  type Table,
} from "../../lib/kernel";

/**
 * A tiny game for tests: two camps, some turns. In a turn red and then blue may raid the other camp (a die,
 * `hitOn` or more takes one soldier), and both bid in secret for a point. It has every shape that bots,
 * scripts and simulations meet: dice, an option to stop, turns, and two sides asked at once.
 */
export interface TinyRules {
  turns: number;
  hitOn: number;
}

export interface TinyPosition {
  turn: number;
  soldiers: number[];
  points: number[];
}

type TinyTable = Table<TinyRules, TinyPosition>;

const RAID = 1;
const sides = ["red", "blue"] as const;

const steps: Steps<TinyRules, TinyPosition> = {
  turn: {
    rule: "1",
    title: "Turn",
    proceed(table, frame) {
      const i = frame.data.i as number;
      if (i < 2) {
        table.set(frame.data, "i", i + 1);
        return table.call("raids", { side: i });
      }
      if (i === 2) {
        table.set(frame.data, "i", 3);
        return table.call("bids", { secret: [null, null] });
      }
      const { position, rules } = table;
      if (position.turn >= rules.turns) return finish(table);
      table.change("/turn", position.turn, position.turn + 1);
      table.set(position, "turn", position.turn + 1);
      table.say("1", () => `Turn ${position.turn} begins.`);
      table.set(frame.data, "i", 0);
    },
  },
  raids: {
    rule: "2.1",
    title: "Raids",
    asks: (_table, frame) => 1 << (frame.data.side as number),
    options(table, _frame, side, out) {
      const mine = table.position.soldiers[side]!;
      for (let n = 1; n <= mine; n++) out.push(RAID * n);
      out.push(DONE);
    },
    describe: (_table, _frame, code, side): Choice =>
      code === DONE ? { do: "done" } : { do: "raid", camp: sides[1 - side]!, soldiers: code },
    prompt: (_table, _frame, side) => `${side === 0 ? "Red" : "Blue"}: raid with how many soldiers?`,
    why: (_table, _frame, code) => (code === DONE ? "2.1.2" : "2.1.1"),
    take(table, _frame, code, side) {
      if (code === DONE) return table.leave();
      const { hitOn } = table.rules;
      const hits = table.hits({ name: "Raid", side, dice: code, sides: 6, need: hitOn });
      const foe = 1 - side;
      const left = Math.max(0, table.position.soldiers[foe]! - hits);
      table.change(`/soldiers/${sides[foe]}`, table.position.soldiers[foe]!, left);
      table.set(table.position.soldiers, foe, left);
      table.say("2.1.1", () => `${sides[side]} raids with ${code}: ${hits} hit.`);
      table.leave();
      if (left === 0) finish(table);
    },
  },
  bids: {
    rule: "3",
    title: "Bids",
    secret: true,
    asks(_table, frame) {
      const bids = frame.data.secret as (number | null)[];
      return (bids[0] === null ? 1 : 0) | (bids[1] === null ? 2 : 0);
    },
    options: (_table, _frame, _side, out) => void out.push(0, 1, 2),
    describe: (_table, _frame, code) => ({ do: "bid", points: code }),
    prompt: () => "How much do you bid?",
    take: (table, frame, code, side) => table.set(frame.data.secret as Json[], side, code),
    proceed(table, frame) {
      const [red, blue] = frame.data.secret as [number, number];
      if (red !== blue) {
        const winner = red > blue ? 0 : 1;
        const points = table.position.points[winner]!;
        table.change(`/points/${sides[winner]}`, points, points + 1);
        table.set(table.position.points, winner, points + 1);
      }
      table.reveal();
      table.say("3", () => `Red bids ${red}, blue bids ${blue}.`);
      table.leave();
    },
  },
};

function lead(position: TinyPosition): number {
  const margin = (side: number) => position.points[side]! + position.soldiers[side]!;
  return margin(0) - margin(1);
}

function finish(table: TinyTable): void {
  const score = lead(table.position);
  const winner = score > 0 ? "red" : score < 0 ? "blue" : null;
  table.end({ winner, rule: "4", text: winner ? `${winner} wins.` : "A draw." });
}

const module: GameModule<TinyRules, TinyPosition> = {
  id: "tiny",
  sides,
  steps,
  setup(_rules, scenario) {
    const { soldiers } = scenario as { soldiers: number };
    if (!(soldiers > 0)) {
      const message = "A camp needs a soldier.";
      return fail([{ code: "tiny/empty-camp", message, pointer: "/soldiers", severity: "error" as const }]);
    }
    const position = { turn: 1, soldiers: [soldiers, soldiers], points: [0, 0] };
    return { ok: true, value: { position, first: { step: "turn", data: { i: 0 } }, problems: [] } };
  },
  standing(table) {
    const over = table.state.outcome !== null;
    const score = { lead: lead(table.position) };
    return { over, winner: table.state.outcome?.winner ?? null, score, text: `Red leads by ${score.lead}.` };
  },
  print({ state, position }) {
    const camps = (values: number[]) => ({ red: values[0]!, blue: values[1]! });
    return {
      turn: position.turn,
      soldiers: camps(position.soldiers),
      points: camps(position.points),
      frames: state.frames as unknown as Json,
      chance: state.chance as unknown as Json,
      outcome: state.outcome as unknown as Json,
    };
  },
  parse(_rules, printed) {
    const { turn, soldiers, points, frames } = printed as unknown as {
      turn: number;
      soldiers: { red: number; blue: number };
      points: { red: number; blue: number };
      frames: Frame[];
    };
    const position = { turn, soldiers: [soldiers.red, soldiers.blue], points: [points.red, points.blue] };
    return { ok: true, value: { position, frames: structuredClone(frames) } };
  },
  invariants: ({ position }) => (position.soldiers.some((n) => n < 0) ? ["negative soldiers"] : []),
};

export const tiny = (rules: Partial<TinyRules> = {}): Ruleset<TinyRules, TinyPosition> => ({
  module,
  rules: { turns: 3, hitOn: 5, ...rules },
});

/** A game that never ends: two sides pass a ball for ever. */
export const endless: Ruleset<TinyRules, TinyPosition> = {
  module: {
    ...module,
    id: "endless",
    steps: {
      turn: {
        rule: "1",
        title: "Pass",
        asks: () => 1,
        options: (_table, _frame, _side, out) => void out.push(1, 2),
        take: () => undefined,
      },
    },
  },
  rules: { turns: 1, hitOn: 5 },
};
