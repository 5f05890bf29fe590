import type { Choice, Frame } from "../../kernel";
import { BY_ONE_HEX, cheapestLeg, deploymentRights, isClosedToAir, seaDeploymentCost } from "./marching";
import { enemyPresent, isFriendlyBase } from "./occupation";
import { pieceAt, pieceName, placeName } from "./pieces";
import { pointsOf, pointsText } from "./points";
import type { T } from "./position";
import { JAPAN } from "./rules";
import { canAfford, speedOf, taskForcePrice } from "./task-force-costs";
import { enemyNodes } from "./presence";
import { withinReach } from "./task-force-moves";

/** Why a move that somebody asked for is not legal, in words with the rule. */
export type Reason = { rule: string; text: string } | undefined;

const placeOf = (t: T, id: unknown): number | undefined =>
  typeof id === "string" && Object.hasOwn(t.rules.placeOf, id) ? t.rules.placeOf[id] : undefined;

const costWords = (cost: number, left: number): string =>
  `${pointsOf(cost, "Transport Point")}; left: ${pointsText(left)}`;

/** A unit that a Deployment Phase does not offer (8.1, 8.2): it is not there, or no leg of it can be paid. */
export function whyNotMoved(t: T, choice: Choice): Reason {
  const { pieceOf, places } = t.rules;
  const p =
    typeof choice.unit === "string" && Object.hasOwn(pieceOf, choice.unit) ? pieceOf[choice.unit]! : -1;
  if (p < 0) return undefined;
  const unit = pieceName(t, p);
  const at = t.position.at[p]!;
  const from = placeOf(t, choice.from);
  if (from !== undefined && from !== at) {
    const text = `${unit} is not at ${placeName(t, from)}; it is at ${places[at]!.name}.`;
    return { rule: "8.1", text };
  }
  const cost = cheapestLeg(t, p);
  const points = t.position.transport[pieceAt(t, p).nation]!;
  if (cost <= points) return undefined;
  return { rule: "8.2", text: `A leg of ${unit} costs ${costWords(cost, points)}.` };
}

/** A leg of deployment that is not offered (8.1, 8.2, 8.3). */
export function whyNotDeploy(t: T, frame: Frame, choice: Choice): Reason {
  const p = frame.data.unit as number;
  const to = placeOf(t, choice.to);
  if (to === undefined) return undefined;
  const unit = pieceName(t, p);
  const name = placeName(t, to);
  const { side, nation } = pieceAt(t, p);
  const rights = deploymentRights(t, p, frame.data.second as boolean);
  if (choice.by === "one-hex" && !(rights & BY_ONE_HEX)) {
    const text = `${unit} cannot use One-hex Deployment: not in the Second Deployment Phase, after a sea move, or twice.`;
    return { rule: "8.3", text };
  }
  if (choice.by === "one-hex") return { rule: "8.3", text: `${unit} cannot go to ${name} in one hex.` };
  const closed = whyClosed(t, side, to);
  if (closed) return closed;
  if (isClosedToAir(t, p, to)) {
    const text = `${name} was captured in this player turn, so no aircraft can deploy there yet.`;
    return { rule: "18.1.8", text };
  }
  const cost = seaDeploymentCost(t, p);
  const points = t.position.transport[nation]!;
  if (cost > points) {
    return { rule: "8.2", text: `The leg costs ${costWords(cost, points)}.` };
  }
  return tooFar(t, to);
}

/** A base that no leg of Sea Deployment may end at. */
function whyClosed(t: T, side: number, to: number): Reason {
  const name = placeName(t, to);
  if (!isFriendlyBase(t, to, side))
    return { rule: "8.2", text: `${name} is not a friendly base, so nothing can deploy there.` };
  return enemyPresent(t, to, side) ? { rule: "8.2", text: `There are enemy units at ${name}.` } : undefined;
}

function tooFar(t: T, to: number): Reason {
  const { seaRange } = t.rules.parameters.deployment;
  const text = `${placeName(t, to)} is more than ${seaRange} hexes of open sea away, or the way leads through an enemy Air ZOC.`;
  return { rule: "8.2", text };
}

/** A leg of a Task Force that deploys before it reacts (18.1.1). */
export function whyNoLeg(t: T, _frame: Frame, choice: Choice, side: number): Reason {
  const to = placeOf(t, choice.to);
  return to === undefined ? undefined : (whyClosed(t, side, to) ?? tooFar(t, to));
}

/** A destination that a Task Force is not offered (9.1, 9.3, 10.1). */
export function whyNotSail(t: T, frame: Frame, choice: Choice, side: number): Reason {
  const units = frame.data.units as number[];
  const reaction = frame.data.reaction === true;
  const node = t.rules.nodeIds.indexOf(String(choice.to));
  if (node < 0) return undefined;
  const rule = reaction ? "10.1" : "9.1";
  const name = placeName(t, t.rules.placeOfNode[node]!);
  if (reaction && !enemyNodes(t, side)[node]) {
    return { rule, text: `A reaction must end in a hex with an enemy unit; there is none at ${name}.` };
  }
  const found = withinReach(t, units, side, reaction).find((each) => each.node === node);
  if (found) {
    const price = taskForcePrice(t, units, { distance: found.distance, reaction });
    if (!canAfford(t, price)) return tooDear(t, price.oil, found.distance, name);
  }
  const range = speedOf(t, units, reaction);
  const text =
    `The Task Force moves ${range} hexes, one more after entering an enemy Air ZOC, and one only when it ` +
    `starts in one: ${name} is out of its reach.`;
  return { rule, text };
}

function tooDear(t: T, oil: number, distance: number, name: string): Reason {
  const text = `${name} is ${distance} hexes away: ${pointsOf(oil, "Oil Point")} to get there; left: ${pointsText(t.position.oil)}.`;
  return { rule: "9.3", text };
}

/** A unit that may not join a Task Force (9.2, 9.3, 9.4). */
export function whyNotJoin(t: T, frame: Frame, choice: Choice, side: number): Reason {
  const id = choice.add;
  const p = typeof id === "string" && Object.hasOwn(t.rules.pieceOf, id) ? t.rules.pieceOf[id]! : undefined;
  if (p === undefined) return undefined;
  const chosen = frame.data.units as number[];
  const name = pieceName(t, p);
  const place = frame.data.place as number;
  if (t.position.at[p] !== place) {
    return { rule: "9.4", text: `${name} is not at ${placeName(t, place)}; all members start at one base.` };
  }
  const { ships, passengers } = t.rules.parameters.taskForce;
  const naval = chosen.filter((each) => pieceAt(t, each).kind === "naval").length;
  const isShip = pieceAt(t, p).kind === "naval";
  if (isShip ? naval >= ships : chosen.length - naval >= passengers) {
    const text = `A Task Force has at most ${ships} ships and ${passengers} land or air unit.`;
    return { rule: "9.4", text };
  }
  if (frame.data.reaction && !isShip) return { rule: "10.1", text: "Only ships react." };
  const price = taskForcePrice(t, [...chosen, p], { distance: 0, reaction: frame.data.reaction === true });
  if (canAfford(t, price)) return undefined;
  return side === JAPAN && price.oil > t.position.oil
    ? {
        rule: "9.3",
        text: `The Task Force would cost ${pointsOf(price.oil, "Oil Point")}; left: ${pointsText(t.position.oil)}.`,
      }
    : { rule: "9.2", text: `There are not enough Transport Points to carry ${name}.` };
}
