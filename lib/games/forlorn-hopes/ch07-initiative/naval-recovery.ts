import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { award } from "../model/points";
import { shipId, shipText, shipDoes } from "../model/pieces";
import { type ForlornTable, Gone, type Position, ShipFlag } from "../model/position";
import { rollDie } from "../model/rolls";
import { ALLIED, JAPANESE, type Rules } from "../model/rules";
import { isCrippled, setShipFlag, siteNamed } from "../model/units";

/**
 * 14.5.6a On a General Regroup Turn sides may restore damaged ships and bring lost ones back, each for points to the other side.
 * Right after the declaration, Japan first.
 */

type RecoveryData = { i: number; ships: number[] };

const order = [JAPANESE, ALLIED] as const;

/** Where a ship comes back: the Covering Fleet to its own box, which is off the map as well. */
const homeOf = (t: ForlornTable, ship: number): number => {
  const { side, fleet } = t.rules.ships[ship]!;
  return siteNamed(
    t,
    side === ALLIED ? "australia" : fleet === "covering" ? "covering-fleet" : "philippines",
  );
};

/** Ships of a side for which the die may be rolled, and has not been. Submarines come by random events alone. */
const restorable = (t: ForlornTable, side: number, tried: readonly number[]): number[] =>
  t.rules.ships.flatMap((each, ship) => {
    if (each.side !== side || each.class === "SS" || tried.includes(ship)) return [];
    const site = t.position.fleet.site[ship]!;
    return site === Gone.lost || (site >= 0 && isCrippled(t, ship)) ? [ship] : [];
  });

const isDeclared = ({ position }: ForlornTable): boolean => position.generalRegroup === position.turn;

const recovery: Step<Rules, Position, RecoveryData> = {
  rule: "14.5.6a",
  title: "Naval recovery",
  enter(t, { data }) {
    t.set(data, "i", 0);
    t.set(data, "ships", []);
  },
  asks(t, { data }) {
    const side = order[data.i];
    return side !== undefined && isDeclared(t) && restorable(t, side, data.ships).length > 0 ? 1 << side : 0;
  },
  options(t, { data }, side, out) {
    out.push(...restorable(t, side, data.ships), DONE);
  },
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { do: "restore-ship", ship: shipId(t, code) },
  prompt: () => "Which ship do you try to restore, for points to the enemy?",
  take(t, { data }, code, side) {
    if (code === DONE) return t.set(data, "i", data.i + 1);
    t.push(data.ships, code);
    restore(t, code, side);
  },
  proceed(t, { data }) {
    if (data.i >= order.length) return t.leave();
    t.set(data, "i", data.i + 1);
  },
};

function restore(t: ForlornTable, ship: number, side: number): void {
  const { alliedCrippledFrom, alliedSunkFrom, japaneseCrippledFrom, japaneseSunkFrom } =
    t.rules.parameters.generalRegroup;
  const isSunk = t.position.fleet.site[ship] === Gone.lost;
  const need =
    side === ALLIED
      ? isSunk
        ? alliedSunkFrom
        : alliedCrippledFrom
      : isSunk
        ? japaneseSunkFrom
        : japaneseCrippledFrom;
  const face = rollDie(t, { name: `recovery of ${shipText(t, ship)}`, key: "naval recovery", side });
  if (face < need) return t.say("14.5.6a", () => `${shipDoes(t, ship, "is")} not restored.`);
  if (isSunk) t.set(t.position.fleet.site, ship, homeOf(t, ship));
  setShipFlag(t, ship, ShipFlag.crippled, false);
  t.say("14.5.6a", () => `${shipDoes(t, ship, "is")} restored.`);
  award(t, side === ALLIED ? "allied-ship-restored" : "japanese-ship-restored");
}

export const navalRecoverySteps: Steps<Rules, Position> = { "naval-recovery": recovery };
