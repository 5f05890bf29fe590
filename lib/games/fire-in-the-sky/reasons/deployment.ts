import type { Choice, Frame } from "../../../kernel";
import { capital } from "../../../words";
import {
  BY_SEA,
  cheapestLeg,
  deploymentRights,
  isClosedToAir,
  oneHexDestinations,
  seaDeploymentCost,
  seaDestinations,
} from "../board/marching";
import { enemyPresent, isFriendlyBase } from "../board/occupation";
import { has, onMap, pieceAt, pieceName, placeName } from "../model/pieces";
import { pointsOf, pointsText } from "../model/points";
import { Flag, type T } from "../model/position";
import {
  passage,
  pieceOf,
  placeList,
  placeOf,
  type Reason,
  unitNamed,
  whereabouts,
  whyNotSecondOfLike,
  whyNotTheirs,
} from "./common";
import { whyNotSteps } from "./steps";

/** Why a unit does not deploy (8.0). */

const costWords = (cost: number, left: number): string =>
  `${pointsOf(cost, "Transport Point")}; left: ${pointsText(left)}`;

/** A unit that a Deployment Phase does not offer (8.1, 8.2): it is not there, may not go, or no leg can be paid. */
export function whyNotMoved(t: T, choice: Choice, side: number, second: boolean): Reason {
  if (choice.rebuild !== undefined || choice.with !== undefined) return whyNotRebuilt(t, choice, side);
  const p = unitNamed(t, choice, "unit");
  if (p === undefined) return undefined;
  const theirs = whyNotTheirs(t, p, side, "8.1");
  if (theirs) return theirs;
  const unit = pieceName(t, p);
  const at = t.position.at[p]!;
  const from = placeOf(t, choice.from);
  if (from !== undefined && from !== at) {
    const text = `${unit} is not at ${placeName(t, from)}; it ${whereabouts(t, p)}.`;
    return { rule: "8.1", text };
  }
  const barred = whyBarred(t, p, second);
  if (barred) return barred;
  const cost = cheapestLeg(t, p);
  const points = t.position.transport[pieceAt(t, p).nation]!;
  if (!isFriendlyBase(t, at, side)) {
    const text = `${unit} ${whereabouts(t, p)}, which is not a friendly base: units can deploy by sea only from friendly bases.`;
    return { rule: "8.2", text };
  }
  if (cost > points) return { rule: "8.2", text: `A leg of ${unit} costs ${costWords(cost, points)}.` };
  const { seaRange } = t.rules.parameters.deployment;
  if (seaDestinations(t, p).length === 0) {
    const text = `There is no friendly base without enemy units within ${seaRange} hexes of ${placeName(t, at)}.`;
    return { rule: "8.2", text };
  }
  return whyNotSecondOfLike(t, p, "8.1");
}

/** What keeps a unit from deploying at all in this phase, wherever it may want to go (8.1, 8.2, 8.3). */
function whyBarred(t: T, p: number, second: boolean): Reason {
  const unit = pieceName(t, p);
  if (!onMap(t, p) || t.position.tf[p] !== -1)
    return { rule: "8.1", text: `${unit} ${whereabouts(t, p)}, so it cannot deploy.` };
  if (second && pieceAt(t, p).kind !== "naval" && has(t, p, Flag.movedOperationally)) {
    const text = `${unit} used Operational Movement: after that only ships may deploy in the Second Deployment Phase.`;
    return { rule: "8.1", text };
  }
  if (!has(t, p, Flag.deployed)) return undefined;
  if (has(t, p, Flag.oneHexDeployed))
    return { rule: "8.3", text: `${unit} has already made its One-hex Deployment.` };
  if (has(t, p, Flag.seaDeployed)) {
    const text = `${unit} entered an enemy Air ZOC, so it cannot deploy further in this phase.`;
    return { rule: "8.2", text };
  }
  return { rule: "8.1", text: `${unit} stays where it is for the rest of this phase.` };
}

