import { type Choice, DONE, type Frame, type Step, type Steps } from "../../kernel";
import { airZoc } from "./board/presence";
import {
  bringTogether,
  canBreakDown,
  canPart,
  combineAir,
  combineAllAir,
  keepApart,
  sendStep,
} from "./model/air";
import { noteLandEntry } from "./board/india";
import { pieceChoice } from "./model/like";
import {
  BY_ONE_HEX,
  BY_SEA,
  deployableUnits,
  deploymentRights,
  oneHexDestinations,
  seaDeploymentCost,
  seaDestinations,
} from "./board/marching";
import { flag, moveTo, pieceAt, pieceName, placeName, unflag } from "./model/pieces";
import { pointsOf, pointsText, setTransport } from "./model/points";
import { type Done, Flag, type Position, type T } from "./model/position";
import { type Deploying, whyNotDeploy, whyNotMoved } from "./reasons/deployment";
import { pairChoice, replacementPairs, useReplacement } from "./board/replacements";
import { enemyOf, type Rules } from "./model/rules";

/** 8.0 Deployment Phases. The First allows Sea and One-hex Deployment, the Second Sea Deployment only. */

const PHASE_FLAGS = Flag.seaDeployed | Flag.oneHexDeployed | Flag.deployed;

function deploymentPhase(second: boolean): Step<Rules, Position, Done> {
  return {
    rule: second ? "8.1" : "8.0",
    title: second ? "Second Deployment Phase" : "First Deployment Phase",
    enter: (t) => clearMarks(t),
    asks: (t, frame) => (frame.data.done ? 0 : 1 << t.position.phasing),
    options(t, _frame, side, out) {
      out.push(DONE);
      deployableUnits(t, second, out);
      const pairs = replacementPairs(t, side).length;
      for (let i = 0; i < pairs; i++) out.push(t.rules.pieces.length + i);
    },
    describe(t, _frame, code, side): Choice {
      if (code === DONE) return { do: "done" };
      const { pieces } = t.rules;
      if (code < pieces.length) return pieceChoice(t, code);
      return pairChoice(t, replacementPairs(t, side)[code - pieces.length]!);
    },
    explain: (t, _frame, choice, side) => whyNotMoved(t, choice, side, second),
    prompt: () => (second ? "Second Deployment: which unit moves?" : "First Deployment: which unit moves?"),
    take(t, frame, code, side) {
      if (code === DONE) return t.set(frame.data, "done", true);
      const { pieces } = t.rules;
      if (code < pieces.length) return t.call("deploy-unit", { unit: code, second });
      const { marker, unit } = replacementPairs(t, side)[code - pieces.length]!;
      useReplacement(t, marker, unit);
    },
    proceed(t) {
      clearMarks(t);
      combineAllAir(t);
      t.goTo("stacking", { rule: "8.4" });
    },
  };
}

/** Marks of a Deployment Phase, which mean nothing outside it. */
function clearMarks(t: T): void {
  for (const p of t.rules.piecesOfSide[t.position.phasing]!) unflag(t, p, PHASE_FLAGS);
}

/** Ways to move one unit, as codes: (place * 3 + steps) * 2 + way; steps 0 = the whole unit. */
const SEA = 0;
const ONE_HEX = 1;
const STAY = -2;
const BREAK_DOWN = -3;
const COMBINE = -4;
const encode = (place: number, steps: number, way: number): number => (place * 3 + steps) * 2 + way;
const decode = (code: number) => ({
  way: code % 2,
  steps: Math.floor(code / 2) % 3,
  place: Math.floor(code / 6),
});

