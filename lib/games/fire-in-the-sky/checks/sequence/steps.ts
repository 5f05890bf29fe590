import type { FireInTheSkySequence, FireInTheSkyStep } from "../../../../documents/generated/types";
import type { Documents, Finding } from "../../../types";
import { sequenceOf, sequencePath } from "../shared/documents";

/** A list of steps of sequence.json. */
export type ListId = Exclude<keyof FireInTheSkySequence, "$schema" | "omitted" | "sources">;
export type StepId = FireInTheSkyStep;

export const playerTurns = ["japanese-player-turn", "allied-player-turn"] as const;
export type PlayerTurn = (typeof playerTurns)[number];

export const turnName = (turn: PlayerTurn): string =>
  turn === "japanese-player-turn" ? "the Japanese player turn" : "the Allied player turn";

/** The list of a side's player turn. */
export const listOfTurn = (side: "japan" | "allies"): PlayerTurn =>
  side === "japan" ? "japanese-player-turn" : "allied-player-turn";

/** One place of a list, from the outermost list inwards. */
export interface ListPosition {
  list: ListId;
  index: number;
}

/** A step as it comes up when a list is played through, with the way that leads to it. */
export interface Played {
  step: StepId;
  path: readonly ListPosition[];
}

/** The list that a step plays: its own, or that of a battle for the Battle Segments. */
export function listOf(documents: Documents, step: string): ListId | undefined {
  if (step === "battles") return "battle";
  return Object.hasOwn(sequenceOf(documents), step) ? (step as ListId) : undefined;
}

export const stepsIn = (documents: Documents, list: ListId): readonly StepId[] =>
  sequenceOf(documents)[list] ?? [];

/** All that is played in a list, steps that have lists of their own before what is in them. Loops are cut. */
export function playedIn(documents: Documents, list: ListId): Played[] {
  const played: Played[] = [];
  const walk = (id: ListId, path: readonly ListPosition[]): void => {
    if (path.some((spot) => spot.list === id)) return;
    stepsIn(documents, id).forEach((step, index) => {
      const here = [...path, { list: id, index }];
      played.push({ step, path: here });
      const inner = listOf(documents, step);
      if (inner) walk(inner, here);
    });
  };
  walk(list, []);
  return played;
}

/** Where the ways to two steps part: the place of the one in the innermost list that leads to both. */
export const whereTheyPart = (one: Played, other: Played): ListPosition | undefined =>
  one.path.find((spot, depth) => {
    const beside = other.path[depth];
    return beside?.list === spot.list && beside.index !== spot.index;
  });

/** A fix that takes a step out of its list; none where the list would be empty. */
export function takeOut(documents: Documents, { list, index }: ListPosition): Pick<Finding, "fixes"> {
  const rest = stepsIn(documents, list).filter((_step, i) => i !== index);
  if (rest.length === 0) return {};
  return {
    fixes: [{ title: `Remove it from “${list}”`, document: sequencePath, pointer: `/${list}`, value: rest }],
  };
}

export const pointerOf = ({ list, index }: ListPosition): string => `/${list}/${index}`;

/** What is lost when a step is not played; one entry for each step of each list, in the printed order. */
export interface PrintedStep {
  step: StepId;
  title: string;
  rule: string;
  /** "error" where play breaks down or nobody can win; "warning" where a rule drops out. */
  severity: "error" | "warning";
  loss: string;
}

/** Steps of one player turn only: elsewhere in the turn they are as good. */
export const oncePerTurn: readonly StepId[] = [
  "late-conquest",
  "transport",
  "oil-transport",
  "destroyer-transfer",
  "economic-warfare",
  "merchant-asw",
  "submarine-warfare",
  "strategic-bombing",
  "ranger",
  "off-map-movement",
];
