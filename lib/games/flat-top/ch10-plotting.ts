import { type Choice, derivedBy, DONE, lanesStep, type Step, type Steps } from "../../kernel";
import { movementOfForce, waysFrom } from "./board/sailing";
import { type Transfer, transfer, transfers } from "./ch12-execution/organize";
import { forceId, forceText, hexText } from "./model/pieces";
import type { FlatTopTable, Position } from "./model/position";
import { OFF_MAP, type Rules, sideIds } from "./model/rules";
import { isFormed } from "./model/task-forces";

/**
 * 10 Task Force Movement Plotting: both sides at once and in secret. A Task Force that is to go different ways is divided
 * first (12.3, 11.10); then each is given its path, hex by hex.
 */

const plotting: Step<Rules, Position> = lanesStep<Rules, Position>({
  rule: "10",
  title: "Task Force Movement Plotting Phase",
  open: () => [...sideIds.keys()].map((side) => ({ side, step: "dividing", data: { side } })),
});

const sideOf = (frame: { data: { [key: string]: unknown } }): number => frame.data.side as number;

export function describeTransfer(t: FlatTopTable, { ship, from, to }: Transfer): Choice {
  const { forces } = t.position;
  return {
    do: to < 0 ? "detach" : "transfer",
    ship: t.rules.ships[ship]!.id,
    from: forceId(forces[from]!),
    ...(to >= 0 && { to: forceId(forces[to]!) }),
  };
}

export function sayTransfer(t: FlatTopTable, each: Transfer, rule: string): void {
  const from = forceText(t.position.forces[each.from]!);
  const into = transfer(t, each);
  t.say(rule, () => `${t.rules.ships[each.ship]!.name} leaves ${from} for ${forceText(into)}.`, [into.side]);
}

/** 12.3: Task Forces that shall go different ways are divided. */
const dividing: Step<Rules, Position> = {
  rule: "12.3",
  title: "Dividing Task Forces",
  asks: (t, frame) => (!frame.data.done && transfers(t, sideOf(frame)).length > 0 ? 1 << sideOf(frame) : 0),
  options(t, _frame, side, out) {
    transfers(t, side).forEach((_, i) => out.push(i));
    out.push(DONE);
  },
  describe: (t, _frame, code, side): Choice =>
    code === DONE ? { do: "done" } : describeTransfer(t, transfers(t, side)[code]!),
  prompt: () => "Divide Task Forces that are to go different ways",
  take(t, frame, code, side) {
    if (code === DONE) t.set(frame.data, "done", true);
    else sayTransfer(t, transfers(t, side)[code]!, "12.3");
  },
  proceed: (t, frame) => t.goTo("paths", { side: sideOf(frame), i: 0 }),
};

/** The Task Force whose path is asked for: the next of the side that can move. */
function nextForce(t: FlatTopTable, side: number, from: number): number {
  const { forces } = t.position;
  for (let n = from; n < forces.length; n++)
    if (forces[n]!.side === side && isFormed(t, n) && movementOfForce(t, n) > 0) return n;
  return -1;
}

/** 10.1: a path for each Task Force, observed or not. */
const paths: Step<Rules, Position> = {
  rule: "10.1",
  title: "Plotting",
  asks: (t, frame) => (nextForce(t, sideOf(frame), frame.data.i as number) < 0 ? 0 : 1 << sideOf(frame)),
  options(t, frame, side, out) {
    ways(t, nextForce(t, side, frame.data.i as number)).forEach((_, i) => out.push(i));
  },
  describe(t, frame, code, side): Choice {
    const n = nextForce(t, side, frame.data.i as number);
    const way = ways(t, n)[code]!;
    const force = forceId(t.position.forces[n]!);
    if (way.length === 0) return { do: "stay", force };
    // Beyond the edge there is no hex to name.
    const path = way.map((hex) => (hex === OFF_MAP ? "edge" : hexText(t, hex)));
    return { do: "plot", force, path };
  },
  prompt: (t, frame, side) => {
    const force = t.position.forces[nextForce(t, side, frame.data.i as number)]!;
    return `Plot the move of ${forceText(force)} from ${hexText(t, force.hex)}`;
  },
  take(t, frame, code, side) {
    const n = nextForce(t, side, frame.data.i as number);
    const way = ways(t, n)[code]!;
    const force = t.position.forces[n]!;
    t.set(force, "plot", [...way]);
    t.set(frame.data, "i", n + 1);
    if (way.length > 0)
      t.say("10.2", () => `${forceText(force)} plots ${way.map((hex) => hexText(t, hex)).join(", ")}.`);
  },
};

/** By hex and movement: what is plotted from there hangs on nothing else but the storms. */
const waysBy = derivedBy(
  (_t: FlatTopTable, { hex, movement }: { hex: number; movement: number }) => hex * 16 + movement,
  (t, { hex, movement }) => waysFrom(t, hex, movement),
  ["clouds"],
);

const ways = (t: FlatTopTable, force: number): readonly number[][] =>
  waysBy(t, { hex: t.position.forces[force]!.hex, movement: movementOfForce(t, force) });

export const plottingSteps: Steps<Rules, Position> = { plotting, dividing, paths };
