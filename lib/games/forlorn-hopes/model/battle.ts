import type { Target } from "./target";

/**
 * 9.7 An air battle on the Tactical Battle Board: plain JSON, in `position.battle` while it is fought, else null there.
 *
 * Lists with a plural name have one member for each air unit that takes part, a *combatant*, in the order of `airUnits`:
 * first those of the Mission player, then the Interceptors. A combatant is on the board where its `hexes` is not OFF_BOARD.
 * One that is off the board and not `out` may still come: a latecomer, or an Interceptor. Hexes, facings (0 to 5 clockwise
 * from north) and ships are the numbers of the ruleset. Who moves at the moment, and with how many movement points left,
 * is in the frame of the step "battle-move".
 *
 * Secret from the other side until the combatant has begun its first impulse (`revealed`, 9.7.3): its sequence number, its
 * altitude, whether it flies in a formation, and the marks of the air unit (disrupted, reduced, ace). `printState` leaves
 * them out.
 */
export interface Battle {
  /** The Mission player. */
  side: number;
  /** The hex of the map that is attacked. */
  site: number;
  /** What is attacked (9.6); of naval units any one of them, as each bomber chooses later. Null where nothing is bombed. */
  target: Target | null;
  /** A patrol is intercepted (7.3.5); nothing is bombed. */
  patrol: boolean;
  /** 1 to 6; 0 during the set-up. */
  round: number;
  /** 1 to 4; 0 between the rounds. */
  impulse: number;
  airUnits: number[];
  /** Hexes of the board, or OFF_BOARD. */
  hexes: number[];
  facings: number[];
  /** Index into `altitudeIds`. */
  altitudes: number[];
  /** 1 to 4; 0 before the markers are dealt. */
  sequences: number[];
  /** Bits of `BattleFlag`. */
  marks: number[];
  /** Rounds that it has ended at high altitude (9.7.8, note 3 of the chart). */
  highRounds: number[];
  /** Hexes flown straight ahead at one altitude up to now (9.10.4, 9.10.6, 9.11). */
  straight: number[];
  /** The last round in which it left the board (9.7.7b); 0 for none. */
  leftIn: number[];
  /** The combatant that holds the Surprise marker (9.7.6); -1 for none. */
  surprise: number;
  /** Rounds that a patrol has spent near the target zone (7.3.5). */
  patrolRounds: number;
  /** Ships that are attacked, and the hex of the board of each (9.7.3). */
  ships: number[];
  shipHexes: number[];
}

export const LOW = 0;
export const MEDIUM = 1;
export const HIGH = 2;
export const altitudeIds = ["low", "medium", "high"] as const;

/** Directions of the board, whose hexes have a flat side above. */
export const facingIds = ["N", "NE", "SE", "S", "SW", "NW"] as const;

export const BattleFlag = {
  /** Of the late group: it comes in the second round or later (9.7.1). */
  late: 1,
  /** It has begun its first impulse: all know its number, altitude and condition (9.7.3). */
  revealed: 2,
  /** With its bombs, or paratroops. */
  loaded: 4,
  /** Armed with a torpedo (9.10.6). */
  torpedo: 8,
  /** Flies in formation with the units of the same number (9.7.4). */
  formation: 16,
  /** Has attacked, or dropped its paratroops (9.10, 9.11). */
  attacked: 32,
  /** Has jettisoned its bombs (9.8). */
  jettisoned: 64,
  /** Has fired or been fired at in this battle (9.10.2). */
  engaged: 128,
  /** Fires no more in this battle (9.7.13). */
  lowOnAmmunition: 256,
  /** A bomber that attacked as a fighter: it fires no more this round (9.7.10). */
  attackedAsFighter: 512,
  /** Takes no further part: flown home, or lost. */
  out: 1024,
} as const;
