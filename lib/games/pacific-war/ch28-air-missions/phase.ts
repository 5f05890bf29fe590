import { type Choice, DONE, type Step } from "../../../kernel";
import { midgetTargets } from "../model/midgets";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, JAPANESE, NOWHERE, type Rules } from "../model/rules";
import { airClass } from "../model/units";
import { missionsOf, type Possible, repliesOver } from "./eligibility";
import { MISSION, type MissionData, overTarget, PATROL, type PhaseData } from "./mission";
import { reorganizationOf } from "./reorganize";

/** 28.0 The Air Mission Phases: missions of one side, one after the other. */

/** What a mission is made of, in order; its last part is played even when nobody has come to the target. */
const PARTS = "air-mission";

export const newMission = (side: number, { kind, hex }: Possible): MissionData => ({
  kind,
  side,
  toHex: hex,
  part: 0,
  airUnits: [],
  groundUnits: [],
  hits: [],
  coordinated: false,
  detected: false,
  atTaskForces: false,
  orders: [],
  attacked: [],
  carriers: [],
  lost: [],
});

function phase(isAdvantage: boolean): Step<Rules, Position, PhaseData> {
  const codeOf = (t: PacificTable, { kind, hex }: Possible): number =>
    Object.keys(t.rules.airMissions).indexOf(kind) * t.rules.hexes.ids.length + hex;
  const possibleOf = (t: PacificTable, code: number): Possible => {
    const { length } = t.rules.hexes.ids;
    return { kind: Object.keys(t.rules.airMissions)[Math.floor(code / length)]!, hex: code % length };
  };
  return {
    rule: "28.0",
    // Where a Ferry Mission goes the enemy does not know (28.16); of others the diary says it.
    secret: true,
    title: isAdvantage ? "Advantage Air Mission Phase" : "Disadvantage Air Mission Phase",
    stream: () => (isAdvantage ? "advantage air missions" : "disadvantage air missions"),
    enter(t, { data }) {
      const { position } = t;
      const side = isAdvantage ? position.advantage : enemyOf(position.advantage);
      Object.assign(data, { side, isAdvantage, usedHex: [], over: false });
      Object.assign(data, { checkedGroundUnits: [], droppedGroundUnits: [] });
      for (const unit of position.airUnits)
        if (airClass(t.rules, unit).side === side) t.set(unit, "flew", false);
    },
    asks: (t, { data }) => (!data.over && missionsOf(t, data).length > 0 ? 1 << data.side : 0),
    options(t, { data }, _side, out) {
      for (const possible of missionsOf(t, data)) out.push(codeOf(t, possible));
      out.push(DONE);
    },
    describe(t, _frame, code): Choice {
      if (code === DONE) return { do: "done" };
      const { kind, hex } = possibleOf(t, code);
      return { mission: kind, at: t.rules.hexes.ids[hex]! };
    },
    prompt: () => "Begin an air mission, or end the phase.",
    why: () => "28.2",
    explain: (t, { data }, choice) => {
      const hex = t.rules.hexes.of[String(choice["at"])];
      return hex !== undefined && data.usedHex.includes(hex)
        ? { rule: "28.1", text: "A hex is the target of one mission in a phase." }
        : undefined;
    },
    take(t, { data }, code) {
      if (code === DONE) return t.set(data, "over", true);
      const possible = possibleOf(t, code);
      t.push(data.usedHex, possible.hex);
      t.call(MISSION, newMission(data.side, possible));
      // 34.18: before the mission.
      if (data.side === JAPANESE && possible.kind === "strike" && midgetTargets(t, possible.hex).length > 0)
        t.call("midget-attack", { hex: possible.hex });
    },
    proceed(t, { data }) {
      // 28.13: those that were to strike in reply and did not, go home.
      const left = t.position.airUnits.find(
        ({ over, kind }) => over >= 0 && t.rules.airClasses[kind]!.side === data.side,
      );
      if (left && !isAdvantage) {
        const mission = newMission(data.side, { kind: "strike", hex: left.over });
        const airUnits = repliesOver(t, left.over, data.side);
        const part = t.rules.sequence[PARTS]!.length - 1;
        return t.call(MISSION, { ...mission, airUnits, hits: airUnits.map(() => 0), part });
      }
      const patrol = t.position.airUnits.findIndex(({ over }) => over >= 0);
      if (patrol >= 0 && !isAdvantage) return comeHome(t, patrol);
      t.leave();
      t.call("reorganization", reorganizationOf(data.side, NOWHERE));
    },
  };
}

/** 34.16: the rest of a patrol, which begins with its way back. */
function comeHome(t: PacificTable, patrol: number): void {
  const unit = t.position.airUnits[patrol]!;
  const { side } = airClass(t.rules, unit);
  const part = t.rules.sequence[PARTS]!.length - 1;
  t.call(MISSION, {
    ...newMission(side, { kind: PATROL, hex: unit.over }),
    airUnits: [patrol],
    hits: [0],
    part,
  });
}

/** 28.3 One mission. Without units over its target the parts between flight and conclusion are left out. */
const mission: Step<Rules, Position, MissionData> = {
  rule: "28.3",
  title: "Air mission",
  stream: (t, { data }) => `${data.kind} at ${t.rules.hexes.ids[data.toHex]!}`,
  proceed(t, { data }) {
    const parts = t.rules.sequence[PARTS]!;
    if (data.part >= parts.length) return t.leave();
    const isOut = parts[data.part] === "mission-preliminary" || parts[data.part] === "mission-flight";
    if (!isOut && data.part < parts.length - 1 && overTarget(t, data).length === 0) {
      t.set(data, "part", parts.length - 1);
      return;
    }
    t.set(data, "part", data.part + 1);
    t.call(parts[data.part - 1]!);
  },
};

export const phaseSteps = {
  "advantage-air-missions": phase(true),
  "disadvantage-air-missions": phase(false),
  "air-mission": mission,
};
