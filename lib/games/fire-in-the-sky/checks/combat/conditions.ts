import type { FireInTheSkyCondition } from "../../../../documents/generated/types";
import type { CombatType } from "../../model/modifiers";

/** What a roll knows of its situation; predicates about anything else never hold for it. */
type Fact =
  | "roller-nation"
  | "target-side"
  | "target-nation"
  | "target-kind"
  | "target-class"
  | "target-place"
  | "task-force"
  | "air-in-hex"
  | "air-supremacy"
  | "air-points-in-support"
  | "supply"
  | "marines"
  | "landing"
  | "elite-pilots"
  | "enemy-home"
  | "attack";

export type RollType = CombatType | "naval-damage";

/** By type of roll, as the engine describes its situation. A test holds this against the engine. */
export const knownFacts: Readonly<Record<RollType, readonly Fact[]>> = {
  "merchant-asw": [],
  "submarine-vs-merchants": [],
  "strategic-bombing": ["enemy-home"],
  "task-force-asw": ["roller-nation", "target-side", "task-force", "air-in-hex"],
  "submarine-vs-task-force": [
    "target-side",
    "target-nation",
    "target-kind",
    "target-class",
    "target-place",
    "task-force",
    "attack",
  ],
  "air-to-air": ["roller-nation", "target-side", "target-kind", "elite-pilots"],
  "anti-aircraft": ["roller-nation", "target-side", "target-kind", "target-place", "task-force"],
  "air-strike": [
    "roller-nation",
    "target-side",
    "target-nation",
    "target-kind",
    "target-class",
    "target-place",
    "air-supremacy",
    "elite-pilots",
    "attack",
  ],
  "ground-support": ["roller-nation", "target-side", "air-supremacy", "air-points-in-support"],
  "land-combat": ["roller-nation", "target-side", "target-kind", "supply", "marines", "landing"],
  "naval-damage": ["target-side", "target-nation", "target-kind", "target-class", "attack"],
};

/** Whether a condition can hold in a roll at all, and why not. */
export type Verdict =
  | { holds: "sometimes" }
  /** `outside`: only because the game begins later or ends earlier, which is reported at the clock. */
  | { holds: "never" | "always"; why: string; outside?: "before" | "after" };

export interface ConditionGround {
  type: RollType;
  firstTurn: number;
  lastTurn: number;
}

const sometimes: Verdict = { holds: "sometimes" };
const never = (why: string): Verdict => ({ holds: "never", why });

const factOf: Readonly<Partial<Record<FireInTheSkyCondition["is"], Fact>>> = {
  "target-side": "target-side",
  "target-nation": "target-nation",
  "target-kind": "target-kind",
  "target-class": "target-class",
  "target-place": "target-place",
  "task-force-lacks": "task-force",
  "friendly-air-in-hex": "air-in-hex",
  "air-supremacy": "air-supremacy",
  "air-points-in-support": "air-points-in-support",
  "out-of-supply": "supply",
  marines: "marines",
  "opposed-landing": "landing",
  "elite-pilots": "elite-pilots",
  "base-near-enemy-home": "enemy-home",
  attack: "attack",
};

export function judge(condition: FireInTheSkyCondition, ground: ConditionGround): Verdict {
  switch (condition.is) {
    case "all": {
      const parts = condition.of.map((part) => judge(part, ground));
      return parts.find(({ holds }) => holds === "never") ?? joint(parts, "always");
    }
    case "any": {
      const parts = condition.of.map((part) => judge(part, ground));
      return parts.find(({ holds }) => holds === "always") ?? joint(parts, "never");
    }
    case "not": {
      const part = judge(condition.of, ground);
      if (part.holds === "sometimes") return sometimes;
      return { ...part, holds: part.holds === "never" ? "always" : "never" };
    }
    case "turn-between":
      return judgeTurns(condition.from ?? -Infinity, condition.to ?? Infinity, ground);
    case "option":
      // A missing option is a dangling reference, and is reported as such.
      return sometimes;
    case "roller":
      return condition.nation !== undefined && !knownFacts[ground.type].includes("roller-nation")
        ? never("the nation is not known for this roll, only the side")
        : sometimes;
    default: {
      const fact = factOf[condition.is];
      return fact && !knownFacts[ground.type].includes(fact)
        ? never(`“${condition.is}” has no meaning for this roll`)
        : sometimes;
    }
  }
}

/** All parts alike, or the whole is open. */
function joint(parts: readonly Verdict[], holds: "never" | "always"): Verdict {
  return parts.every((part) => part.holds === holds) ? (parts[0] ?? sometimes) : sometimes;
}

function judgeTurns(from: number, to: number, { firstTurn, lastTurn }: ConditionGround): Verdict {
  if (from > to) return never(`Turn ${from} comes after Turn ${to}`);
  // A clock that runs backwards is reported by itself.
  if (firstTurn > lastTurn || (from <= lastTurn && to >= firstTurn)) return sometimes;
  return from > lastTurn
    ? { holds: "never", why: `the game ends with Turn ${lastTurn}`, outside: "after" }
    : { holds: "never", why: `the game begins with Turn ${firstTurn}`, outside: "before" };
}
