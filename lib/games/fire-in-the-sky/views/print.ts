import type { FireInTheSkyScenario } from "../../../documents/generated/types";
import { HOUSE_RULE } from "../../numbering";
import type { CounterBack, PlayStep, PrintedTrack, PrintViews, StartMark } from "../../print-types";
import type { Documents } from "../../types";
import type { CounterFace } from "../../counter-types";
import {
  combatPath,
  costsPath,
  damagePath,
  gameOf,
  levelsOf,
  optionsOf,
  parametersOf,
  scenariosOf,
  sequencePath,
  surfacePath,
} from "../checks/shared/documents";
import { sideName } from "../checks/shared/words";
import { listOf, stepsIn, type ListId, type StepId } from "../checks/sequence/steps";
import { fireInTheSkyModule } from "../module";
import { phaseTitles } from "../ch04-sequence";
import { shortNumber } from "./faces";
import { sitesOf } from "./sites";

/** Play aids on paper. */

/** Ships lie on their deployment face in port and on the operational one at sea; land and air units lose steps. */
function backOf({ picture, ratings, reducedRatings }: CounterFace): CounterBack | undefined {
  if (picture.kind === "ship") return { words: "operational", ratings };
  if (reducedRatings === undefined) return undefined;
  if (picture.kind === "air") return { words: "1 step", ratings: reducedRatings, reduced: true };
  // A strength in brackets begins no land combat (2.1.1.3).
  const bracketed = reducedRatings.map((rating) =>
    rating.at === "bottom-left" ? { ...rating, value: `(${rating.value})` } : rating,
  );
  return { words: "reduced", ratings: bracketed, reduced: true };
}

const scenarioAt = (documents: Documents, path: string) =>
  (documents[path] as Partial<FireInTheSkyScenario> | undefined) ?? {};

const record = "2.1.2.1";

function startsOf(documents: Documents, path: string): StartMark[] {
  const { start, tracks, position, recommendedOptions = [] } = scenarioAt(documents, path);
  const { nations } = gameOf(documents);
  const options = optionsOf(documents);
  const marks: StartMark[] = [];
  const place = position ? "/position" : "";
  const mark = (
    title: string,
    value: number | undefined,
    pointer: string,
    more: Partial<StartMark> = {},
  ): void => {
    if (value !== undefined)
      marks.push({ title, value: shortNumber(value), rule: record, ...more, pointer: place + pointer });
  };
  if (position) mark("Turn", position.turn, "/turn", { rule: "2.1.2.3" });
  else if (start) {
    marks.push({
      title: "Play begins",
      value: `Turn ${start.turn}, player turn of ${sideName(start.side)}, ${stepTitle(start.step)}`,
      rule: "2.1.2.3",
      pointer: "/start",
    });
  }
  const held = position?.tracks ?? tracks;
  mark("Victory Points", held?.victoryPoints, "/tracks/victoryPoints");
  mark("Merchantmen", held?.merchantmen, "/tracks/merchantmen", { side: "japan" });
  mark("Oil", held?.oil, "/tracks/oil", { side: "japan" });
  for (const [nation, value] of Object.entries(held?.transport ?? {})) {
    const { name = nation, side } = nations[nation] ?? {};
    mark(`Transport Points, ${name}`, value, `/tracks/transport/${nation}`, { side });
  }
  for (const [side, value] of Object.entries(held?.submarine ?? {})) {
    mark("Submarine Points", value, `/tracks/submarine/${side}`, { side });
  }
  if (recommendedOptions.length > 0) {
    const value = recommendedOptions
      .map((id) => `${options[id]?.title ?? id}${options[id] ? ` (${options[id].rule ?? HOUSE_RULE})` : ""}`)
      .join(", ");
    marks.push({ title: "Optional rules recommended", value, rule: "18.0", pointer: "/recommendedOptions" });
  }
  return marks;
}

function controlOf(documents: Documents, path: string): ReturnType<PrintViews["control"]> {
  const isSaved = scenarioAt(documents, path).position !== undefined;
  const printed = new Map(sitesOf(documents, "").map(({ id, control }) => [id, control]));
  return sitesOf(documents, path)
    .filter(({ id, control }) => control !== printed.get(id))
    .map(({ id, control }) => ({
      place: id,
      ...(control !== "none" && { holder: control }),
      pointer: isSaved ? `/position/bases/${id}/control` : `/control/${id}`,
    }));
}

