import type { Step, Steps } from "../../kernel";
import { readChart } from "../shared/result-table";
import { rollDie } from "./model/combat";
import type { Position } from "./model/position";
import { type Rules, sideIds } from "./model/rules";
import { sideText } from "./model/text";
import { handOf } from "./model/war";

/** 7.0 Strategic Intelligence: each side rolls its level of the month, which the other one does not learn. */
const strategicIntelligence: Step<Rules, Position> = {
  rule: "7.0",
  title: "Strategic Intelligence Determination Phase",
  proceed(t) {
    for (const [side, id] of sideIds.entries()) {
      const face = rollDie(t, "Strategic Intelligence", side, "strategic intelligence");
      const found = readChart(t, `strategic-intelligence-${id}`, face, t.position.month);
      const level = Number(found?.parts[0] ?? 0);
      t.set(handOf(t, side), "intelligence", level);
      t.say("7.0", () => `Strategic Intelligence of ${sideText(side)} is on level ${level}.`, [side]);
    }
    t.leave();
  },
};

export const intelligenceSteps: Steps<Rules, Position> = { "strategic-intelligence": strategicIntelligence };
