import { type Choice, derivedBy, DONE, lanesStep, type Step, type Steps } from "../../kernel";
import { directionTo, isInSpans } from "./board/distance";
import { movementOfForce, sailTo, waysFrom } from "./board/sailing";
import { STORM, weatherOf } from "./board/sky";
import { goesIntoWind, mustTurn } from "./board/wind";
import { describeTransfer, sayTransfer, transfers } from "./ch12-execution/organize";
import { formed } from "./model/forces";
import { forceId, forceText, hexText } from "./model/pieces";
import type { FlatTopTable, Position } from "./model/position";
import { ALL_LAND, edges, OFF_MAP, type Rules, sideIds } from "./model/rules";
import { scenarioOf } from "./model/scenario";

/**
 * 10 Task Force Movement Plotting: both sides at once and in secret. A Task Force that is to go different ways is divided
 * first (12.3, 11.10); then they are given their paths, hex by hex, in any order.
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
  proceed(t, frame) {
    const side = sideOf(frame);
    // A copy of the game in which this side plots anew has its plots still.
    for (const n of formed(t)[side]!) setPlot(t, n, []);
    t.goTo("paths", { side, plotted: [] });
  },
};

function setPlot(t: FlatTopTable, n: number, plot: readonly number[]): void {
  const force = t.position.forces[n]!;
  if (force.plot.length > 0 || plot.length > 0) t.set(force, "plot", [...plot]);
}

/** A Task Force that has its plot, and the hex at which it was to enter the map before. */
type Plotted = { force: number; entryHex: number };

const plottedIn = (frame: { data: { [key: string]: unknown } }): readonly Plotted[] =>
  frame.data.plotted as Plotted[];

const enters = ({ position }: FlatTopTable, n: number): boolean =>
  position.forces[n]!.enters === position.turn;

/** The Task Forces of a side that can be plotted, in order. */
const movers = (t: FlatTopTable, side: number): number[] =>
  formed(t)[side]!.filter((n) => enters(t, n) || movementOfForce(t, n) > 0);

/** Those that have no plot yet. */
export function unplotted(
  t: FlatTopTable,
  side: number,
  frame: { data: { [key: string]: unknown } },
): number[] {
  const plotted = plottedIn(frame);
  return movers(t, side).filter((n) => !plotted.some(({ force }) => force === n));
}

/** More than a Task Force has ways. The last code of each is that to plot it anew. */
const SPAN = 2 ** 20;
const ANEW = SPAN - 1;

/** The code of a way of a Task Force, by its place in `ways`. */
export const codeOfWay = (n: number, way: number): number => n * SPAN + way;
const read = (code: number): [n: number, way: number] => [Math.floor(code / SPAN), code % SPAN];

/** Whether a Task Force may be left without a plot: it stays (10.2), or enters where the scenario has it. */
const mayStay = (t: FlatTopTable, n: number): boolean => enters(t, n) || ways(t, n)[0]!.length === 0;

