import { type Choice, derivedBy, DONE, lanesStep, type Step, type Steps } from "../../kernel";
import { directionTo } from "./board/distance";
import { movementOfForce, sailTo, waysFrom } from "./board/sailing";
import { STORM, weatherOf } from "./board/sky";
import { goesIntoWind, mustTurn } from "./board/wind";
import { describeTransfer, sayTransfer, transfers } from "./ch12-execution/organize";
import { forceId, forceText, hexText } from "./model/pieces";
import type { FlatTopTable, Position } from "./model/position";
import { ALL_LAND, edges, OFF_MAP, type Rules, sideIds } from "./model/rules";
import { scenarioOf } from "./model/scenario";
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
export function nextForce(t: FlatTopTable, side: number, from: number): number {
  const { forces } = t.position;
  for (let n = from; n < forces.length; n++)
    if (
      forces[n]!.side === side &&
      isFormed(t, n) &&
      (movementOfForce(t, n) > 0 || forces[n]!.enters === t.position.turn)
    )
      return n;
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
    if (t.position.forces[n]!.enters === t.position.turn)
      return { do: "enter", force, hex: hexText(t, way[0]!) };
    if (way.length === 0) return { do: "stay", force };
    // Beyond the edge there is no hex to name.
    const path = way.map((hex) => (hex === OFF_MAP ? "edge" : hexText(t, hex)));
    return { do: "plot", force, path };
  },
  explain(t, frame, { do: what, path }, side) {
    const n = nextForce(t, side, frame.data.i as number);
    if (t.position.forces[n]!.enters === t.position.turn) return undefined;
    if (what === "stay") return whyNotPlot(t, n, []);
    return what === "plot" && Array.isArray(path) ? whyNotPlot(t, n, path.map(String)) : undefined;
  },
  prompt: (t, frame, side) => {
    const force = t.position.forces[nextForce(t, side, frame.data.i as number)]!;
    if (force.enters === t.position.turn) return `Where does ${forceText(force)} enter the map?`;
    return `Plot the move of ${forceText(force)} from ${hexText(t, force.hex)}`;
  },
  take(t, frame, code, side) {
    const n = nextForce(t, side, frame.data.i as number);
    const way = ways(t, n)[code]!;
    const force = t.position.forces[n]!;
    t.set(frame.data, "i", n + 1);
    if (force.enters === t.position.turn) {
      t.set(force, "entry", way[0]!);
      return t.say("10.2", () => `${forceText(force)} enters at ${hexText(t, way[0]!)}.`);
    }
    t.set(force, "plot", [...way]);
    if (way.length > 0)
      t.say("10.2", () => `${forceText(force)} plots ${way.map((hex) => hexText(t, hex)).join(", ")}.`);
  },
};

/** Why a Task Force cannot plot a path, with the rule. */
function whyNotPlot(
  t: FlatTopTable,
  n: number,
  path: readonly string[],
): { rule: string; text: string } | undefined {
  const force = t.position.forces[n]!;
  const name = forceText(force);
  if (path.length > movementOfForce(t, n))
    return { rule: "12.2", text: `${name} enters ${movementOfForce(t, n)} hexes at most this turn.` };
  let from = force.hex;
  for (const [i, id] of path.entries()) {
    const to = t.rules.hexes.of[id] ?? OFF_MAP;
    if (id === "edge" || to === OFF_MAP)
      return { rule: "12.6", text: `${name} cannot leave the map at ${hexText(t, from)} now.` };
    if (i > 0 && weatherOf(t, from) === STORM)
      return { rule: "6.6", text: `${name} stops in the storm in ${hexText(t, from)}.` };
    const direction = directionTo(t.rules.hexes, from, to);
    if (direction < 0) return { rule: "12.5", text: `${id} is not next to ${hexText(t, from)}.` };
    if (sailTo(t, from, direction) === OFF_MAP)
      return { rule: "12.5", text: `Land or a reef lies between ${hexText(t, from)} and ${id}.` };
    from = to;
  }
  return {
    rule: "6.10",
    text: `A carrier of ${name} launches more than its Minimum Launch Factor: the path must lead into the wind.`,
  };
}

interface Start {
  side: number;
  hex: number;
  movement: number;
}

/** By side, hex and movement: what is plotted from there hangs on nothing else but the storms and the turn. */
const waysBy = derivedBy(
  (_t: FlatTopTable, { side, hex, movement }: Start) => (hex * 2 + side) * 16 + movement,
  (t, { side, hex, movement }) => waysFrom(t, side, hex, movement),
  ["clouds", "turn"],
);

/** The paths of a Task Force; of one that enters the map this turn, the hexes of the edge at which it may. */
export function ways(t: FlatTopTable, n: number): readonly number[][] {
  const { side, hex, enters } = t.position.forces[n]!;
  if (enters === t.position.turn) return entryHexes(t, n).map((each) => [each]);
  const all = waysBy(t, { side, hex, movement: movementOfForce(t, n) });
  if (!mustTurn(t, n)) return all;
  // 6.10: planes have been formed that need the wind. A way is there unless the Task Force was divided since.
  const windward = all.filter((way) => goesIntoWind(t, hex, way));
  return windward.length > 0 ? windward : all;
}

/** Where a Task Force may enter: the hex of the scenario first, then the others that its entries allow on this turn. */
function entryHexes(t: FlatTopTable, n: number): number[] {
  const { side, entry } = t.position.forces[n]!;
  const { hexes, sectors } = t.rules;
  const turn = t.position.turn - t.position.firstTurn + 1;
  const all = [entry];
  for (const { from, until, edges: by, sectors: through } of scenarioOf(t).sides[sideIds[side]!].entries) {
    if (turn < from || (until !== undefined && turn > until)) continue;
    for (const hex of hexes.ids.keys()) {
      const atEdge = by.some((each) => hexes.edge[hex]! & (1 << edges.indexOf(each)));
      const inSector = through.some(
        (id) => (hexes.sectors[hex]! >> sectors.findIndex((each) => each.id === id)) & 1,
      );
      if (atEdge && inSector && hexes.terrain[hex] !== ALL_LAND && !all.includes(hex)) all.push(hex);
    }
  }
  return all;
}

export const plottingSteps: Steps<Rules, Position> = { plotting, dividing, paths };
