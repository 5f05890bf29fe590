import type { Choice, Frame } from "../../../kernel";
import { counted, countedNames } from "../../../words";
import { freeReach } from "../board/paths";
import { has, pieceAt, pieceName, placeName, sideText } from "../model/pieces";
import { pointsOf, pointsText } from "../model/points";
import { Flag, type T } from "../model/position";
import { airZoc, enemyNodes } from "../board/presence";
import { enemyOf, JAPAN } from "../model/rules";
import { canAfford, speedOf, taskForcePrice } from "../board/task-force-costs";
import { destinations, distanceTo, soleNationOf, withinReach } from "../board/task-force-moves";
import { placeOf, type Reason, unitNamed, whereabouts, whyNotTheirs } from "./common";
import { whyNotSteps } from "./steps";

/** Where a Task Force forms, its units so far, and whether it reacts. */
export type Forming = { place: number; units: number[]; reaction: boolean };

/** What sails: its units, whether it reacts, as the Tokyo Express (18.2.2), under the marker of a nation (18.1.4). */
export type Sailing = {
  units: number[];
  reaction: boolean;
  express?: boolean;
  marker?: number;
  sailed?: boolean;
};

/** A destination that a Task Force is not offered (9.1, 9.3, 10.1). */
export function whyNotSail(t: T, frame: Frame<Sailing>, choice: Choice, side: number): Reason {
  const units = frame.data.units;
  const reaction = frame.data.reaction;
  const node = t.rules.nodeIds.indexOf(String(choice.to));
  if (node < 0) return undefined;
  const rule = reaction ? "10.1" : "9.1";
  const name = placeName(t, t.rules.placeOfNode[node]!);
  if (reaction && !enemyNodes(t, side)[node]) {
    return { rule, text: `A reaction must end in a hex with an enemy unit; there is none at ${name}.` };
  }
  const distance = distanceTo(withinReach(t, units, side, reaction), node);
  if (distance !== undefined) {
    const price = taskForcePrice(t, units, { distance, reaction });
    if (!canAfford(t, price)) return tooDear(t, price.oil, distance, name);
  }
  if (distance !== undefined && !reaction && !destinations(t, units, side, reaction).nodes.includes(node)) {
    const text = `A Task Force with land units aboard must end its move in a hex with land; there is none at ${name}.`;
    return { rule: "9.2.1", text };
  }
  const range = speedOf(t, units, reaction);
  const half = reaction ? ", half its allowance," : "";
  return (
    haltedByAirZoc(t, { units, side, node, range, rule }) ?? {
      rule,
      text: `The Task Force can move ${counted(range, "hex", "hexes")}${half} with its slowest unit: ${name} is out of its reach.`,
    }
  );
}

/** A destination that the Task Force would reach, were it not for an enemy Air ZOC on the way or at its start. */
function haltedByAirZoc(t: T, { units, side, node, range, rule }: Halted): Reason {
  const from = t.position.at[units[0]!]!;
  const { nodes } = t.rules.places[from]!;
  const near = nodes.some(
    (start) => freeReach(t.rules, soleNationOf(t, units), start, range).steps[node]! >= 0,
  );
  if (!near) return undefined;
  const { hexesAfterEnteringAirZoc: after, hexesWhenStartingInAirZoc: starting } =
    t.rules.parameters.movement;
  const name = placeName(t, t.rules.placeOfNode[node]!);
  const far = (hexes: number) => counted(hexes, "hex", "hexes");
  const text = airZoc(t, enemyOf(side))[from]
    ? `The Task Force starts in an enemy Air ZOC at ${placeName(t, from)}, so it can move only ${far(starting)}: ${name} is farther.`
    : `An enemy Air ZOC stops the Task Force on its way to ${name}: after entering one it can move only ${far(after)} more.`;
  return { rule, text };
}

interface Halted {
  readonly units: readonly number[];
  readonly side: number;
  readonly node: number;
  readonly range: number;
  readonly rule: string;
}

function tooDear(t: T, oil: number, distance: number, name: string): Reason {
  const text = `${name} is ${distance} hexes away: ${pointsOf(oil, "Oil Point")} to get there; left: ${pointsText(t.position.oil)}.`;
  return { rule: "9.3", text };
}

