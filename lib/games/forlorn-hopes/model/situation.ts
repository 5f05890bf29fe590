import type { ForlornHopesQuantity } from "../../../documents/generated/types";
import type { ForlornTable } from "./position";

/** Numbers of a situation by their names. One that is not given is none. */
export type Quantities = Readonly<Partial<Record<ForlornHopesQuantity, number>>>;

/**
 * What modifiers of a roll may ask about. Whoever rolls fills in what there is; a predicate about something that is not
 * given is false. State that all can see (weather, control, radar) is read from the table itself.
 */
export interface Situation {
  t: ForlornTable;
  /** The side of the unit for which the die is rolled. */
  side?: number;
  /** For which kind of thing it is rolled (14.1). */
  kind?: "air" | "airbase" | "ground" | "ship";
  nation?: string;
  airUnit?: number;
  /** The airbase of the unit, or the one at which it lands. */
  base?: number;
  /** Where it happens: the hex of the target, of the base, of the ships. */
  hex?: number;
  /** Numbers that modifiers count by ("per"), or results compare with ("times"). */
  quantities?: Quantities;
  /** The shooter and what is shot at, in the air and at sea. */
  firing?: Shooter;
  target?: Aim;
  /** Groups of ships (10.3, 10.4). */
  ownGroup?: readonly ShipLook[];
  targetGroup?: readonly ShipLook[];
  band?: "normal" | "close";
  stackSize?: number;
  /** Of the nearest unit that calls for a spotting roll, where nothing else does. */
  triggerDistance?: number;
  interceptorDistance?: number;
  isEnemyCoast?: boolean;
  mode?: string;
  altitude?: string;
  hitsByBomber?: number;
  landingHasDaihatsu?: boolean;
  paratroopsInHex?: boolean;
  transportCrippled?: boolean;
  zone?: string;
  surprise?: boolean;
}

export interface ShipLook {
  class: string;
  speed: string;
}

export interface Shooter {
  class?: string;
  speed?: string;
  crippled?: boolean;
  disrupted?: boolean;
  longLance?: boolean;
  /** As what an air unit fires: "fighter", "bomber", "bomber-as-fighter". */
  airKind?: string;
  /** The side of the ace that flies with it; none without. */
  ace?: number;
}

export interface Aim {
  kind?: string;
  class?: string;
  speed?: string;
  crippled?: boolean;
  disrupted?: boolean;
  terrain?: string;
  isInPort?: boolean;
  /** The ship that fires is the one that is attacked (9.9.3). */
  isFirer?: boolean;
  airKind?: string;
  ace?: boolean;
  side?: number;
}
