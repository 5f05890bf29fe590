import { type Choice, DONE, type Step } from "../../../kernel";
import { airbaseAt } from "../model/air";
import { initiativeOf } from "../model/initiative";
import { Gone, type PacificTable, type Position } from "../model/position";
import { addAir } from "../model/new-units";
import { ALLIED, JAPANESE, type Rules } from "../model/rules";
import { headquartersAtWork } from "../model/stations";
import { groundClass, nameOfHex } from "../model/units";
import { handOf, isStrategic, warOf } from "../model/war";

/** 34.10, 34.17, 34.20: what optional rules bring in the Reinforcement Phase: P-51, PT boats and the Tirpitz. */

const kinds = ["mustang", "tirpitz", "boats"] as const;
type Kind = (typeof kinds)[number];

type Arrivals = {
  /** Which of them comes next; beyond the last none does. */
  i: number;
  /** PT boats that go to another hex, by their place in the list; -1 before they are chosen, -2 for new ones. */
  boat: number;
  /** PT boats that have been placed in this phase. */
  placed: number[];
};

const NEW = -2;
const ownerOf = (kind: Kind): number => (kind === "tirpitz" ? JAPANESE : ALLIED);

/** Hexes of the headquarters of a side that are at work (14.7). */
const commandHexes = (t: PacificTable, side: number): number[] => [
  ...new Set(headquartersAtWork(t, side).map((n) => t.position.headquarters[n]!)),
];

/** Hexes in which an arrival may be placed now. */
function hexesFor(t: PacificTable, kind: Kind): number[] {
  const { options, month } = t.position;
  const { boatMonth, mustang, tirpitz, tirpitzShip } = t.rules.parameters.optional;
  switch (kind) {
    case "mustang":
      if (!options.includes("fighter-escort") || !isStrategic(t) || month < mustang) return [];
      if (warOf(t).special[MUSTANG] !== undefined) return [];
      return commandHexes(t, ALLIED).filter((hex) => airbaseAt(t, hex, ALLIED) >= 0);
    case "tirpitz":
      if (!options.includes("tirpitz") || !isStrategic(t) || month !== tirpitz) return [];
      if (
        initiativeOf(t, JAPANESE) === 0 ||
        t.position.fleet.hex[t.rules.shipOf[tirpitzShip]!] !== Gone.absent
      )
        return [];
      return commandHexes(t, JAPANESE).filter((hex) => t.rules.hexes.water[hex] !== "none");
    case "boats":
      return options.includes("barges-and-boats") && Number(month.slice(5)) === boatMonth ? heldHexes(t) : [];
  }
}

const MUSTANG = "mustang";

/** Hexes with Allied ground units, Bases among them. */
function heldHexes({ rules, position }: PacificTable): number[] {
  const hexes = new Set<number>();
  for (const unit of position.groundUnits)
    if (unit.hex >= 0 && unit.ship < 0 && groundClass(rules, unit).side === ALLIED) hexes.add(unit.hex);
  for (const base of position.bases) if (base.side === ALLIED && base.hex >= 0) hexes.add(base.hex);
  return [...hexes].sort((a, b) => a - b);
}

/** PT boats that may still go elsewhere. */
const movable = (t: PacificTable, { placed }: Arrivals): number[] =>
  t.position.options.includes("barges-and-boats")
    ? [...handOf(t, ALLIED).patrolBoats.keys()].filter((n) => !placed.includes(n))
    : [];

/** Options are hexes while something is placed, and PT boats while one of them is chosen. */
function choices(t: PacificTable, data: Arrivals): number[] {
  const kind = kinds[data.i];
  if (kind === undefined) return [];
  if (kind !== "boats" || data.boat === NEW) return hexesFor(t, kind);
  return data.boat >= 0 ? heldHexes(t) : movable(t, data);
}

export const arrivals: Step<Rules, Position, Arrivals> = {
  rule: "34.0",
  title: "Arrivals of optional rules",
  // Where PT boats lie the enemy does not know (34.17).
  secret: true,
  enter(t, { data }) {
    t.set(data, "i", 0);
    t.set(data, "boat", hexesFor(t, "boats").length > 0 ? NEW : -1);
    t.set(data, "placed", []);
  },
  asks: (t, { data }) => (choices(t, data).length > 0 ? 1 << ownerOf(kinds[data.i]!) : 0),
  options: (t, { data }, _side, out) => void out.push(...choices(t, data), DONE),
  describe(t, { data }, code): Choice {
    const kind = kinds[data.i]!;
    if (code === DONE) return { do: "done" };
    if (kind === "boats" && data.boat === -1)
      return { moveBoats: handOf(t, ALLIED).patrolBoats[code]!, n: code };
    return { arrive: kind, at: t.rules.hexes.ids[code]! };
  },
  prompt: (_t, { data }) => prompts[kinds[data.i]!],
  why: (_t, { data }) => ruleOf[kinds[data.i]!],
  take(t, { data }, code) {
    const kind = kinds[data.i]!;
    if (kind === "boats") return takeBoats(t, data, code);
    t.set(data, "i", data.i + 1);
    if (code === DONE) return;
    t.acted(ruleOf[kind]);
    if (kind === "mustang") placeMustang(t, code);
    else placeTirpitz(t, code);
  },
  proceed(t, { data }) {
    if (data.i < kinds.length) t.set(data, "i", data.i + 1);
    else t.leave();
  },
};

const prompts: Readonly<Record<Kind, string>> = {
  mustang: "Where are the P-51 based?",
  tirpitz: "Where does the Tirpitz arrive?",
  boats: "Where do PT boats lie?",
};

const ruleOf: Readonly<Record<Kind, string>> = { mustang: "34.10", tirpitz: "34.20", boats: "34.17" };

function takeBoats(t: PacificTable, data: Arrivals, code: number): void {
  const { patrolBoats } = handOf(t, ALLIED);
  if (code === DONE) {
    // New boats stay away, boats under way stay where they are, and with none chosen all is done.
    if (data.boat === -1) return t.set(data, "i", data.i + 1);
    if (data.boat >= 0) t.push(data.placed, data.boat);
    return t.set(data, "boat", -1);
  }
  if (data.boat === -1) return t.set(data, "boat", code);
  const id = t.rules.hexes.ids[code]!;
  t.acted("34.17");
  const n = data.boat === NEW ? patrolBoats.length : data.boat;
  if (data.boat === NEW) t.push(patrolBoats, id);
  else t.set(patrolBoats, n, id);
  t.push(data.placed, n);
  t.set(data, "boat", -1);
  t.say("34.17", () => `PT boats lie at ${nameOfHex(t.rules, code)}.`, [ALLIED]);
}

function placeMustang(t: PacificTable, hex: number): void {
  const kind = t.rules.airClasses.findIndex(({ isBomberEscort }) => isBomberEscort);
  if (kind < 0) return;
  const { id, name, steps } = t.rules.airClasses[kind]!;
  t.set(warOf(t).special, MUSTANG, 1);
  addAir(t, { id, kind, steps, hex, ship: -1 });
  t.say("34.10", () => `${name} arrive at ${nameOfHex(t.rules, hex)}.`, [ALLIED]);
}

function placeTirpitz(t: PacificTable, hex: number): void {
  const ship = t.rules.shipOf[t.rules.parameters.optional.tirpitzShip]!;
  t.set(t.position.fleet.hits, ship, 0);
  t.set(t.position.fleet.hex, ship, hex);
  t.say("34.20", () => `${t.rules.ships[ship]!.name} arrives at ${nameOfHex(t.rules, hex)}.`, [JAPANESE]);
}
