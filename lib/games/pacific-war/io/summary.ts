import type { Json } from "../../../kernel";
import { capital, counted } from "../../../words";
import { hexOfTroops } from "../model/ground";
import { momentOf } from "../model/moment";
import { taskForcesAt } from "../model/navy";
import type { PacificTable } from "../model/position";
import { sideIds } from "../model/rules";
import { airClass, baseClass, groundClass, hexOfShip, nameOfHex } from "../model/units";
import { siteOf } from "../model/air";

/** Totals of a position, for `setup`. */
export const summaryOf = (t: PacificTable): Json => ({
  month: t.position.month,
  cycle: t.position.cycle,
  sides: Object.fromEntries(
    sideIds.map((id, side): [string, Json] => {
      const { rules, position } = t;
      const airUnits = position.airUnits.filter(
        (each) => each.steps > 0 && airClass(rules, each).side === side,
      );
      return [
        id,
        {
          taskForces: position.taskForces.filter((each) => each.side === side && each.hex >= 0).length,
          ships: rules.ships.filter((each, n) => each.side === side && hexOfShip(position, n) >= 0).length,
          airUnits: airUnits.length,
          airSteps: airUnits.reduce((sum, { steps }) => sum + steps, 0),
          groundUnits: position.groundUnits.filter(
            (each) => groundClass(rules, each).side === side && hexOfTroops(position, each) >= 0,
          ).length,
          bases: position.bases.filter((each) => each.side === side && each.hex >= 0).length,
        },
      ];
    }),
  ),
});

/** The position for a terminal; with `side`, as that side sees it: of the other one its markers and Bases (2.5.10). */
export function boardLines(t: PacificTable, side?: number): string[] {
  const { lighting } = t.position;
  const { when, stage } = momentOf({ ...t.position, frames: t.state.frames }, t.module.steps);
  const lines = [[...when, stage, lighting].join(" · ")];
  for (const hex of t.rules.hexes.ids.keys())
    for (const owner of sideIds.keys()) {
      const there = [...markersAt(t, hex, owner), ...basesAt(t, hex, owner)];
      if (side === undefined || side === owner) there.push(...insideAt(t, hex, owner));
      if (there.length > 0)
        lines.push(
          `${capital(t.module.nameOfSide!(owner))}, ${nameOfHex(t.rules, hex)}: ${there.join(", ")}`,
        );
    }
  return lines;
}

const markersAt = (t: PacificTable, hex: number, side: number): string[] =>
  taskForcesAt(t, hex, side).map((group) => {
    const { name, detected } = t.position.taskForces[group]!;
    return detected ? `${name} (detected)` : name;
  });

const basesAt = ({ rules, position }: PacificTable, hex: number, side: number): string[] =>
  position.bases.flatMap((base) =>
    base.hex === hex && base.side === side ? [baseClass(rules, base).name] : [],
  );

/** Ships, aircraft and troops: what a side knows of its own. */
function insideAt({ rules, position }: PacificTable, hex: number, side: number): string[] {
  const ships = rules.ships.flatMap((ship, n) =>
    ship.side === side && hexOfShip(position, n) === hex ? [ship.name] : [],
  );
  const airUnits = position.airUnits.flatMap((unit) =>
    unit.steps > 0 && airClass(rules, unit).side === side && siteOf(position, unit) === hex
      ? [`${unit.name} (${counted(unit.steps, "step")})`]
      : [],
  );
  const troops = position.groundUnits.flatMap((unit) =>
    groundClass(rules, unit).side === side && hexOfTroops(position, unit) === hex
      ? [groundClass(rules, unit).name]
      : [],
  );
  return [...ships, ...airUnits, ...troops];
}
