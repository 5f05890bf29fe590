import { capital, counted } from "../../../words";
import { airbaseText, supplyName } from "../model/pieces";
import { type Choice, DONE, type Step } from "../../../kernel";
import { ownerOf } from "../model/bases";
import { disruptGroundUnit, eliminateGroundUnit, hitPlace, removeSupply } from "../model/losses";
import { rollDie } from "../model/rolls";
import { BaseState, type ForlornTable, type Position } from "../model/position";
import { ALLIED, isHex, JAPANESE, type Rules } from "../model/rules";
import { isGroundDisrupted } from "../model/units";
import type { Terms } from "../model/scenario";

/** 17.2.1 Earlier damage: Japan spends the hits of a die on what the Allies have set up. */

type DamageData = { left: number };
type DamageTerms = NonNullable<Terms["setUp"]["earlierDamage"]>;

/** Kinds of targets in the codes of options: each has its own hundreds of thousands. */
const SPAN = 100_000;
const kinds = ["port", "airbase", "ground", "supply"] as const;

function targets(t: ForlornTable, terms: DamageTerms): number[] {
  const { rules, position } = t;
  const codes: number[] = [];
  for (const [n, { id, isPort, hex }] of rules.places.entries())
    if (
      isPort &&
      position.control[hex] === ALLIED &&
      !terms.notAt.includes(id) &&
      position.hits[n]! < terms.port
    )
      codes.push(n);
  for (const [n, { kind }] of rules.bases.entries())
    if (
      terms.airbase > 0 &&
      kind !== "off-map" &&
      kind !== "carrier" &&
      ownerOf(t, n) === ALLIED &&
      position.bases.state[n] === BaseState.normal
    )
      codes.push(SPAN + n);
  for (const [n, { side }] of rules.groundUnits.entries())
    if (
      terms.groundUnit > 0 &&
      side === ALLIED &&
      isHex(rules, position.ground.site[n]!) &&
      !isGroundDisrupted(t, n)
    )
      codes.push(2 * SPAN + n);
  for (const [n, { side }] of position.supply.entries())
    if (terms.supply > 0 && side === ALLIED) codes.push(3 * SPAN + n);
  return codes;
}

const split = (code: number): { kind: (typeof kinds)[number]; n: number } => ({
  kind: kinds[Math.floor(code / SPAN)]!,
  n: code % SPAN,
});

export const earlierDamage: Step<Rules, Position, DamageData> = {
  rule: "17.2.1",
  title: "Earlier damage",
  enter(t, { data }) {
    const hits = rollDie(t, { name: "earlier damage" });
    t.set(data, "left", hits);
    t.say("17.2.1", () => `Japan has done ${counted(hits, "hit")} of damage before.`);
  },
  asks: (t, { data }) =>
    data.left > 0 && targets(t, t.position.terms.setUp.earlierDamage!).length > 0 ? 1 << JAPANESE : 0,
  options(t, _frame, _side, out) {
    out.push(...targets(t, t.position.terms.setUp.earlierDamage!), DONE);
  },
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "done" };
    const { kind, n } = split(code);
    const { rules, position } = t;
    const id = {
      port: () => rules.places[n]!.id,
      airbase: () => rules.bases[n]!.id,
      ground: () => rules.groundUnits[n]!.id,
      supply: () => position.supply[n]!.id,
    }[kind]();
    return { do: "damage", what: kind, target: id };
  },
  prompt: (_t, { data }) => `What was damaged before? ${counted(data.left, "hit")} left.`,
  take(t, { data }, code) {
    if (code === DONE) return t.leave();
    t.set(data, "left", data.left - 1);
    const { kind, n } = split(code);
    const terms = t.position.terms.setUp.earlierDamage!;
    if (kind === "port") hitPlace(t, n, 1, "17.2.1");
    else if (kind === "supply") {
      const { id } = t.position.supply[n]!;
      removeSupply(t, id);
      t.say("17.2.1", () => `${capital(supplyName(id))} is lost.`);
    } else if (kind === "airbase") {
      t.set(t.position.bases.state, n, BaseState.disrupted);
      t.say("17.2.1", () => `${airbaseText(t, n)} is disrupted.`);
    } else if (terms.eliminated.includes(t.rules.groundUnits[n]!.id)) eliminateGroundUnit(t, n, "17.2.1");
    else disruptGroundUnit(t, n, "17.2.1");
  },
};
