import { pay } from "../model/command-points";
import { isLinked } from "../model/links";
import type { PacificTable } from "../model/position";
import { baseAt, baseClass, nameOfHex } from "../model/units";
import { warOf } from "../model/war";
import { builderOf } from "../model/constructions";
import { canBeLarge, damagedBases, DOCKS, type Order } from "./jobs";
import type { Outset } from "./outset";

/** 17.0: works are finished, paid for and begun. */

/** What was paid to the end in the month before is done; hits of that month no longer count (17.5.D, 17.8, 11.3.1.E). */
export function beginPhase(t: PacificTable): void {
  const linked = t.position.supportBases.filter((base) => base.hits > 0 && isLinked(t, base.hex, base.side));
  const { constructions } = warOf(t);
  for (let n = constructions.length - 1; n >= 0; n--) {
    const of = constructions[n]!;
    t.set(of, "hits", 0);
    if (of.stage >= t.rules.engineering[of.job]!.stages.length) finish(t, n);
  }
  for (const base of linked) t.set(base, "hits", 0);
}

function finish(t: PacificTable, n: number): void {
  const { rules, position } = t;
  const war = warOf(t);
  const { hex: id, job, base } = war.constructions[n]!;
  const { kind, airfield, title, rule } = rules.engineering[job]!;
  const hex = rules.hexes.of[id]!;
  const side = builderOf(rules, war.constructions[n]!);
  t.removeAt(war.constructions, n);
  const standing = baseAt(t, hex, side);
  if (kind === "small-airbase") {
    if (standing >= 0) return;
    t.push(position.bases, { side, kind: rules.baseClassOf[base]!, hex, hits: 0 });
    const place = rules.hexes.place[hex]!;
    if (place >= 0) t.set(position.control, place, side);
    if (airfield === false) t.push(war.builtAirfields, id);
  } else {
    // The Base is gone, and the work with it.
    if (standing < 0) return;
    if (kind === "dry-dock") {
      t.push(war.mobileDocks, id);
      t.set(war.special, DOCKS, (war.special[DOCKS] ?? 0) + 1);
    }
    enlarge(t, standing, base);
  }
  t.say(rule, () => `${title} in ${nameOfHex(rules, hex)}: the work is done.`, BOTH);
}

/** The large side of a Base; of a dry dock where there is room for it (17.9). */
function enlarge(t: PacificTable, n: number, id: string): void {
  const { rules, position } = t;
  const of = position.bases[n]!;
  const { isLarge, nation } = baseClass(rules, of);
  if (isLarge || !canBeLarge(rules, of.hex)) return;
  const kind =
    rules.baseClassOf[id] ?? rules.baseClasses.findIndex((each) => each.isLarge && each.nation === nation);
  if (kind >= 0) t.set(of, "kind", kind);
}

const BOTH = [0, 1];

type Work = Exclude<Order, { do: "support-base" }>;

export function carryOut(t: PacificTable, outset: Outset, side: number, order: Work): void {
  const { rules, position } = t;
  const war = warOf(t);
  const name = (hex: number): string => nameOfHex(rules, hex);
  switch (order.do) {
    case "repair-all":
      for (const n of damagedBases(t, outset, side)) repair(t, n);
      return;
    case "repair":
      return repair(t, baseAt(t, order.hex, side));
    case "repair-resource": {
      const { id, name: called } = rules.places[order.place]!;
      pay(t, order.payer, order.cost, "17.4", `the Resources of ${called}`);
      const at = position.demolished.indexOf(order.place);
      if (at >= 0) t.removeAt(position.demolished, at);
      const marker = war.interdictedResources.indexOf(id);
      if (marker >= 0) t.removeAt(war.interdictedResources, marker);
      return t.say("17.4", () => `The Resources of ${called} are repaired.`, BOTH);
    }
    case "continue": {
      const of = war.constructions[order.n]!;
      const { title, rule } = rules.engineering[of.job]!;
      pay(t, order.payer, order.cost, rule, title);
      t.change(`/war/constructions/${order.n}/stage`, of.stage, of.stage + 1);
      t.set(of, "stage", of.stage + 1);
      return t.say(rule, () => `${title} in ${name(rules.hexes.of[of.hex]!)} goes on.`, BOTH);
    }
    case "build": {
      const { title, rule } = rules.engineering[order.job]!;
      pay(t, order.payer, order.cost, rule, title);
      const base = rules.baseClasses[order.base]?.id ?? "";
      t.push(war.constructions, {
        hex: rules.hexes.ids[order.hex]!,
        job: order.job,
        base,
        stage: 1,
        hits: 0,
      });
      return t.say(rule, () => `${title} in ${name(order.hex)}: the work begins.`, BOTH);
    }
    case "remove-support-base": {
      const n = position.supportBases.findIndex((each) => each.hex === order.hex && each.side === side);
      t.removeAt(position.supportBases, n);
      return t.say("11.3.1", () => `The Offensive Support Base in ${name(order.hex)} is removed.`, BOTH);
    }
  }
}

/** 17.2 */
function repair(t: PacificTable, n: number): void {
  const of = t.position.bases[n]!;
  t.change(`/bases/${t.rules.hexes.ids[of.hex]!}/hits`, of.hits, 0);
  t.set(of, "hits", 0);
  t.say("17.2", () => `${baseClass(t.rules, of).name} in ${nameOfHex(t.rules, of.hex)} is repaired.`, BOTH);
}
