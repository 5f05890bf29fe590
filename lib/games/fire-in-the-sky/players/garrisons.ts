import type { T } from "../model/position";
import { ALLIES } from "../model/rules";
import { chartsOf } from "./charts";
import type { Outlook } from "./outlook";
import { once } from "./once";
import { type Forces, isExposed, isHeld } from "./survey";
import { worthOf } from "./worth";

/** What is put at stake when so much strength leaves a place where so much stands. */
export function stakeIn(outlook: Outlook, place: number, standing: number, leaving: number): number {
  const danger = dangerAt(outlook, place);
  if (danger > 0 && leaving >= standing && isKept(outlook, place)) return Infinity;
  return danger === 0
    ? 0
    : danger * (riskOf(outlook, place, standing - leaving) - riskOf(outlook, place, standing));
}

/** A base that is too dear to be left without troops: a Home Base once the enemy may land there, another at all times. */
function isKept(outlook: Outlook, place: number): boolean {
  return isDear(outlook, place) && (outlook.t.rules.places[place]!.homeOf < 0 || isExposed(outlook, place));
}

/** A base of so many Victory Points that it is held against the largest landing that can come, not only against raids. */
const isDear = ({ t, weights }: Outlook, place: number): boolean => t.rules.places[place]!.vp >= weights.keep;

/** What is won when so much strength more holds a place where so much stands. */
export const gainIn = (outlook: Outlook, place: number, standing: number, coming: number): number =>
  Math.min(MOST, stakeIn(outlook, place, standing + coming, coming));

/** As much as a base can be worth. */
const MOST = 10;

/** 17.1: no Allied landings on the first turn of the war. */
export const mayLand = ({ rules, position }: T, side: number): boolean =>
  side !== ALLIES ||
  position.turn !== rules.parameters.turnOne.turn ||
  rules.parameters.turnOne.alliedLandings;

/**
 * Share of the danger to a base that its garrison leaves: all of it without one. A few troops keep raiders from an
 * ordinary base; a dear one is safe only from landings that are not much larger than its garrison.
 */
function riskOf(outlook: Outlook, place: number, strength: number): number {
  if (strength <= 0) return 1;
  const { weights } = outlook;
  if (!isDear(outlook, place)) return WEAKEST * 2 ** (-strength / weights.holding);
  const landing = Math.min(strengthNear(outlook, place), outlook.t.rules.places[place]!.landLimit);
  return 2 ** -((strength / Math.max(1, landing * weights.stronghold)) ** 2);
}

const WEAKEST = 0.4;

/** Where enemy troops could take ship: who is besieged stays. */
const embarkations = once(({ t, enemy, own, theirs }): number[] => {
  const { places } = t.rules;
  const found: number[] = [];
  for (let place = 0; place < places.length; place++) {
    const { kind } = places[place]!;
    if (
      theirs.land[place]! > 0 &&
      own.land[place] === 0 &&
      (kind === "base" || kind === "off-map") &&
      isHeld(t, place, enemy)
    )
      found.push(place);
  }
  return found;
});

const dangers = once(({ t }): Float64Array => new Float64Array(t.rules.places.length).fill(NaN));

/** What a base without troops puts at stake: its worth, by the enemy strength that could come. */
export function dangerAt(outlook: Outlook, place: number): number {
  const known = dangers(outlook);
  return Number.isNaN(known[place]!) ? (known[place] = weigh(outlook, place)) : known[place]!;
}

function weigh(outlook: Outlook, place: number): number {
  const { t, side, enemy, weights } = outlook;
  if (t.rules.places[place]!.kind !== "base" || !isHeld(t, place, side)) return 0;
  // Who leaves on the first turn may be back when the enemy lands, but seldom is (17.1).
  const soon = !isExposed(outlook, place) ? foreseen(outlook, place) : mayLand(t, enemy) ? 1 : TRUCE;
  if (soon === 0) return 0;
  const worth = holdingWorth(outlook, place) + gateWorth(outlook, place);
  // A dear base is worth a landing with all that finds room there; others are raided in passing.
  const enough = isDear(outlook, place) ? t.rules.places[place]!.landLimit : weights.raiders;
  const likely = Math.min(1, strengthNear(outlook, place) / enough);
  return weights.garrison * soon * worth * likely;
}

