import { DONE } from "../../../kernel";
import { limitOf, loadOf } from "../board/occupation";
import { pieceAt, transportOf } from "../model/pieces";
import type { SetUpData } from "../ch03-preparation/free-placement";
import type { Returning } from "../ch14-return-to-base";
import { type Adviser, judged } from "./advice";
import { roomFor } from "./room";

/** Where things are put that may go to one place or another: the set-up, ships home, the off-map boxes. */

const ALL = -1;

/** Unit by unit while one place cannot take them all, those on land first; then the rest together. */
export const setting: Adviser<SetUpData> = ({ t }, frame) => {
  const { groups, i } = frame.data;
  const { places, units } = groups[i]!;
  const land = units.filter((p) => pieceAt(t, p).kind === "land");
  return (code) => {
    if (code <= ALL) return judged(land.length > 0 ? -1 : 1 - 0.1 * (ALL - code), "The others go together.");
    const p = Math.floor(code / places.length);
    if (pieceAt(t, p).kind !== "land") return judged(0, "It goes with the others.");
    return judged(2 + 0.01 * roomFor(t, p, places[code % places.length]!), "Troops go where there is room.");
  };
};

/** All ships to the first port that has room for them. */
export const homecoming: Adviser<Returning> = ({ t }, frame) => {
  const waiting = frame.data.units;
  const load = waiting.reduce((sum, p) => sum + transportOf(t, p), 0);
  return (code) => {
    const port = code >> 1;
    const room = limitOf(t, port, "naval") - loadOf(t, port, pieceAt(t, waiting[0]!).side, "naval");
    if (code & 1) return judged(room >= load ? 3 : -1, "There is room for all.");
    return judged(room >= 0 ? 1 + room * 0.001 : 0, "There is room for this ship.");
  };
};

/** To the base that the box is linked to, as far as it has room: a step nearer to the war for nothing. */
export const outward: Adviser =
  ({ t }) =>
  (code) => {
    if (code === DONE) return judged(0, "The base has no more room.");
    const p = code % t.rules.pieces.length;
    const link = t.rules.places[t.position.at[p]!]!.freeLink;
    const room = code === p ? roomFor(t, p, link) : roomFor(t, p, link) + t.position.steps[p]! - 1;
    return judged(
      room >= 0 ? 2 - (code === p ? 0 : 0.5) : -1,
      "It is nearer to the war there, and the way is free.",
    );
  };
