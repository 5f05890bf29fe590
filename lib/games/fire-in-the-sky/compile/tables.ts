import type { FireInTheSkyByTurn } from "../../../documents/generated/types";
import { CompileError } from "../../types";
import { combatTypes, compileCondition, type CombatType, type Modifier } from "../model/modifiers";
import type { Condition } from "../../shared/conditions";
import { type ArrivalGroup, type Costs, QUARTERS, sideIds, type SurfaceCell } from "../model/rules";
import type { Source } from "./documents";

/** Tables and schedules, made into look-ups. */

interface ModifierSource {
  when: unknown;
  add?: number;
  perExtraHit?: number;
  perEarlierCheck?: number;
  perFirepower?: number;
  rule: string;
}

function modifiersOf(records: Record<string, ModifierSource>, document: string, pointer: string): Modifier[] {
  return Object.entries(records).map(
    ([id, { when, add = 0, perExtraHit = 0, perEarlierCheck = 0, perFirepower = 0, rule }]) => {
      try {
        return {
          id,
          rule,
          test: compileCondition(when as Condition, sideIds),
          add,
          perExtraHit,
          perEarlierCheck,
          perFirepower,
        };
      } catch (error) {
        if (error instanceof RangeError)
          throw new CompileError(error.message, document, `${pointer}/${id}/when`, rule);
        throw error;
      }
    },
  );
}

export function compileCombat({ combat }: Source): Record<CombatType, Modifier[]> {
  const compiled = {} as Record<CombatType, Modifier[]>;
  for (const type of combatTypes) {
    compiled[type] = modifiersOf(
      combat.types[type].modifiers,
      "tables/combat.json",
      `/types/${type}/modifiers`,
    );
  }
  return compiled;
}

export const compileDamage = ({ damage }: Source): Modifier[] =>
  modifiersOf(damage.modifiers, "tables/naval-damage.json", "/modifiers");

/** [firepower][defense]; "6*" is half a hit, "-" no hit at all. */
export function compileSurface({ surface, parameters }: Source): (SurfaceCell | undefined)[][] {
  const rows: (SurfaceCell | undefined)[][] = [];
  for (const [firepower, cells] of Object.entries(surface.firepower)) {
    const row: (SurfaceCell | undefined)[] = [];
    for (const [defense, cell] of Object.entries(cells)) {
      row[Number(defense)] =
        cell === "-"
          ? { need: parameters.hits.dieSides + 1, half: false }
          : { need: Number.parseInt(cell, 10), half: cell.endsWith("*") };
    }
    rows[Number(firepower)] = row;
  }
  return rows;
}

export function compileCosts({ costs }: Source): Costs {
  const { seaDeployment, operational, oilPoint, destroyerTransfer, merchantAswDie, strategicBombingDie } =
    costs;
  return {
    seaDeployment,
    operational,
    oilPoint: oilPoint * QUARTERS,
    destroyerTransfer: destroyerTransfer * QUARTERS,
    merchantAswDie: merchantAswDie * QUARTERS,
    strategicBombingDie: strategicBombingDie * QUARTERS,
  };
}

/** [side][turn]: the groups that arrive, in the order of the document. */
export function compileSchedule(
  source: Source,
  typeOf: Readonly<Record<string, number>>,
): ArrivalGroup[][][] {
  const nations = Object.keys(source.game.nations);
  return source.schedules.map((schedule) => {
    const turns: ArrivalGroup[][] = Array.from({ length: source.parameters.clock.lastTurn + 1 }, () => []);
    for (const [turn, groups] of Object.entries(schedule.turns)) {
      turns[Number(turn)] = Object.entries(groups).map(([id, group]) => ({
        id,
        nation: nations.indexOf(group.nation),
        units: Object.entries(group.units ?? {}).map(([type, count]) => ({ type: typeOf[type]!, count })),
        airSteps: group.airSteps ?? 0,
        navalAviation: group.navalAviation ?? false,
        earlyArrival: group.earlyArrival ?? false,
        remove: group.remove ?? false,
        conversionOf: group.conversionOf === undefined ? null : typeOf[group.conversionOf]!,
        trainedAirGroup: group.trainedAirGroup ?? false,
        option: group.option ?? null,
      }));
    }
    return turns;
  });
}

/** A value holds from its turn on: [turn] in quarters. */
export function byTurn(levels: FireInTheSkyByTurn | undefined, lastTurn: number): number[] {
  const values: number[] = [];
  let value = 0;
  for (let turn = 0; turn <= lastTurn; turn++) {
    value = levels?.[String(turn)] ?? value;
    values.push(value * QUARTERS);
  }
  return values;
}
