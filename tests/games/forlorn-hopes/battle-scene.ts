import { OFF_BOARD } from "../../../lib/games/forlorn-hopes/board/battle-board";
import { altitudeIds, type Battle, facingIds } from "../../../lib/games/forlorn-hopes/model/battle";
import { AirFlag, Box, type Position } from "../../../lib/games/forlorn-hopes/model/position";
import type { Target } from "../../../lib/games/forlorn-hopes/model/target";
import { JAPANESE, type Rules } from "../../../lib/games/forlorn-hopes/model/rules";
import type { FrameData } from "../../../lib/kernel";
import type { Start } from "../../../lib/kernel/game";
import { airUnit, base, type Forlorn, hex, place, rules, scene, ship } from "./support";

/** An air battle by itself: given units over a given hex, from its first step on, or in the midst of it. */

export interface BattleScene extends Start {
  /** The Mission player; Japan unless it is said otherwise. */
  side?: number;
  mission: readonly string[];
  interceptors: readonly string[];
  /** Marks of units: disrupted, reduced, ace. */
  flags?: Readonly<Record<string, number>>;
  /** Airbases of units, where they matter for coordination (9.7.1). */
  bases?: Readonly<Record<string, string>>;
  /** The hex of the map. */
  site?: string;
  /** "soerabaja" for its airbase by default; null for a fight over nothing. */
  target?: Target | null;
  /** Ships at the site. */
  ships?: readonly string[];
  torpedoes?: readonly string[];
  patrol?: boolean;
  change?: (position: Position) => void;
  /** Other rules than those of the shipped data. */
  using?: Rules;
}

/** The airbase of Soerabaja, which most missions here attack. */
const airbase = (id = "soerabaja"): Target => ({ kind: "airbase", base: base(id) });
export const cityOf = (id: string): Target => ({ kind: "city-or-port", place: place(id) });

export function battleScene({
  side = JAPANESE,
  mission,
  interceptors,
  flags = {},
  bases = {},
  site = "1807",
  target = airbase(),
  ships = [],
  torpedoes = [],
  patrol,
  change,
  ...start
}: BattleScene): Forlorn {
  const data = {
    side,
    site: hex(site),
    airUnits: mission.map(airUnit),
    interceptorAirUnits: interceptors.map(airUnit),
    target,
    torpedoAirUnits: torpedoes.map(airUnit),
    ...(patrol !== undefined && { patrol }),
  };
  return scene("air-battle", data as unknown as FrameData, {
    ...start,
    change: (position) => {
      const { air, fleet } = position;
      for (const id of [...mission, ...interceptors]) {
        const n = airUnit(id);
        const home = rules.airUnits[n]!.side === JAPANESE ? "indochina" : "soerabaja";
        air.base[n] = base(bases[id] ?? home);
        air.box[n] = Box.out;
        air.hex[n] = hex(site);
        air.flags[n] = flags[id] ?? 0;
      }
      for (const id of ships) fleet.site[ship(id)] = hex(site);
      change?.(position);
    },
  });
}

/** Where a unit is, and how; what is not given stays as it is by default: facing north at medium altitude, not late. */
export interface Stand {
  at?: string;
  facing?: (typeof facingIds)[number];
  altitude?: (typeof altitudeIds)[number];
  sequence?: number;
  marks?: number;
  highRounds?: number;
  straight?: number;
  leftIn?: number;
}

/**
 * A battle in which one unit has its impulse, the others standing where they are put. Units without a place are off the board.
 */
export function impulseOf(
  mover: string,
  stands: Readonly<Record<string, Stand>>,
  options: BattleScene & {
    round?: number;
    step?: string;
    data?: FrameData;
    battle?: (battle: Battle) => void;
  },
): Forlorn {
  const units = [...options.mission, ...options.interceptors];
  const { mission, side = JAPANESE, flags = {}, change } = options;
  const value = <V>(of: (stand: Stand) => V | undefined, other: V): V[] =>
    units.map((id) => of(stands[id] ?? {}) ?? other);
  const battle: Battle = {
    side,
    site: hex(options.site ?? "1807"),
    target: options.target === undefined ? airbase() : options.target,
    patrol: options.patrol ?? false,
    round: options.round ?? 1,
    impulse: 1,
    airUnits: units.map(airUnit),
    hexes: value(({ at }) => (at === undefined ? undefined : rules.board.of[at]), OFF_BOARD),
    facings: value(({ facing }) => facingIds.indexOf(facing ?? "N"), 0),
    altitudes: value(({ altitude }) => altitudeIds.indexOf(altitude ?? "medium"), 1),
    sequences: value(({ sequence }) => sequence, 1),
    marks: value(({ marks }) => marks, 0),
    highRounds: value(({ highRounds }) => highRounds, 0),
    straight: value(({ straight }) => straight, 0),
    leftIn: value(({ leftIn }) => leftIn, 0),
    surprise: -1,
    patrolRounds: 0,
    ships: [],
    shipHexes: [],
  };
  options.battle?.(battle);
  const n = units.indexOf(mover);
  const step = options.step ?? (mission.includes(mover) ? "mission-impulse" : "interceptor-impulse");
  // Only the one that moves has the number of the impulse, unless a number is given.
  for (const [each, id] of units.entries())
    if (each !== n && stands[id]?.sequence === undefined) battle.sequences[each] = 2;
  return scene(step, options.data ?? {}, {
    options: options.options,
    ...(options.using && { using: options.using }),
    dice: options.dice,
    seed: options.seed,
    change: (position) => {
      for (const id of units) {
        const unit = airUnit(id);
        position.air.base[unit] = base(rules.airUnits[unit]!.side === JAPANESE ? "indochina" : "soerabaja");
        position.air.box[unit] = Box.out;
        position.air.hex[unit] = battle.site;
        position.air.flags[unit] = flags[id] ?? 0;
      }
      for (const at of battle.ships) position.fleet.site[at] = battle.site;
      position.battle = battle;
      change?.(position);
    },
  });
}

/** The battle that is being fought. */
export function battleIn(game: Forlorn): Battle {
  const { battle } = game.table.position;
  if (battle === null) throw new Error("There is no air battle.");
  return battle;
}

/** Hex, facing and altitude of a unit, with ids. */
export function standOf(game: Forlorn, id: string): string {
  const battle = battleIn(game);
  const n = battle.airUnits.indexOf(airUnit(id));
  const at = battle.hexes[n]!;
  if (at === OFF_BOARD) return "off the board";
  return `${rules.board.ids[at]} ${facingIds[battle.facings[n]!]} ${altitudeIds[battle.altitudes[n]!]}`;
}

export const { disrupted: DISRUPTED, reduced: REDUCED, ace: ACE } = AirFlag;
