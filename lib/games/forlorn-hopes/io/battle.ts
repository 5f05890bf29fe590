import type { Json, JsonObject } from "../../../kernel";
import { OFF_BOARD } from "../board/battle-board";
import { altitudeIds, type Battle, BattleFlag, facingIds } from "../model/battle";
import { type Rules, sideIds } from "../model/rules";
import type { Target } from "../model/target";
import { flagsToNames, idOf, type Kind, namesToFlags, numberOf, parsedData, printedData } from "./codec";

/** The air battle with ids instead of numbers, and back (9.7). */

/**
 * Of combatants of the other side that have not begun their first impulse, a side is shown that they take part, and where
 * they are: not their sequence numbers, altitudes, and whether they fly in formation (9.7.3). Who carries a torpedo (9.10.6) is
 * never shown.
 */
export function printBattle(rules: Rules, battle: Battle, side?: number): JsonObject {
  const id = (kind: Kind, n: number): string => idOf(rules, kind, n);
  return {
    side: sideIds[battle.side]!,
    site: id("site", battle.site),
    target: battle.target === null ? null : printedData(rules, battle.target),
    patrol: battle.patrol,
    round: battle.round,
    impulse: battle.impulse,
    combatants: battle.airUnits.map((unit, n): Json => {
      const isHidden =
        side !== undefined &&
        rules.airUnits[unit]!.side !== side &&
        (battle.marks[n]! & BattleFlag.revealed) === 0;
      const isEnemy = side !== undefined && rules.airUnits[unit]!.side !== side;
      const marks =
        battle.marks[n]! & ~(isHidden ? BattleFlag.formation : 0) & ~(isEnemy ? BattleFlag.torpedo : 0);
      return {
        airUnit: id("airUnit", unit),
        ...(battle.hexes[n] !== OFF_BOARD && {
          boardHex: id("boardHex", battle.hexes[n]!),
          facing: facingIds[battle.facings[n]!]!,
        }),
        ...(!isHidden && { altitude: altitudeIds[battle.altitudes[n]!]!, sequence: battle.sequences[n]! }),
        marks: flagsToNames("battle", marks),
        highRounds: isHidden ? 0 : battle.highRounds[n]!,
        straight: battle.straight[n]!,
        leftIn: battle.leftIn[n]!,
      };
    }),
    ...(battle.surprise >= 0 && { surprise: id("airUnit", battle.airUnits[battle.surprise]!) }),
    patrolRounds: battle.patrolRounds,
    ships: battle.ships.map((ship, n) => ({
      ship: id("ship", ship),
      ...(battle.shipHexes[n] !== OFF_BOARD && { boardHex: id("boardHex", battle.shipHexes[n]!) }),
    })),
  };
}

export interface PrintedBattle {
  side: string;
  site: string;
  target: JsonObject | null;
  patrol: boolean;
  round: number;
  impulse: number;
  combatants: {
    airUnit: string;
    boardHex?: string;
    facing?: string;
    altitude: string;
    sequence: number;
    marks: string[];
    highRounds: number;
    straight: number;
    leftIn: number;
  }[];
  surprise?: string;
  patrolRounds: number;
  ships: { ship: string; boardHex?: string }[];
}

/** Throws `UnknownId` or RangeError. */
export function parseBattle(rules: Rules, source: PrintedBattle): Battle {
  const number = (kind: Kind, id: string): number => numberOf(rules, kind, id);
  const hexOr = (id: string | undefined): number => (id === undefined ? OFF_BOARD : number("boardHex", id));
  const { combatants, ships } = source;
  const airUnits = combatants.map(({ airUnit }) => number("airUnit", airUnit));
  return {
    side: number("side", source.side),
    site: number("site", source.site),
    target: source.target === null ? null : (parsedData(rules, source.target) as unknown as Target),
    patrol: source.patrol,
    round: source.round,
    impulse: source.impulse,
    airUnits,
    hexes: combatants.map(({ boardHex }) => hexOr(boardHex)),
    facings: combatants.map(({ facing }) =>
      facing === undefined ? 0 : placeIn(facingIds, facing, "facing"),
    ),
    altitudes: combatants.map(({ altitude }) => placeIn(altitudeIds, altitude, "altitude")),
    sequences: combatants.map(({ sequence }) => sequence),
    marks: combatants.map(({ marks }) => namesToFlags("battle", marks)),
    highRounds: combatants.map(({ highRounds }) => highRounds),
    straight: combatants.map(({ straight }) => straight),
    leftIn: combatants.map(({ leftIn }) => leftIn),
    surprise: source.surprise === undefined ? -1 : airUnits.indexOf(number("airUnit", source.surprise)),
    patrolRounds: source.patrolRounds,
    ships: ships.map(({ ship }) => number("ship", ship)),
    shipHexes: ships.map(({ boardHex }) => hexOr(boardHex)),
  };
}

function placeIn(ids: readonly string[], id: string, what: string): number {
  const n = ids.indexOf(id);
  if (n < 0) throw new RangeError(`There is no ${what} “${id}”.`);
  return n;
}
