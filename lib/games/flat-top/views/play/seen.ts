import type { Json, JsonObject, Outcome } from "../../../../kernel";

/** The printed state as the board reads it: what one side may see, or all. */

export interface SeenGroup {
  plane: string;
  count: number;
  ordnance?: string;
}

export interface SeenFlight extends SeenGroup {
  due: number;
  bomber?: boolean;
  high?: boolean;
}

export interface SeenShip {
  taskForce?: number;
  gone?: string;
  hits: number;
  ammunition?: number;
  flags?: string[];
  anchored?: number;
  unloaded?: number;
}

export interface SeenForce {
  hex: string | null;
  enters?: number;
  entry?: string;
  marker?: number;
  plot?: (string | null)[];
  flags?: string[];
}

export interface SeenFormation {
  hex: string | null;
  arrives?: number;
  entry?: string;
  bound?: string;
  marker?: number;
  origin: string;
  flights: SeenFlight[];
}

export const boxIds = ["landed", "readying", "ready", "dispersed"] as const;
export type BoxId = (typeof boxIds)[number];
export type SeenDeck = Partial<Record<BoxId, SeenGroup[]>> & { used?: number; launched?: number[] };

export interface SeenReport {
  id: number;
  at: number;
  inSight: boolean;
  hex: string | null;
  isAir: boolean;
  condition: number;
  units?: number;
  total?: number;
  counts?: number[][];
  present?: boolean[];
}

type BySide<T> = Readonly<Record<string, T>>;

export interface Seen {
  turn: number;
  hour: string;
  firstTurn: number;
  lastTurn: number;
  baseValues: string;
  initiative: string;
  wind: Readonly<Record<string, number>>;
  clouds: string[];
  points: BySide<number>;
  bases: Readonly<Record<string, { owner: string; hits?: number }>>;
  ships: Readonly<Record<string, SeenShip>>;
  taskForces: BySide<Readonly<Record<string, SeenForce>>>;
  decks: Readonly<Record<string, SeenDeck>>;
  airFormations: BySide<Readonly<Record<string, SeenFormation>>>;
  markers: { id: number; side: string; kind: "ships" | "planes"; hex: string }[];
  reports?: SeenReport[];
  frames: { step: string; data: JsonObject }[];
  outcome: Outcome | null;
}

/** Every printed state is made by `printState`; there is nothing to check. */
export const seenIn = (printed: Json): Seen => printed as unknown as Seen;

/** Ships of a Task Force, in the order of the counters. */
export function shipsOfForce(seen: Seen, number: number, isOwn: (ship: string) => boolean): string[] {
  return Object.keys(seen.ships).filter((id) => seen.ships[id]!.taskForce === number && isOwn(id));
}
