import type { ForlornHopesScenario } from "../../../documents/generated/types";
import { child } from "../../../documents/pointer";
import { capital } from "../../../words";
import { readAs } from "../../shared/documents";
import { documentOf, listOf, numberOf, textOf } from "../../shared/read";
import type { PlayStep, PrintedTrack, PrintViews, StartMark } from "../../print-types";
import type { Documents } from "../../types";
import { forlornHopesModule } from "../module";
import { sideIds } from "../model/rules";
import { nameOfPlace, setMobileAirbases } from "./set-up";

/** Play aids on paper. */

function startsOf(documents: Documents, path: string): StartMark[] {
  const { turns, columns, initiative, arrivals, rules } = readAs<ForlornHopesScenario>(documents, path);
  const marks: StartMark[] = [];
  if (turns)
    marks.push({
      title: "Play begins",
      value: `week ${turns.first}, to the end of week ${turns.last}`,
      rule: "17.0",
      pointer: "/turns",
    });
  if (columns)
    marks.push({
      title: "Play area",
      value: `hex columns ${columns.from} to ${columns.to}`,
      rule: "17.0",
      pointer: "/columns",
    });
  if (initiative !== undefined)
    marks.push({
      title: "Initiative",
      value: nameOfSide(documents, initiative),
      rule: "7.4",
      pointer: "/initiative",
    });
  if (rules?.singapore)
    marks.push({
      title: "Singapore",
      value: `holds out; an even roll at the end of week ${rules.singapore.rollAfter} takes it, else it falls in week ${rules.singapore.surrendersAfter}`,
      rule: "17.2.5",
      pointer: "/rules/singapore",
    });
  for (const [id, { title, side, when, turn, rule }] of Object.entries(arrivals ?? {}))
    marks.push({
      title,
      value: when === "turn" ? `week ${turn ?? "?"}` : capital(whenWords[when] ?? when),
      rule,
      side,
      pointer: `/arrivals/${id}`,
    });
  for (const { id, pointer, side, at, isOperational } of setMobileAirbases(documents[path]))
    marks.push({
      title: nameOfPlace(documents, id),
      value: `${isOperational ? "operational" : "under construction"} at ${nameOfPlace(documents, at)}`,
      rule: "6.5",
      side,
      pointer,
    });
  return marks;
}

const whenWords: Readonly<Record<string, string>> = {
  event: "by a random event",
  "covering-fleet": "when the Covering Fleet is committed",
  "air-fleet-11": "when the 11th Air Fleet is committed",
  "after-singapore": "after Singapore has surrendered",
};

const nameOfSide = (documents: Documents, side: string): string =>
  textOf(child(documentOf(documents, "game.json", "sides")[side], "name"), side);

function tracksOf(documents: Documents): PrintedTrack[] {
  const battle = child(documents["parameters.json"], "airBattle");
  const weeks = Object.keys(documents)
    .filter((path) => path.startsWith("scenarios/"))
    .map((path) => numberOf(child(child(documents[path], "turns"), "last")));
  return [
    { title: "Week", rule: "4.0", from: 1, to: Math.max(1, ...weeks) },
    ...sideIds.map((side) => ({ title: "Victory Points", rule: "16.0", side, from: 0, to: 9 })),
    ...sideIds.map((side) => ({ title: "Victory Points, tens", rule: "16.0", side, from: 0, to: 9 })),
    { title: "Air Battle Round", rule: "9.7.5", from: 1, to: numberOf(child(battle, "rounds"), 6) },
    { title: "Initiative missions", rule: "7.5", from: 0, to: 6 },
    { title: "Consecutive passes", rule: "8.4", from: 0, to: 4 },
  ];
}

/** "air-naval-operations" plays the list `airNavalOperations`. */
const camel = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Lists that are played within a mission, by the step in which they belong. */
const missionLists: Readonly<Record<string, readonly string[]>> = {
  "initiative-missions": ["airMission", "navalMission"],
  "air-battle": ["airBattleRound"],
};

const names: Readonly<Record<string, { title: string; rule: string }>> = {
  airMission: { title: "Air mission", rule: "9.0" },
  navalMission: { title: "Naval mission", rule: "10.3" },
  airBattleRound: { title: "Round of an air battle", rule: "9.7.5" },
};

