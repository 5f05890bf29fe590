import type { BattleBoardData } from "../../ch12-combat";

/** The Battle Board's own data, with ids where the engine has numbers of places. */
export interface SeenBoard extends Pick<
  BattleBoardData,
  | "opposed"
  | "split"
  | "airPoints"
  | "eliteAirPoints"
  | "superiority"
  | "supremacy"
  | "strikes"
  | "support"
  | "seaControl"
  | "groundHits"
> {
  place: string;
}
