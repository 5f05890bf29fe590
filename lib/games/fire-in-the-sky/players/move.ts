import { oneHexDestinations } from "../board/marching";
import { has } from "../model/pieces";
import { Flag } from "../model/position";
import type { Outlook } from "./outlook";

/** One step of a deployment: a unit goes to a place, over sea or one hex. */
export interface Move {
  p: number;
  to: number;
  bySea: boolean;
  gain: number;
  why: string;
}

/** Whether a unit may still go one hex in this phase, and where (8.3). */
export const byOneHex = ({ t }: Outlook, p: number, second: boolean): readonly number[] =>
  second || has(t, p, Flag.seaDeployed | Flag.oneHexDeployed | Flag.deployed | Flag.movedOperationally)
    ? []
    : oneHexDestinations(t, p);
