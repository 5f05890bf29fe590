import { type Choice, DONE } from "../../../kernel";
import { canFire } from "../ch19-surface/positions";
import { baseIn, shipsIn } from "../ch07-observation/ships-in-hex";
import { planesOfStrike, type Strike, strikesOf } from "../ch18-air-attack/targets";
import { modified, resultNumber, hitsOf } from "../ch20-resolution";
import { surfaceOf } from "../ch21-damage/bases";
import { gunneryOf, torpedoesOf } from "../ch21-damage/ships";
import { valueOf } from "../model/losses";
import type { FlatTopTable } from "../model/position";
import { attacks, enemyOf, ordnances } from "../model/rules";

/** What distinguishes one deliberate policy from another. */
export interface Habits {
  /** No surface combat or bombardment against more guns. */
  cautious: boolean;
}

/** An option with what it says. */
interface Option {
  code: number;
  choice: Choice;
}

type Chooser = (t: FlatTopTable, side: number, options: readonly Option[], habits: Habits) => number;

/** The option that these habits take. Where a step is not known, the first one. */
export function chosenBy(habits: Habits, t: FlatTopTable, side: number, codes: readonly number[]): number {
  if (codes.length === 1) return codes[0]!;
  const frame = t.top();
  const inner = t.step(frame.step).inner?.(frame as never, side) ?? frame;
  const options = codes.map((code) => ({ code, choice: t.describe(code, side) }));
  return choosers[inner.step]?.(t, side, options, habits) ?? codes[0]!;
}

const choosers: Readonly<Record<string, Chooser>> = {
  "air-to-air": something,
  "air-fight": inTheAir,
  "air-round": mostOf,
  "anti-aircraft": bestStrike,
  allotting: fairShare,
  "planes-lost": (_t, _side, options) => options[0]!.code,
  "surface-attack": ifStronger,
  placing: position,
  aiming: evenly,
  "surface-combat": (_t, _side, options) => codeOf(options, "breakthrough") ?? DONE,
  bombardment: ifStronger,
};

/** The first thing that can be done; done only when there is nothing else. */
function something(_t: FlatTopTable, _side: number, options: readonly Option[]): number {
  return options.find(({ code }) => code !== DONE)?.code ?? DONE;
}

const codeOf = (options: readonly Option[], what: string): number | undefined =>
  options.find(({ choice }) => choice.do === what)?.code;

/** The option of which the number is greatest, the first of them. */
function best(options: readonly Option[], worth: (choice: Choice) => number): number {
  let found = options[0]!;
  let greatest = -Infinity;
  for (const option of options) {
    const here = option.code === DONE ? 0 : worth(option.choice);
    if (here <= greatest) continue;
    found = option;
    greatest = here;
  }
  return found.code;
}

// ---- in the air (16) -----------------------------------------------------------------------------------

/** Interceptors cover their bombers, fight escorts with as many as those are, and shoot at the bombers with the rest. */
function inTheAir(t: FlatTopTable, _side: number, options: readonly Option[]): number {
  const answer = codeOf(options, "escort") ?? codeOf(options, "attack-bombers") ?? codeOf(options, "spend");
  if (answer !== undefined) return answer;
  const { escortsTargets } = t.top().data as unknown as { escortsTargets: { count: number }[] };
  const engaged = escortsTargets.reduce((sum, { count }) => sum + count, 0);
  const toEscorts = options.filter(({ choice }) => choice.to === "escorts");
  const list =
    engaged === 0 && toEscorts.length > 0
      ? toEscorts
      : options.filter(({ choice }) => choice.to === "bombers");
  return mostOf(t, 0, list.length > 0 ? list : options);
}

/** As many planes as there are. */
function mostOf(_t: FlatTopTable, _side: number, options: readonly Option[]): number {
  return best(options, ({ count }) => count as number);
}

// ---- from the air (17, 18) -----------------------------------------------------------------------------

/** 17.2: each group as a whole goes where its hits count most, less what others are likely to do there already. */
function bestStrike(t: FlatTopTable, side: number, options: readonly Option[]): number {
  if (codeOf(options, "strike") === undefined) return something(t, side, options);
  return best(options, (choice) => worthOfStrike(t, side, choice));
}

