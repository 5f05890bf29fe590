import { below, type RandomState } from "../../../kernel";
import { type Left, leftOf } from "../optional/hidden-view";
import { pieceAt } from "../model/pieces";
import type { HiddenForce, T } from "../model/position";
import { speedOf } from "../board/task-force-costs";
import { mayEndAt } from "../board/task-force-moves";

/** A counter, with the steps that it has. */
export interface Party {
  readonly p: number;
  readonly steps: number;
}

/** A base that Task Forces left under markers (18.1.4), as Japan knows it. */
export interface Departure {
  /** Who stood there, but for those who sailed openly. */
  readonly units: readonly Party[];
  readonly forces: readonly HiddenForce[];
  /** Who is still there; undefined where Japan does not see it. */
  readonly left: Left | undefined;
  /** Free air counters by nation, to break others down with (2.1.1.2). */
  readonly spare: readonly (readonly number[])[];
}

/** Who stayed, and who sails in each of the forces. */
export interface Crews {
  readonly ashore: readonly Party[];
  readonly aboard: readonly (readonly Party[])[];
}

/**
 * Crews drawn by chance that agree with everything Japan sees: in each force at least one unit of its marker's
 * nation, nobody who could not have come so far, no more than a Task Force holds (9.4), and at the base somebody
 * left just where somebody is seen. Air counters are broken down only where nothing else agrees, so that there are
 * counters for all bases. Undefined when no crews agree, which takes a position that play does not lead to.
 */
export function drawCrews(t: T, departure: Departure, random: RandomState): Crews | undefined {
  const { units, forces } = departure;
  const rank = ({ p }: Party): number => ["naval", "land", "air", "replacements"].indexOf(pieceAt(t, p).kind);
  // Whoever leads is a ship where there is one that can.
  const ashore = shuffled(units, random).sort((a, b) => rank(a) - rank(b));
  const none = forces.map(() => []);
  for (let parts = 0; parts <= forces.length; parts++) {
    const crews = lead(t, departure, parts, { ashore, aboard: none }, 0, random);
    if (crews) return joinAtWill(t, departure, crews, random);
  }
  return undefined;
}

/**
 * One unit of the marker's nation leads each force from the given one on, and whoever must go joins them; at most so
 * many air units are broken down. Undefined when no choice will do.
 */
function lead(
  t: T,
  departure: Departure,
  parts: number,
  crews: Crews,
  from: number,
  random: RandomState,
): Crews | undefined {
  const force = departure.forces[from];
  if (!force) return sendTheRest(t, departure, crews, random);
  const tried = new Set<string>();
  for (const part of parts > 0 ? [false, true] : [false]) {
    for (const party of crews.ashore) {
      const { nation, kind } = pieceAt(t, party.p);
      if (nation !== force.nation || !mayJoin(t, party, force, crews.aboard[from]!)) continue;
      // Another like one that did not do will not do either.
      const like = [part, kind, speedOf(t, [party.p], false), kind === "air" && party.steps].join();
      if (tried.has(like)) continue;
      tried.add(like);
      const next = part ? embarkStep(t, departure, crews, party, from) : embark(crews, party, from);
      const found = next && lead(t, departure, part ? parts - 1 : parts, next, from + 1, random);
      if (found) return found;
    }
  }
  return undefined;
}

/** Nobody stays where Japan sees nobody; undefined when not all can go, or when nobody stays who is seen. */
function sendTheRest(
  t: T,
  { forces, left }: Departure,
  crews: Crews,
  random: RandomState,
): Crews | undefined {
  if (!left) return crews;
  const speed = ({ p }: Party): number => speedOf(t, [p], false);
  // The slowest first: where they can go, all others can go as well.
  const leaving = crews.ashore
    .filter(({ p }) => {
      const { kind } = pieceAt(t, p);
      return kind === "air" ? !left.aircraft : kind !== "replacements" && !left.units;
    })
    .sort((a, b) => speed(a) - speed(b));
  let now = crews;
  for (const party of leaving) {
    const open = forces.flatMap((force, f) => (mayJoin(t, party, force, now.aboard[f]!) ? [f] : []));
    if (open.length === 0) return undefined;
    now = embark(now, party, open[below(random, open.length)]!);
  }
  return agrees(t, now.ashore, left) ? now : undefined;
}

/** More ships, and now and then troops, as long as somebody stays where Japan sees somebody. */
function joinAtWill(t: T, { forces, left }: Departure, crews: Crews, random: RandomState): Crews {
  let now = crews;
  const joinOne = (kind: "naval" | "land", f: number): void => {
    const party = now.ashore.find(
      (each) => pieceAt(t, each.p).kind === kind && mayJoin(t, each, forces[f]!, now.aboard[f]!),
    );
    if (!party) return;
    const next = embark(now, party, f);
    if (!left || agrees(t, next.ashore, left)) now = next;
  };
  forces.forEach((_force, f) => {
    const wanted = below(random, t.rules.parameters.taskForce.ships);
    for (let n = 0; n < wanted; n++) joinOne("naval", f);
    if (below(random, 2) === 1) joinOne("land", f);
  });
  return now;
}

function agrees(t: T, ashore: readonly Party[], left: Left): boolean {
  const now = leftOf(ashore.map(({ p }) => pieceAt(t, p).kind));
  return now.units === left.units && now.aircraft === left.aircraft;
}

/** Whether a unit could have gone where Japan sees the marker, with those who are aboard. */
function mayJoin(t: T, { p }: Party, { force, hexes }: HiddenForce, aboard: readonly Party[]): boolean {
  const { ships, passengers } = t.rules.parameters.taskForce;
  const { kind, nation } = pieceAt(t, p);
  const isShip = (each: number): boolean => pieceAt(t, each).kind === "naval";
  const alike = aboard.filter((each) => isShip(each.p) === isShip(p)).length;
  if (alike >= (kind === "naval" ? ships : passengers) || speedOf(t, [p], false) < hexes) return false;
  const { node } = t.position.taskForces[force]!;
  const place = t.rules.places[t.rules.placeOfNode[node]!]!;
  // An off-map box is open to the nation that owns it alone (2.2.4).
  return (place.kind !== "off-map" || place.boxNation === nation) && mayEndAt(t, p, node);
}

function embark({ ashore, aboard }: Crews, party: Party, f: number): Crews {
  return {
    ashore: ashore.filter((each) => each !== party),
    aboard: aboard.map((crew, i) => (i === f ? [...crew, party] : crew)),
  };
}

/** One step of an air unit goes aboard on a counter of its own, and the others stay (2.1.1.2). */
function embarkStep(t: T, { spare }: Departure, crews: Crews, party: Party, f: number): Crews | undefined {
  const { kind, nation } = pieceAt(t, party.p);
  if (kind !== "air" || party.steps < 2) return undefined;
  const free = spare[nation]!.find((p) => !crews.aboard.some((crew) => crew.some((each) => each.p === p)));
  if (free === undefined) return undefined;
  const { ashore, aboard } = embark(crews, party, f);
  return {
    ashore: [...ashore, { p: party.p, steps: party.steps - 1 }],
    aboard: aboard.map((crew, i) => (i === f ? [...crew.slice(0, -1), { p: free, steps: 1 }] : crew)),
  };
}

/** In an order that says nothing of who was where. */
function shuffled(units: readonly Party[], random: RandomState): Party[] {
  const order = [...units].sort((a, b) => a.p - b.p);
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
