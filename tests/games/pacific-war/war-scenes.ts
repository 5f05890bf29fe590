import type { Position } from "../../../lib/games/pacific-war/model/position";
import type { War, WarOperation } from "../../../lib/games/pacific-war/model/war";
import { type Json, view } from "../../../lib/kernel";
import { type Pacific, rules, scene, type SceneOptions } from "./engine";

/** Scenes of a campaign that goes by months: Guadalcanal, August 1942. */

export const SOUTH_PACIFIC = "a-hq-south-pacific";
export const SOUTHWEST = "a-hq-southwest-pacific";
export const SOUTH_SEAS = "j-hq-south-seas";
export const FLEET = "j-hq-combined-fleet";

type Points = Readonly<Record<string, number>>;

/** Command Points at headquarters of both sides. */
function givePoints({ war }: Position, points: Points): void {
  for (const [id, amount] of Object.entries(points))
    war!.hands[id.startsWith("a-") ? "allied" : "japanese"].commandPoints[id] = amount;
}

/** An Operation in play. */
const operationOf = (members: Partial<WarOperation> = {}): WarOperation => ({
  headquarters: SOUTH_PACIFIC,
  reaction: "",
  budget: 0,
  isFree: false,
  timesCost: 1,
  begun: 0,
  ends: [14, 21, 28],
  penalty: 0,
  reactionEnds: 0,
  reactionCycles: 0,
  landAirUnits: {},
  supportBase: false,
  stoodDown: false,
  losses: { allied: { points: 0, hits: 0 }, japanese: { points: 0, hits: 0 } },
  ...members,
});

export interface WarScene extends SceneOptions {
  points?: Points;
  war?: Partial<War>;
  /** An Operation of the Allies in play, unless `side` says otherwise. */
  operation?: Partial<WarOperation>;
  side?: number;
  /** Days of that Operation. */
  length?: number;
}

/** A step of a campaign by itself. */
export function warScene(
  step: string,
  data: Parameters<typeof scene>[1] = {},
  { points = {}, war = {}, operation, side = 0, length = 14, change, ...options }: WarScene = {},
): Pacific {
  return scene(step, data, {
    scenario: "campaign-guadalcanal",
    ...options,
    change(position) {
      givePoints(position, points);
      Object.assign(position.war!, war);
      if (operation) {
        position.war!.operation = [operationOf(operation)];
        position.war!.operations = Math.max(1, position.war!.operations);
        Object.assign(position.operation, { side, length, level: 1, revealed: true });
      }
      change?.(position);
    },
  });
}

/** The rules with these strategic phases alone in a month. */
export const withPhases = (...campaign: string[]): typeof rules => ({
  ...rules,
  sequence: { ...rules.sequence, campaign },
});

/** What a side is shown, as text. */
export const shownTo = (game: Pacific, side: "allied" | "japanese"): Json => view(game, side);
