import type { Json } from "../../../../lib/kernel";
import type { Documents } from "../../../../lib/games/types";

/** The documents of the game as their schemas shape them. Readers give parts: documents may be broken. */

export type Counts = Readonly<Record<string, number>>;

export interface UnitDocument {
  name: string;
  nation: string;
  class: string;
  board: "map" | "sky";
  movement: number;
  strength: number;
  steps: number;
  count: number;
  cargo?: true;
}

export interface HexDocument {
  column: number;
  row: number;
  terrain: string;
  sides?: Readonly<Record<string, string>>;
  over?: readonly string[];
}

export interface BoardDocument {
  layout: { offset: "odd-r" | "even-r" | "odd-q" | "even-q" };
  hexes: Readonly<Record<string, HexDocument>>;
  hexsides?: Readonly<Record<string, { kind: string }>>;
  boxes?: Readonly<Record<string, { name: string; entryHexes: readonly string[] }>>;
}

export interface ParametersDocument {
  clock: { firstHour: number; hours: number };
  sight: number;
  moonless: { sight: number };
  passage: Readonly<Record<"map" | "sky", { enter: readonly string[]; closed: readonly string[] }>>;
  port: string;
  points: { arrived: number; sunk: number };
}

export interface GroupDocument {
  title?: string;
  nation: string;
  units: Counts;
  place: string;
}

export interface ScenarioDocument {
  id: string;
  title: string;
  rule: string;
  summary: string;
  start: { turn: number };
  recommendedOptions: readonly string[];
  setup: Readonly<Record<string, Counts>>;
  position?: Json;
  overrides?: Json;
}

export const boardPaths = { map: "map.json", sky: "boards/sky.json" } as const;
export const arrivalsPath = "schedules/arrivals.json";
export const gunfirePath = "charts/gunfire.json";

const partOf = <T>(documents: Documents, path: string): Partial<T> => (documents[path] ?? {}) as Partial<T>;

export const boardOf = (documents: Documents, board: "map" | "sky"): Partial<BoardDocument> =>
  partOf<BoardDocument>(documents, boardPaths[board]);

export const unitsOf = (documents: Documents): Readonly<Record<string, UnitDocument>> =>
  partOf<{ units: Record<string, UnitDocument> }>(documents, "units.json").units ?? {};

export const parametersOf = (documents: Documents): Partial<ParametersDocument> =>
  partOf<ParametersDocument>(documents, "parameters.json");

export const sequenceOf = (documents: Documents): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(partOf<Record<string, Json>>(documents, "sequence.json")).filter(
      (entry): entry is [string, string[]] => Array.isArray(entry[1]),
    ),
  );

export const scenarioOf = (documents: Documents, path: string): Partial<ScenarioDocument> =>
  partOf<ScenarioDocument>(documents, path);

/** The names of sides or nations, by id. */
export const namesOf = (
  documents: Documents,
  member: "sides" | "nations",
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(
      partOf<Record<string, Record<string, { name: string }>>>(documents, "game.json")[member] ?? {},
    ).map(([id, { name }]) => [id, name]),
  );

/** All groups that arrive, in the order of their hours. */
export const groupsOf = (
  documents: Documents,
): { turn: number; id: string; pointer: string; group: GroupDocument }[] =>
  Object.entries(
    partOf<{ hours: Record<string, Record<string, GroupDocument>> }>(documents, arrivalsPath).hours ?? {},
  )
    .flatMap(([turn, groups]) =>
      Object.entries(groups).map(([id, group]) => ({
        turn: Number(turn),
        id,
        pointer: `/hours/${turn}/${id}`,
        group,
      })),
    )
    .sort((a, b) => a.turn - b.turn);
