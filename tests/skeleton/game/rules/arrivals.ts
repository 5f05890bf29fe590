import type { Steps } from "../../../../lib/kernel";
import { counted } from "../../../../lib/words";
import { AWAY, type Position } from "./position";
import { type Rules, sideNames } from "./rules";

/** 2.0: units that arrive during the night. Only their own side learns of it. */
export const arrivalSteps: Steps<Rules, Position> = {
  arrivals: {
    rule: "2.0",
    title: "Arrivals",
    proceed(t) {
      const { rules, position } = t;
      for (const { turn, title, side, place, units } of rules.groups) {
        if (turn !== position.turn) continue;
        let arrived = 0;
        for (const { type, count } of units)
          for (let unit = 0, left = count; unit < rules.units.length && left > 0; unit++) {
            if (rules.units[unit]!.type !== type || position.at[unit] !== AWAY) continue;
            t.set(position.at, unit, place);
            t.set(position.steps, unit, rules.types[type]!.steps);
            arrived++;
            left--;
          }
        const where = rules.places[place]!.name;
        t.say("2.0", () => `${title} of ${sideNames[side]}: ${counted(arrived, "unit")} at ${where}.`, [
          side,
        ]);
      }
      t.leave();
    },
  },
};
