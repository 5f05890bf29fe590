import type { Board } from "../../ch12-combat";

/** The Battle Board's own data, with ids where the engine has numbers of places. */
export interface SeenBoard extends Pick<
  Board,
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
