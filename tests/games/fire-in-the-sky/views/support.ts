import { get } from "../../../../lib/documents";
import type { BattleBoard, BattleBox, HeldCounter, PlayBoard } from "../../../../lib/games";
import { views } from "../../../../lib/games/fire-in-the-sky/views";
import type { Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { type Choice, type Game, type Json, type JsonObject, view } from "../../../../lib/kernel";
import { mapView } from "../../../../lib/views/map";
import { shipped } from "../../../support/shipped";

/** What the tests of the board in play share. */

const { draft, game } = shipped("fire-in-the-sky");

/** Every place that the map draws. */
export const mapPlaces: ReadonlySet<string> = new Set(
  mapView({ draft, game }, "scenarios/campaign.json")!.places.map(({ id }) => id),
);

export const boardOf = (of: Game, side?: string): PlayBoard =>
  views.play!.board(of.ruleset.rules as Rules, view(of, side));

export const placesOf = (of: Game, choice: Choice, side?: string): string[] =>
  views.play!.placesOf(of.ruleset.rules as Rules, view(of, side), choice);

export const counters = ({ stacks, trays }: PlayBoard): HeldCounter[] =>
  [...stacks, ...trays].flatMap((each) => each.counters);

export const stackAt = (board: PlayBoard, place: string, side: string): HeldCounter[] =>
  board.stacks.find((stack) => stack.place === place && stack.side === side)?.counters ?? [];

/** "2 j-dd", "j-air: 4 steps", with its marks: what a player reads off a counter. */
export function counterText({ face, count, steps, group, note, ...marks }: HeldCounter): string {
  const words = (["reduced", "damaged", "committed", "moved", "unsupplied"] as const).filter(
    (mark) => marks[mark],
  );
  return [
    `${count} ${face.type}`,
    steps !== undefined && `${steps} steps`,
    ...words,
    group !== undefined && `(${group})`,
    note !== undefined && `[${note}]`,
  ]
    .filter((part) => typeof part === "string")
    .join(" ");
}

export const boxOf = (battle: BattleBoard, side: string, title: string): BattleBox =>
  battle.sides.find((each) => each.side === side)!.boxes.find((box) => box.title === title)!;

export const countersIn = (battle: BattleBoard, side: string, title: string): string[] =>
  boxOf(battle, side, title).counters.map(counterText);

/** Points and gains of a side of a battle: "Air Points 2", "Air Superiority". */
export function standingOf(battle: BattleBoard, side: string): string[] {
  const { points, gained } = battle.sides.find((each) => each.side === side)!;
  return [...points.map(({ title, value }) => `${title} ${value}`), ...gained.map(({ text }) => text)];
}

/** Ids of printed units that are on the map, on the track or about to arrive. */
function inPlay(printed: Json): string[] {
  const units = get(printed, "/units") as Record<string, JsonObject>;
  return Object.keys(units).filter((id) => units[id]!.at !== "available" && units[id]!.at !== "removed");
}

/** What is wrong with a board: pieces that lie nowhere or twice, keys that are not one's own, places off the map. */
export function faults(board: PlayBoard, printed: Json): string[] {
  const all = counters(board);
  const pieces = all.flatMap((each) => each.pieces ?? []);
  const seen = new Set(pieces);
  const pointers = new Set(all.map(({ pointer }) => pointer));
  return [
    ...inPlay(printed).flatMap((id) => (seen.has(id) ? [] : [`${id} lies nowhere`])),
    ...(seen.size === pieces.length ? [] : ["a piece lies twice"]),
    ...(pointers.size === all.length ? [] : ["two piles share a key"]),
    ...all.flatMap(({ pointer, count, pieces: own }) =>
      own && own.length !== count ? [`${pointer} counts wrong`] : [],
    ),
    ...board.stacks.flatMap(({ place }) => (mapPlaces.has(place) ? [] : [`${place} is not on the map`])),
  ];
}