/** A replacements marker and a unit that cannot be joined (7.4). */
export function whyNotRebuilt(t: T, choice: Choice, side: number): Reason {
  const rule = passage(t, "7.4", "Replacements Markers");
  const unit = pieceOf(t, choice.rebuild);
  const marker = pieceOf(t, choice.with);
  if (unit !== undefined) {
    const { kind, maxSteps, reduced, nation } = pieceAt(t, unit);
    const name = pieceName(t, unit);
    const theirs = whyNotTheirs(t, unit, side, rule);
    if (theirs) return theirs;
    if (kind !== "land" || t.position.steps[unit]! >= maxSteps)
      return { rule, text: `${name} is not a land unit at reduced strength.` };
    if (!onMap(t, unit) || t.position.tf[unit] !== -1)
      return { rule, text: `${name} ${whereabouts(t, unit)}; unit and marker must be on land.` };
    if (marker !== undefined && t.position.steps[marker]! > 0) {
      if (pieceAt(t, marker).nation !== nation)
        return {
          rule,
          text: `A marker of ${nationName(t, marker)} cannot rebuild a unit of ${nationName(t, unit)}.`,
        };
      if (t.position.steps[marker]! < reduced) {
        const worth = `${pieceName(t, marker)} is worth less than the unit's reduced strength`;
        return { rule, text: `${capital(worth)}, ${reduced}; markers cannot be combined.` };
      }
    }
  }
  if (marker !== undefined && pieceAt(t, marker).kind !== "replacements")
    return { rule, text: `${pieceName(t, marker)} is not a replacements marker.` };
  if (marker !== undefined && (!onMap(t, marker) || t.position.tf[marker] !== -1))
    return { rule, text: `That replacements marker ${whereabouts(t, marker)}; it must be on land.` };
  if (unit === undefined) return undefined;
  const text = `There is no marker for ${pieceName(t, unit)} in its hex or in a hex joined to it by a land connection.`;
  return { rule, text };
}

const nationName = (t: T, p: number): string => t.rules.nations[pieceAt(t, p).nation]!.name;

/** The unit that is deploying, and whether in the Second Deployment Phase. */
export type Deploying = { unit: number; second: boolean };

/** A leg of deployment that is not offered (8.1, 8.2, 8.3). */
export function whyNotDeploy(t: T, frame: Frame<Deploying>, choice: Choice): Reason {
  const p = frame.data.unit;
  if (choice.do === "break-down" || choice.do === "combine") return whyNotPart(t, p, choice.do);
  const to = placeOf(t, choice.to);
  if (to === undefined) return undefined;
  const unit = pieceName(t, p);
  const name = placeName(t, to);
  const { side, nation } = pieceAt(t, p);
  const rights = deploymentRights(t, p, frame.data.second);
  if (choice.by === "one-hex") return whyNotOneHex(t, p, to, frame.data.second);
  if (to === t.position.at[p]) return { rule: "8.2", text: `${unit} is already at ${name}; choose to stay.` };
  const closed = whyClosed(t, side, to);
  if (closed) return closed;
  if (isClosedToAir(t, p, to)) {
    const text = `${name} was captured in this player turn, so no aircraft can deploy there yet.`;
    return { rule: "18.1.8", text };
  }
  if (!(rights & BY_SEA) && has(t, p, Flag.oneHexDeployed))
    return {
      rule: "8.1",
      text: `${unit} has used One-hex Deployment; only one kind of deployment is allowed per phase.`,
    };
  const steps = choice.steps === 1 && t.position.steps[p]! > 1 ? 1 : undefined;
  const cost = seaDeploymentCost(t, p, steps);
  const points = t.position.transport[nation]!;
  if (cost > points) {
    return { rule: "8.2", text: `The leg costs ${costWords(cost, points)}.` };
  }
  if (!seaDestinations(t, p).includes(to)) return tooFar(t, to);
  return choice.steps === undefined ? undefined : whyNotSteps(t, p, choice.steps, { place: to });
}

/** An air unit that is not broken down, or combined, where it stands (2.1.1.2). */
function whyNotPart(t: T, p: number, what: string): Reason {
  const rule = "2.1.1.2";
  const unit = pieceName(t, p);
  if (pieceAt(t, p).kind !== "air")
    return { rule, text: `${unit} is not an air unit: only air units are broken down and combined.` };
  if (what === "combine") {
    const text = `${unit} at ${placeName(t, t.position.at[p]!)} was not broken down, so there is nothing to combine.`;
    return { rule, text };
  }
  if (t.position.steps[p]! < 2) return { rule, text: `${unit}: a single step cannot be broken down.` };
  return {
    rule,
    text: `No one-step air counter of ${nationName(t, p)} is free: the counter mix is a limit.`,
  };
}