function worthOfStrike(t: FlatTopTable, side: number, choice: Choice): number {
  const ship = t.rules.shipOf[choice.target as string] ?? -1;
  const isShip = ship >= 0 && t.position.fleet.force[ship]! >= 0 && t.rules.ships[ship]!.side !== side;
  const plane = t.rules.kinds[t.rules.kindOf[choice.plane as string]!]!.plane;
  const strike: Strike = {
    side,
    plane,
    ordnance: ordnances.indexOf(choice.ordnance as (typeof ordnances)[number]),
    attack: attacks.indexOf(choice.attack as (typeof attacks)[number]),
    ship: isShip ? ship : -1,
    base: isShip ? -1 : (t.rules.baseOf[choice.target as string] ?? -1),
  };
  const count = choice.count as number;
  const hits = expectedHits(t, strike, count);
  // Whole groups: a part of one comes only after all of it.
  if (strike.ship < 0) return hits + count / 1000;
  const left = t.rules.ships[ship]!.damage - t.position.fleet.hits[ship]! - plannedHits(t, ship);
  const each = valueOf(t, ship) / t.rules.ships[ship]!.damage;
  // Carriers first.
  const weight = t.rules.ships[ship]!.field >= 0 ? 2 : 1;
  return Math.max(0, Math.min(hits, left)) * each * weight + count / 1000;
}

/** Hits that strikes declared before are likely to score on a ship. */
function plannedHits(t: FlatTopTable, ship: number): number {
  const { hex } = t.frame("battle")!.data as { hex: number };
  let sum = 0;
  for (const [n, strike] of strikesOf(t).entries()) {
    if (strike.ship !== ship) continue;
    sum += expectedHits(t, strike, planesOfStrike(t, strike, hex, n));
  }
  return sum;
}

/** Mean hits of so many Air Factors before anti-aircraft fire (20.3). */
function expectedHits(t: FlatTopTable, { plane, attack, ordnance, ship }: Strike, count: number): number {
  const { hex } = t.frame("battle")!.data as { hex: number };
  const bht = t.rules.planes[plane]!.hits[ship >= 0 ? 0 : 1]![attack]![ordnance]!;
  const { bht: column } = modified(t, bht, { combat: "air-attack", hex, plane });
  const result = resultNumber(t.rules, column, count);
  let sum = 0;
  for (let face = 1; face <= 6; face++) sum += hitsOf(t.rules, result, face);
  return sum / 6;
}

/** Anti-aircraft factors by the attacks that are left: an equal share of what is left for each. */
function fairShare(t: FlatTopTable, _side: number, options: readonly Option[]): number {
  const { i, shots } = t.top().data as unknown as { i: number; shots: number[][] };
  const left = Math.max(...options.map(({ code }) => code));
  const strikes = strikesOf(t).length - (shots[i]?.length ?? 0);
  const share = Math.ceil(left / Math.max(1, strikes));
  return options.find(({ code }) => code === share)?.code ?? options.at(-1)!.code;
}

// ---- at sea (19) ---------------------------------------------------------------------------------------

const guns = (t: FlatTopTable, side: number, hex: number): number =>
  shipsIn(t, side, hex).reduce((sum, ship) => sum + (canFire(t, ship) ? gunneryOf(t, ship) : 0), 0);

/** Surface combat and bombardment: always, or only with as many guns as the other side. */
function ifStronger(t: FlatTopTable, side: number, options: readonly Option[], { cautious }: Habits): number {
  if (!cautious) return something(t, side, options);
  const { hex } = t.top().data as { hex: number };
  const base = baseIn(t, enemyOf(side), hex);
  const against =
    t.top().step === "bombardment" && base >= 0 ? surfaceOf(t, base) : guns(t, enemyOf(side), hex);
  return guns(t, side, hex) >= against ? something(t, side, options) : DONE;
}

/** 19.3: guns forward, destroyers with torpedoes, everything else behind; the die shows the most where guns are more. */
function position(t: FlatTopTable, side: number, options: readonly Option[]): number {
  const { hex } = t.frame("battle")!.data as { hex: number };
  if (options[0]!.choice.do === "die") {
    const wanted = guns(t, side, hex) >= guns(t, enemyOf(side), hex) ? 6 : 1;
    return options.find(({ code }) => code === wanted)!.code;
  }
  const ship = t.rules.shipOf[options[0]!.choice.ship as string]!;
  const at = (name: string): number | undefined =>
    options.find(({ choice }) => choice.position === name)?.code;
  const carriesPlanes = t.rules.ships[ship]!.shipClass === "carriers";
  if (carriesPlanes) return at("screen") ?? options[0]!.code;
  const forTorpedoes = torpedoesOf(t, ship) > gunneryOf(t, ship);
  return (forTorpedoes ? at("torpedo") : undefined) ?? at("gunnery") ?? at("screen") ?? options[0]!.code;
}

/** 19.5: an equal share of the factors that are left for each target that is left. */
function evenly(t: FlatTopTable, side: number, options: readonly Option[]): number {
  const frame = t.top();
  const data = (t.step(frame.step).inner?.(frame as never, side) ?? frame).data as unknown as {
    ships: number[];
    given: number[];
  };
  const aims = options.filter(({ code }) => code !== DONE);
  const most = Math.max(...aims.map(({ code }) => code));
  const share = Math.ceil(most / (data.ships.length - data.given.length));
  return aims.find(({ code }) => code === share)?.code ?? DONE;
}
