import type { Step, Steps } from "../../kernel";
import { advanceDays } from "./model/days";
import type { Position } from "./model/position";
import type { Rules } from "./model/rules";

/** 20.2.1: the Day marker moves on its track, and the month ends when it comes to its beginning or passes it (5.4). */

type Passing = {
  days: number;
  /** Days that had passed before. */
  begun: number;
  stage?: "moved" | "turned";
};

const passDays: Step<Rules, Position, Passing> = {
  rule: "20.2.1",
  title: "Days pass",
  proceed(t, { data }) {
    const { position } = t;
    if (data.stage === undefined) {
      t.set(data, "stage", "moved");
      advanceDays(t, data.days);
    } else if (data.stage === "moved") {
      t.set(data, "stage", "turned");
      // Space 0 is the first of the month.
      if (position.day < data.days) t.call("month-turn");
    } else t.leave();
  },
};

export const daySteps: Steps<Rules, Position> = { "pass-days": passDays };
