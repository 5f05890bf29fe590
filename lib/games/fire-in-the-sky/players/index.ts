import type { GamePlayer } from "../../types";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import { mannersOf } from "./manners";
import { opinions, steadyChoice } from "./steady";

export { bold, cautious } from "./temperaments";
export { imagine } from "./imagine";
export { judge, spanOf } from "./judge";

export const steady: GamePlayer<Rules, Position> = {
  id: "steady",
  title: "Steady",
  summary: "Plays the whole war by rules of thumb, with the weights of players/steady.json.",
  plays: ({ steady: weights }) => weights !== undefined,
  play: (game, side) => steadyChoice(game, side),
  manners: mannersOf,
  opinions: (game, side) => opinions(game, side).map(({ score }) => score),
};