/** Long enough for what the scenarios begin with and what the schedules bring. */
function tracksOf(documents: Documents): PrintedTrack[] {
  const { clock, victory } = parametersOf(documents);
  const { submarinePoints, transportPoints } = levelsOf(documents);
  const scenarios = scenariosOf(documents).map(({ scenario }) => scenario.tracks);
  const most = (...values: (number | undefined)[]): number =>
    Math.ceil(Math.max(0, ...values.map((n) => n ?? 0)));
  const points = (levels: object | undefined): number[] =>
    Object.values(levels ?? {}).flatMap((turns: Record<string, number>) => Object.values(turns));
  const tracks: PrintedTrack[] = [];
  if (clock) tracks.push({ title: "Turn", rule: "2.1.2.3", from: clock.firstTurn, to: clock.lastTurn });
  if (victory) {
    const { alliesWinAt: from, japanWinsAt: to } = victory;
    tracks.push({ title: "Victory Points", rule: record, from, to });
  }
  const japan = (title: string, to: number): PrintedTrack => ({
    title,
    rule: record,
    side: "japan",
    from: 0,
    to,
  });
  return [
    ...tracks,
    japan("Merchantmen", most(...scenarios.map((each) => each?.merchantmen))),
    japan("Oil", most(...scenarios.map((each) => each?.oil))),
    japan("Transport Points, Japan", most(...scenarios.map((each) => each?.transport.japan))),
    {
      title: "Transport Points, Allied nations",
      rule: record,
      side: "allies",
      from: 0,
      to: most(...points(transportPoints)),
    },
    { title: "Submarine Points", rule: record, from: 0, to: most(...points(submarinePoints)) },
  ];
}

const lists: Readonly<Record<string, { title: string; rule: string }>> = {
  ...phaseTitles,
  "air-combat": { title: "Air Combat Step", rule: "12.3.2" },
  "land-combat": { title: "Land Combat Step", rule: "12.3.4" },
};

const stepOf = (id: string): { title: string; rule: string } | undefined =>
  lists[id] ?? (Object.hasOwn(fireInTheSkyModule.steps, id) ? fireInTheSkyModule.steps[id] : undefined);

const stepTitle = (id: string): string => stepOf(id)?.title ?? id;

/** Every list of steps under the step that plays it. A list that would play itself is cut. */
function sequenceOf(documents: Documents): PlayStep[] {
  const within = (list: ListId, seen: readonly string[]): PlayStep[] =>
    stepsIn(documents, list).map((step: StepId, i) => {
      const inner = listOf(documents, step);
      const { title = step, rule = "" } = stepOf(step) ?? {};
      return {
        title,
        rule,
        document: sequencePath,
        pointer: `/${list}/${i}`,
        steps: inner === undefined || seen.includes(inner) ? [] : within(inner, [...seen, inner]),
      };
    });
  return within("turn", ["turn"]);
}

function usesOf(documents: Documents): ReturnType<PrintViews["uses"]> {
  const { damage, surfaceCombat } = parametersOf(documents);
  const halves = surfaceCombat?.halfHitsPerHit ?? "?";
  return {
    [combatPath]: {
      text: "Add the applicable modifiers to each die of the attack. A result equal to or higher than the number of its type is a hit.",
      rule: "2.3",
    },
    [surfacePath]: {
      text: `Each firing ship rolls a die, which must reach the number in the row of its Firepower and the column of the target's Defense. A star means half a hit; ${halves} of these make a hit.`,
      rule: "12.3.3.2",
    },
    [damagePath]: {
      text: `Roll ${damage?.checkDice ?? "?"} dice for each hit and add the applicable modifiers. A sum equal to or higher than the Defense of the ship sinks it; otherwise it is damaged.`,
      rule: "13.1",
    },
    [costsPath]: { text: "Multiply the Transport rating of the unit by the factor.", rule: "2.3" },
  };
}

export const print: PrintViews = {
  back: backOf,
  starts: startsOf,
  control: controlOf,
  tracks: tracksOf,
  sequence: sequenceOf,
  uses: usesOf,
};
