import type { PacificTable } from "./position";
import type { Rules } from "./rules";

/** 6.0 The weather of a hex this month; undefined where no weather is played. */
export function weatherAt(
  { rules, position }: PacificTable,
  hex: number,
): Rules["weather"]["conditions"][string] | undefined {
  const zone = hex < 0 ? "" : rules.hexes.zone[hex]!;
  const condition = position.war?.weather[zone];
  return condition === undefined ? undefined : rules.weather.conditions[condition];
}

/** 6.0: whether the weather of a hex closes it to ground units that march or pursue, even by a Transport Route. */
export const isClosedByWeather = (t: PacificTable, hex: number): boolean =>
  weatherAt(t, hex)?.closed?.some((land) => land === t.rules.hexes.land[hex]) === true;

/** 6.0: whether no air mission takes off from a hex in this light. */
export const isGroundedByWeather = (t: PacificTable, hex: number): boolean => {
  const { lighting } = t.position;
  return (lighting === "dusk" || lighting === "night") && weatherAt(t, hex)?.grounds === true;
};
