import { siteOf } from "../model/air";
import { rollDie } from "../model/combat";
import type { PacificTable } from "../model/position";
import { airClass } from "../model/units";
import { weatherAt } from "../model/weather";
import { unitAt } from "./mission";

/** 6.1 Random Air Mission Cancellation: rolls for a unit that is to fly out of fog, rain or monsoon; whether it does not. */
export function isKeptByWeather(t: PacificTable, n: number, side: number): boolean {
  const unit = unitAt(t, n);
  if (!weatherAt(t, siteOf(t.position, unit))?.cancels) return false;
  t.acted("6.1");
  const most = airClass(t.rules, unit).level * t.rules.parameters.air.levelMultiple;
  const face = rollDie(t, "random air mission cancellation", side, "cancellation", (each) =>
    String(each <= most),
  );
  if (face <= most) return false;
  t.say("6.1", () => `The weather keeps ${unit.name} at home.`, [side]);
  return true;
}
