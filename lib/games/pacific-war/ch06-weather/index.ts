import { readChart } from "../../shared/result-table";
import type { Step, Steps } from "../../../kernel";
import { rollDie } from "../model/combat";
import type { PacificTable, Position } from "../model/position";
import { ALLIED, type Rules } from "../model/rules";
import { isStrategic, warOf } from "../model/war";

/** 6.0 Weather: an option of Strategic scenarios. Its effects are where they are felt: search, air missions, marches. */

const CHART = "weather-";

/** Each zone has a chart of its own. */
const zonesOf = ({ charts }: Rules): string[] =>
  Object.keys(charts)
    .filter((id) => id.startsWith(CHART))
    .map((id) => id.slice(CHART.length));

function rollZone(t: PacificTable, zone: string): void {
  const { month } = t.position;
  const face = rollDie(t, `weather of ${zone}`, ALLIED, "weather");
  const found = readChart(t, `${CHART}${zone}`, face, Number(month.slice(5)))?.text;
  if (found === undefined) return;
  const { weather } = warOf(t);
  t.change(`/war/weather/${zone}`, weather[zone] ?? null, found);
  t.set(weather, zone, found as (typeof weather)[string]);
  t.say("6.0", () => `Weather of ${zone.replace("-", " ")}: ${found}.`);
}

const weather: Step<Rules, Position> = {
  rule: "6.0",
  title: "Weather Phase",
  proceed(t) {
    if (isStrategic(t) && t.position.options.includes("weather")) {
      t.acted("6.0");
      for (const zone of zonesOf(t.rules)) rollZone(t, zone);
    }
    t.leave();
  },
};

export const weatherSteps: Steps<Rules, Position> = { weather };
