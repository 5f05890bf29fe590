import { note, score } from "../model/losses";
import type { FlatTopTable } from "../model/position";
import { enemyOf } from "../model/rules";

/** 21.3: hits on bases. There is no end to them (21.5), and each must be repaired. */

export function hitBase(t: FlatTopTable, base: number, hits: number): void {
  if (hits <= 0) return;
  const { hits: all, owner } = t.position.bases;
  const { id, name } = t.rules.bases[base]!;
  const before = all[base]!;
  t.set(all, base, before + hits);
  note(t, "baseHits", owner[base]!, id, hits);
  t.change(`/bases/${id}/hits`, before, before + hits);
  t.say("21.3", () => `${name} takes ${hits} ${hits === 1 ? "hit" : "hits"}.`);
  const each = t.rules.victoryPoints.baseHit[id] ?? 0;
  score(t, enemyOf(owner[base]!), each * hits, "25.1", () => `hits on ${name}`);
}

/** 21.3.1, 21.5: the Anti-aircraft Factor after damage. */
export const antiAircraftOfBase = ({ rules, position }: FlatTopTable, base: number): number => {
  const values = rules.baseValues[position.baseSet]?.[base];
  if (!values) return 0;
  return Math.max(0, values.antiAircraft - position.bases.hits[base]! * rules.parameters.damage.antiAircraft);
};

/** The Surface Factor after damage; 0 for a base without guns. */
export const surfaceOf = ({ rules, position }: FlatTopTable, base: number): number => {
  const values = rules.baseValues[position.baseSet]?.[base];
  if (!values) return 0;
  return Math.max(0, values.surface - position.bases.hits[base]! * rules.parameters.damage.surface);
};
