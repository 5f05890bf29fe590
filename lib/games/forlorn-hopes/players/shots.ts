import {
  battleOf,
  hasAce,
  isMarked,
  isOfMission,
  isOnBoard,
  isUnitDisrupted,
  sideOf,
} from "../ch09-air-missions/battle/state";
import { zoneIds } from "../board/battle-board";
import { sightOf } from "../board/sight";
import { altitudeIds, BattleFlag, MEDIUM } from "../model/battle";
import type { ForlornTable } from "../model/position";
import { modifiersOf, resultOfRoll } from "../model/rolls";
import { isFighter, ratingsOf } from "../model/units";
import { DISRUPTED, STEP } from "./strikes";

/** 9.7.11 What a shot in an air battle is worth: the chances of the die, weighed. */

/** An enemy on the board as a side sees it: what has not been revealed is taken to fly at medium altitude. */
export interface Foe {
  combatant: number;
  hex: number;
  facing: number;
  altitude: number;
  isFighter: boolean;
  /** How much it counts to hit it. */
  worth: number;
}

export function foesOf(t: ForlornTable, side: number): Foe[] {
  const battle = battleOf(t);
  return battle.airUnits.flatMap((unit, combatant) => {
    if (!isOnBoard(battle, combatant) || sideOf(t, combatant) === side) return [];
    const isKnown = isMarked(battle, combatant, BattleFlag.revealed);
    const fighter = isFighter(t, unit);
    const isLoaded = isMarked(battle, combatant, BattleFlag.loaded);
    // Interceptors go for bombers first, while they have their bombs.
    const worth = !isOfMission(t, combatant) || fighter ? 0.7 : isLoaded ? 1.4 : 0.9;
    return [
      {
        combatant,
        hex: battle.hexes[combatant]!,
        facing: battle.facings[combatant]!,
        altitude: isKnown ? battle.altitudes[combatant]! : MEDIUM,
        isFighter: fighter,
        worth,
      },
    ];
  });
}

interface Shooter {
  t: ForlornTable;
  me: number;
  shots: Map<number, number>;
}

/** What a shot brings from where the shooter would be; 0 where there is none. */
export function shotWorth(
  mind: Shooter,
  { hex, facing, altitude }: { hex: number; facing: number; altitude: number },
  foe: Foe,
): number {
  const { t, me, shots } = mind;
  if (altitude !== foe.altitude || hex === foe.hex) return 0;
  const sight = sightOf(t.rules.board);
  const away = sight.distance(hex, foe.hex);
  if (away > t.rules.parameters.airBattle.fighterRange || sight.zone(hex, facing, foe.hex) !== 0) return 0;
  const { hexes, altitudes } = battleOf(t);
  for (const between of sight.blocking(hex, foe.hex))
    for (let other = 0; other < hexes.length; other++)
      if (other !== me && hexes[other] === between && altitudes[other] === altitude) return 0;
  const zone = sight.zone(foe.hex, foe.facing, hex);
  const key = ((foe.combatant * 4 + zone + 1) * 8 + away) * 4 + altitude;
  let value = shots.get(key);
  if (value === undefined) shots.set(key, (value = work(t, me, foe, zone, away)));
  return value;
}

function work(t: ForlornTable, me: number, foe: Foe, zone: number, away: number): number {
  const battle = battleOf(t);
  const [firing, hit] = [battle.airUnits[me]!, battle.airUnits[foe.combatant]!];
  if (isMarked(battle, me, BattleFlag.lowOnAmmunition) || ratingsOf(t, firing).attackFactor === null)
    return 0;
  const isKnown = isMarked(battle, foe.combatant, BattleFlag.revealed);
  const isDown = isKnown && isUnitDisrupted(t, foe.combatant);
  const { disruptedDefense, leastDefense } = t.rules.parameters.airBattle;
  const defense = Math.max(
    leastDefense,
    (ratingsOf(t, hit).defenseFactor ?? 0) - (isDown ? disruptedDefense : 0),
  );
  const quantities = {
    "attack-factor": ratingsOf(t, firing).attackFactor ?? 0,
    "defense-factor": defense,
    "hexes-between": away - 1,
  };
  const sum = modifiersOf(t, "air-combat", {
    t,
    side: sideOf(t, me),
    airUnit: firing,
    zone: zoneIds[zone],
    altitude: altitudeIds[foe.altitude],
    surprise: battle.surprise === me,
    firing: {
      airKind: "fighter",
      disrupted: isUnitDisrupted(t, me),
      ace: hasAce(t, me) ? sideOf(t, me) : undefined,
    },
    target: {
      airKind: foe.isFighter ? "fighter" : "bomber",
      ace: isKnown && hasAce(t, foe.combatant),
      side: sideOf(t, foe.combatant),
      disrupted: isDown,
    },
    quantities,
  });
  const { faces } = t.rules.parameters.die;
  let value = 0;
  for (let face = 1; face <= faces; face++) {
    const result = resultOfRoll(t, "air-combat", face + sum, quantities);
    // Who is disrupted already is not disrupted more.
    if (result === "disrupted") value += isDown ? 0 : DISRUPTED / faces;
    else if (result === "step-loss") value += (STEP + (isDown ? 0 : DISRUPTED)) / faces;
  }
  return value * foe.worth;
}
