import { capital } from "../../words";
import { modifierNames, modifierSum, type Situation } from "./model/modifiers";
import {
  addLoss,
  damageShip,
  flag,
  hexOf,
  loseAirStep,
  loseLandStep,
  losePiece,
  pieceAt,
  pieceName,
  placeName,
  sideText,
  sinkShip,
  strengthOf,
} from "./model/pieces";
import { setMerchantmen } from "./model/points";
import { Flag, type T } from "./model/position";
import { situation, targetOf } from "./model/rolls";
import { JAPAN, QUARTERS } from "./model/rules";

/** 13.0 Damage Resolution. Every hit of the game ends in one of the functions of this file. */

// ---- 13.1 naval units -------------------------------------------------------------------------------

/** One hit on a ship, as far as its Damage Check wants to know where it came from. */
export interface NavalHit {
  readonly attack: "air" | "submarine" | "surface";
  /** Side that scored it. */
  readonly by: number;
  /** Firepower of the ship that fired (surface combat only). */
  readonly firepower?: number;
}

/** A Damage Check for each hit; a ship that comes through all of them is damaged (13.1). */
export function hitShip(t: T, p: number, hits: readonly NavalHit[]): void {
  if (hits.length === 0) return;
  for (const [earlierChecks, hit] of hits.entries()) {
    if (!checkSinks(t, p, hit, { extraHits: hits.length - 1, earlierChecks })) continue;
    sinkShip(t, p);
    t.say("13.1", () => `${pieceName(t, p)} is sunk.`);
    return;
  }
  damageShip(t, p, hits.length);
  t.say("13.1", () => `${pieceName(t, p)} is damaged (${hits.length} hit${hits.length === 1 ? "" : "s"}).`);
}

/** Dice and modifiers against the Defense rating: reached or exceeded, the ship is sunk. */
function checkSinks(
  t: T,
  p: number,
  hit: NavalHit,
  among: Required<Pick<Situation, "extraHits" | "earlierChecks">>,
): boolean {
  const { damageModifiers, parameters } = t.rules;
  const { checkDice: dice, checkDieSides: sides } = parameters.damage;
  const { attack, firepower } = hit;
  const s: Situation = situation(t, hit.by, { ...targetOf(t, p), attack, firepower, ...among });
  const need = pieceAt(t, p).defense - modifierSum(damageModifiers, s, t);
  const name = `Damage Check of ${t.logging || t.script ? pieceName(t, p) : "a ship"}`;
  if (t.script) {
    // Enumerated as one throw that sinks or does not, instead of as every pair of faces.
    const sinking = waysToReach(need, dice, sides);
    const all = sides ** dice;
    return t.hits({ name, dice: 1, sides: all, need: all - sinking + 1 }) > 0;
  }
  const modifiers = () => modifierNames(damageModifiers, s);
  const { side, pieceId } = pieceAt(t, p);
  const key = `Damage Check of ${pieceId}`;
  const faces = t.roll({ name, key, side, dice, sides, need, modifiers });
  let sum = 0;
  for (const face of faces) sum += face;
  return sum >= need;
}

/** In how many ways the sum of some dice reaches a number. */
export function waysToReach(need: number, dice: number, sides: number): number {
  if (dice === 0) return need <= 0 ? 1 : 0;
  let ways = 0;
  for (let face = 1; face <= sides; face++) ways += waysToReach(need - face, dice - 1, sides);
  return ways;
}

// ---- 13.2 land units and replacements markers at sea -------------------------------------------------

/** Put HIT markers on a passenger; they are settled later, all together. */
export function hitPassenger(t: T, p: number, hits: number): void {
  t.set(t.position.hits, p, t.position.hits[p]! + hits);
}

/** Settle the HIT markers of all passengers in a hex; what does not make up a whole step is forgotten. */
export function settlePassengerHits(t: T, place: number): void {
  const { hits } = t.position;
  for (let p = 0; p < hits.length; p++) {
    if (hits[p]! > 0 && hexOf(t, p) === place) settleHits(t, p);
  }
}

function settleHits(t: T, p: number): void {
  const hits = t.position.hits[p]!;
  t.set(t.position.hits, p, 0);
  if (pieceAt(t, p).kind === "replacements") settleMarker(t, p, hits);
  else if (pieceAt(t, p).kind === "land") settleLand(t, p, hits);
}

/** A marker has one step and is lost when hit as often as its value; no merchantmen are named for it. */
function settleMarker(t: T, p: number, hits: number): void {
  if (hits < t.position.steps[p]!) return;
  t.say("13.2", () => `${capital(pieceName(t, p))} is lost at sea.`);
  losePiece(t, p);
}

