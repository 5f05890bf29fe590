import { type Choice, DONE, type Step } from "../../../kernel";
import { isLinked } from "../model/links";
import { cargoOf } from "../model/navy";
import { Gone, type PacificTable, type Position } from "../model/position";
import { JAPANESE, NOWHERE, type Rules } from "../model/rules";
import { hexOfShip, nameOfHex } from "../model/units";
import { warOf } from "../model/war";

/** 9.1 Japanese escorts: destroyers go into the Escort box or come out of it, not both in one phase. */

/** Steps in the box. */
export const escortSteps = (t: PacificTable): number =>
  Object.entries(warOf(t).escorts).reduce(
    (sum, [id, { hits }]) => sum + t.rules.ships[t.rules.shipOf[id]!]!.hitCapacity - hits,
    0,
  );

type Escort = { way: "open" | "in" | "out" };

type Action =
  /** The whole unit, or a step of it for a unit in the box. */
  { way: "in"; ship: number; into: string } | { way: "out"; id: string; hex: number };

const types = ["DD", "DE"];

/** Linked destroyers in Forces: not in Task Forces, and without troops. */
const candidates = (t: PacificTable): number[] =>
  t.rules.ships.flatMap(({ side, type }, n) => {
    const { fleet } = t.position;
    if (side !== JAPANESE || !types.includes(type) || fleet.activated[n] || fleet.taskForce[n]! >= 0)
      return [];
    const hex = hexOfShip(t.position, n);
    return hex >= 0 && isLinked(t, hex, JAPANESE) && cargoOf(t, n).length === 0 ? n : [];
  });

/** Linked hexes with a Japanese headquarters. */
const returns = (t: PacificTable): number[] => [
  ...new Set(
    t.rules.headquarters.flatMap(({ side }, n) => {
      const hex = t.position.headquarters[n]!;
      return side === JAPANESE &&
        hex !== NOWHERE &&
        t.rules.hexes.water[hex] !== "none" &&
        isLinked(t, hex, side)
        ? hex
        : [];
    }),
  ),
];

function actions(t: PacificTable, { way }: Escort): Action[] {
  const { escorts } = warOf(t);
  const found: Action[] = [];
  if (way !== "out")
    for (const ship of candidates(t)) {
      found.push({ way: "in", ship, into: "" });
      const { hitCapacity, type } = t.rules.ships[ship]!;
      if (t.position.fleet.hits[ship]! + 1 >= hitCapacity) continue;
      for (const [id, { hits }] of Object.entries(escorts))
        if (hits > 0 && t.rules.ships[t.rules.shipOf[id]!]!.type === type)
          found.push({ way: "in", ship, into: id });
    }
  if (way !== "in")
    for (const hex of returns(t)) for (const id of Object.keys(escorts)) found.push({ way: "out", id, hex });
  return found;
}

export const japaneseEscort: Step<Rules, Position, Escort> = {
  rule: "9.1",
  title: "Japanese Escort Phase",
  // Which ships lie in a port the enemy does not know (2.5.10).
  secret: true,
  enter: (t, { data }) => t.set(data, "way", "open"),
  asks: (t, { data }) => (actions(t, data).length > 0 ? 1 << JAPANESE : 0),
  options(t, { data }, _side, out) {
    for (const n of actions(t, data).keys()) out.push(n);
    out.push(DONE);
  },
  describe(t, { data }, code): Choice {
    if (code === DONE) return { do: "done" };
    const action = actions(t, data)[code]!;
    if (action.way === "out") return { release: action.id, at: t.rules.hexes.ids[action.hex]! };
    const { id } = t.rules.ships[action.ship]!;
    return action.into === "" ? { guard: id } : { guard: id, into: action.into };
  },
  prompt: () => "Which destroyers escort merchants?",
  take(t, { data }, code) {
    const action = actions(t, data)[code];
    if (!action) return t.leave();
    t.set(data, "way", action.way);
    if (action.way === "out") release(t, action.id, action.hex);
    else if (action.into === "") enlist(t, action.ship);
    else lend(t, action.ship, action.into);
  },
  proceed: (t) => t.leave(),
};

/** A ship in the box is nowhere on the map. */
function enlist(t: PacificTable, ship: number): void {
  const { fleet } = t.position;
  const { id, name } = t.rules.ships[ship]!;
  t.set(warOf(t).escorts, id, { hits: fleet.hits[ship]! });
  t.set(fleet.hex, ship, Gone.absent);
  t.set(fleet.hits, ship, 0);
  t.say("9.1", () => `${name} escorts merchants.`, [JAPANESE]);
}

function lend(t: PacificTable, ship: number, id: string): void {
  const { hits } = t.position.fleet;
  const inBox = warOf(t).escorts[id]!;
  t.set(hits, ship, hits[ship]! + 1);
  t.set(inBox, "hits", inBox.hits - 1);
  t.say(
    "9.1",
    () =>
      `A step of ${t.rules.ships[ship]!.name} joins ${t.rules.ships[t.rules.shipOf[id]!]!.name} as escort.`,
    [JAPANESE],
  );
}

function release(t: PacificTable, id: string, hex: number): void {
  const { fleet } = t.position;
  const { escorts } = warOf(t);
  const ship = t.rules.shipOf[id]!;
  t.set(fleet.hits, ship, escorts[id]!.hits);
  t.set(fleet.hex, ship, hex);
  t.set(fleet.activated, ship, false);
  t.remove(escorts, id);
  t.say("9.1", () => `${t.rules.ships[ship]!.name} joins the Force in ${nameOfHex(t.rules, hex)}.`, [
    JAPANESE,
  ]);
}
