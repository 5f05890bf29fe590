import type { Step, Steps } from "../../kernel";
import type { Position } from "./model/position";
import type { Rules } from "./model/rules";

/** 23 Repair: each base repairs, unless it was attacked this turn (23.2); never above what it was (23.3). */

const repair: Step<Rules, Position> = {
  rule: "23",
  title: "Repair Phase",
  proceed(t) {
    const { hits, attacked, owner } = t.position.bases;
    for (const [base, { id, name }] of t.rules.bases.entries()) {
      const values = t.rules.baseValues[t.position.baseSet]?.[base];
      if (!values || hits[base] === 0 || attacked[base] === t.position.turn) continue;
      const before = hits[base]!;
      const after = Math.max(0, before - values.repair);
      t.set(hits, base, after);
      t.change(`/bases/${id}/hits`, before, after);
      t.say("23.1", () => `${name} repairs ${before - after}; ${after} left.`, [owner[base]!]);
    }
    t.leave();
  },
};

export const repairSteps: Steps<Rules, Position> = { repair };
