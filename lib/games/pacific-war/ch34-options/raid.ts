import type { Choice, Step } from "../../../kernel";
import { boardingFor } from "../ch23-movement/boarding";
import { demolishAll } from "../ch30-demolition";
import { hasTroops, marchInto, settle } from "../model/ground";
import { retreatHexes } from "../model/retreat-hexes";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { transportsFor } from "../model/transport";
import { groundClass, nameOfHex } from "../model/units";

/** 34.19 After a raid the unit goes aboard or leaves the hex; where it has killed everybody all is demolished. */
export type Raid = { hex: number; side: number; groundUnit: number; begun?: boolean };

const EMBARK = -2;

/** Where the unit can go, `EMBARK` for aboard. */
function ways(t: PacificTable, { hex, side, groundUnit }: Raid): number[] {
  if (t.position.groundUnits[groundUnit]!.hex !== hex) return [];
  const aboard = transportsFor(t, groundUnit).length > 0 ? [EMBARK] : [];
  return [...aboard, ...retreatHexes(t, hex, side, [groundUnit])];
}

export const raidEnd: Step<Rules, Position, Raid> = {
  rule: "34.19",
  title: "End of a raid",
  enter(t, { data }) {
    const { hex, side, groundUnit } = data;
    const unit = t.position.groundUnits[groundUnit]!;
    t.acted("34.19");
    t.set(unit, "assault", "none");
    if (unit.hex === hex && !hasTroops(t, hex, enemyOf(side))) demolishAll(t, hex);
  },
  asks: (t, { data }) => (!data.begun && ways(t, data).length > 0 ? 1 << data.side : 0),
  options: (t, { data }, _side, out) => void out.push(...ways(t, data)),
  describe: (t, _frame, code): Choice =>
    code === EMBARK ? { do: "embark" } : { to: t.rules.hexes.ids[code]! },
  prompt: (t, { data }) =>
    `Where does ${groundClass(t.rules, t.position.groundUnits[data.groundUnit]!).name} go after the raid?`,
  take(t, { data }, code) {
    const { hex, side, groundUnit } = data;
    t.set(data, "begun", true);
    if (code === EMBARK) {
      t.say("34.19", () => `The raiders leave ${nameOfHex(t.rules, hex)} aboard ship.`);
      t.call("boarding", boardingFor({ side, hex, rule: "34.19" }, [groundUnit]));
    } else marchInto(t, groundUnit, code);
  },
  proceed(t, { data }) {
    settle(t, data.hex);
    t.leave();
  },
};
