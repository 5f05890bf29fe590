import { rollDie } from "./combat";
import { checkWork } from "./constructions";
import { loseGroundSteps } from "./damage";
import type { GroundUnit, PacificTable } from "./position";
import type { Rules } from "./rules";
import { groundClass, stepsOfGround } from "./units";

/** 31.4 Troop Quality checks, which air strikes, bombardment, ground combat and rally ask for. */

/** What is halved is rounded up (2.2.1). */
export const halved = (quality: number): number => Math.ceil(quality / 2);

/** Troop Quality for a check: half of what is printed for a Broken unit. */
export function qualityOf(rules: Rules, unit: GroundUnit): number {
  const { troopQuality } = groundClass(rules, unit);
  return unit.broken ? halved(troopQuality) : troopQuality;
}

export interface Check {
  quality: number;
  side: number;
  /** What is checked, in words. */
  name: string;
  /** The sides that may know of it, where that is not both. */
  only?: number[];
  /** The rule that asks for the check, where it is not 31.4. */
  rule?: string;
}

/** A check is passed with the Troop Quality or less. */
export function passesCheck(t: PacificTable, { quality, side, name, only, rule = "31.4" }: Check): boolean {
  const passes = (each: number): boolean => each <= quality;
  const face = rollDie(t, name, side, "troop quality check", (each) => String(passes(each)));
  const isPassed = passes(face);
  t.say(
    rule,
    () => `${name}: Troop Quality ${quality} ${isPassed ? "passes" : "fails"} with a ${face}.`,
    only,
  );
  return isPassed;
}

/** The check that a result of the Air/Naval table asks of a ground unit: it breaks, or loses a step if it is Broken. */
export function checkAfterHit(t: PacificTable, unit: number): void {
  const { rules, position } = t;
  const of = position.groundUnits[unit]!;
  const { name, side } = groundClass(rules, of);
  if (of.hex < 0 || passesCheck(t, { quality: qualityOf(rules, of), side, name })) return;
  if (!of.broken) breakUnit(t, of);
  else if (stepsOfGround(rules, of) > 1) {
    t.say("31.4", () => `${name} is Broken already and loses a step.`);
    loseGroundSteps(t, unit, 1);
  }
}

/** A Broken unit has half its Troop Quality until it rallies (31.8). */
export function breakUnit(t: PacificTable, unit: GroundUnit, only?: number[]): void {
  if (unit.broken) return;
  t.change(`/groundUnits/${unit.id}/broken`, false, true);
  t.set(unit, "broken", true);
  t.say("31.4", () => `${groundClass(t.rules, unit).name} is Broken.`, only);
  if (unit.ship < 0) checkWork(t, unit.hex);
}