const deployUnit: Step<Rules, Position, Deploying & Done> = {
  rule: "8.2",
  title: "Deploy a unit",
  pass: STAY,
  asks: (t, frame) => (frame.data.done ? 0 : 1 << t.position.phasing),
  options(t, frame, _side, out) {
    const p = unitOf(frame);
    const rights = deploymentRights(t, p, frame.data.second);
    const points = t.position.transport[pieceAt(t, p).nation]!;
    const mayPart = pieceAt(t, p).kind === "air" && t.position.steps[p]! > 1;
    if (rights & BY_SEA) {
      const pays = seaDeploymentCost(t, p) <= points;
      const paysForOne = mayPart && seaDeploymentCost(t, p, 1) <= points;
      for (const place of seaDestinations(t, p)) {
        if (pays) out.push(encode(place, 0, SEA));
        if (paysForOne && canPart(t, p, { place })) out.push(encode(place, 1, SEA));
      }
    }
    if (rights & BY_ONE_HEX) {
      for (const place of oneHexDestinations(t, p)) {
        out.push(encode(place, 0, ONE_HEX));
        if (mayPart && canPart(t, p, { place })) out.push(encode(place, 1, ONE_HEX));
      }
    }
    if (canBreakDown(t, p)) out.push(BREAK_DOWN);
    if (t.position.flags[p]! & Flag.apart) out.push(COMBINE);
    out.push(STAY);
  },
  describe(t, frame, code): Choice {
    if (code === STAY) return { do: "stay" };
    if (code === BREAK_DOWN) return { do: "break-down" };
    if (code === COMBINE) return { do: "combine" };
    const { place, steps, way } = decode(code);
    const choice = { to: t.rules.places[place]!.id, by: way === SEA ? "sea" : "one-hex" };
    const p = unitOf(frame);
    return canPart(t, p, { place }) ? { ...choice, steps: steps || t.position.steps[p]! } : choice;
  },
  prompt(t, frame) {
    const p = unitOf(frame);
    const cost = pointsText(seaDeploymentCost(t, p));
    return `Where does ${pieceName(t, p)} go from ${placeName(t, t.position.at[p]!)}? A leg by sea costs ${cost}.`;
  },
  explain: whyNotDeploy,
  why(_t, _frame, code) {
    if (code === BREAK_DOWN || code === COMBINE) return "2.1.1.2";
    return code !== STAY && decode(code).way === ONE_HEX ? "8.3" : "8.2";
  },
  take(t, frame, code) {
    const whole = unitOf(frame);
    t.leave();
    if (code === STAY) return flag(t, whole, Flag.deployed);
    if (code === BREAK_DOWN || code === COMBINE) return inPlace(t, whole, code);
    const { place, steps, way } = decode(code);
    const from = t.position.at[whole]!;
    if (way === SEA) bySea(t, whole, place, steps);
    else oneHex(t, whole, place, steps);
    if (pieceAt(t, whole).kind !== "air") return;
    combineAir(t, place);
    combineAir(t, from);
  },
};

/** 2.1.1.2: an air unit is broken down where it stands, or its steps are combined again; either may still deploy. */
function inPlace(t: T, p: number, code: number): void {
  const text = () => `${pieceName(t, p)} at ${placeName(t, t.position.at[p]!)}`;
  if (code === BREAK_DOWN) {
    t.say("2.1.1.2", () => `${text()} is broken down.`);
    keepApart(t, p);
  } else {
    t.say("2.1.1.2", () => `${text()} is combined again.`);
    bringTogether(t, p);
  }
}

const unitOf = (frame: Frame<Deploying>): number => frame.data.unit;

/** The unit goes, or one step of it; returns the counter that has moved. */
function go(t: T, unit: number, place: number, steps: number): number {
  if (steps > 0) return sendStep(t, unit, place);
  moveTo(t, unit, place);
  return unit;
}

function bySea(t: T, unit: number, place: number, steps: number): void {
  const { nation, side } = pieceAt(t, unit);
  const from = t.position.at[unit]!;
  const name = t.logging ? pieceName(t, unit, steps) : "";
  const cost = seaDeploymentCost(t, unit, steps || undefined);
  setTransport(t, nation, t.position.transport[nation]! - cost);
  const p = go(t, unit, place, steps);
  // 8.2: whoever enters an enemy Air ZOC deploys no more in this phase.
  flag(t, p, Flag.seaDeployed | (airZoc(t, enemyOf(side))[place] ? Flag.deployed : 0));
  noteLandEntry(t, p);
  t.say(
    "8.2",
    () =>
      `By sea from ${placeName(t, from)} to ${placeName(t, place)}: ${name}. ` +
      `Left: ${pointsOf(t.position.transport[nation]!, "Transport Point")}.`,
  );
}

function oneHex(t: T, unit: number, place: number, steps: number): void {
  const from = t.position.at[unit]!;
  const name = t.logging ? pieceName(t, unit, steps) : "";
  const p = go(t, unit, place, steps);
  flag(t, p, Flag.oneHexDeployed | Flag.deployed);
  noteLandEntry(t, p);
  t.say("8.3", () => `One hex from ${placeName(t, from)} to ${placeName(t, place)}: ${name}.`);
}

export const deploymentSteps: Steps<Rules, Position> = {
  "first-deployment": deploymentPhase(false),
  "second-deployment": deploymentPhase(true),
  "deploy-unit": deployUnit,
};
