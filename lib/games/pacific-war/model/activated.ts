import type { PacificTable, Position } from "./position";
import { airClass, groundClass } from "./units";

/** Whether any unit on the map is Activated (5.3). */
export const isAnyActivated = ({
  position: { fleet, airUnits, groundUnits },
}: {
  position: Pick<Position, "fleet" | "airUnits" | "groundUnits">;
}): boolean =>
  fleet.activated.some((isActivated, n) => isActivated && fleet.hex[n]! >= 0) ||
  airUnits.some(({ activated, hex }) => activated && hex >= 0) ||
  groundUnits.some(({ activated, hex }) => activated && hex >= 0);

/** Whether a side has Activated units on the map (20.2.4). */
export const hasActivated = ({ rules, position }: PacificTable, side: number): boolean =>
  position.fleet.activated.some(
    (isActivated, n) => isActivated && position.fleet.hex[n]! >= 0 && rules.ships[n]!.side === side,
  ) ||
  position.airUnits.some((unit) => unit.activated && unit.hex >= 0 && airClass(rules, unit).side === side) ||
  position.groundUnits.some(
    (unit) => unit.activated && unit.hex >= 0 && groundClass(rules, unit).side === side,
  );
