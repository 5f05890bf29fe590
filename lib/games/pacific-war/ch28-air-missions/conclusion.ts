import { type Choice, type Step } from "../../../kernel";
import { installationsIn } from "../model/air";
import { stepsBeyond } from "../model/damage";
import { distance } from "../model/distance";
import type { PacificTable, Position } from "../model/position";
import { ALLIED, enemyOf, type Rules } from "../model/rules";
import { type MissionData, missionOf, PATROL, phaseData, unitAt } from "./mission";
import { reorganizationOf } from "./reorganize";

/** 28.15 Air/Sea Rescue and 28.17 the end of a mission. */

/** Stages: rescue, then who strikes back, then who lands, then who cannot stay aboard, then the way home. */
type ConclusionData = { stage?: "reply" | "land" | "excess" | "home" | "end" };

/** 28.15: an Allied mission over a hex within the zone of an Allied patrol. */
function isInZone({ rules, position }: PacificTable, hex: number): boolean {
  return position.patrols.some(
    (patrol) =>
      rules.submarineCommands[patrol.command]!.side === ALLIED &&
      distance(rules.hexes, patrol.hex, hex) <= rules.parameters.submarines.zone,
  );
}

/** Classes of the steps that may be saved, each once. */
function rescuable(t: PacificTable, { side, toHex, lost }: MissionData): string[] {
  return side === ALLIED && isInZone(t, toHex) ? [...new Set(lost)] : [];
}

const conclusion: Step<Rules, Position, ConclusionData> = {
  rule: "28.17",
  title: "End of the mission",
  asks: (t, { data }) =>
    data.stage === undefined && rescuable(t, missionOf(t)).length > 0 ? 1 << ALLIED : 0,
  options: (t, _frame, _side, out) =>
    void out.push(...rescuable(t, missionOf(t)).map((id) => t.rules.airClassOf[id]!)),
  describe: (t, _frame, code): Choice => ({ rescue: t.rules.airClasses[code]!.id }),
  prompt: () => "Which lost step do the submarines save?",
  why: () => "28.15",
  take(t, { data }, code) {
    const { position, rules } = t;
    for (let n = 0; n < rules.parameters.air.rescued; n++) {
      t.push(position.rescued, code);
      t.set(position.airStepsLost, ALLIED, position.airStepsLost[ALLIED] - 1);
    }
    t.say("28.15", () => `Submarines save a crew of ${rules.airClasses[code]!.name}.`);
    t.set(data, "stage", "reply");
  },
  proceed(t, { data }) {
    const mission = missionOf(t);
    const enemy = enemyOf(mission.side);
    switch (data.stage) {
      case undefined:
        return t.set(data, "stage", "reply");
      case "reply":
        t.set(data, "stage", "land");
        return t.call("mission-reply-flight");
      case "land":
        t.set(data, "stage", "excess");
        return t.call("cap-landing", { side: enemy, settledAirUnits: [] });
      case "excess": {
        const place = installationsIn(t, mission.toHex, enemy).find(
          ({ ship }) => ship >= 0 && !t.rules.ships[ship]!.of.seaplaneBase && stepsBeyond(t, ship) > 0,
        );
        if (!place) return t.set(data, "stage", "home");
        const steps = stepsBeyond(t, place.ship);
        return t.call("grounded-losses", { side: enemy, ownerSide: enemy, ...place, steps });
      }
      case "home": {
        t.set(data, "stage", "end");
        // 34.16: a patrol flies on until the end of the Disadvantage Air Mission Phase.
        if (mission.kind === PATROL && phaseData(t).isAdvantage) return;
        const airUnits = mission.airUnits.filter((n) => unitAt(t, n).over >= 0);
        return t.call("homeward", { airUnits, landings: [] });
      }
      case "end":
        t.leave();
        return t.call("reorganization", reorganizationOf(enemy, mission.toHex));
    }
  },
};

export const conclusionSteps = { "mission-conclusion": conclusion };
