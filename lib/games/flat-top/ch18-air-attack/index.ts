import { type Choice, type Step, type Steps } from "../../../kernel";
import { isCrippled } from "../board/sailing";
import { modified, resolve } from "../ch20-resolution";
import { hitBase } from "../ch21-damage/bases";
import { chooserOf, hitPlanes } from "../ch21-damage/planes";
import { hitShip, hitsToSink } from "../ch21-damage/ships";
import { change } from "../model/flights";
import type { FlatTopTable, Position } from "../model/position";
import { attacks, type Rules, TORPEDO, UNARMED } from "../model/rules";
import { flightsOfStrike, planesOfStrike, type Strike, strikesOf, strikeText } from "./targets";

/** 18 Air Attack: the attacks that were declared, each a roll of its own, with what anti-aircraft fire has left of them. */

/** Strikes that are still to be carried out: their planes are there, and their target, too. */
function open(t: FlatTopTable, hex: number): number[] {
  return strikesOf(t).flatMap((strike, n) => (planesOfStrike(t, strike, hex, n) > 0 ? [n] : []));
}

/** The side whose strikes come next: all of one side before those of the other, in the order of declaration. */
const sideNext = (t: FlatTopTable, hex: number): number => strikesOf(t)[open(t, hex)[0]!]!.side;

const ofSide = (t: FlatTopTable, hex: number): number[] => {
  const side = sideNext(t, hex);
  return open(t, hex).filter((n) => strikesOf(t)[n]!.side === side);
};

const airAttack: Step<Rules, Position> = {
  rule: "18",
  title: "Air Attack Combat Step",
  asks(t, frame) {
    const hex = frame.data.hex as number;
    // The attacker chooses the order where it matters.
    return open(t, hex).length > 0 && ofSide(t, hex).length > 1 ? 1 << sideNext(t, hex) : 0;
  },
  options(t, frame, _side, out) {
    for (const n of ofSide(t, frame.data.hex as number)) out.push(n);
  },
  describe(t, frame, code): Choice {
    const strike = strikesOf(t)[code]!;
    const { plane, attack, ship, base, ordnance } = strike;
    return {
      do: "strike",
      plane: t.rules.planes[plane]!.id,
      ordnance: ["none", "gp", "ap", "torpedo"][ordnance]!,
      attack: attacks[attack]!,
      target: ship >= 0 ? t.rules.ships[ship]!.id : t.rules.bases[base]!.id,
      count: planesOfStrike(t, strike, frame.data.hex as number, code),
    };
  },
  prompt: () => "Which attack is carried out next?",
  take: (t, frame, code) => carryOut(t, frame.data.hex as number, code),
  proceed(t, frame) {
    const hex = frame.data.hex as number;
    const [next] = open(t, hex).length > 0 ? ofSide(t, hex) : [];
    if (next === undefined) return t.leave();
    carryOut(t, hex, next);
  },
};

function carryOut(t: FlatTopTable, hex: number, n: number): void {
  const strike = strikesOf(t)[n]!;
  const count = planesOfStrike(t, strike, hex, n);
  const { side, plane, ordnance, attack, ship, base } = strike;
  spend(t, hex, n, strike);
  // 18.1: attacks cannot be called off, but one on a ship that has gone down finds nothing.
  if (ship >= 0 && t.position.fleet.force[ship]! < 0) {
    t.say("18.1", () => `${strikeText(t, strike, count)}: the ship is gone.`);
    return;
  }
  const bht = t.rules.planes[plane]!.hits[ship >= 0 ? 0 : 1]![attack]![ordnance]!;
  const conditions: string[] = [];
  if (ship >= 0 && isCrippled(t, ship)) conditions.push("target-crippled");
  if (ship >= 0 && t.position.fleet.anchored[ship] !== 0) conditions.push("target-anchored");
  const roll = modified(t, bht, { combat: "air-attack", hex, plane, conditions });
  const name = strikeText(t, strike, count);
  const scored = resolve(
    t,
    name,
    `strike ${n}`,
    side,
    count,
    roll,
    ship >= 0 ? hitsToSink(t, ship) : Infinity,
  );
  const field = ship >= 0 ? t.rules.ships[ship]!.field : t.rules.bases[base]!.field;
  const hits =
    scored > 0 && isDoubled(t, field, strike) ? scored * t.rules.parameters.damage.doubled : scored;
  t.say(
    "18.2",
    () =>
      `${name}: ${scored} ${scored === 1 ? "hit" : "hits"}${hits > scored ? `, doubled to ${hits}` : ""}.`,
  );
  if (base >= 0) t.set(t.position.bases.attacked, base, t.position.turn);
  if (hits === 0) return;
  if (ship >= 0) hitShip(t, ship, hits);
  else hitBase(t, base, hits);
  const isAfloat = ship < 0 || t.position.fleet.force[ship]! >= 0;
  if (field >= 0 && isAfloat) hitPlanes(t, field, hits, chooserOf(t, side, attacks[attack]!));
}

/** 21.6: hits count double where planes are in the wrong boxes: with bombs Ready and Just Landed, with torpedoes Readying. */
function isDoubled(t: FlatTopTable, field: number, { ordnance, base }: Strike): boolean {
  if (field < 0) return false;
  const { ready, landed, readying } = t.position.decks[field]!;
  if (ordnance === TORPEDO) return base < 0 && readying.length > 0;
  return ready.length > 0 || landed.length > 0;
}

/** 8.12.4, 15.6.3: the planes have made their one attack, and spend what it costs. */
function spend(t: FlatTopTable, hex: number, n: number, strike: Strike): void {
  const { rangeCost } = t.rules.parameters.combat;
  const cost = rangeCost[attacks[strike.attack]!];
  // 18.3.1: dive bombers end low.
  const low = attacks[strike.attack] === "dive" ? { high: false } : {};
  for (const { formation, flight } of flightsOfStrike(t, strike, hex, n))
    change(t, formation, flight, { ordnance: UNARMED, strike: 0, due: flight.due - cost, ...low });
}

export const airAttackSteps: Steps<Rules, Position> = { "air-attack": airAttack };