/** A unit that may not join a Task Force (9.2, 9.3, 9.4). */
export function whyNotJoin(t: T, frame: Frame<Forming>, choice: Choice, side: number): Reason {
  const chosen = frame.data.units;
  if (choice.do === "sail" && chosen.length === 0)
    return { rule: "9.4", text: "A Task Force has at least one unit: choose its first." };
  const p = unitNamed(t, choice, "add", "unit");
  if (p === undefined) return undefined;
  const name = pieceName(t, p);
  const place = frame.data.place;
  const reaction = frame.data.reaction;
  const theirs = whyNotTheirs(t, p, side, "9.4");
  if (theirs) return theirs;
  if (chosen.includes(p)) return { rule: "9.4", text: `${name} has already joined this Task Force.` };
  if (t.position.at[p] !== place) {
    const text = `${name} is not at ${placeName(t, place)}, it ${whereabouts(t, p)}; all members start at one base.`;
    return { rule: "9.4", text };
  }
  if (t.position.tf[p] !== -1 || has(t, p, Flag.movedOperationally | Flag.operational))
    return { rule: reaction ? "10.1" : "9.1", text: `${name} has already moved in this player turn.` };
  const { ships, passengers } = t.rules.parameters.taskForce;
  const naval = chosen.filter((each) => pieceAt(t, each).kind === "naval").length;
  const isShip = pieceAt(t, p).kind === "naval";
  if (isShip ? naval >= ships : chosen.length - naval >= passengers) {
    const text = `A Task Force has at most ${ships} ships and ${passengers} land or air unit.`;
    return { rule: "9.4", text };
  }
  if (reaction && !isShip) return { rule: "10.1", text: `Only ships can react, and ${name} is not a ship.` };
  const all = [...chosen, p];
  const price = taskForcePrice(t, all, { distance: 0, reaction });
  if (canAfford(t, price)) {
    if (reaction) return whyNoGoal(t, all, side);
    return choice.steps === undefined ? undefined : whyNotSteps(t, p, choice.steps, { place });
  }
  return side === JAPAN && price.oil > t.position.oil
    ? {
        rule: "9.3",
        text: `The Task Force would cost ${pointsOf(price.oil, "Oil Point")}; left: ${pointsText(t.position.oil)}.`,
      }
    : { rule: "9.2", text: `There are not enough Transport Points to carry ${name}.` };
}

/** Ships that have nobody to react to, or cannot pay for the way (9.3, 10.1). */
function whyNoGoal(t: T, units: readonly number[], side: number): Reason {
  const enemies = enemyNodes(t, side);
  const names = countedNames(units.map((p) => pieceName(t, p)));
  const inReach = withinReach(t, units, side, true);
  const node = inReach.nodes.find((each) => enemies[each]);
  if (node !== undefined) {
    const distance = distanceTo(inReach, node)!;
    const price = taskForcePrice(t, units, { distance, reaction: true });
    return canAfford(t, price)
      ? undefined
      : tooDear(t, price.oil, distance, placeName(t, t.rules.placeOfNode[node]!));
  }
  const range = speedOf(t, units, true);
  const text =
    `A reaction must end in a hex with an enemy unit: none is within ${counted(range, "hex", "hexes")}, half the ` +
    `allowance, of ${names} at ${placeName(t, t.position.at[units[0]!]!)}, or an enemy Air ZOC stops them before it.`;
  return { rule: "10.1", text };
}

/** A base from which no Task Force can set out (9.1, 9.2, 9.3, 10.1). */
export function whyNotForm(t: T, reaction: boolean, choice: Choice, side: number): Reason {
  const place = placeOf(t, choice.form);
  if (place === undefined) return undefined;
  const name = placeName(t, place);
  const rule = reaction ? "10.1" : "9.1";
  const { kind } = t.rules.places[place]!;
  if (reaction && kind === "off-map")
    return { rule, text: `${name} is an off-map box: a reaction cannot start there.` };
  if (kind !== "base" && kind !== "off-map")
    return { rule: "9.4", text: `${name} is not a base: all units of a Task Force start at the same base.` };
  const here = t.rules.piecesOfSide[side]!.filter(
    (p) => t.position.at[p] === place && t.position.tf[p] === -1,
  );
  if (here.length === 0) return { rule, text: `There is no unit of ${sideText(side)} at ${name}.` };
  const able = reaction ? here.filter((p) => pieceAt(t, p).kind === "naval") : here;
  if (able.length === 0) return { rule, text: `Only ships can react, and there are none at ${name}.` };
  const frame = { step: "form-task-force", data: { place, units: [], reaction } };
  const reasons = able.map((p) => whyNotJoin(t, frame, { add: pieceAt(t, p).pieceId }, side));
  return reasons.find((reason) => reason !== undefined);
}
