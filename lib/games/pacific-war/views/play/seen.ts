import type { Json, JsonObject, Outcome } from "../../../../kernel";
import { parseState } from "../../io/parse";
import type { PacificTable, Position, Terms } from "../../model/position";
import { type Rules, sideIds } from "../../model/rules";
import type { War } from "../../model/war";

/** The printed state as the board reads it: what one side may see, or all. */

export interface SeenTaskForce {
  id: string;
  side: string;
  name: string;
  hex: string;
  detected: boolean;
  /** Of one's own alone, as all that follows (34.4). */
  dummy?: boolean;
  moved?: number;
  stopped?: boolean;
  engaged?: boolean;
}

interface SeenShip {
  at: string;
  /** Of an enemy ship that is shown, its counter is seen and not its Task Force. */
  taskForce?: string;
  row?: "core" | "screen";
  hits: number;
  activated: boolean;
  torpedoes: number;
}

export interface SeenAirUnit {
  id: string;
  name: string;
  kind: string;
  steps: number;
  hex: string;
  ship: string | null;
  activated: boolean;
  alerted: boolean;
  flew: boolean;
  over: string | null;
  flown: number;
}

export interface SeenGroundUnit {
  id: string;
  kind: string;
  hits: number;
  hex: string;
  ship: string | null;
  activated: boolean;
  cycleMoves: number;
  broken: boolean;
  assault: "none" | "amphibious" | "paradrop";
  moved: boolean;
}

/**
 * The months as whoever looks sees them: without what the other side keeps to itself, and for the Allies without what the
 * Homeland has lost (8.5).
 */
export type SeenWar = Omit<War, "hands" | "homelandLosses"> & {
  hands: Partial<War["hands"]>;
  homelandLosses?: War["homelandLosses"];
};

type ById<T> = Readonly<Record<string, T>>;

export interface Seen {
  scenario: string;
  options: string[];
  terms: Terms;
  month: string;
  day: number;
  daysPassed: number;
  operation: {
    side: string;
    level: number;
    length: number;
    /** Null as long as the Operation player does not know it (21.0). */
    condition: string | null;
    revealed: boolean;
    contactHexes: [number, number];
  };
  cycle: number;
  advantage: string | null;
  lighting: string;
  taskForces: SeenTaskForce[];
  ships: ById<SeenShip>;
  airUnits: SeenAirUnit[];
  groundUnits: SeenGroundUnit[];
  bases: { side: string; kind: string; hex: string; hits: number }[];
  fortifications: ById<number>;
  headquarters: ById<string>;
  submarines: ById<{ hex: string; waiting: number }>;
  patrols: { command: string; hex: string; submarines: number }[];
  supportBases: { side: string; hex: string; hits: number }[];
  /** Places whose holder is not that of the map. */
  control: ById<string | null>;
  sieges: { side: string; hex: string }[];
  continuing: string[];
  airStepsLost: [number, number];
  /** In Campaigns and Strategic scenarios alone. */
  war?: SeenWar;
  frames: { step: string; data: JsonObject }[];
  outcome: Outcome | null;
}

/** Every printed state is made by `printState`; there is nothing to check. */
export const seenIn = (printed: Json): Seen => printed as unknown as Seen;

const tables = new WeakMap<Seen, PacificTable>();

/**
 * The position that the printed state shows, for questions of the rules that read rules and position alone. What is hidden
 * from whoever looks is not in it.
 */
export function tableOf(rules: Rules, seen: Seen): PacificTable {
  let table = tables.get(seen);
  if (!table) {
    const war = seen.war && { war: filledUp(seen.war) };
    const read = parseState(rules, { ...seen, ...war, frames: [] } as unknown as Json);
    if (!read.ok) throw new RangeError(read.error.map(({ message }) => message).join(" "));
    const { position } = read.value as { position: Position };
    tables.set(seen, (table = { rules, position, memory: [], version: 0 } as unknown as PacificTable));
  }
  return table;
}

/** What is not seen is taken to be nothing. */
function filledUp(war: SeenWar): War {
  const own = war.hands.allied ?? war.hands.japanese;
  const empty = Object.fromEntries(
    Object.entries(own ?? {}).map(([member, value]) => [
      member,
      Array.isArray(value) ? [] : typeof value === "number" ? 0 : {},
    ]),
  );
  const hands = Object.fromEntries(sideIds.map((side) => [side, war.hands[side] ?? empty]));
  return { ...war, homelandLosses: war.homelandLosses ?? {}, hands: hands as unknown as War["hands"] };
}

/** What a frame remembers, of the step on top that has this name. */
export const frameOf = ({ frames }: Seen, step: string): JsonObject | undefined =>
  frames.findLast((frame) => frame.step === step)?.data;

const away = new Set(["absent", "lost", "away"]);

/** Whether a place of the printed state is a hex of the map. */
export const isOnMap = (at: string | null | undefined): at is string =>
  at !== null && at !== undefined && !away.has(at);

export const sideOfShip = (rules: Rules, id: string): string =>
  sideIds[rules.ships[rules.shipOf[id]!]!.side]!;
export const sideOfAir = (rules: Rules, { kind }: { kind: string }): string =>
  sideIds[rules.airClasses[rules.airClassOf[kind]!]!.side]!;
export const sideOfGround = (rules: Rules, { kind }: { kind: string }): string =>
  sideIds[rules.groundClasses[rules.groundClassOf[kind]!]!.side]!;

/** Ships of a Task Force by its row, as far as whoever looks may know them. */
export const shipsOf = (rules: Rules, { ships }: Seen, force: SeenTaskForce, row?: string): string[] =>
  Object.keys(ships).filter((id) => {
    const { taskForce, row: own } = ships[id]!;
    return (
      taskForce === force.id && (row === undefined || own === row) && sideOfShip(rules, id) === force.side
    );
  });

/** The hex of a unit, or of the ship that it is on. */
export const hexOf = ({ ships }: Seen, { hex, ship }: { hex: string; ship: string | null }): string =>
  ship === null ? hex : (ships[ship]?.at ?? hex);
