import { type Choice, type Step } from "../../../kernel";
import { removeParatroops } from "../ch09-air-missions/paratroops";
import { terrainOf } from "../model/hexes";
import { disruptGroundUnit, loseGroundStep } from "../model/losses";
import { groundId, groundText, siteText } from "../model/pieces";
import { type ForlornTable, GroundFlag, type Position } from "../model/position";
import { resultOfRoll, roll, rollDie } from "../model/rolls";
import { enemyOf, NOWHERE, type Rules } from "../model/rules";
import { kindOf } from "../model/stacking";
import { isGroundDisrupted, setGroundFlag } from "../model/units";
import { ownUnitsAt } from "./places";
import { defensiveSupport, paratroopAttack, paratroopDefense, sumOfFactors, supportersOf } from "./strength";
import { canPay } from "./supply-cost";

/** 11.4 One attack: the defending unit, the supporting arms, the die and what it brings. */

type AttackData = {
  side: number;
  /** The attacker, and the hex that it attacks. */
  groundUnit: number;
  site: number;
  targetGroundUnit: number;
  supportGroundUnits: number[];
  paratroops: boolean;
  stage: number;
};
const Stage = { target: 0, support: 1, paying: 2, fighting: 3, over: 4 } as const;

/** Armor, artillery and paratroops that join an attack, as one number; 0 for none. */
interface Support {
  armor: number;
  artillery: number;
  paratroops: boolean;
}

const supportOf = ({ rules }: ForlornTable, code: number): Support => {
  const n = rules.groundUnits.length + 1;
  const arms = Math.floor(code / 2);
  return { armor: Math.floor(arms / n) - 1, artillery: (arms % n) - 1, paratroops: code % 2 === 1 };
};

const groupOf = ({ armor, artillery }: Support): number[] => [armor, artillery].filter((unit) => unit >= 0);

function supports(t: ForlornTable, data: AttackData): number[] {
  const n = t.rules.groundUnits.length + 1;
  const arms = supportersOf(t, data.groundUnit).filter((unit) => unit !== data.groundUnit);
  const ofKind = (kind: string): number[] => [-1, ...arms.filter((unit) => kindOf(t, unit) === kind)];
  const canDrop = paratroopAttack(t, data.side, data.site) > 0 && !t.position.paratroops.attacked;
  const codes: number[] = [];
  for (const armor of ofKind("armor"))
    for (const artillery of ofKind("artillery"))
      if (canPay(t, [data.groundUnit, ...groupOf({ armor, artillery, paratroops: false })]))
        for (const drop of canDrop ? [0, 1] : [0]) codes.push(((armor + 1) * n + artillery + 1) * 2 + drop);
  return codes;
}

export const groundAttack: Step<Rules, Position, AttackData> = {
  rule: "11.4",
  title: "Attack",
  enter(t, { data }) {
    t.set(data, "targetGroundUnit", -1);
    t.set(data, "supportGroundUnits", []);
    t.set(data, "paratroops", false);
    t.set(data, "stage", Stage.target);
  },
  asks: (_t, { data }) => (data.stage <= Stage.support ? 1 << data.side : 0),
  options(t, { data }, side, out) {
    if (data.stage === Stage.target) out.push(...ownUnitsAt(t, enemyOf(side), data.site));
    else out.push(...supports(t, data));
  },
  describe(t, { data }, code): Choice {
    if (data.stage === Stage.target) return { do: "target", unit: groundId(t, code) };
    const support = supportOf(t, code);
    return {
      do: "support",
      units: groupOf(support).map((unit) => groundId(t, unit)),
      ...(support.paratroops && { paratroops: true }),
    };
  },
  prompt: (t, { data }) =>
    data.stage === Stage.target
      ? `Which unit does ${groundText(t, data.groundUnit)} attack?`
      : `What supports ${groundText(t, data.groundUnit)}?`,
  take(t, { data }, code) {
    if (data.stage === Stage.target) t.set(data, "targetGroundUnit", code);
    else {
      const support = supportOf(t, code);
      t.set(data, "supportGroundUnits", groupOf(support));
      t.set(data, "paratroops", support.paratroops);
    }
    t.set(data, "stage", data.stage + 1);
  },
  proceed(t, { data }) {
    const { stage, side, groundUnit, supportGroundUnits } = data;
    t.set(data, "stage", stage + 1);
    if (stage === Stage.paying)
      return t.call("pay-supply", { side, groundUnits: [groundUnit, ...supportGroundUnits] });
    if (stage === Stage.fighting) return fight(t, data);
    t.leave();
    if (data.paratroops) settleParatroops(t, data);
  },
};

