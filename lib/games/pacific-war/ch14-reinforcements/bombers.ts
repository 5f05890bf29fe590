import { type Choice, DONE, type Step } from "../../../kernel";
import { counted } from "../../../words";
import { distance } from "../model/distance";
import { isLinked } from "../model/links";
import type { PacificTable, Position } from "../model/position";
import { ALLIED, NOWHERE, type Rules } from "../model/rules";
import { baseClass, isInterdicted, nameOfHex } from "../model/units";
import { monthAfter } from "../model/months";
import { warOf } from "../model/war";
import { addBombingPoints, BOMBING_POINTS } from "./receive";

/** 14.3, 14.4: the Strategic Bombers get their points and their airbases. */

const GROUPS = ["20", "21"] as const;
type Group = (typeof GROUPS)[number];

/** What the Allies may do: points for a group, a group to an airbase, or one back to the box (at -1). */
type Order = { group: Group; points: number } | { group: Group; hex: number };

/** 8.2: large airbases that work and have a Homeland hex near enough. */
function airbases(t: PacificTable): number[] {
  const { rules, position } = t;
  const { reach } = rules.parameters.strategicBombing;
  const homeland = rules.places.flatMap(({ resource, hex }) => (resource === "homeland" ? hex : []));
  return position.bases.flatMap((base, n) =>
    base.side === ALLIED &&
    base.hex !== NOWHERE &&
    baseClass(rules, base).isLarge &&
    !isInterdicted(t, n) &&
    isLinked(t, base.hex, ALLIED) &&
    homeland.some((hex) => distance(rules.hexes, base.hex, hex) <= reach)
      ? base.hex
      : [],
  );
}

function ordersOf(t: PacificTable): Order[] {
  const { bombers, special } = warOf(t);
  const groups = GROUPS.filter((group) => bombers[group] !== undefined);
  const points = special[BOMBING_POINTS] ?? 0;
  const sites = groups.length > 0 ? airbases(t) : [];
  return [
    ...groups.flatMap((group) =>
      Array.from({ length: points }, (_each, n): Order => ({ group, points: n + 1 })),
    ),
    ...groups.flatMap((group): Order[] => {
      const { at, ready } = bombers[group]!;
      if (at !== "") return [{ group, hex: NOWHERE }];
      return ready > t.position.month ? [] : sites.map((hex) => ({ group, hex }));
    }),
  ];
}

/** Codes are places in the list of orders. */
export const bomberDeployment: Step<Rules, Position> = {
  rule: "14.4",
  title: "Strategic Bombers",
  asks: (t) => (ordersOf(t).length > 0 ? 1 << ALLIED : 0),
  options: (t, _frame, _side, out) => void out.push(...ordersOf(t).keys(), DONE),
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "done" };
    const order = ordersOf(t)[code]!;
    if ("points" in order) return { bombers: order.group, points: order.points };
    return { bombers: order.group, to: order.hex === NOWHERE ? "box" : t.rules.hexes.ids[order.hex]! };
  },
  prompt: () => "Deploy the Strategic Bombers?",
  why: (t, _frame, code) => (code !== DONE && "points" in ordersOf(t)[code]! ? "14.3" : undefined),
  take(t, _frame, code) {
    if (code === DONE) return t.leave();
    carryOut(t, ordersOf(t)[code]!);
  },
  proceed: (t) => t.leave(),
};

function carryOut(t: PacificTable, order: Order): void {
  const { rules, position } = t;
  const { bombers, special } = warOf(t);
  const { group } = order;
  if ("points" in order) {
    t.set(special, BOMBING_POINTS, special[BOMBING_POINTS]! - order.points);
    addBombingPoints(t, group, order.points);
    const text = counted(order.points, "Strategic Bombing Point");
    return t.say("14.3", () => `${text} for the ${group}th Group.`);
  }
  if (order.hex !== NOWHERE) {
    t.set(bombers[group]!, "at", rules.hexes.ids[order.hex]!);
    return t.say("14.4", () => `The ${group}th Group goes to ${nameOfHex(rules, order.hex)}.`);
  }
  t.set(bombers[group]!, "at", "");
  // 8.2: it misses a Strategic Bombing Phase.
  t.set(bombers[group]!, "ready", monthAfter(position.month, 1));
  t.say("14.4", () => `The ${group}th Group leaves its airbase.`);
}