/** The turn, with the list of each phase in it, and those of missions in that of operations. */
function sequenceOf(documents: Documents): PlayStep[] {
  const sequence = documents["sequence.json"];
  const within = (list: string): PlayStep[] =>
    listOf(child(sequence, list)).map((each, i) => {
      const id = textOf(each);
      const { title, rule } = forlornHopesModule.steps[id] ?? {
        title: capital(id.replaceAll("-", " ")),
        rule: textOf(child(child(child(sequence, "sources"), `/${list}`), "rule"), "4.0"),
      };
      const own = camel(id);
      return {
        title,
        rule,
        document: "sequence.json",
        pointer: `/${list}/${i}`,
        steps: [
          ...(own === list ? [] : within(own)),
          ...(missionLists[id] ?? []).map((mission) => ({
            ...names[mission]!,
            document: "sequence.json",
            pointer: `/${mission}`,
            steps: within(mission),
          })),
        ],
      };
    });
  return within("turn");
}

const uses: ReturnType<PrintViews["uses"]> = {
  "charts/anti-aircraft-low.json": {
    text: "Find the anti-aircraft value of what fires. Add the modifiers to the roll and read the result for the air unit.",
    rule: "9.9.2",
  },
  "charts/anti-aircraft-medium.json": {
    text: "As at low altitude, for units that attack from medium or high altitude.",
    rule: "9.9.2",
  },
  "charts/bombing-naval.json": {
    text: "Find the Defense Factor of the ship. Add the Bomb Factor and the modifiers to the roll, and read the number of hits.",
    rule: "9.10.9",
  },
  "charts/bombing-airbase.json": {
    text: "Add the Bomb Factor and the modifiers to the roll, and read what happens to the airbase.",
    rule: "9.10.9",
  },
  "charts/bombing-place.json": {
    text: "Add the Bomb Factor and the modifiers to the roll, and read the number of hits on the city, port or supply unit.",
    rule: "9.10.9",
  },
  "charts/bombing-ground.json": {
    text: "Add the Bomb Factor and the modifiers to the roll, and read what happens to the ground unit.",
    rule: "9.10.9",
  },
  "charts/naval-combat.json": {
    text: "Find the Defense Factor of the target. Add the Attack Factor and the modifiers to the roll, and read the number of hits.",
    rule: "10.4.1",
  },
  "charts/naval-rounds.json": {
    text: "Roll one die for the number of rounds of a surface combat.",
    rule: "10.4.1",
  },
  "charts/contested-landing.json": {
    text: "Roll one die for each unit that lands against a defender.",
    rule: "11.5.1",
  },
  "charts/lucky-shots.json": {
    text: "Roll one die where the Air Combat Results Table says so.",
    rule: "9.7.13",
  },
  "charts/initiative-missions.json": {
    text: "The Initiative player rolls one die for the number of his initiative missions.",
    rule: "7.5",
  },
  "charts/random-events.json": { text: "Roll one die at the end of the Random Event Phase.", rule: "5.4" },
  "charts/submarine-attack.json": { text: "Roll one die for the attack of a submarine.", rule: "5.4" },
};

export const print: PrintViews = {
  back: ({ kind, reducedRatings, picture }) =>
    reducedRatings === undefined
      ? undefined
      : {
          words: kind === "ships" && picture.kind === "ship" ? "crippled" : "reduced",
          ratings: reducedRatings,
          reduced: true,
        },
  starts: startsOf,
  control(documents, path) {
    const control = child(documents[path], "control");
    const on = new Set(Object.keys(documentOf(documents, "map.json", "hexes")));
    return [
      ["japanese", "japanese"],
      ["neutral", undefined],
    ].flatMap(([list, holder]) =>
      listOf(child(control, list!)).flatMap((hex, i) =>
        typeof hex === "string" && on.has(hex)
          ? [{ place: hex, ...(holder !== undefined && { holder }), pointer: `/control/${list}/${i}` }]
          : [],
      ),
    );
  },
  tracks: tracksOf,
  sequence: sequenceOf,
  uses: () => uses,
};
