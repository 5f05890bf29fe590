import type { Position } from "../../../lib/games/pacific-war/model/position";
import { hex, type Pacific, make, piece, rules, scene, type SceneOptions, ship } from "./engine";

/**
 * Two carrier forces three hexes apart, as the examples of 28.0 have them: Enterprise and Yorktown at 0835 with four steps of
 * F-CV-L1 each; at 0832 Shokaku and Zuikaku (Core) and a cruiser (Screen) with four and three steps of F-CV-L2.
 */
function carriers(position: Position): void {
  const { fleet, taskForces, airUnits } = position;
  position.advantage = 0;
  position.cycle = 1;
  for (const group of taskForces) group.detected = true;
  taskForces[1]!.hex = hex("0832");
  for (const [id, group] of [
    ["us-cv5", 0],
    ["j-cv6", 1],
  ] as const) {
    fleet.taskForce[ship(id)] = group;
    fleet.row[ship(id)] = 0;
    fleet.activated[ship(id)] = true;
  }
  for (const n of rules.ships.keys())
    if (fleet.taskForce[n]! >= 0) fleet.hex[n] = taskForces[fleet.taskForce[n]!]!.hex;
  const enterprise = airUnits[piece(airUnits, "enterprise-air-group")]!;
  enterprise.steps = 4;
  airUnits.push({
    ...enterprise,
    id: "yorktown-air-group",
    name: "Yorktown air group",
    ship: ship("us-cv5"),
  });
  const zuikaku = airUnits[piece(airUnits, "shokaku-air-group-replacements")]!;
  Object.assign(zuikaku, { kind: rules.airClassOf["j-f-cv-l2"]!, steps: 3, ship: ship("j-cv6") });
  for (const unit of airUnits) if (unit.ship >= 0) unit.hex = fleet.hex[unit.ship]!;
}

/** Puts a Task Force with its ships, and what is aboard, into a hex. */
export function moveForce({ airUnits, taskForces, fleet }: Position, group: number, to: string): void {
  taskForces[group]!.hex = hex(to);
  for (const [n, of] of fleet.taskForce.entries()) if (of === group) fleet.hex[n] = hex(to);
  for (const unit of airUnits) if (unit.ship >= 0) unit.hex = fleet.hex[unit.ship]!;
}

/** The Advantage Air Mission Phase with these forces. */
export const carrierScene = (
  { change, ...options }: SceneOptions = {},
  step = "advantage-air-missions",
): Pacific =>
  scene(
    step,
    {},
    {
      ...options,
      change: (position) => {
        carriers(position);
        change?.(position);
      },
    },
  );

/** Both carrier groups of the US begin a strike on the Japanese carriers. */
export const beginStrike = (game: Pacific): void =>
  make(
    game,
    { mission: "strike", at: "0832" },
    { fly: "enterprise-air-group" },
    { fly: "yorktown-air-group" },
    { do: "done" },
  );

export const unit = (game: Pacific, id: string) => {
  const { airUnits } = game.table.position;
  return airUnits[piece(airUnits, id)]!;
};

export const hitsOf = (game: Pacific, id: string): number => game.table.position.fleet.hits[ship(id)]!;
