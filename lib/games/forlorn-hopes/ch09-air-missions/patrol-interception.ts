import type { Step, Steps } from "../../../kernel";
import { airUnitText } from "../model/pieces";
import { AirFlag, Gone, type Position } from "../model/position";
import type { Rules } from "../model/rules";
import { setAirFlag } from "../model/units";

/**
 * 7.3.5 A patrol that has just been placed: enemy fighters may scramble at it. Called with `{ airUnit }`. Interceptors make an air
 * battle in which nothing is bombed; it hands back whether the patrol holds. One that has failed gives no modifiers this turn.
 */

type PatrolData = {
  airUnit: number;
  side: number;
  site: number;
  attemptedAirUnits: number[];
  interceptorAirUnits: number[];
  i: number;
};

const patrolInterception: Step<Rules, Position, PatrolData> = {
  rule: "7.3.5",
  title: "Interception of a patrol",
  enter(t, { data }) {
    t.set(data, "side", t.rules.airUnits[data.airUnit]!.side);
    t.set(data, "site", t.position.air.hex[data.airUnit]!);
    t.set(data, "attemptedAirUnits", []);
    t.set(data, "interceptorAirUnits", []);
    t.set(data, "i", 0);
  },
  proceed(t, frame) {
    const { data } = frame;
    const { i, side, site, airUnit, interceptorAirUnits } = data;
    t.set(data, "i", i + 1);
    if (i === 0) return t.call("interceptor-scramble");
    if (interceptorAirUnits.length === 0) return t.leave();
    if (i === 1)
      return t.call("air-battle", {
        side,
        site,
        airUnits: [airUnit],
        interceptorAirUnits: [...interceptorAirUnits],
        target: null,
        patrol: true,
      });
    if (i === 2) {
      const holds = t.result(frame) === true;
      if (!holds && t.position.air.base[airUnit] !== Gone.lost)
        setAirFlag(t, airUnit, AirFlag.patrols, false);
      t.say("7.3.5", () => `The patrol of ${airUnitText(t, airUnit)} ${holds ? "holds" : "has failed"}.`);
      return t.call("return-to-base");
    }
    t.leave();
  },
};

export const patrolSteps: Steps<Rules, Position> = { "patrol-interception": patrolInterception };
