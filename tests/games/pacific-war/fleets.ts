/** Task Forces for tests of naval battles: a map without other units. */
import { Gone, type Position, Row } from "../../../lib/games/pacific-war/model/position";
import { hex, ship, type SceneOptions } from "./engine";

/** Guadalcanal: Restricted water. */
export const STRAIT = "1134";

export interface Group {
  at?: string;
  detected?: boolean;
  /** The shore on which it is, of a hex with two. */
  half?: number;
  ships: readonly string[];
  /** Hits by ship. */
  hits?: Readonly<Record<string, number>>;
}

export interface Fleets {
  allied?: Readonly<Record<string, Group>>;
  japanese?: Readonly<Record<string, Group>>;
}

/** What is to be changed of a scenario so that these fleets alone are on the map, at night and Japan having the initiative. */
export const fleets =
  ({ allied = {}, japanese = {} }: Fleets, more: (position: Position) => void = () => undefined) =>
  (position: Position): void => {
    position.fleet.hex.fill(Gone.absent);
    position.fleet.taskForce.fill(-1);
    position.fleet.hits.fill(0);
    position.fleet.row.fill(Row.core);
    position.fleet.activated.fill(false);
    position.taskForces = [];
    position.airUnits = [];
    position.groundUnits = [];
    position.bases = [];
    position.lighting = "night";
    position.advantage = 1;
    position.operation.side = 1;
    for (const [side, groups] of [allied, japanese].entries())
      for (const [id, group] of Object.entries(groups)) place(position, side, id, group);
    more(position);
  };

function place(
  { fleet, taskForces }: Position,
  side: number,
  id: string,
  { at = STRAIT, detected = true, half = 0, ships, hits = {} }: Group,
): void {
  taskForces.push({
    id,
    side,
    name: id,
    hex: hex(at),
    half,
    detected,
    dummy: false,
    moved: 0,
    stopped: false,
    engaged: false,
    searched: false,
    torpedoed: false,
    seen: null,
  });
  for (const name of ships) {
    const n = ship(name);
    fleet.hex[n] = hex(at);
    fleet.taskForce[n] = taskForces.length - 1;
    fleet.row[n] = Row.screen;
    fleet.activated[n] = true;
    fleet.hits[n] = hits[name] ?? 0;
  }
}

/** The scenario whose fleets are exchanged. */
export const withFleets = (change: (position: Position) => void, more: SceneOptions = {}): SceneOptions => ({
  scenario: "engagement-02-savo-island",
  change,
  ...more,
});

/** A ship fires at another one. */
export const fires = (from: string, at: string, weapons = "guns") => ({
  do: "fire",
  ship: from,
  at,
  with: weapons,
});
export const holds = (from: string) => ({ do: "hold-fire", ship: from });
