import { counted } from "../../../words";
import { type Choice, DONE, lanesStep, type Step, type Steps } from "../../../kernel";
import { place } from "../model/bases";
import { addPoints, award } from "../model/points";
import { airUnitText } from "../model/pieces";
import { Box, type ForlornTable, Gone, type Position, UNAVAILABLE } from "../model/position";
import { rollDie } from "../model/rolls";
import { JAPANESE, type Rules } from "../model/rules";
import { aircraftOf } from "../model/units";

/** 5.1 The 11th Air Fleet: committed for a turn, drawn at random, with further units for points. */

type CommitData = { done?: boolean };

/** Its units that are left, in the order of the counters (5.1.3). */
export const fleetUnits = (t: ForlornTable): number[] =>
  t.rules.airUnits.flatMap(({ force }, unit) => {
    const base = t.position.air.base[unit]!;
    return force === "air-fleet-11" && base !== Gone.lost && base !== Gone.absent ? [unit] : [];
  });

/** 5.1.6, 5.1.7: to the box of those not available, where they keep their status and may be designated for regroup (5.1.8). */
function makeUnavailable(t: ForlornTable, unit: number): void {
  if (t.position.air.base[unit] !== UNAVAILABLE) place(t, unit, UNAVAILABLE, Box.ready);
}

const commitment: Step<Rules, Position, CommitData> = {
  rule: "5.1",
  title: "11th Air Fleet commitment",
  asks: (t, { data }) =>
    !data.done && t.position.terms.rules.commitments && fleetUnits(t).length > 0 ? 1 << JAPANESE : 0,
  options(_t, _frame, _side, out) {
    out.push(1, DONE);
  },
  describe: (_t, _frame, code): Choice => ({
    do: code === DONE ? "not-commit" : "commit",
    force: "air-fleet-11",
  }),
  prompt: () => "Do you commit the 11th Air Fleet this turn?",
  take(t, { data }, code) {
    t.set(data, "done", true);
    const units = fleetUnits(t);
    // 5.1.3 speaks of each turn's commitment: all are collected and drawn again.
    if (code === DONE || t.rules.parameters.airFleet11.redrawn)
      for (const unit of units) makeUnavailable(t, unit);
    if (code === DONE) return t.say("5.1.7", () => "Japan does not commit the 11th Air Fleet.");
    t.set(t.position, "airFleet11", true);
    t.say("5.1.1", () => "Japan commits the 11th Air Fleet.");
    award(t, "air-fleet-11-committed");
    draw(t);
    t.call("buy-air-fleet");
  },
};

/** 5.1.3: a die for the number of bombers, half a die for that of fighters, drawn from those that are left. */
function draw(t: ForlornTable): void {
  const { bombers, fighters, always, fighterShare } = t.rules.parameters.airFleet11;
  const left = fleetUnits(t).filter((unit) => t.position.air.base[unit] === UNAVAILABLE);
  const of = (kinds: readonly string[]): number[] =>
    left.filter((unit) => kinds.includes(aircraftOf(t, unit).id));
  const bomberCount = rollDie(t, { name: "bombers of the 11th Air Fleet", side: JAPANESE });
  const fighterCount = Math.ceil(
    rollDie(t, { name: "fighters of the 11th Air Fleet", side: JAPANESE }) / fighterShare,
  );
  t.say(
    "5.1.3",
    () => `Up to ${counted(bomberCount, "bomber")} and ${counted(fighterCount, "fighter")} come.`,
  );
  const drawn = [
    ...drawFrom(t, of(bombers), bomberCount, "bomber drawn"),
    ...drawFrom(t, of(fighters), fighterCount, "fighter drawn"),
    // 5.1.5: always available, without a roll.
    ...of(always),
  ];
  for (const unit of drawn) makeAvailable(t, unit);
}

/** Draws so many at random; the last ones are drawn without a die. */
function drawFrom(t: ForlornTable, pool: number[], count: number, name: string): number[] {
  const drawn: number[] = [];
  while (drawn.length < count && pool.length > 0) {
    const at =
      count - drawn.length >= pool.length
        ? 0
        : t.roll({ name, dice: 1, sides: pool.length, side: JAPANESE })[0]! - 1;
    drawn.push(...pool.splice(at, 1));
  }
  // Which units they are is on the display, and so Japan's alone to know (6.1).
  t.say("5.1.3", () => `Drawn: ${drawn.map((unit) => airUnitText(t, unit)).join(", ") || "none"}.`, [
    JAPANESE,
  ]);
  return drawn;
}

/** 5.1.6: to the display of Indochina, in the box of their status. */
function makeAvailable(t: ForlornTable, unit: number): void {
  const at = Object.values(t.position.terms.arrivals).find(({ when }) => when === "air-fleet-11")?.at[0];
  const base = t.rules.baseOf[at ?? ""];
  if (base !== undefined) place(t, unit, base, Box.ready);
}

type BuyData = { left: number };

/** Points that Japan can still spend on further units (5.1.4, A-16). */
const affordable = (t: ForlornTable): number =>
  Math.floor(t.position.points[JAPANESE] / t.rules.parameters.airFleet11.extraCost);

/** Units that were not drawn: one of each aircraft and status, since others of the same are alike. */
function notDrawn(t: ForlornTable): number[] {
  const seen = new Set<string>();
  return fleetUnits(t).filter((unit) => {
    if (t.position.air.base[unit] !== UNAVAILABLE) return false;
    const key = `${aircraftOf(t, unit).id} ${t.position.air.flags[unit]}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** 5.1.4: which units are bought is Japan's alone to know, how many is not. */
const buyInSecret = lanesStep<Rules, Position>({
  rule: "5.1.4",
  title: "Further units of the 11th Air Fleet",
  open: (t) => [{ side: JAPANESE, step: "buy-air-unit", data: { left: affordable(t), bought: 0 } }],
  proceed(t, { data }) {
    const bought = data.secret[JAPANESE];
    t.leave();
    if (typeof bought !== "number" || bought === 0) return;
    const cost = bought * t.rules.parameters.airFleet11.extraCost;
    t.say("5.1.4", () => `Japan buys ${counted(bought, "further unit")} for ${counted(cost, "point")}.`);
    addPoints(t, JAPANESE, -cost, "air-fleet-11-bought", bought);
  },
});

const buyUnit: Step<Rules, Position, BuyData & { bought: number }> = {
  rule: "5.1.4",
  title: "Further units of the 11th Air Fleet",
  asks: (t, { data }) => (data.left > 0 && notDrawn(t).length > 0 ? 1 << JAPANESE : 0),
  options(t, _frame, _side, out) {
    out.push(...notDrawn(t), DONE);
  },
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { do: "buy", unit: t.rules.airUnits[code]!.id },
  prompt: (t) =>
    `Which further unit comes, for ${counted(t.rules.parameters.airFleet11.extraCost, "point")}?`,
  take(t, { data }, code) {
    if (code === DONE) return t.leave(data.bought);
    makeAvailable(t, code);
    t.set(data, "left", data.left - 1);
    t.set(data, "bought", data.bought + 1);
  },
  proceed: (t, { data }) => t.leave(data.bought),
};

export const airFleetSteps: Steps<Rules, Position> = {
  "air-fleet-11-commitment": commitment,
  "buy-air-fleet": buyInSecret,
  "buy-air-unit": buyUnit,
};