/** A One-hex Deployment that is not offered (8.3; 7.4 for markers). */
function whyNotOneHex(t: T, p: number, to: number, second: boolean): Reason {
  const unit = pieceName(t, p);
  const name = placeName(t, to);
  const { kind, side } = pieceAt(t, p);
  const here = t.position.at[p]!;
  if (kind === "replacements") {
    const text = "Replacements markers cannot use One-hex Deployment; they deploy by sea, like land units.";
    return { rule: passage(t, "7.4", "Replacements Markers"), text };
  }
  if (second)
    return {
      rule: "8.3",
      text: `${unit} cannot use One-hex Deployment: not in the Second Deployment Phase.`,
    };
  if (has(t, p, Flag.seaDeployed))
    return {
      rule: "8.1",
      text: `${unit} has deployed by sea; only one kind of deployment is allowed per phase.`,
    };
  if (has(t, p, Flag.oneHexDeployed))
    return { rule: "8.3", text: `${unit} has already made its One-hex Deployment.` };
  const open = oneHexDestinations(t, p);
  const instead = `Possible One-hex Deployments: ${placeList(t, open)}.`;
  const cannot = `${unit} cannot go to ${name} in one hex:`;
  if (!t.rules.next[here]!.includes(to))
    return { rule: "8.3", text: `${cannot} it is not adjacent. ${instead}` };
  if (kind === "land") {
    const linked = t.rules.landNext[here]!.includes(to);
    const why = linked
      ? "it starts in a hex with enemy units, and that hex is the enemy's"
      : "there is no land connection";
    return { rule: "8.3.3", text: `${cannot} ${why}. ${instead}` };
  }
  const rule = kind === "air" ? "8.3.2" : "8.3.1";
  const why = isFriendlyBase(t, to, side)
    ? "there is an impassable hexside between them"
    : "it is not a friendly base";
  return { rule, text: `${cannot} ${why}. ${instead}` };
}

/** A base that no leg of Sea Deployment may end at. */
function whyClosed(t: T, side: number, to: number): Reason {
  const name = placeName(t, to);
  if (!isFriendlyBase(t, to, side))
    return { rule: "8.2", text: `${name} is not a friendly base, so units cannot deploy there.` };
  return enemyPresent(t, to, side) ? { rule: "8.2", text: `There are enemy units at ${name}.` } : undefined;
}

function tooFar(t: T, to: number): Reason {
  const { seaRange } = t.rules.parameters.deployment;
  const text = `${placeName(t, to)} is more than ${seaRange} hexes of open sea away, or the route passes through an enemy Air ZOC.`;
  return { rule: "8.2", text };
}

/** A leg of a Task Force that deploys before it reacts (18.1.1). */
export function whyNoLeg(t: T, frame: Frame<{ begun?: boolean }>, choice: Choice, side: number): Reason {
  if (choice.do === "done" && !frame.data.begun)
    return { rule: "18.1.1", text: "The Task Force has been chosen: it must make at least one leg." };
  const to = placeOf(t, choice.to);
  return to === undefined ? undefined : (whyClosed(t, side, to) ?? tooFar(t, to));
}

/** A base from which no Task Force deploys before the reaction (18.1.1). */
export function whyNotDeployFrom(t: T, choice: Choice, side: number): Reason {
  const place = placeOf(t, choice.deploy);
  if (place === undefined) return undefined;
  const rule = "18.1.1";
  const name = placeName(t, place);
  if (!isFriendlyBase(t, place, side)) return { rule, text: `${name} is not a friendly base.` };
  const ships = t.rules.piecesOfSide[side]!.filter(
    (p) => t.position.at[p] === place && pieceAt(t, p).kind === "naval" && t.position.tf[p] === -1,
  );
  if (ships.length === 0) return { rule, text: `There are no ships at ${name}, and only ships can react.` };
  const text = `No ship at ${name} can pay for a leg to a friendly base in reach.`;
  return { rule: "8.2", text };
}
