import { capital } from "../../../../words";
import type { Display, DisplayPart } from "../../../view-types";
import { phasesOf } from "../../ch05-sequence";
import { pacificWarModule } from "../../module";
import type { Rules } from "../../model/rules";
import { nameOf } from "../names";
import { monthText } from "../../model/months";
import { frameOf, type Seen } from "./seen";

/** What is being played step by step: the Battle Cycle, and the mission or battle in it, with the step that is on. */

const placeText = (rules: Rules, hex: unknown): string => {
  const id = String(hex);
  const name = nameOf(rules, id);
  return name === undefined ? id : `${name} (${id})`;
};

/** The steps of a list, those before the current one done. `i` is the place of the next. */
function walk(steps: readonly string[] = [], i: number): DisplayPart["values"] {
  return steps.map((step, n) => {
    const known = pacificWarModule.steps[step];
    return {
      title: `${n + 1}. ${known?.title ?? capital(step.replaceAll("-", " "))}`,
      value: n < i - 1 ? "done" : n === i - 1 ? "now" : "",
      ...(known && { rule: known.rule }),
    };
  });
}

const numberIn = (value: unknown): number => (typeof value === "number" ? value : 0);

/** The phases of the month in play, or those of the Operation before its Battle Cycles. */
function innermostList(rules: Rules, seen: Seen): Pick<DisplayPart, "id" | "title" | "values"> | undefined {
  const { frames, terms, month } = seen;
  const last = frames.findLast(({ step }) => step === "month" || step === "operation");
  if (!last) return undefined;
  const isMonth = last.step === "month";
  const list = rules.sequence[isMonth ? terms.class : "operation"]!;
  return {
    id: `steps-${last.step}`,
    title: isMonth ? monthText(month) : "Operation",
    values: walk(
      list.filter((step) => step !== "operations"),
      numberIn(last.data.i),
    ),
  };
}

export function stepsInPlay(rules: Rules, seen: Seen): Display | undefined {
  const parts: DisplayPart[] = [];
  const mission = frameOf(seen, "air-mission");
  if (mission)
    parts.push({
      id: "steps-mission",
      title: `${rules.airMissions[String(mission.kind)]?.title ?? "Air mission"}, ${
        mission.toHex === undefined ? "where the other side does not know" : placeText(rules, mission.toHex)
      }`,
      side: String(mission.side),
      ...(typeof mission.toHex === "string" && { place: mission.toHex }),
      values: walk(rules.sequence["air-mission"], numberIn(mission.part)),
      listed: true,
      boxes: [],
    });
  const naval = frameOf(seen, "naval-battle");
  if (naval)
    parts.push({
      id: "steps-naval",
      title: `Naval battle, ${placeText(rules, naval.hex)}`,
      side: "none",
      place: String(naval.hex),
      values: walk(rules.sequence["naval-battle"], numberIn(naval.i)),
      listed: true,
      boxes: [],
    });
  const ground = frameOf(seen, "ground-battle");
  if (ground)
    parts.push({
      id: "steps-ground",
      title: `Ground combat, ${placeText(rules, ground.hex)}`,
      side: "none",
      place: String(ground.hex),
      values: walk(rules.sequence["ground-battle"], numberIn(ground.i)),
      listed: true,
      boxes: [],
    });
  const cycle = frameOf(seen, "battle-cycle");
  if (cycle)
    parts.push({
      id: "steps-cycle",
      title: `Battle Cycle ${seen.cycle}`,
      side: seen.advantage ?? "none",
      values: walk(phasesOf({ rules, position: seen }), numberIn(cycle.i)),
      listed: true,
      boxes: [],
    });
  const list = innermostList(rules, seen);
  if (list) parts.push({ ...list, side: "none", listed: true, boxes: [] });
  if (parts.length === 0) return undefined;
  return { id: "steps", title: "Step by step", rule: "5.2", empty: "Nothing is in play.", parts };
}
