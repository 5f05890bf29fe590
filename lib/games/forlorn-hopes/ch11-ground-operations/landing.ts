import { type Choice, DONE, type Step } from "../../../kernel";
import { escortsOfLanding } from "../ch10-naval-missions/bombardment";
import { combatFactorOf } from "../model/attacks";
import { disruptGroundUnit } from "../model/losses";
import { groundId, groundText, siteText } from "../model/pieces";
import { type ForlornTable, GroundFlag, type Position } from "../model/position";
import { readChart } from "../../shared/result-table";
import { roll } from "../model/rolls";
import { enemyOf, type Rules } from "../model/rules";
import { kindOf } from "../model/stacking";
import { isCrippled, isGroundDisrupted, setGroundFlag } from "../model/units";
import { reduceAndDisrupt } from "./attack";
import { isContested, suppliesToLand, unitsToLand } from "./landing-force";
import { isToTake, ownUnitsAt } from "./places";
import { bestDefense, sumOfFactors } from "./strength";

/** 11.5 Amphibious Landings: the owner names who lands; a contested landing begins with bombardment and is rolled for. */

type LandingData = {
  side: number;
  site: number;
  groundUnits: number[];
  supplies: string[];
  /** The ships that have brought them. */
  transportShips: number[];
  stage: number;
};
const Stage = { force: 0, bombarding: 1, rolling: 2, ashore: 3, over: 4 } as const;

/** Supply units are numbered after ground units, in the order of the position. */
const firstSupply = ({ rules }: ForlornTable): number => rules.groundUnits.length;

const additions = (t: ForlornTable, { side, site, groundUnits, supplies }: LandingData): number[] => [
  ...unitsToLand(t, side, site, groundUnits),
  ...suppliesToLand(t, side, site, groundUnits, supplies).map((n) => firstSupply(t) + n),
];

export const amphibiousLanding: Step<Rules, Position, LandingData> = {
  rule: "11.5",
  title: "Amphibious Landing",
  enter(t, { data }) {
    t.set(data, "groundUnits", []);
    t.set(data, "supplies", []);
    t.set(data, "transportShips", []);
    t.set(data, "stage", Stage.force);
  },
  asks: (t, { data }) => (data.stage === Stage.force && additions(t, data).length > 0 ? 1 << data.side : 0),
  options(t, { data }, _side, out) {
    out.push(...additions(t, data));
    if (data.groundUnits.length + data.supplies.length > 0) out.push(DONE);
  },
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "go-ashore" };
    return code < firstSupply(t)
      ? { do: "land-unit", unit: groundId(t, code) }
      : { do: "land-supply", supply: t.position.supply[code - firstSupply(t)]!.id };
  },
  prompt: (t, { data }) => `Who lands at ${siteText(t, data.site)}?`,
  take(t, { data }, code) {
    if (code === DONE) return t.set(data, "stage", Stage.bombarding);
    if (code >= firstSupply(t)) return t.push(data.supplies, t.position.supply[code - firstSupply(t)]!.id);
    t.push(data.groundUnits, code);
    const ship = t.position.ground.aboard[code]!;
    if (!data.transportShips.includes(ship)) t.push(data.transportShips, ship);
  },
  proceed(t, { data }) {
    const { side, site, stage } = data;
    t.set(data, "stage", stage + 1);
    if (stage === Stage.bombarding && isContested(t, side, site))
      t.call("bombardment", { side, site, ships: escortsOfLanding(t, side, site), isLanding: true });
    else if (stage === Stage.rolling && isContested(t, side, site)) contest(t, data);
    else if (stage === Stage.ashore) goAshore(t, data);
    else if (stage === Stage.over) t.leave();
  },
};

/** 11.5.1: the defender rolls; all units that land and all that defend share the outcome. */
function contest(t: ForlornTable, data: LandingData): void {
  const { side, site, groundUnits } = data;
  const defender = enemyOf(side);
  const defenders = ownUnitsAt(t, defender, site);
  const quantities = {
    "attacking-factor": bestLanding(t, groundUnits),
    "defending-factor": bestDefense(t, defenders),
  };
  const ships = data.transportShips;
  const { total } = roll(
    t,
    "contested-landing",
    {
      t,
      side: defender,
      hex: site,
      quantities,
      target: { disrupted: defenders.every((unit) => isGroundDisrupted(t, unit)) },
      landingHasDaihatsu: ships.some((ship) => t.rules.ships[ship]!.isDaihatsu),
      paratroopsInHex: t.position.paratroops.site === site,
      transportCrippled: ships.some((ship) => isCrippled(t, ship)),
    },
    { name: `landing at ${siteText(t, site)}`, key: "contested landing", side: defender },
  );
  for (const unit of groundUnits) setGroundFlag(t, unit, GroundFlag.attacked, true);
  const result = readChart(t, "contested-landing", total, "result")?.text ?? "";
  t.say("11.5.1", () => `The landing at ${siteText(t, site)} is ${outcomes[result] ?? "over"}.`);
  if (result === "repulsed" || result === "beaten-off") return repulse(t, data, result);
  if (result === "foothold") for (const unit of groundUnits) disruptGroundUnit(t, unit, "11.5.1");
  const left = defenders.filter((unit) => {
    // Guns and armor go with the last infantry (11.2.1).
    if (t.position.ground.site[unit] !== site) return false;
    if (result === "overrun") return reduceAndDisrupt(t, unit, "11.5.1");
    if (result === "ashore") disruptGroundUnit(t, unit, "11.5.1");
    return true;
  });
  t.call("ground-retreat", { side: defender, groundUnits: left, awaySite: site });
}

const outcomes: Readonly<Record<string, string>> = {
  overrun: "an overrun",
  ashore: "a success",
  foothold: "a foothold",
  repulsed: "repulsed",
  "beaten-off": "beaten off",
};

/** The units stay aboard, beaten off ones disrupted; the first of them loses a step (11.5.1). */
function repulse(t: ForlornTable, data: LandingData, result: string): void {
  t.set(data, "stage", Stage.over);
  if (result === "repulsed") return;
  const [first, ...others] = data.groundUnits;
  if (first !== undefined) reduceAndDisrupt(t, first, "11.5.1");
  for (const unit of others) disruptGroundUnit(t, unit, "11.5.1");
}

/** The strength of a landing: the best infantry with the best armor and the best guns, as in an attack (11.4). */
function bestLanding(t: ForlornTable, units: readonly number[]): number {
  return sumOfFactors(
    t,
    (["infantry", "armor", "artillery"] as const).flatMap((kind) => {
      const ofKind = units.filter((unit) => kindOf(t, unit) === kind);
      return ofKind.toSorted((a, b) => combatFactorOf(t, b) - combatFactorOf(t, a)).slice(0, 1);
    }),
  );
}

/** 11.5.2, 11.5.3: in supply where they are, but bound to the hex until a supply line reaches it; they take it. */
function goAshore(t: ForlornTable, { side, site, groundUnits, supplies }: LandingData): void {
  for (const unit of groundUnits) {
    t.set(t.position.ground.aboard, unit, -1);
    setGroundFlag(t, unit, GroundFlag.moved, true);
    setGroundFlag(t, unit, GroundFlag.beachhead, true);
    t.say("11.5", () => `${groundText(t, unit)} lands at ${siteText(t, site)}.`);
  }
  for (const unit of t.position.supply)
    if (supplies.includes(unit.id)) {
      t.set(unit, "aboard", -1);
      t.say("13.3", () => `A supply unit is landed at ${siteText(t, site)}.`);
    }
  if (isToTake(t, side, site)) t.call("capture-hex", { side, site });
}
