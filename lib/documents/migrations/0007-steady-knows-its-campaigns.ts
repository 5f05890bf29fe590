import { isObject } from "../merge-patch";
import type { Json, JsonObject } from "../types";
import type { Migration } from "./migration";

/** What such a player reckoned with in games of months before that was written in its document. */
const groups: Readonly<Record<string, JsonObject>> = {
  chances: {
    none: 0.6,
    sure: 2,
    assault: 0.7,
    doubled: 10,
    atBase: 1.3,
    atHeadquarters: 1.5,
    march: 12,
    inTheWay: 2,
  },
  campaign: {
    cutOff: 0.25,
    beach: 0.4,
    largeBase: 3,
    garrison: 8,
    leastFerry: 4,
  },
  operations: {
    far: 26,
    atHand: 16,
    escorts: 6,
    empties: 6,
    marches: 3,
    byLand: 0.6,
    halted: 0.3,
    cycles: 3,
    commandPoint: 0.015,
    day: 0.08,
    spare: 0.7,
    beside: 0.5,
    bid: 1.1,
    paid: 0.6,
    menace: 30,
    reaction: 2,
    reactionShip: 2,
    reactionTroops: 0.2,
  },
  rear: {
    front: 0.4,
    safe: 13,
    lift: 1,
    enough: 18,
    farthest: 30,
    watch: 6,
    quality: 5,
    dear: 2.5,
    garrison: 10,
    smallGarrison: 2,
    cargo: 9,
    wayToTroops: 0.25,
    airbases: 8,
    supportGain: 10,
    patrolZone: 3,
    patrolApart: 8,
  },
  economy: {
    escorts: 0.5,
    fleetSubmarines: 16,
    shippingAhead: 10,
    shippingShare: 0.25,
  },
};

/** Beside older numbers. Every Base was a whole threat, however far off it was. */
const beside: Readonly<Record<string, JsonObject>> = {
  objectives: { threatNear: 200, threatFar: 201 },
  landings: { farthest: 30 },
};

/** Groups by which a whole set for a whole war is known. A patch has some of them. */
const whole = ["objectives", "troops", "landings", "ports"];

const isPlayer = (path: string): boolean => /(?:^|\/)players\/[^/]+\.json$/.test(path);

const isOld = (war: Json | undefined): war is JsonObject =>
  isObject(war) &&
  whole.every((name) => isObject(war[name])) &&
  (Object.keys(groups).some((name) => !(name in war)) ||
    Object.entries(beside).some(([name, added]) =>
      Object.keys(added).some((key) => !(key in within(war, name))),
    ));

const within = (war: JsonObject, name: string): JsonObject => {
  const group = war[name];
  return isObject(group) ? group : {};
};

/** Costs of Operations, chances of landings and what goes on behind the front are in the document of such a player. */
export const steadyKnowsItsCampaigns: Migration = {
  id: "0007-steady-knows-its-campaigns",
  description: "Players have what they reckon with in games of months in their document.",
  manualSteps: ["The new numbers change nothing: set them as this player would have them."],
  appliesTo: (path, value) => isPlayer(path) && isObject(value) && isOld(value["war"]),
  migrate(value) {
    if (!isObject(value) || !isOld(value["war"])) return value;
    const { war } = value;
    const renewed: JsonObject = { ...groups, ...war };
    for (const [name, added] of Object.entries(beside)) renewed[name] = { ...added, ...within(war, name) };
    return { ...value, war: renewed };
  },
};
