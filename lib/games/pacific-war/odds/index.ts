import type { BattleSource } from "../../battle-types";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import { follow } from "./follow";
import { meetBattle, waitingBattles } from "./meet";
import { DEFAULT_POLICY, policies } from "./policies";
import { measureTitle } from "./result";
import { setUpBattle } from "./set-up";

/** Battles by themselves, for whoever asks how they end (28.3, 29.2, 29.3, 31.1). */
export const battles: BattleSource<Rules, Position> = {
  policies,
  defaultPolicy: DEFAULT_POLICY,
  setUp: setUpBattle,
  meet: meetBattle,
  follow,
  measureTitle,
  waiting: waitingBattles,
};
