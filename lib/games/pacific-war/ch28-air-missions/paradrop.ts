import { hasTroops, settle } from "../model/ground";
import type { PacificTable } from "../model/position";
import { enemyOf } from "../model/rules";
import { groundClass } from "../model/units";
import { hexText, type MissionData, phaseData } from "./mission";

/** 28.14: the troops jump. Among enemies they have to attack in the next Ground Combat Phase. */
export function drop(t: PacificTable, mission: MissionData): void {
  const { side, toHex, groundUnits } = mission;
  const landing = groundUnits.filter((n) => t.position.groundUnits[n]!.hex >= 0);
  if (landing.length === 0) return;
  // The transports fly home empty.
  t.set(mission, "groundUnits", []);
  const { droppedGroundUnits } = phaseData(t);
  const isContested = hasTroops(t, toHex, enemyOf(side));
  for (const n of landing) {
    const unit = t.position.groundUnits[n]!;
    const from = unit.hex;
    t.change(`/groundUnits/${unit.id}/hex`, t.rules.hexes.ids[from]!, t.rules.hexes.ids[toHex]!);
    t.set(unit, "hex", toHex);
    t.set(unit, "entered", true);
    t.set(unit, "moved", true);
    t.push(droppedGroundUnits, n);
    t.set(unit, "assault", isContested ? "paradrop" : "none");
    t.say("28.14", () => `${groundClass(t.rules, unit).name} jumps over ${hexText(t, toHex)}.`);
    settle(t, from);
  }
  settle(t, toHex);
}
