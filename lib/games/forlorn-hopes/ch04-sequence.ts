import { type Phase, sequenceStep, type State, type Step, type Steps } from "../../kernel";
import { removeParatroops } from "./ch09-air-missions/paratroops";
import {
  AIR_FLAGS_OF_TURN,
  type ForlornTable,
  GROUND_FLAGS_OF_TURN,
  type Position,
  SHIP_FLAGS_OF_TURN,
} from "./model/position";
import type { Rules } from "./model/rules";

/** 4.0 Sequence of Play: nine phases a turn, in the order of sequence.json. */

type GameData = { prepared?: boolean; begun?: boolean };

/** The whole game: set-up, then turn after turn until the last one is over. */
const game: Step<Rules, Position, GameData> = {
  rule: "4.0",
  title: "Game turn",
  proceed(t, frame) {
    const { position } = t;
    if (!frame.data.prepared) {
      t.set(frame.data, "prepared", true);
      return t.call("set-up", { i: 0 });
    }
    if (frame.data.begun) {
      if (position.turn >= position.lastTurn) return t.call("end-of-game");
      t.change("/turn", position.turn, position.turn + 1);
      t.set(position, "turn", position.turn + 1);
    }
    t.set(frame.data, "begun", true);
    beginTurn(t);
    t.say("4.0", () => `Turn ${position.turn} begins.`);
    t.call("sequence", { name: "turn", i: 0 });
  },
};

/** What a unit did is of its turn alone, and so are events and commitments. */
function beginTurn(t: ForlornTable): void {
  const { position } = t;
  clear(t, position.air.flags, AIR_FLAGS_OF_TURN);
  clear(t, position.fleet.flags, SHIP_FLAGS_OF_TURN);
  clear(t, position.ground.flags, GROUND_FLAGS_OF_TURN);
  if (position.events.length > 0) t.set(position, "events", []);
  t.set(position, "airFleet11", false);
  t.set(position, "coveringFleet", false);
  t.set(position, "initiativeMissions", 0);
  t.set(position, "missions", 0);
  // 9.11: they leave at the end of the turn in which they dropped.
  removeParatroops(t);
}

function clear(t: ForlornTable, flags: number[], ofTurn: number): void {
  for (let n = 0; n < flags.length; n++) if ((flags[n]! & ofTurn) !== 0) t.set(flags, n, flags[n]! & ~ofTurn);
}

/** A phase with steps of its own, which sequence.json lists under its name. */
const phase = (rule: string, title: string, name: string): Step<Rules, Position, { begun?: boolean }> => ({
  rule,
  title,
  proceed(t, frame) {
    if (frame.data.begun) return t.leave();
    t.set(frame.data, "begun", true);
    t.call("sequence", { name, i: 0 });
  },
});

const listOf = (rules: Rules, name: string): readonly string[] | undefined => rules.sequence[name];

export const sequenceSteps: Steps<Rules, Position> = {
  game,
  sequence: {
    ...sequenceStep(listOf, "4.0"),
    stream: (t, frame) => (frame.data.name === "turn" ? `turn ${t.position.turn}` : undefined),
  },
  "random-events": phase("5.0", "Random Event Phase", "random-events"),
  initiative: phase("7.0", "Initiative Phase", "initiative"),
  "air-naval-operations": phase("8.0", "Air/Naval Operations Phase", "air-naval-operations"),
  "ground-operations": phase("11.0", "Ground Operations Phase", "ground-operations"),
  "operations-conclusion": phase("12.0", "Operations Conclusion Phase", "operations-conclusion"),
  regroup: phase("14.0", "Regroup Phase", "regroup"),
};

/** The phase in play: what lies on the list of the turn. */
export function phaseOf(
  { frames, position }: State<Position>,
  step: (id: string) => { title: string; rule: string },
): Phase | undefined {
  const inTurn = frames.findIndex((each) => each.step === "sequence" && each.data.name === "turn");
  const frame = frames[inTurn + 1] ?? frames.at(-1);
  if (!frame) return undefined;
  const { title, rule } = step(frame.step);
  const { turn } = position;
  return { id: `${turn} ${frame.step}`, title, part: `Week ${turn}`, rule, step: frame.step, turn };
}
