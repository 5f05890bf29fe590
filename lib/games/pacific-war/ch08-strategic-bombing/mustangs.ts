import { type Choice, DONE, type Step } from "../../../kernel";
import { counted } from "../../../words";
import { airStrength, airbaseAt, rangeOn, siteOf } from "../model/air";
import { fire } from "../model/combat";
import { loseAirSteps } from "../model/damage";
import { distance } from "../model/distance";
import type { PacificTable, Position } from "../model/position";
import { ALLIED, JAPANESE, type Rules } from "../model/rules";
import { airClass, nameOfHex } from "../model/units";

/** 34.10 P-51 escort a raid: they fight fighters over its targets, or strafe aircraft on the ground. */

type Mustangs = { places: number[]; over?: boolean };

/** The unit, if it is on the map. */
const escortOf = ({ rules, position }: PacificTable): number =>
  position.airUnits.findIndex(
    (unit) => unit.steps > 0 && unit.hex >= 0 && airClass(rules, unit).isBomberEscort,
  );

/** Japanese aircraft that it can attack: fighters over the targets, or else all on the ground within its range. */
function preyOf(t: PacificTable, { places }: Mustangs): { airUnits: number[]; isStrafing: boolean } {
  const { position, rules } = t;
  const escort = escortOf(t);
  if (escort < 0) return { airUnits: [], isStrafing: false };
  const unit = position.airUnits[escort]!;
  const from = siteOf(position, unit);
  const range = rangeOn(t, unit, "strike");
  const inReach = position.airUnits.flatMap((other, n) => {
    const hex = siteOf(position, other);
    const isEnemy = other.steps > 0 && hex >= 0 && airClass(rules, other).side === JAPANESE;
    return isEnemy && 2 * distance(rules.hexes, from, hex) <= range ? n : [];
  });
  const over = places.map((place) => rules.places[place]!.hex);
  const fighters = inReach.filter((n) => {
    const other = position.airUnits[n]!;
    return airClass(rules, other).engine === "F" && over.includes(siteOf(position, other));
  });
  if (fighters.length > 0) return { airUnits: fighters, isStrafing: false };
  const grounded = inReach.filter((n) => {
    const { hex, ship } = position.airUnits[n]!;
    return ship < 0 && airbaseAt(t, hex, JAPANESE) >= 0;
  });
  return { airUnits: grounded, isStrafing: true };
}

export const mustangs: Step<Rules, Position, Mustangs> = {
  rule: "34.10",
  title: "Escort of the bombers",
  asks: (t, { data }) => (!data.over && preyOf(t, data).airUnits.length > 0 ? 1 << ALLIED : 0),
  options: (t, { data }, _side, out) => void out.push(...preyOf(t, data).airUnits, DONE),
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { engage: t.position.airUnits[code]!.id },
  prompt: (t, { data }) =>
    preyOf(t, data).isStrafing ? "Which aircraft do the P-51 strafe?" : "Which fighters do the P-51 engage?",
  take(t, { data }, code) {
    t.set(data, "over", true);
    if (code === DONE) return;
    const { isStrafing } = preyOf(t, data);
    const escort = t.position.airUnits[escortOf(t)]!;
    const prey = t.position.airUnits[code]!;
    const { hits } = fire(t, {
      attack: isStrafing ? "strafe" : "escort-coordinated",
      strength: airStrength(t, escort, "antiAir"),
      side: ALLIED,
      name: `${escort.name} against ${prey.name}`,
    });
    t.acted("34.10");
    const at = nameOfHex(t.rules, siteOf(t.position, prey));
    const lost = loseAirSteps(t, code, hits);
    t.say(
      "34.10",
      () => `${escort.name} attacks ${prey.name} at ${at}: ${counted(lost, "step")} lost.`,
      [0, 1],
    );
  },
  proceed: (t) => t.leave(),
};
