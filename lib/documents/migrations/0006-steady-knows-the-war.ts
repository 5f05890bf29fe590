import { isObject } from "../merge-patch";
import type { Json } from "../types";
import type { Migration } from "./migration";

/** What a player with weights for the Allies and Japan reckoned with in a whole war before that was written in its document. */
const before: Json = {
  objectives: {
    resource: 0.5,
    resourceTaken: 0.15,
    homeland: 4,
    largePort: 1.2,
    smallPort: 0.8,
    inlandAirfield: 0.3,
    bomberAirfield: 12,
    homelandInReach: 4,
    bombersAhead: 20,
    bombersLeast: 0.1,
    lead: 1.3,
    leadHexes: 28,
    island: 0.5,
    crowd: 3,
    nearby: 3,
    nearer: 3,
    far: 40,
    perimeter: 33,
    threat: 2.5,
    enclave: 2.5,
    enclaveHexes: 6,
    dryDock: 2,
    least: 1,
  },
  troops: {
    atTheFront: 0.4,
    smallGarrison: 0.45,
    largeBase: 2,
    inReach: 8,
    cutOff: 0.6,
    byMarch: 0.6,
    garrison: 3,
    largeUnit: 2,
    leastFerry: 3,
  },
  landings: {
    least: 0.5,
    fight: 2,
    spare: 3,
    covered: 30,
    covering: 2,
    haltingSteps: 4,
  },
  ports: {
    perPayer: 4,
    forward: 1.5,
    rear: 16,
    lane: 60,
  },
};

/** Weights by which a whole set of that player is known. A patch has some of them. */
const whole = ["carrierHit", "transportHit", "standOff", "retire", "attackRatio", "caution"];

const isWhole = (weights: Json | undefined): boolean =>
  isObject(weights) && whole.every((name) => name in weights);

const isPlayer = (path: string): boolean => /(?:^|\/)players\/[^/]+\.json$/.test(path);

/** What such a player reckons with in a whole war is in its document. A whole set without it plays on as before. */
export const steadyKnowsTheWar: Migration = {
  id: "0006-steady-knows-the-war",
  description: "Players have what they reckon with in a whole war in their document.",
  manualSteps: ["The new numbers change nothing: set them as this player would have them."],
  appliesTo: (path, value) =>
    isPlayer(path) &&
    isObject(value) &&
    !("war" in value) &&
    isWhole(value["allied"]) &&
    isWhole(value["japanese"]),
  migrate(value) {
    if (!isObject(value)) return value;
    const { sources, ...rest } = value;
    return { ...rest, war: before, ...(sources === undefined ? {} : { sources }) };
  },
};
