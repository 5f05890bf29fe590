import type { FlatTopParameters, FlatTopScenario } from "../../../documents/generated/types";
import { readAs } from "../../shared/documents";
import { child } from "../../../documents/pointer";
import { listOf, textOf } from "../../shared/read";
import type { PlayStep, PrintedTrack, PrintViews, StartMark } from "../../print-types";
import type { Documents } from "../../types";
import { dayOf, dayText } from "../model/clock";
import { flatTopModule } from "../module";

/** Play aids on paper. */

const scenarioAt = (documents: Documents, path: string): Partial<FlatTopScenario> =>
  (documents[path] as Partial<FlatTopScenario> | undefined) ?? {};

const directions = ["north", "north-east", "south-east", "south", "south-west", "north-west"];

function startsOf(documents: Documents, path: string): StartMark[] {
  const { clock, baseValues, weather, victory, sides } = scenarioAt(documents, path);
  const marks: StartMark[] = [];
  if (clock) {
    const value = `${clock.hour}, ${dayText(dayOf(clock.date), 1)}, for ${clock.turns} hours`;
    marks.push({ title: "Play begins", value, rule: "3.2", pointer: "/clock" });
  }
  if (weather) {
    const value = weather.clouds === "front" ? "a front" : "scattered";
    marks.push({ title: "Clouds", value, rule: "6.1", pointer: "/weather/clouds" });
    for (const [sector, direction] of Object.entries(weather.wind ?? {}))
      marks.push({
        title: `Wind, sector ${sector.toUpperCase()}`,
        value: `clouds drift ${directions[direction - 1] ?? "?"} (${direction})`,
        rule: "6.3",
        pointer: `/weather/wind/${sector}`,
      });
  }
  if (baseValues !== undefined)
    marks.push({
      title: "Base values",
      value: textOf(child(documents[`base-values/${baseValues}.json`], "title"), baseValues),
      rule: "8.1",
      pointer: "/baseValues",
    });
  if (victory)
    marks.push({
      title: "Victory at the end of a day",
      value: `${victory.automatic} points ahead`,
      rule: "25.2",
      pointer: "/victory/automatic",
    });
  for (const side of ["allied", "japanese"] as const)
    for (const [i, { text, taskForces }] of (sides?.[side].zones ?? []).entries())
      marks.push({
        title: `Task Force${taskForces.length > 1 ? "s" : ""} ${taskForces.join(", ")}`,
        value: text,
        rule: "26",
        side,
        pointer: `/sides/${side}/zones/${i}/text`,
      });
  return marks;
}

function tracksOf(documents: Documents): PrintedTrack[] {
  const { airFormations } = readAs<FlatTopParameters>(documents, "parameters.json");
  return [
    { title: "Hour", rule: "3.2", from: 1, to: 24 },
    { title: "Victory Points", rule: "25", from: 0, to: 100 },
    { title: "Air Formations", rule: "8.5", side: "allied", from: 1, to: airFormations?.counters ?? 1 },
    { title: "Air Formations", rule: "8.5", side: "japanese", from: 1, to: airFormations?.counters ?? 1 },
  ];
}

const names: Readonly<Record<string, { title: string; rule: string }>> = {
  turn: { title: "Turn", rule: "5" },
  combat: { title: "Combat Phase", rule: "15.5" },
};

/** A list of the sequence with what is in it; the lists are few and play no other twice. */
function sequenceOf(documents: Documents): PlayStep[] {
  const within = (list: string, around: readonly string[]): PlayStep[] =>
    listOf(child(documents["sequence.json"], list)).map((each, i) => {
      const id = textOf(each);
      const { title, rule } = flatTopModule.steps[id] ?? names[id] ?? { title: id, rule: "5" };
      return {
        title,
        rule,
        document: "sequence.json",
        pointer: `/${list}/${i}`,
        steps: around.includes(id) ? [] : within(id, [...around, id]),
      };
    });
  return within("turn", ["turn"]);
}

const uses: ReturnType<PrintViews["uses"]> = {
  "charts/search.json": {
    text: "Roll one die for each unit that searches a hex. With an S it observes as the Observation Table says.",
    rule: "7.3",
  },
  "charts/observation-day.json": {
    text: "Find the observer and its target, the weather of the target's hex, and the distance. The result is the Condition Number.",
    rule: "7.11",
  },
  "charts/observation-night.json": {
    text: "As by day, for hours that are shaded on the Time Record Chart.",
    rule: "7.11",
  },
  "charts/combat-results.json": {
    text: "Find the attacking factors and the Basic Hit Table after modifiers, and read the Result Number. Roll one die, and change the number as its face says: the sum is the number of hits.",
    rule: "20.1",
  },
  "charts/interception.json": { text: "Roll one die for each attempt to intercept.", rule: "14.13" },
  "charts/shadow.json": { text: "Roll one die for each unit that shadows.", rule: "11" },
  "charts/night-landing.json": { text: "Roll one die for planes that land at night.", rule: "14.10" },
  "charts/wind-change.json": {
    text: "Roll one die for each sector in an hour with a wind check.",
    rule: "6.3",
  },
  "charts/cloud-movement.json": {
    text: "Roll one die for each cloud marker in an hour in which clouds move.",
    rule: "6.4",
  },
};

export const print: PrintViews = {
  back: () => undefined,
  starts: startsOf,
  control(documents, path) {
    const { bases = {} } = scenarioAt(documents, path);
    return Object.entries(bases).map(([place, holder]) => ({ place, holder, pointer: `/bases/${place}` }));
  },
  tracks: tracksOf,
  sequence: sequenceOf,
  uses: () => uses,
};
