import { counted, countedNames } from "../../../words";
import { isOn } from "../model/optional";
import { formTaskForce, membersOf, pieceAt, pieceName, placeName } from "../model/pieces";
import { setTransport } from "../model/points";
import type { T } from "../model/position";
import { ALLIES, JAPAN } from "../model/rules";
import { taskForcePrice } from "../board/task-force-costs";

/**
 * 18.1.4: Allied Task Forces form and move under markers, until the Reaction Phase of the player turn is
 * over. What Japan sees meanwhile is worked out in `hidden-view.ts`.
 */

/** Whether the Task Forces of this side form in secret. */
export const formsInSecret = (t: T, side: number): boolean =>
  side === ALLIES && isOn(t, "hidden-task-forces");

/** Japan is free to see what is at a base before Task Forces are created there: note it. */
export function noteBase(t: T, place: number): void {
  const { seenBases, at, steps, tf, taskForces } = t.position;
  if (seenBases.some((seen) => seen.place === place)) return;
  const units = t.rules.piecesOfSide[ALLIES]!.filter((p) => at[p] === place && tf[p] === -1);
  t.push(seenBases, { place, units, steps: units.map((p) => steps[p]!), since: taskForces.length });
}

/** Nations under whose markers these units may sail: those of the members, while they have one left. */
export function markersFor(t: T, units: readonly number[]): number[] {
  const { markers } = t.rules.parameters.hiddenTaskForces;
  return t.rules.nations.flatMap((_nation, n) => {
    const inUse = t.position.hiddenForces.filter(({ nation }) => nation === n).length;
    return inUse < markers[n]! && units.some((p) => pieceAt(t, p).nation === n) ? [n] : [];
  });
}

/** A Task Force formed in secret. */
export interface SecretSailing {
  units: readonly number[];
  node: number;
  hexes: number;
  reaction: boolean;
  /** Nation of its marker; without one the Task Force sails openly after all. */
  marker: number | undefined;
}

/** It sails: its own side learns everything, the enemy where it comes from and how far it goes. */
export function sailFromSecrecy(t: T, { units, node, hexes, reaction, marker }: SecretSailing): void {
  const origin = t.position.at[units[0]!]!;
  const { transport } = taskForcePrice(t, units, { distance: hexes, reaction: false });
  const force = formTaskForce(t, ALLIES, units, origin, node);
  if (marker !== undefined) t.push(t.position.hiddenForces, { force, nation: marker, hexes });
  else if (!somebodyLeftUnseen(t, origin)) forgetBase(t, origin);
  // Which counters moved is shown to the Allies alone, even of an open Task Force when others left unseen.
  if (t.position.seenBases.some(({ place }) => place === origin))
    t.say(
      "18.1.4",
      () => `In ${marker === undefined ? "it" : "the hidden Task Force"}: ${namesOf(t, units)}.`,
      [ALLIES],
    );
  transport.forEach((points, nation) => {
    if (points > 0) setTransport(t, nation, t.position.transport[nation]! - points);
  });
  t.say(
    reaction ? "10.1" : "9.1",
    () => {
      const to = placeName(t, t.rules.placeOfNode[node]!);
      const way = `from ${placeName(t, origin)} to ${to} (${counted(hexes, "hex", "hexes")})`;
      return marker === undefined
        ? `Task Force (${namesOf(t, units)}): ${way}.`
        : `Hidden Task Force (${t.rules.nations[marker]!.name}): ${way}.`;
    },
    [JAPAN, ALLIES],
  );
}

const namesOf = (t: T, units: readonly number[]): string => countedNames(units.map((p) => pieceName(t, p)));

const somebodyLeftUnseen = (t: T, place: number): boolean =>
  t.position.hiddenForces.some(({ force }) => t.position.taskForces[force]!.origin === place);

function forgetBase(t: T, place: number): void {
  const i = t.position.seenBases.findIndex((seen) => seen.place === place);
  if (i >= 0) t.removeAt(t.position.seenBases, i);
}

/** The markers come off, and the units that they stand for take their places. */
export function revealForces(t: T): void {
  const { hiddenForces, taskForces } = t.position;
  if (hiddenForces.length === 0) return;
  for (const { force } of hiddenForces) {
    const { node, origin } = taskForces[force]!;
    t.say("18.1.4", () => {
      const at = placeName(t, t.rules.placeOfNode[node]!);
      return `Revealed at ${at}, from ${placeName(t, origin)}: ${namesOf(t, membersOf(t, force))}.`;
    });
  }
  t.set(t.position, "hiddenForces", []);
  t.set(t.position, "seenBases", []);
  t.reveal();
}
