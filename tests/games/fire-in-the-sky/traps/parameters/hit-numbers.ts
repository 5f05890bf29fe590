import { type CombatType, combatTypes } from "../../../../../lib/games/fire-in-the-sky/model/modifiers";
import type { Rules } from "../../../../../lib/games/fire-in-the-sky/model/rules";
import { type Datum, ones } from "../changed";
import { p, scene, torpedo } from "./support";

/** What a die of a type of combat needed in a small scene, its modifiers and all. */
const needed: Readonly<Record<CombatType, (rules: Rules) => number | undefined>> = {
  "merchant-asw"(rules) {
    const made = scene(rules);
    made.unit("j-dd", "convoy-escort");
    made.submarines("allies", 1);
    return made.play("merchant-asw", [1]).choose({ dice: 1 }).needs("Merchant ASW")[0];
  },
  "submarine-vs-merchants"(rules) {
    const made = scene(rules);
    made.submarines("allies", 1);
    return made.play("submarine-warfare", [1]).choose({ submarines: 1 }).needs("Submarine")[0];
  },
  "strategic-bombing"(rules) {
    const made = scene(rules, { phasing: "allies", options: ["strategic-bombing"] });
    made.control("allies", "midway", "wake", "truk", "saipan");
    return made.play("strategic-bombing", [1]).choose({ dice: 1 }).needs("Strategic bombing")[0];
  },
  "task-force-asw"(rules) {
    const made = scene(rules);
    made.submarines("allies", 1);
    made.force("japan", "rabaul", "j-dd");
    const play = made.play("submarine-attacks", ones(2)).by("allies", { attack: "task-force-0" });
    return play.needs("Anti-submarine")[0];
  },
  "submarine-vs-task-force": (rules) => torpedo(rules, [1]).needs("Submarine")[0],
  "air-to-air"(rules) {
    const made = scene(rules);
    made.air("japan", "rabaul", 1);
    made.air("us", "rabaul", 1);
    return made.play("battles", [1, 1, 1, 6]).needs("Air-to-air")[0];
  },
  "anti-aircraft"(rules) {
    const made = scene(rules);
    made.unit("u-dd", "manila");
    made.force("japan", "manila", "j-cv-hiryu-soryu");
    const play = made.play("battles", ones(40)).by("japan", { target: "manila", points: 3 });
    return play.needs("Anti-aircraft")[0];
  },
  "air-strike"(rules) {
    const made = scene(rules, { phasing: "allies" });
    made.air("us", "rabaul", 1);
    made.force("japan", "rabaul", "j-dd");
    return made.play("battles", ones(2)).by("allies", { points: 1 }).needs("Air strike")[0];
  },
  "ground-support"(rules) {
    const made = landing(rules);
    made.air("us", "rabaul", 1);
    return made.play("battles", ones(40)).by("allies", { points: 1 }).needs("Ground support")[0];
  },
  "land-combat": (rules) =>
    landing(rules).play("battles", ones(40)).by("allies", { do: "attack" }).needs("Land combat")[0],
};

/** Two armies at Rabaul, in the Allied player turn. */
function landing(rules: Rules) {
  const made = scene(rules, { phasing: "allies" });
  made.units("rabaul", "u-land-4", "j-land-4");
  return made;
}

const seen = (rules: Rules) => combatTypes.map((type) => needed[type](rules));

const printed = [5, 4, 5, 5, 4, 5, 5, 4, 4, 5];

/** A hit number counts for its type of combat, and for no other. */
export const hitNumbers: Datum[] = combatTypes.map((type, i) => ({
  at: `/hits/hitOn/${type}`,
  change: (d) => void (p(d).hits.hitOn[type] = 4),
  see: seen,
  printed,
  changed: printed.map((need, n) => (n === i ? need - 1 : need)),
}));
