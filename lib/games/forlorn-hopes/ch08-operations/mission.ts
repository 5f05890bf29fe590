export type { Mission } from "../model/mission";