function settleLand(t: T, p: number, hits: number): void {
  const piece = pieceAt(t, p);
  if (piece.side === JAPAN) loseMerchantmen(t, Math.min(hits, strengthOf(t, p)), "13.2");
  // A unit without a reduced side has only its full strength to measure hits by.
  const hitsPerStep = piece.maxSteps > 1 ? piece.reduced : piece.strength;
  for (let left = hits; left >= hitsPerStep; left -= hitsPerStep) {
    if (loseLandStep(t, p)) {
      t.say("13.2", () => `${piece.name} is eliminated at sea.`);
      return;
    }
    flag(t, p, Flag.lostStepAtSea);
    t.say("13.2", () => `${piece.name} loses a step at sea and cannot land.`);
  }
}

/** Losses at sea cost Japan ships of the Merchantmen Pool, not Transport Points (13.2, 13.3.1). */
function loseMerchantmen(t: T, hits: number, rule: string): void {
  const ships = hits * t.rules.parameters.damage.merchantmenPerHitAtSea;
  if (ships <= 0) return;
  setMerchantmen(t, t.position.merchantmen - ships * QUARTERS);
  addLoss(t, `merchantmen/${t.module.sides[JAPAN]!}`, ships);
  t.say(rule, () => `The Merchantmen Pool loses ${ships}.`);
}

// ---- 13.3 air units ---------------------------------------------------------------------------------

/** Hits on an air unit that is carried in a Task Force (13.3.1). */
export function hitAirAtSea(t: T, p: number, hits: number): void {
  const lost = loseSteps(t, p, hits, "13.3.1");
  if (pieceAt(t, p).side === JAPAN) loseMerchantmen(t, lost, "13.3.1");
}

/** Hits of an air strike on an air unit at its base (13.3.2). */
function hitAirOnGround(t: T, p: number, hits: number): void {
  loseSteps(t, p, hits, "13.3.2");
}

function loseSteps(t: T, p: number, hits: number, rule: string): number {
  const lost = Math.min(hits, t.position.steps[p]!);
  if (lost <= 0) return 0;
  const place = hexOf(t, p);
  for (let i = 0; i < lost; i++) loseAirStep(t, p);
  t.say(rule, () => `${lost} air step${lost === 1 ? " is" : "s are"} lost at ${placeName(t, place)}.`);
  return lost;
}

// ---- 12.3.2.3 hits from the air ----------------------------------------------------------------------

/** Hits of one side's air strike on a unit of any kind, in a Task Force or at a base. */
export function hitFromTheAir(t: T, p: number, by: number, hits: number): void {
  if (hits === 0) return;
  const { kind } = pieceAt(t, p);
  if (kind === "naval") hitShip(t, p, new Array<NavalHit>(hits).fill({ attack: "air", by }));
  else if (kind !== "air") hitPassenger(t, p, hits);
  else if (t.position.tf[p] !== -1) hitAirAtSea(t, p, hits);
  else hitAirOnGround(t, p, hits);
}

// ---- 13.4 land combat -------------------------------------------------------------------------------

/**
 * Compare hits: more than the defender's, and every defending unit loses a step; more than his hits and
 * his Combat Strength together, and all of them are eliminated. The attacker never loses anything.
 */
export function resolveLandCombat(
  t: T,
  { land: defenders, air }: { land: readonly number[]; air: readonly number[] },
  attackHits: number,
  defenseHits: number,
): void {
  let strength = 0;
  for (const p of defenders) strength += strengthOf(t, p);
  const totals = () => `Land combat: ${sideText(t.position.phasing)} ${attackHits}, defender ${defenseHits}`;
  if (attackHits <= defenseHits) {
    t.say("13.4", () => `${totals()}. No effect.`);
    return;
  }
  const wiped = attackHits > defenseHits + strength;
  t.say("13.4", () =>
    wiped
      ? `${totals()} and ${strength} factors. All defenders are eliminated.`
      : `${totals()}. Every defending unit loses a step.`,
  );
  for (const p of defenders) {
    const steps = wiped ? t.position.steps[p]! : 1;
    let gone = false;
    for (let i = 0; i < steps && !gone; i++) gone = loseLandStep(t, p);
    t.say("13.4", () => (gone ? `${pieceAt(t, p).name} is eliminated.` : `${pieceName(t, p)} remains.`));
  }
  // In the later edition the aircraft on the ground share the fate of the troops.
  if (t.rules.parameters.landCombat.aircraftSuffer)
    for (const p of air) loseSteps(t, p, wiped ? t.position.steps[p]! : 1, "13.4");
}
