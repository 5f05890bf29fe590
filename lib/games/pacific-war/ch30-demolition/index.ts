import { type Choice, derivedFor, DONE, type Step, type Steps } from "../../../kernel";
import { dropCommands, loseAirSteps } from "../model/damage";
import { hasTroops, troopsIn } from "../model/ground";
import { japaneseBaseLost } from "../model/initiative";
import { isLinked, isUnitLinked } from "../model/links";
import type { PacificTable, Position } from "../model/position";
import { interdictResource, isInterdictedResource } from "../model/resources";
import { enemyOf, JAPANESE, NOWHERE, type Rules } from "../model/rules";
import { passesCheck } from "../model/troop-check";
import { asksInTurn, beginTurns, nextTurn, proceedInTurn, sideOf, type Turns } from "../model/turns";
import { airClass, baseAt, baseClass, groundClass, nameOfHex } from "../model/units";

/** 30.0 Demolition: one attempt a hex, by a ground unit or by a Base on itself. The Operation player's come first. */

/** What is to be destroyed in a hex. */
const objects = ["base", "resource", "support-base"] as const;
type Goal = (typeof objects)[number];

type Attempt = {
  hex: number;
  object: Goal;
  /** -1: the Base itself. */
  groundUnit: number;
};

function objectsIn(t: PacificTable, hex: number): Goal[] {
  const { rules, position } = t;
  const place = rules.hexes.place[hex]!;
  const isResource = place >= 0 && rules.places[place]!.resource === "co-prosperity";
  return [
    ...(baseAt(t, hex) >= 0 ? (["base"] as const) : []),
    ...(isResource && !isInterdictedResource(t, place) ? (["resource"] as const) : []),
    ...(position.supportBases.some((each) => each.hex === hex) ? (["support-base"] as const) : []),
  ];
}

/** Units move in no other way in this phase, so those that are there have begun it there. */
function attempts(t: PacificTable, side: number, done: readonly number[]): Attempt[] {
  const { rules, position } = t;
  const hexes = new Set<number>();
  for (const unit of position.groundUnits)
    if (unit.hex >= 0 && unit.ship < 0 && groundClass(rules, unit).side === side) hexes.add(unit.hex);
  for (const base of position.bases) if (base.side === side && base.hex !== NOWHERE) hexes.add(base.hex);
  return [...hexes]
    .filter((hex) => !done.includes(hex) && !hasTroops(t, hex, enemyOf(side)))
    .sort((a, b) => a - b)
    .flatMap((hex) => attemptsIn(t, side, hex));
}

/** The same for the side of this turn, kept until something changes. */
const attemptsNow = derivedFor<Rules, Position, Turns, readonly Attempt[]>((t, { turn, doneHex }) =>
  attempts(t, sideOf(t, turn), doneHex),
);

function attemptsIn(t: PacificTable, side: number, hex: number): Attempt[] {
  const goals = objectsIn(t, hex);
  if (goals.length === 0) return [];
  const units = troopsIn(t, hex, side).filter((n) => {
    const unit = t.position.groundUnits[n]!;
    return !unit.broken && isUnitLinked(t, hex, groundClass(t.rules, unit));
  });
  const isBaseLinked = baseAt(t, hex, side) >= 0 && isLinked(t, hex, side);
  return goals.flatMap((object) => [
    ...units.map((groundUnit) => ({ hex, object, groundUnit })),
    ...(object === "base" && isBaseLinked ? [{ hex, object, groundUnit: -1 }] : []),
  ]);
}

/** Options are places in the list of attempts. */
const demolition: Step<Rules, Position, Turns> = {
  rule: "30.0",
  title: "Demolition",
  // Which units are in a hex is hidden until one of them tries (2.5.10).
  secret: true,
  enter: (t, { data }) => beginTurns(t, data),
  asks: (t, { data }) => asksInTurn(t, data, () => attemptsNow(t, data).length > 0),
  options: (t, { data }, _side, out) => void out.push(...attemptsNow(t, data).keys(), DONE),
  describe(t, { data }, code): Choice {
    if (code === DONE) return { do: "done" };
    const { hex, object, groundUnit } = attemptsNow(t, data)[code]!;
    return {
      demolish: object,
      hex: t.rules.hexes.ids[hex]!,
      by: groundUnit < 0 ? "base" : t.position.groundUnits[groundUnit]!.id,
    };
  },
  prompt: () => "What is demolished, and by whom?",
  take(t, { data }, code, side) {
    const attempt = attemptsNow(t, data)[code];
    if (!attempt) return nextTurn(t, data);
    t.push(data.doneHex, attempt.hex);
    t.call("demolish", { side, ...attempt });
  },
  proceed: (t, { data }) => proceedInTurn(t, data),
};

/** The check, which both sides see. */
const demolish: Step<Rules, Position, Attempt & { side: number }> = {
  rule: "30.0",
  title: "Demolition in a hex",
  stream: ({ rules }, { data }) => `demolition at ${rules.hexes.ids[data.hex]!}`,
  proceed(t, { data }) {
    const { side, hex, object, groundUnit } = data;
    const { rules, position } = t;
    t.leave();
    const own = baseAt(t, hex, side);
    const { name, troopQuality } =
      groundUnit < 0
        ? baseClass(rules, position.bases[own]!)
        : groundClass(rules, position.groundUnits[groundUnit]!);
    if (passesCheck(t, { quality: troopQuality, side, name })) destroy(t, hex, object);
  },
};

function destroy(t: PacificTable, hex: number, object: Goal): void {
  const { rules, position } = t;
  const at = nameOfHex(rules, hex);
  if (object === "base") {
    const base = position.bases[baseAt(t, hex)]!;
    t.change(`/bases/${rules.hexes.ids[hex]!}`, baseClass(rules, base).id, null);
    t.set(base, "hex", NOWHERE);
    if (base.side === JAPANESE) japaneseBaseLost(t, hex);
    dropCommands(t, hex, base.side);
    for (const [n, unit] of position.airUnits.entries())
      if (unit.hex === hex && unit.ship < 0 && airClass(rules, unit).side === base.side)
        loseAirSteps(t, n, unit.steps);
    t.say("30.0", () => `${baseClass(rules, base).name} in ${at} is demolished.`);
  } else if (object === "resource") {
    interdictResource(t, rules.hexes.place[hex]!);
    t.say("30.0", () => `The resources of ${at} are demolished.`);
  } else {
    t.removeAt(
      position.supportBases,
      position.supportBases.findIndex((each) => each.hex === hex),
    );
    t.say("11.3.1", () => `The Offensive Support Base in ${at} is demolished.`);
  }
}

/** 34.19: all that there is in a hex, without a check. */
export function demolishAll(t: PacificTable, hex: number): void {
  for (const object of objectsIn(t, hex)) destroy(t, hex, object);
}

export const demolitionSteps: Steps<Rules, Position> = { demolition, demolish };
