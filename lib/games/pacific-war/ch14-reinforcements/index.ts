import type { Step, Steps } from "../../../kernel";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import { arrivals } from "./arrivals";
import { bomberDeployment } from "./bombers";
import { commandPlaces } from "./commands";
import { advanceBoxes, receive } from "./receive";
import { merchantShipping } from "./shipping";
import { submarineAllotment } from "./submarines";

/** 14.0 Reinforcements of a month. Headquarters come first: other units arrive with them. */

const parts = [
  "command-places",
  "emergency-links",
  "submarine-allotment",
  "merchant-shipping",
  "bomber-deployment",
  "arrivals",
] as const;

const reinforcements: Step<Rules, Position, { i: number }> = {
  rule: "14.0",
  title: "Reinforcements",
  enter(t, { data }) {
    data.i = 0;
    receive(t);
  },
  proceed(t, { data }) {
    const next = parts[data.i];
    if (next === undefined) {
      advanceBoxes(t);
      return t.leave();
    }
    t.set(data, "i", data.i + 1);
    t.call(next);
  },
};

export const reinforcementSteps: Steps<Rules, Position> = {
  reinforcements,
  "command-places": commandPlaces,
  "submarine-allotment": submarineAllotment,
  "merchant-shipping": merchantShipping,
  "bomber-deployment": bomberDeployment,
  arrivals,
};
