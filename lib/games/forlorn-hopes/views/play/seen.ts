import type { Json, JsonObject, Outcome } from "../../../../kernel";
import type { PrintedBattle } from "../../io/battle";
import { parseState } from "../../io/parse";
import type { ForlornTable, Position } from "../../model/position";
import { type Rules, sideIds } from "../../model/rules";

/** The printed state as the board reads it: what one side may see, or all. */

export interface SeenAirUnit {
  /** Its airbase, or "lost" or "unavailable"; left out where its side alone may know it. */
  at?: string;
  box?: string;
  hex?: string;
  aboard?: string;
  flags: string[];
}

export interface SeenShip {
  at: string;
  flags: string[];
}

export interface SeenGroundUnit extends SeenShip {
  aboard?: string;
}

export interface SeenSupply {
  id: string;
  side: string;
  at: string;
  level: number;
  hits: number;
  aboard?: string;
}

export interface SeenReport {
  turn: number;
  base: string;
  fighters: number;
  bombers: number;
}

/** Altitude and sequence number are left out as long as they are secret (9.7.3). */
export type SeenCombatant = Omit<PrintedBattle["combatants"][number], "altitude" | "sequence"> & {
  altitude?: string;
  sequence?: number;
};

export type SeenBattle = Omit<PrintedBattle, "combatants"> & { combatants: SeenCombatant[] };

type ById<T> = Readonly<Record<string, T>>;

export interface Seen {
  turn: number;
  firstTurn: number;
  lastTurn: number;
  initiative: string;
  initiativeMissions: number;
  generalRegroup: number;
  events: string[];
  airFleet11: boolean;
  coveringFleet: boolean;
  coveringCommitments: number;
  radar: boolean;
  surrendered: number;
  points: ById<number>;
  pointSources: { source: string; side: string; times: number; points: number }[];
  airbases: ById<{ state: string; at?: string; oos?: true }>;
  airUnits: ById<SeenAirUnit>;
  ships: ById<SeenShip>;
  groundUnits: ById<SeenGroundUnit>;
  supply: SeenSupply[];
  /** Where they have dropped this turn, if they have (9.11). */
  paratroops: { at?: string };
  hits: ById<number>;
  control: { japanese: string[]; neutral: string[] };
  reports: ById<SeenReport[]>;
  battle: SeenBattle | null;
  frames: { step: string; data: JsonObject }[];
  outcome: Outcome | null;
}

/** Every printed state is made by `printState`; there is nothing to check. */
export const seenIn = (printed: Json): Seen => printed as unknown as Seen;

const tables = new WeakMap<Seen, ForlornTable>();

/**
 * The position that the printed state shows, for questions of the rules that read rules and position alone, derived ones
 * as well: none that changes anything. Units that whoever looks may not see are not in it.
 */
export function tableOf(rules: Rules, seen: Seen): ForlornTable {
  let table = tables.get(seen);
  if (!table) {
    const battle = seen.battle && {
      ...seen.battle,
      // A secret altitude is one of three: which does not matter, as nobody is asked about it.
      combatants: seen.battle.combatants.map((each) => ({ altitude: "low", sequence: 0, ...each })),
    };
    const read = parseState(rules, { ...seen, battle, frames: [] } as unknown as Json);
    if (!read.ok) throw new RangeError(read.error.map(({ message }) => message).join(" "));
    const { position } = read.value as { position: Position };
    tables.set(seen, (table = { rules, position, memory: [], version: 0 } as unknown as ForlornTable));
  }
  return table;
}

/** Sides whose airbase displays are seen: one, or all. A side without a unit at an airbase has an empty one. */
export function displaysSeen(rules: Rules, { airUnits }: Seen): string[] {
  return sideIds.filter((_, side) =>
    Object.entries(airUnits).some(
      ([id, { at }]) =>
        at !== undefined && at !== "lost" && rules.airUnits[rules.airUnitOf[id]!]!.side === side,
    ),
  );
}

/** What a frame remembers, of the step on top that has this name. */
export const frameOf = ({ frames }: Seen, step: string): JsonObject | undefined =>
  frames.findLast((frame) => frame.step === step)?.data;
