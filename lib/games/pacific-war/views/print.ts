import type { PacificWarScenario } from "../../../documents/generated/types";
import { child } from "../../../documents/pointer";
import { capital } from "../../../words";
import { readAs } from "../../shared/documents";
import { documentOf, listOf, textOf } from "../../shared/read";
import type { PlayStep, PrintedTrack, PrintViews, StartMark } from "../../print-types";
import type { Documents } from "../../types";
import { pacificWarModule } from "../module";
import { sideIds } from "../model/rules";
import { monthText } from "../model/months";
import { hexLookUp, nameOfPlace, setTaskForces } from "./set-up";

/** Play aids on paper. */

const scenarioAt = (documents: Documents, path: string): Partial<PacificWarScenario> =>
  readAs<PacificWarScenario>(documents, path);

function startsOf(documents: Documents, path: string): StartMark[] {
  const { start, end, operation, cycles, specialRules } = scenarioAt(documents, path);
  const marks: StartMark[] = [];
  const mark = (title: string, value: string, rule: string, pointer: string, side?: string): void =>
    void marks.push({ title, value, rule, pointer, ...(side !== undefined && { side }) });
  if (start) mark("Play begins", `${monthText(start.month)}, Day ${start.day}`, "1.2", "/start");
  if (end)
    mark(
      "Play ends",
      end.after === "month" ? `after ${monthText(end.month)}` : `after ${end.count} ${endWords[end.after]}`,
      "1.2",
      "/end",
    );
  if (operation) {
    mark("Operation player", nameOfSide(documents, operation.side), "20.0", "/operation/side");
    mark("Operational Intelligence", capital(words(operation.condition)), "21.0", "/operation/condition");
    if (operation.days !== undefined)
      mark("Length of the Operation", `${operation.days} Days`, "20.2", "/operation/days");
  }
  for (const [n, cycle] of (cycles ?? []).entries())
    if (cycle.lighting !== undefined)
      mark(`Light of Battle Cycle ${n + 1}`, words(cycle.lighting), "26.0", `/cycles/${n}/lighting`);
  for (const { id, side, at, pointer, title } of setTaskForces(documents[path]))
    mark(title === "" ? id : title, nameOfPlace(documents, at), "2.5.12", pointer, side);
  for (const [id, { text }] of Object.entries(specialRules ?? {}))
    mark("Special rule", text, "1.2", `/specialRules/${id}`);
  return marks;
}

const endWords: Readonly<Record<string, string>> = { "battle-cycles": "Battle Cycles", days: "Days" };

const words = (id: string): string => id.replaceAll("-", " ");

const nameOfSide = (documents: Documents, side: string): string =>
  textOf(child(documentOf(documents, "game.json", "sides")[side], "name"), side);

/** Tracks of the Operation Display and of the player displays. */
function tracksOf(documents: Documents): PrintedTrack[] {
  const spaces = child(child(documents["parameters.json"], "time"), "spaces");
  return [
    { title: "Day", rule: "20.2.1", from: 0, to: typeof spaces === "number" ? spaces - 1 : 30 },
    { title: "Operation naval movement", rule: "23.4", from: 0, to: 30 },
    { title: "Reaction naval movement", rule: "23.5", from: 0, to: 30 },
    { title: "Strategic Initiative", rule: "19.0", from: -6, to: 6 },
    ...sideIds.flatMap((side) => [
      { title: "Command Points, tens", rule: "10.0", side, from: 0, to: 9 },
      { title: "Command Points", rule: "10.0", side, from: 0, to: 9 },
    ]),
  ];
}

const lists: Readonly<Record<string, { title: string; rule: string }>> = {
  "battle-cycles": { title: "Battle Cycles", rule: "5.2" },
  operations: { title: "Operations", rule: "20.0" },
};

/** Lists that are played within a step, by the step. */
const within: Readonly<Record<string, string>> = {
  operations: "operation",
  "naval-battles": "naval-battle",
  "advantage-air-missions": "air-mission",
  "ground-combat": "ground-battle",
};

/** A month of the war, each list within the step that plays it; an engagement plays the Battle Cycle alone. */
function sequenceOf(documents: Documents): PlayStep[] {
  const sequence = documents["sequence.json"];
  const stepsOf = (list: string, around: readonly string[]): PlayStep[] =>
    listOf(child(sequence, list)).map((each, i) => {
      const id = textOf(each);
      const { title, rule } = pacificWarModule.steps[id] ??
        lists[id] ?? {
          title: capital(words(id)),
          rule: textOf(child(child(child(sequence, "sources"), `/${list}`), "rule"), "5.0"),
        };
      const inner = id === "battle-cycles" ? "battle-cycle" : within[id];
      return {
        title,
        rule,
        document: "sequence.json",
        pointer: `/${list}/${i}`,
        steps: inner === undefined || around.includes(inner) ? [] : stepsOf(inner, [...around, inner]),
      };
    });
  return stepsOf("strategic", ["strategic"]);
}

const uses: ReturnType<PrintViews["uses"]> = {
  "charts/air-naval-column.json": {
    text: "Add the strength to the roll of one die, and read the column of the table of results. A strength below zero needs a 0 first.",
    rule: "3.4",
  },
  "charts/air-naval-results.json": {
    text: "Find the line of the attack and the column, roll one die, and read the number of hits.",
    rule: "28.11",
  },
  "charts/critical-hits.json": { text: "Roll one die for each critical hit.", rule: "29.2.1" },
  "charts/ground-combat.json": {
    text: "Find the column of the odds and of the quality, roll one die, and read the losses of both sides.",
    rule: "31.2",
  },
  "charts/range-determination.json": {
    text: "Find the water of the hex and the light: that is the range of the first phase.",
    rule: "29.2.4",
  },
  "charts/range-bid.json": { text: "Find both bids: that is the range of the phase.", rule: "29.2.4" },
  "charts/random-lighting.json": { text: "Roll one die when the marker reaches Random.", rule: "26.2" },
  "charts/operational-intelligence.json": {
    text: "The Reaction player rolls one die in secret.",
    rule: "21.0",
  },
};

export const print: PrintViews = {
  back: () => undefined,
  starts: startsOf,
  control(documents, path) {
    const hexOf = hexLookUp(documents);
    return sideIds.flatMap((side) =>
      listOf(child(child(documents[path], "control"), side)).flatMap((at, i) => {
        const place = typeof at === "string" ? hexOf(at) : undefined;
        return place === undefined ? [] : [{ place, holder: side, pointer: `/control/${side}/${i}` }];
      }),
    );
  },
  tracks: tracksOf,
  sequence: sequenceOf,
  uses: () => uses,
};
