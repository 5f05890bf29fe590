import type { Step, Steps } from "../../kernel";
import { loseAirSteps, loseGroundSteps } from "./model/damage";
import { distance } from "./model/distance";
import { isUnitLinked } from "./model/links";
import type { PacificTable, Position } from "./model/position";
import { type AirClass, type GroundClass, type Rules, sideIds } from "./model/rules";
import { breakUnit, passesCheck, qualityOf } from "./model/troop-check";
import { airClass, groundClass, hexNamed, stepsOfGround } from "./model/units";

/** 12.0 Isolation Penalty Phase: what units suffer that have no Command Link. Those aboard ships suffer nothing. */

type Kind = Pick<AirClass, "side" | "nation"> & Partial<Pick<GroundClass, "isRed">>;

/** Whether a special rule of the scenario spares units of this kind in a hex. */
function isSpared(t: PacificTable, hex: number, { side, nation }: Kind): boolean {
  const { rules, position } = t;
  return Object.values(position.terms.specialRules).some((rule) => {
    if (rule.kind !== "no-isolation-penalty") return false;
    if (rule.nation !== undefined && rule.nation !== nation) return false;
    if (rule.month !== undefined && rule.month !== position.month) return false;
    if (rule.places !== undefined && !rule.places.some((id) => hexNamed(rules, id) === hex)) return false;
    return rule.cityWithin === undefined || isNearCity(t, hex, side, rule.cityWithin);
  });
}

const isNearCity = ({ rules, position }: PacificTable, hex: number, side: number, within: number): boolean =>
  rules.places.some(
    (place, n) =>
      place.city === "chinese" &&
      position.control[n] === side &&
      distance(rules.hexes, hex, place.hex) <= within,
  );

const isIsolated = (t: PacificTable, hex: number, kind: Kind): boolean =>
  hex >= 0 && !isUnitLinked(t, hex, kind) && !isSpared(t, hex, kind);

/** 12.1: an air unit of more than one step loses one. */
function starveAircraft(t: PacificTable, side: number): void {
  const { rules, position } = t;
  const { leastSteps, loss } = rules.parameters.isolation;
  for (const [n, unit] of position.airUnits.entries()) {
    const kind = airClass(rules, unit);
    if (kind.side !== side || unit.steps < leastSteps || unit.ship >= 0 || !isIsolated(t, unit.hex, kind))
      continue;
    t.say("12.1", () => `${unit.name} is isolated and loses a step.`, [side]);
    loseAirSteps(t, n, loss);
  }
}

/** 12.2, 12.3: a ground unit that fails its check is Broken, or loses a step if it is so already. */
function starveTroops(t: PacificTable, side: number): void {
  const { rules, position } = t;
  const { leastSteps, loss } = rules.parameters.isolation;
  for (const [n, unit] of position.groundUnits.entries()) {
    const kind = groundClass(rules, unit);
    if (kind.side !== side || unit.ship >= 0 || !isIsolated(t, unit.hex, kind)) continue;
    if (unit.broken && stepsOfGround(rules, unit) < leastSteps) continue;
    const name = `${kind.name} is isolated`;
    const check = {
      quality: qualityOf(rules, unit),
      side,
      name,
      only: [side],
      rule: unit.broken ? "12.2" : "12.3",
    };
    if (passesCheck(t, check)) continue;
    if (!unit.broken) breakUnit(t, unit, [side]);
    else {
      t.say("12.2", () => `${kind.name} loses a step.`, [side]);
      loseGroundSteps(t, n, loss);
    }
  }
}

const isolation: Step<Rules, Position> = {
  rule: "12.0",
  title: "Isolation Penalty",
  // What units are in a hex is hidden (2.5.10).
  secret: true,
  proceed(t) {
    for (const side of sideIds.keys()) {
      starveAircraft(t, side);
      starveTroops(t, side);
    }
    t.leave();
  },
};

export const isolationSteps: Steps<Rules, Position> = { isolation };