/** What a base is worth to those who hold it. */
const holdingWorth = (outlook: Outlook, place: number): number =>
  worthOf(outlook, place) * (outlook.t.rules.places[place]!.homeOf >= 0 ? outlook.weights.homeland : 1);

/** How much the risk to a base counts where the enemy cannot land yet: more at a Home Base whose gates he can take. */
function foreseen(outlook: Outlook, place: number): number {
  const { weights } = outlook;
  if (outlook.t.rules.places[place]!.homeOf < 0 || weights.rampart === 0) return weights.foresight;
  const ebb = ebbOf(outlook);
  if (ebb === 0 || !gatesOf(outlook, place).some((gate) => isExposed(outlook, gate)))
    return weights.foresight;
  return Math.max(weights.foresight, weights.rampart * ebb);
}

/** What a base adds to its own worth by keeping the enemy out of landing range of a Home Base. */
function gateWorth(outlook: Outlook, place: number): number {
  const { t, side, weights } = outlook;
  if (weights.gates === 0 || t.rules.places[place]!.homeOf >= 0) return 0;
  const ebb = ebbOf(outlook);
  if (ebb === 0) return 0;
  let most = 0;
  for (const home of chartsOf(t.rules).near[place]!) {
    if (t.rules.places[home]!.homeOf < 0 || !isHeld(t, home, side) || isExposed(outlook, home)) continue;
    most = Math.max(most, holdingWorth(outlook, home));
  }
  return weights.gates * ebb * most;
}

/** Bases of its own from which the enemy could land at a base, if he had them. */
const gatesOf = ({ t, side }: Outlook, place: number): number[] =>
  chartsOf(t.rules).near[place]!.filter(
    (gate) =>
      t.rules.places[gate]!.kind === "base" && t.rules.places[gate]!.homeOf < 0 && isHeld(t, gate, side),
  );

/** How far a side is on the defensive: 0 while its fleet is as strong as the enemy's, 1 where his is twice as strong. */
const tides = once(({ own, theirs }): { ebb: number } => ({
  ebb: Math.max(0, Math.min(1, fleetOf(theirs) / Math.max(1, fleetOf(own)) - 1)),
}));

function fleetOf({ port, portAir, sea, seaAir }: Forces): number {
  let power = 0;
  for (let place = 0; place < port.length; place++)
    power += port[place]! + portAir[place]! + sea[place]! + seaAir[place]!;
  return power;
}

const ebbOf = (outlook: Outlook): number => tides(outlook).ebb;

const nearby = once(({ t }): Float64Array => new Float64Array(t.rules.places.length).fill(NaN));

/** Enemy strength that could come to a place: in full where it takes ship at once, less for each leg before that. */
function strengthNear(outlook: Outlook, place: number): number {
  const known = nearby(outlook);
  return Number.isNaN(known[place]!) ? (known[place] = strengthTo(outlook, place)) : known[place]!;
}

function strengthTo(outlook: Outlook, place: number): number {
  const { t, enemy, theirs } = outlook;
  const { movement, deployment } = t.rules.parameters;
  const hexes = chartsOf(t.rules).hexes[enemy as 0 | 1];
  const { length } = t.rules.places;
  let strength = 0;
  for (const from of embarkations(outlook)) {
    const more = Math.max(0, hexes[from * length + place]! - movement.landAndAirRange);
    const legs = Math.ceil(more / deployment.seaRange);
    strength += theirs.land[from]! * (NEARNESS[legs] ?? 0);
  }
  for (const from of t.rules.landNext[place]!) strength += theirs.land[from]!;
  return strength;
}

/** How much the risk counts while nobody may land yet. */
const TRUCE = 0.3;

/** How much enemy troops count by the legs that they must deploy before they can take ship. */
const NEARNESS = [1, 0.5, 0.25];
