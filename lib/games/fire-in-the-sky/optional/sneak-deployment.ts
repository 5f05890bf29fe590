import { type Choice, DONE, type Frame, type Step, type Steps } from "../../../kernel";
import { airZoc } from "../board/presence";
import { pieceChoice } from "../model/like";
import { BY_SEA, deploymentRights, legsFrom, seaDeploymentCost } from "../board/marching";
import { mayUse } from "../model/optional";
import { moveTo, pieceAt, pieceName, placeName } from "../model/pieces";
import { pointsOf, setTransport } from "../model/points";
import type { Done, Position, T } from "../model/position";
import { whyNoLeg, whyNotDeployFrom } from "../reasons/deployment";
import { type Forming, whyNotJoin } from "../reasons/movement";
import { ALLIES, enemyOf, type Rules } from "../model/rules";
import { firstAmong } from "../board/task-force-moves";
import { countedNames } from "../../../words";

/**
 * 18.1.1: once a game, before anything else in an Allied Reaction Phase, the ships of one Task Force make a
 * Sea Deployment. They end it in port, as if they had started the phase there, and so may react with others.
 */

/** What the Reaction Phase remembers of it. */
type BeforeReaction = Done & { reaction: boolean; deployed?: boolean };

/** Whether the Reaction Phase in this frame begins with that question. */
export const mayDeployFirst = (t: T, { data }: Frame<BeforeReaction>, side: number): boolean =>
  data.reaction &&
  side === ALLIES &&
  !data.deployed &&
  !data.done &&
  t.position.reactionDeployments < t.rules.parameters.reactionDeployment.perGame &&
  mayUse(t, "read-their-mail");

export function deployFirst(t: T, frame: Frame<BeforeReaction>): void {
  t.set(frame.data, "deployed", true);
  t.call("reaction-deployment");
}

const deployment: Step<Rules, Position, Done> = {
  rule: "18.1.1",
  title: "Sea Deployment before the reaction",
  asks: (t, frame) => (frame.data.done || bases(t).length === 0 ? 0 : 1 << ALLIES),
  options: (t, _frame, _side, out) => void out.push(DONE, ...bases(t)),
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { deploy: t.rules.places[code]!.id },
  explain: (t, _frame, choice, side) => whyNotDeployFrom(t, choice, side),
  prompt: () => "From where does a Task Force deploy by sea before any reaction?",
  take(t, frame, code) {
    if (code === DONE) return t.set(frame.data, "done", true);
    t.goTo("gather-deployment", { place: code, units: [], reaction: true });
  },
};

/** Places from which some ship can make a leg. */
function bases(t: T): number[] {
  const found = new Set<number>();
  for (const p of t.rules.piecesOfSide[ALLIES]!) {
    const place = t.position.at[p]!;
    if (!found.has(place) && mayDeploy(t, p) && canGo(t, [p])) found.add(place);
  }
  return [...found].sort((a, b) => a - b);
}

/** Only ships react, so only ships deploy in order to react (10.1). */
const mayDeploy = (t: T, p: number): boolean =>
  pieceAt(t, p).kind === "naval" && (deploymentRights(t, p, true) & BY_SEA) !== 0;

const canGo = (t: T, units: readonly number[]): boolean => canPay(t, units) && legsOf(t, units).length > 0;

/** Where one leg takes these ships; a Task Force of several nations enters no box (2.2.4). */
function legsOf(t: T, units: readonly number[]): number[] {
  const { side, nation } = pieceAt(t, units[0]!);
  const same = units.every((p) => pieceAt(t, p).nation === nation);
  return legsFrom(t, t.position.at[units[0]!]!, side, same ? nation : -1);
}

/** Transport Points for one leg, by nation. */
function priceOf(t: T, units: readonly number[]): number[] {
  const price = t.rules.nations.map(() => 0);
  for (const p of units) price[pieceAt(t, p).nation]! += seaDeploymentCost(t, p);
  return price;
}

const canPay = (t: T, units: readonly number[]): boolean =>
  priceOf(t, units).every((points, nation) => points <= t.position.transport[nation]!);

const SAIL = -2;

/** The ships one by one, as any Task Force forms (9.4). */
const gather: Step<Rules, Position, Forming> = {
  rule: "18.1.1",
  title: "Form a Task Force that deploys",
  askForced: true,
  asks: () => 1 << ALLIES,
  options(t, frame, _side, out) {
    const { place, units } = frame.data;
    if (units.length > 0) out.push(SAIL);
    if (units.length >= t.rules.parameters.taskForce.ships) return;
    const free = t.rules.piecesOfSide[ALLIES]!.filter(
      (p) => t.position.at[p] === place && !units.includes(p) && mayDeploy(t, p),
    );
    for (const p of free) if (firstAmong(t, p, free) && canGo(t, [...units, p])) out.push(p);
  },
  describe(t, _frame, code): Choice {
    if (code === SAIL) return { do: "sail" };
    const { unit, type } = pieceChoice(t, code);
    return { add: unit, type };
  },
  explain: whyNotJoin,
  prompt: (t, frame) => `Which ships deploy together from ${placeName(t, frame.data.place)}?`,
  take(t, frame, code) {
    const { units } = frame.data;
    if (code === SAIL) t.goTo("deploy-task-force", { units });
    else t.push(units, code);
  },
};

/** Ships under way, and whether they have made a leg. */
type Deploying = Done & { units: number[]; begun?: boolean };

/** Leg after leg, each paid, until an enemy Air ZOC or the points put an end to it (8.2). */
const deploy: Step<Rules, Position, Deploying> = {
  rule: "18.1.1",
  title: "Deploy a Task Force",
  asks: (_t, frame) => (frame.data.done ? 0 : 1 << ALLIES),
  options(t, frame, _side, out) {
    const { units } = frame.data;
    if (frame.data.begun) out.push(DONE);
    if (canPay(t, units)) out.push(...legsOf(t, units));
  },
  describe: (t, _frame, code): Choice => (code === DONE ? { do: "done" } : { to: t.rules.places[code]!.id }),
  explain: whyNoLeg,
  prompt(t, frame) {
    const { units } = frame.data;
    const cost = priceOf(t, units).reduce((sum, points) => sum + points, 0);
    return `Where do they deploy from ${placeName(t, t.position.at[units[0]!]!)}? A leg costs ${pointsOf(cost, "Transport Point")}.`;
  },
  take(t, frame, code) {
    if (code === DONE) return t.set(frame.data, "done", true);
    if (!frame.data.begun) t.set(t.position, "reactionDeployments", t.position.reactionDeployments + 1);
    t.set(frame.data, "begun", true);
    if (airZoc(t, enemyOf(ALLIES))[code]) t.set(frame.data, "done", true);
    makeLeg(t, frame.data.units, code);
  },
};

function makeLeg(t: T, units: readonly number[], place: number): void {
  const from = t.position.at[units[0]!]!;
  priceOf(t, units).forEach((points, nation) => {
    if (points > 0) setTransport(t, nation, t.position.transport[nation]! - points);
  });
  for (const p of units) moveTo(t, p, place);
  t.say("18.1.1", () => {
    const names = countedNames(units.map((p) => pieceName(t, p)));
    return `By sea from ${placeName(t, from)} to ${placeName(t, place)}, before any reaction: ${names}.`;
  });
}

export const sneakSteps: Steps<Rules, Position> = {
  "reaction-deployment": deployment,
  "gather-deployment": gather,
  "deploy-task-force": deploy,
};
