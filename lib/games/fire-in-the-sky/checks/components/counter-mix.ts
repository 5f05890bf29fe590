import type { Documents, Finding, RuleCheck } from "../../../types";
import { type Force, removalOf } from "../../setup/forces";
import { type ScenarioAt, unitsPath } from "../shared/documents";
import { forcesOf } from "../shared/forces";
import { takeAway } from "../../../shared/checks/fixes";
import { inScenarios } from "../shared/in-scenarios";
import { type TypeAt, typesOf } from "../shared/units";
import { counted } from "../../../../words";

/** V-01 (2.1): what a scenario places of each type, wherever it is, stays within the counter mix. */
export const counterMix: RuleCheck = {
  code: "rule/fire-in-the-sky/counter-mix",
  rule: "2.1",
  severity: "error",
  title: "A scenario places more counters of a type than the counter mix has.",
  explain:
    "The counter mix is an absolute limit. Units on the map, on the Turn Record Track, sunk or out of the game all use a counter of their type; a named unit has only one. " +
    "A set-up that needs more cannot be played. " +
    "Place fewer, or raise the count of the type in units.json.",
  run: inScenarios((documents, at) => {
    const types = typesOf(documents);
    const used = new Map<string, Force[]>();
    return forcesOf(at.scenario).flatMap((force): Finding[] => {
      const type = types.get(force.type ?? "");
      if (!type) return [];
      const before = used.get(type.id) ?? [];
      used.set(type.id, [...before, force]);
      const left = Math.max(0, type.count - before.reduce((sum, { count }) => sum + count, 0));
      return force.count > left ? [tooMany(documents, at, type, force, before, left)] : [];
    });
  }),
};

function tooMany(
  documents: Documents,
  { path, scenario }: ScenarioAt,
  type: TypeAt,
  force: Force,
  before: readonly Force[],
  left: number,
): Finding {
  const mix = type.count === 1 ? "there is only one counter" : `there are ${type.count} counters`;
  const rest =
    before.length === 0
      ? ""
      : left > 0
        ? `, of which ${counted(left, "is", "are")} left`
        : type.count === 1
          ? ", which is used elsewhere"
          : ", all of which are used elsewhere";
  return {
    document: path,
    pointer: force.pointer,
    message: `${force.count} × ${type.name} ${force.count === 1 ? "is" : "are"} placed here, but ${mix}${rest}.`,
    hint: "Place fewer, or raise the count in units.json.",
    related: [
      ...before.map(({ pointer, count }) => ({
        document: path,
        pointer,
        message: `${counted(count, "counter")} of the type ${count === 1 ? "is" : "are"} here.`,
      })),
      { document: unitsPath, pointer: `${type.pointer}/count`, message: "The count is here." },
    ],
    ...(left > 0
      ? {
          fixes: [
            {
              title: `Place ${left} instead of ${force.count}`,
              document: path,
              pointer: force.pointer,
              value: left,
            },
          ],
        }
      : takeAway(documents, "Take them out of the scenario", path, removalOf(scenario, force))),
  };
}
