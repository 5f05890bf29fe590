import { citing } from "../../../numbering";
import type { PlayViews } from "../../../view-types";
import type { Rules } from "../../model/rules";
import { boardOf } from "./play-board";
import { moveOf, piecesOf, placesOf } from "./places";

/** Fire in the Sky while it is played. */
export const play: PlayViews<Rules> = {
  board: (rules, printed) => citing(rules.numbering, boardOf(rules, printed)),
  placesOf,
  piecesOf,
  moveOf,
};
