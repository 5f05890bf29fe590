import { lookUp, readChart } from "../../shared/result-table";
import { aimOf, antiAircraftOf, strike, type Target, targetText } from "../model/attacks";
import { disruptAirUnit, loseAirStep } from "../model/losses";
import { airUnitText, shipText } from "../model/pieces";
import { type ForlornTable, Gone, hasFlag, ShipFlag } from "../model/position";
import { roll } from "../model/rolls";
import { enemyOf } from "../model/rules";
import { aircraftOf, isCrippled, isDisrupted, ratingsOf, shipRatings } from "../model/units";
import { dropParatroops } from "./paratroops";

/** 9.9, 9.10 One air unit over its target: anti-aircraft fire, then its attack. With an air battle (9.7) and without. */

export const DROP = "drop";

export interface AttackRun {
  airUnit: number;
  target: Target;
  /** An id of bombing-modes.json, or `DROP` of the unit that carries paratroops. */
  mode: string;
  altitude: string;
  /** Ships in hexes of the battle board next to the ship that is attacked: they fire, too (9.9.3). */
  alsoFiringShips: readonly number[];
}

export interface AttackRunOutcome {
  /** Whether it attacked: false for a unit that was shot down, or may not drop (9.11). */
  attacked: boolean;
  isLost: boolean;
  /** Its bombs are gone: it flies faster from its next impulse on (9.10.11). Never by strafing. */
  bombsGone: boolean;
  /** What the table says: "-", "D", "X" or hits; "" without an attack. */
  result: string;
}

/**
 * Rolls for each source of fire, then for the attack (9.10.9), and applies all results. It does not ask whether the unit may
 * attack so: see `attack-modes.ts`.
 */
export function attackRun(t: ForlornTable, run: AttackRun): AttackRunOutcome {
  const { airUnit, target, mode, altitude } = run;
  const { side } = t.rules.airUnits[airUnit]!;
  for (const source of sourcesOf(t, run)) {
    fireAt(t, run, source);
    if (t.position.air.base[airUnit] === Gone.lost)
      return { attacked: false, isLost: true, bombsGone: false, result: "" };
  }
  if (mode === DROP) {
    const attacked = dropParatroops(t, airUnit, target.site!);
    return { attacked, isLost: false, bombsGone: attacked, result: "" };
  }
  t.say(
    "9.10.9",
    () =>
      `${airUnitText(t, airUnit)} attacks ${targetText(t, target)}: ${modeText(mode)} at ${altitude} altitude.`,
  );
  const factor = factorOf(t, airUnit, mode);
  const result = strike(t, target, { side, factor, rule: "9.10.9", airUnit, mode, altitude });
  return { attacked: true, isLost: false, bombsGone: mode !== "strafe", result };
}

const modeText = (mode: string): string =>
  ({ strafe: "strafing", dive: "dive bombing", precision: "precision bombing", torpedo: "a torpedo attack" })[
    mode
  ] ?? "bombing";

/** Results of the Anti-Aircraft Combat Table in words. */
const fireText: Readonly<Record<string, string>> = { "-": "no effect", D: "disrupted", X: "a step lost" };

/** 9.10.1, 9.10.2: the printed Bomb Factor, or what an "S" stands for. */
export const factorOf = (t: ForlornTable, airUnit: number, mode: string): number =>
  mode === "strafe" ? aircraftOf(t, airUnit).strafing : (ratingsOf(t, airUnit).bombFactor ?? 0);

interface Source {
  factor: number;
  /** The ship that fires; undefined for a target ashore. */
  ship?: number;
}

/** 9.9: the target itself, and the ships around one that is attacked. Who has no factor does not fire. */
function sourcesOf(t: ForlornTable, { target, alsoFiringShips }: AttackRun): Source[] {
  const sources: Source[] = [{ factor: antiAircraftOf(t, target), ship: target.ship }];
  if (target.ship !== undefined)
    for (const ship of alsoFiringShips)
      if (ship !== target.ship && t.position.fleet.site[ship]! >= 0)
        sources.push({ factor: shipRatings(t, ship).antiAircraft, ship });
  return sources.filter(({ factor }) => factor > 0);
}

/** 9.9.2: the roll with the factor gives the column, the Defense Factor the row; a dive bomber uses the medium part. */
function fireAt(
  t: ForlornTable,
  { airUnit, target, mode, altitude }: AttackRun,
  { factor, ship }: Source,
): void {
  const { position, rules } = t;
  const firing =
    ship === undefined
      ? undefined
      : {
          crippled: isCrippled(t, ship),
          disrupted: hasFlag(position.fleet.flags[ship]!, ShipFlag.disrupted),
        };
  const firer = ship === undefined ? targetText(t, target) : shipText(t, ship);
  const part = rules.bombingModes[mode]?.antiAircraft ?? altitude;
  const chart = part === "low" ? "anti-aircraft-low" : "anti-aircraft-medium";
  const resultOf = (total: number): string =>
    lookUp(rules.charts[chart]!, defenseOf(t, airUnit), total)?.text ?? "-";
  const { total } = roll(
    t,
    "anti-aircraft",
    {
      t,
      side: enemyOf(rules.airUnits[airUnit]!.side),
      airUnit,
      mode,
      altitude,
      firing,
      target: { ...aimOf(t, target), isFirer: ship === target.ship },
      quantities: { "anti-aircraft-factor": factor },
    },
    {
      name: `anti-aircraft fire of ${firer}`,
      key: "anti-aircraft fire",
      comesTo: resultOf,
      side: enemyOf(rules.airUnits[airUnit]!.side),
    },
  );
  const result = readChart(t, chart, defenseOf(t, airUnit), total)?.text ?? "-";
  t.say(
    "9.9.2",
    () => `Anti-aircraft fire of ${firer} at ${airUnitText(t, airUnit)}: ${fireText[result] ?? result}.`,
  );
  if (result === "D") disruptAirUnit(t, airUnit, "9.9.2");
  if (result === "X") loseAirStep(t, airUnit, "9.9.2");
}

/** 9.9.2: one less for a unit that is disrupted. */
function defenseOf(t: ForlornTable, airUnit: number): number {
  const { disruptedDefense } = t.rules.parameters.airBattle;
  return (ratingsOf(t, airUnit).defenseFactor ?? 0) - (isDisrupted(t, airUnit) ? disruptedDefense : 0);
}
