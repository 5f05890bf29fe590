import { DONE, type Frame, type Game, type RandomState } from "../../../kernel";
import { sideOfField } from "../model/decks";
import type { FlatTopTable, Position } from "../model/position";
import type { Rules } from "../model/rules";
import * as battles from "./battles";
import { forming, puttingAway, readying } from "./decks";
import { flight, flyOn, takeUp } from "./flights";
import { announce, makeReport, recordTime } from "./news";
import { dividing, orders, path } from "./sea";

/** What the player answers in a step; it looks only at what its side knows. */
export type Adviser = (
  t: FlatTopTable,
  side: number,
  frame: Frame,
  codes: readonly number[],
  random: RandomState,
) => number;

const nothing: Adviser = () => DONE;
const first: Adviser = (_t, _side, _frame, codes) => codes[0]!;
const hexOf = ({ data }: Frame): number => data.hex as number;

const advisers: Readonly<Record<string, Adviser>> = {
  "placing-forces": first,
  replacements: first,
  readying,
  forming,
  "putting-away": puttingAway,
  dividing,
  paths: path,
  announcing: announce,
  "shadow-sail": nothing,
  ordering: orders,
  organizing: nothing,
  "side-flies": (t, _side, _frame, codes) => takeUp(t, codes),
  flight,
  interception: (t, side, frame) => battles.airCombat(t, side, hexOf(frame)),
  meetings(t, side, { data }) {
    const { places, i } = data as unknown as { places: { hex: number }[]; i: number };
    return battles.airCombat(t, side, places[i]!.hex);
  },
  sighting: makeReport,
  combat: (t, side, _frame, codes) => battles.whereToFight(t, side, codes),
  "air-to-air": (t, side, frame) => battles.airCombat(t, side, hexOf(frame)),
  "air-fight": battles.airFight,
  "anti-aircraft": battles.declare,
  allotting: (t, _side, frame, codes) => battles.allot(t, frame, codes),
  "air-attack": first,
  "planes-lost": (t, side, { data }, codes) =>
    battles.loss(t, codes, sideOfField(t, data.field as number) === side),
  "surface-attack": (t, side, frame) => battles.surfaceCombat(t, side, hexOf(frame)),
  placing: (t, side, frame, codes, random) => battles.place(t, frame, side, codes, random),
  aiming: (_t, _side, frame, codes) => battles.aim(frame, codes),
  "surface-combat": first,
  bombardment: first,
  "time-record": recordTime,
};

/** The player with other answers in some steps. */
export const playingWith =
  (others: Readonly<Record<string, Adviser>>) =>
  (game: Game<Rules, Position>, side: number, random: RandomState): number => {
    const { table } = game;
    const codes = game.codes.length > 0 ? game.codes : table.codes(side);
    const frame = table.asking(side);
    const adviser = others[frame.step] ?? advisers[frame.step] ?? nothing;
    const chosen = adviser(table, side, frame, codes, random);
    // Planes in a storm must leave it, for instance: where nothing is no choice, something is done.
    if (codes.includes(chosen)) return chosen;
    return frame.step === "flight" ? flyOn(table, codes) : codes[0]!;
  };

export const steadyChoice = playingWith({});