/** 10.1: a path for each Task Force, observed or not, in any order; plots change until the side is done. */
const paths: Step<Rules, Position> = {
  rule: "10.1",
  title: "Plotting",
  asks(t, frame) {
    const side = sideOf(frame);
    return !frame.data.done && movers(t, side).length > 0 ? 1 << side : 0;
  },
  options(t, frame, side, out) {
    const left = unplotted(t, side, frame);
    for (const n of left) for (let i = 0; i < ways(t, n).length; i++) out.push(codeOfWay(n, i));
    for (const { force } of plottedIn(frame)) out.push(codeOfWay(force, ANEW));
    if (left.every((n) => mayStay(t, n))) out.push(DONE);
  },
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "done" };
    const [n, i] = read(code);
    const force = forceId(t.position.forces[n]!);
    if (i === ANEW) return { do: "plot-anew", force };
    const way = ways(t, n)[i]!;
    if (enters(t, n)) return { do: "enter", force, hex: hexText(t, way[0]!) };
    if (way.length === 0) return { do: "stay", force };
    // Beyond the edge there is no hex to name.
    const path = way.map((hex) => (hex === OFF_MAP ? "edge" : hexText(t, hex)));
    return { do: "plot", force, path };
  },
  explain(t, frame, { do: what, force: id, path }, side) {
    const left = unplotted(t, side, frame);
    if (what === "done") {
      const n = left.find((each) => !mayStay(t, each));
      return n === undefined ? undefined : whyNotPlot(t, n, []);
    }
    const isMeant = (n: number): boolean => id === undefined || forceId(t.position.forces[n]!) === id;
    const n = left.find(isMeant);
    if (n === undefined) {
      const has = plottedIn(frame).find(({ force }) => id !== undefined && isMeant(force));
      if (!has) return undefined;
      const name = forceText(t.position.forces[has.force]!);
      return { rule: "10.1", text: `${name} has its plot. Plot it anew to change it.` };
    }
    if (enters(t, n)) return undefined;
    if (what === "stay") return whyNotPlot(t, n, []);
    return what === "plot" && Array.isArray(path) ? whyNotPlot(t, n, path.map(String)) : undefined;
  },
  prompt(t, frame, side) {
    const left = unplotted(t, side, frame);
    if (left.length === 0) return "All Task Forces are plotted: change plots, or be done";
    const [n] = left;
    if (left.length > 1) return `Plot the moves of ${left.length} Task Forces; those without a plot stay`;
    const force = t.position.forces[n!]!;
    if (enters(t, n!)) return `Where does ${forceText(force)} enter the map?`;
    return `Plot the move of ${forceText(force)} from ${hexText(t, force.hex)}`;
  },
  take(t, frame, code) {
    if (code === DONE) return t.set(frame.data, "done", true);
    const [n, i] = read(code);
    const force = t.position.forces[n]!;
    const plotted = frame.data.plotted as Plotted[];
    if (i === ANEW) {
      const at = plotted.findIndex((each) => each.force === n);
      if (enters(t, n)) t.set(force, "entry", plotted[at]!.entryHex);
      t.removeAt(plotted, at);
      setPlot(t, n, []);
      return t.say("10.1", () => `${forceText(force)} is plotted anew.`);
    }
    const way = ways(t, n)[i]!;
    t.push(plotted, { force: n, entryHex: force.entry });
    if (enters(t, n)) {
      t.set(force, "entry", way[0]!);
      return t.say("10.2", () => `${forceText(force)} enters at ${hexText(t, way[0]!)}.`);
    }
    setPlot(t, n, way);
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
  const { side, hex, entry } = t.position.forces[n]!;
  if (enters(t, n)) return entriesBy(t, { side, entry });
  const all = waysBy(t, { side, hex, movement: movementOfForce(t, n) });
  if (!mustTurn(t, n)) return all;
  // 6.10: planes have been formed that need the wind. A way is there unless the Task Force was divided since.
  const windward = all.filter((way) => goesIntoWind(t, hex, way));
  return windward.length > 0 ? windward : all;
}

interface Entry {
  side: number;
  /** The hex that the scenario gives. */
  entry: number;
}

/** By side and hex of the scenario: the ways of one hex by which a Task Force enters on this turn. */
const entriesBy = derivedBy(
  (_t: FlatTopTable, { side, entry }: Entry) => entry * 2 + side,
  (t, each) => entryHexes(t, each).map((hex) => [hex]),
  ["turn", "firstTurn", "terms"],
);

/** Where a Task Force may enter: the hex of the scenario first, then the others that its entries allow on this turn. */
function entryHexes(t: FlatTopTable, { side, entry }: Entry): number[] {
  const { hexes, sectors } = t.rules;
  const turn = t.position.turn - t.position.firstTurn + 1;
  const all = [entry];
  for (const each of scenarioOf(t).sides[sideIds[side]!].entries) {
    const { from, until, edges: by, sectors: through } = each;
    if (turn < from || (until !== undefined && turn > until)) continue;
    for (const hex of hexes.ids.keys()) {
      if (!isInSpans(hexes, hex, each)) continue;
      const atEdge = by.some((edge) => hexes.edge[hex]! & (1 << edges.indexOf(edge)));
      const inSector = through.some(
        (id) => (hexes.sectors[hex]! >> sectors.findIndex((each) => each.id === id)) & 1,
      );
      if (atEdge && inSector && hexes.terrain[hex] !== ALL_LAND && !all.includes(hex)) all.push(hex);
    }
  }
  return all;
}

export const plottingSteps: Steps<Rules, Position> = { plotting, dividing, paths };
