import { type Phase, sequenceStep, type State, type Step, type Steps } from "../../kernel";
import { placeClouds } from "./ch06-weather";
import { dayText, hourText } from "./model/clock";
import { type FlatTopTable, MoveFlag, type Position, ShipFlag } from "./model/position";
import type { Rules } from "./model/rules";

/** 5 Sequence of Play: ten phases a turn, in the order of sequence.json. */

/** The whole game: turn after turn until the last one is over. */
const game: Step<Rules, Position> = {
  rule: "5",
  title: "Game turn",
  proceed(t, frame) {
    const { position } = t;
    if (frame.data.clouds !== undefined) {
      placeClouds(t, frame.data.clouds as string);
      t.remove(frame.data, "clouds");
      const { orders } = frame.data;
      t.remove(frame.data, "orders");
      return t.call("placement", { orders: orders ?? [[], []] });
    }
    if (frame.data.begun) {
      if (position.turn >= position.lastTurn) return t.call("end-of-game");
      t.change("/turn", position.turn, position.turn + 1);
      t.set(position, "turn", position.turn + 1);
    }
    t.set(frame.data, "begun", true);
    beginTurn(t);
    t.say("5", () => `${hourText(position.turn)}, ${dayText(t.rules.firstDay, position.turn)}.`);
    t.call("sequence", { name: "turn", i: 0 });
  },
};

/** What a unit did is of its turn alone. */
function beginTurn(t: FlatTopTable): void {
  const { forces, formations, fought, fleet } = t.position;
  for (const [ship, flags] of fleet.flags.entries()) {
    const lasting = flags & (ShipFlag.gunsSpent | ShipFlag.torpedoesSpent);
    if (flags !== lasting) t.set(fleet.flags, ship, lasting);
  }
  for (const force of forces) {
    if (force.flags !== 0) t.set(force, "flags", 0);
    if (force.plot.length > 0) t.set(force, "plot", []);
  }
  for (const formation of formations) {
    // 11.2: the Shadowing Phase comes before the search of this turn, so that of last turn counts in it.
    const before = formation.flags & MoveFlag.searching ? MoveFlag.searchedBefore : 0;
    const lasting = (formation.flags & MoveFlag.onDeck) | before;
    if (formation.flags !== lasting) t.set(formation, "flags", lasting);
    if (formation.mode !== -1) t.set(formation, "mode", -1);
    for (const flight of formation.flights) {
      if (flight.paid !== 0) t.set(flight, "paid", 0);
      if (flight.fought) t.set(flight, "fought", false);
    }
  }
  t.set(t.position, "foughtLast", fought);
  if (fought.length > 0) t.set(t.position, "fought", []);
  if (t.position.tried.length > 0) t.set(t.position, "tried", []);
  if (t.position.fightsDone.length > 0) t.set(t.position, "fightsDone", []);
}

export const sequenceSteps: Steps<Rules, Position> = {
  game,
  sequence: {
    ...sequenceStep((rules, name) => rules.sequence[name], "5"),
    stream: (t, frame) => (frame.data.name === "turn" ? `turn ${t.position.turn}` : undefined),
  },
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
  return { id: `${turn} ${frame.step}`, title, part: hourText(turn), rule, step: frame.step, turn };
}