/** 11.4.1: the die with the factors, the terrain and the weather. */
function fight(t: ForlornTable, data: AttackData): void {
  const { side, groundUnit, site, targetGroundUnit: target, supportGroundUnits: support } = data;
  for (const unit of [groundUnit, ...support]) setGroundFlag(t, unit, GroundFlag.attacked, true);
  if (data.paratroops) t.set(t.position.paratroops, "attacked", true);
  const defenders = ownUnitsAt(t, enemyOf(side), site);
  const attacking =
    sumOfFactors(t, [groundUnit, ...support]) + (data.paratroops ? paratroopAttack(t, side, site) : 0);
  const defending =
    sumOfFactors(t, [target, ...defensiveSupport(t, target, defenders)]) +
    paratroopDefense(t, enemyOf(side), site);
  const quantities = {
    "attacking-factor": attacking,
    "defending-factor": defending,
    terrain: terrainOf(t.rules, site).groundCombat,
  };
  t.say(
    "11.4",
    () =>
      `${groundText(t, groundUnit)} attacks ${groundText(t, target)} at ${siteText(t, site)}, ${attacking} against ${defending}.`,
  );
  const resultWith = (each: number): string => resultOfRoll(t, "ground-combat", each, quantities) ?? "";
  const { total } = roll(
    t,
    "ground-combat",
    { t, side, hex: site, quantities },
    { name: `attack on ${groundText(t, target)}`, key: "ground combat", side, comesTo: resultWith },
  );
  const result = resultWith(total);
  const retreat = (): void =>
    t.call("ground-retreat", {
      side: enemyOf(side),
      groundUnits: [target],
      awaySite: t.position.ground.site[groundUnit]!,
    });
  if (result === "attacker-disrupted") return disruptGroundUnit(t, groundUnit, "11.4.1");
  if (result === "disrupted") {
    const wasDisrupted = isGroundDisrupted(t, target);
    disruptGroundUnit(t, target, "11.4.1");
    if (wasDisrupted || mustRetreat(t, target, defending)) retreat();
  } else if (result === "reduced") {
    if (reduceAndDisrupt(t, target, "11.4.1")) retreat();
  } else t.say("11.4.1", () => "No effect.");
}

/** 11.4.1: a second die above the factor of the defense. */
function mustRetreat(t: ForlornTable, unit: number, defending: number): boolean {
  const { side } = t.rules.groundUnits[unit]!;
  const face = rollDie(t, {
    name: `retreat of ${groundText(t, unit)}`,
    key: "ground retreat",
    side,
    comesTo: (each) => String(each > defending),
  });
  if (face <= defending) t.say("11.4.1", () => `${groundText(t, unit)} holds.`);
  return face > defending;
}

/** 11.4.1: reduced and disrupted; a unit without another step is eliminated. Returns whether it is still there. */
export function reduceAndDisrupt(t: ForlornTable, unit: number, rule: string): boolean {
  if (!loseGroundStep(t, unit, rule)) return false;
  disruptGroundUnit(t, unit, rule);
  return true;
}

/** 9.11, 11.4.1: paratroops that dropped on a unit are lost when it stands its ground. */
function settleParatroops(t: ForlornTable, { site, targetGroundUnit }: AttackData): void {
  if (t.position.paratroops.site !== site || t.position.ground.site[targetGroundUnit] !== site) return;
  loseParatroops(t);
}

/** 11.4.1: they do not stay with an enemy unit in their hex. */
export function loseParatroops(t: ForlornTable): void {
  if (t.position.paratroops.site === NOWHERE) return;
  removeParatroops(t);
  t.say("11.4.1", () => "The paratroops are eliminated.");
}
