import type { Step, Steps } from "../../../kernel";
import { airBattle } from "../ch08-operations/missions";
import { airUnitText } from "../model/pieces";
import { AirFlag, type ForlornTable, Gone, hasFlag, type Position } from "../model/position";
import type { Rules } from "../model/rules";
import { isDisrupted, setAirFlag } from "../model/units";

/**
 * 7.3.5 A patrol that has just been placed: enemy fighters may scramble at it. Called with `{ airUnit }`. Interceptors make an air
 * battle in which nothing is bombed; it hands back `{ patrolRounds }`, the whole rounds that the patrol has spent near the target
 * zone. Then the patrol holds, or has failed and gives no modifiers this turn.
 */

type PatrolData = {
  airUnit: number;
  side: number;
  site: number;
  attemptedAirUnits: number[];
  interceptorAirUnits: number[];
  i: number;
  /** Its marks before the battle. */
  before: number;
};

const patrolInterception: Step<Rules, Position, PatrolData> = {
  rule: "7.3.5",
  title: "Interception of a patrol",
  enter(t, { data }) {
    const { flags, hex } = t.position.air;
    t.set(data, "side", t.rules.airUnits[data.airUnit]!.side);
    t.set(data, "site", hex[data.airUnit]!);
    t.set(data, "attemptedAirUnits", []);
    t.set(data, "interceptorAirUnits", []);
    t.set(data, "i", 0);
    t.set(data, "before", flags[data.airUnit]!);
  },
  proceed(t, frame) {
    const { data } = frame;
    const { i, side, site, airUnit, interceptorAirUnits } = data;
    t.set(data, "i", i + 1);
    if (i === 0) return t.call("interceptor-scramble");
    if (interceptorAirUnits.length === 0 || airBattle === undefined) return t.leave();
    if (i === 1)
      return t.call(airBattle, {
        side,
        site,
        airUnits: [airUnit],
        interceptorAirUnits: [...interceptorAirUnits],
        target: null,
        patrol: true,
      });
    if (i === 2) {
      const { patrolRounds = 0 } = (t.result(frame) ?? {}) as { patrolRounds?: number };
      judge(t, data, patrolRounds);
      return t.call("return-to-base");
    }
    t.leave();
  },
};

/** It must be alive, not disrupted but by a lost step, and have been near the target zone for long enough. */
function judge(t: ForlornTable, { airUnit, before }: PatrolData, patrolRounds: number): void {
  const { air } = t.position;
  if (air.base[airUnit] === Gone.lost) return;
  const flags = air.flags[airUnit]!;
  const isReduced = hasFlag(flags, AirFlag.reduced) && !hasFlag(before, AirFlag.reduced);
  const wasDisrupted = hasFlag(before, AirFlag.disrupted);
  const holds =
    patrolRounds >= t.rules.parameters.patrol.rounds &&
    (!isDisrupted(t, airUnit) || isReduced || wasDisrupted);
  if (!holds) setAirFlag(t, airUnit, AirFlag.patrols, false);
  t.say("7.3.5", () => `The patrol of ${airUnitText(t, airUnit)} ${holds ? "holds" : "has failed"}.`);
}

export const patrolSteps: Steps<Rules, Position> = { "patrol-interception": patrolInterception };
