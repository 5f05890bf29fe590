import type { PacificTable } from "./position";
import { sideIds } from "./rules";
import { nameOfHex } from "./units";

/** 11.3 Offensive Support Bases. */

/** 11.3.1.D: hits of air strikes and of bombardment count together; so many in a month remove it. */
export function hitSupportBase(t: PacificTable, n: number, hits: number): void {
  const { supportBases } = t.position;
  const base = supportBases[n];
  if (base === undefined || hits === 0) return;
  t.change(`/supportBases/${n}/hits`, base.hits, base.hits + hits);
  t.set(base, "hits", base.hits + hits);
  if (base.hits >= t.rules.parameters.installations.supportBaseHits) removeSupportBase(t, n);
}

/** It leaves play: by hits, by demolition, or because the enemy has overrun it. */
export function removeSupportBase(t: PacificTable, n: number): void {
  const { supportBases } = t.position;
  const { hex } = supportBases[n]!;
  t.removeAt(supportBases, n);
  t.say("11.3.1", () => `The Offensive Support Base in ${nameOfHex(t.rules, hex)} is removed.`);
}

/** 11.3.1: whether a side has a counter left for another one. */
export const hasSpareSupportBase = ({ rules, position }: PacificTable, side: number): boolean =>
  position.supportBases.filter((base) => base.side === side).length <
  (rules.markerCounts[`offensive-support-base-${sideIds[side]!}`] ?? Infinity);

/** 11.3.1: puts one on the map. */
export function placeSupportBase(t: PacificTable, hex: number, side: number): void {
  t.push(t.position.supportBases, { side, hex, hits: 0 });
  t.say("11.3.1", () => `An Offensive Support Base is set up in ${nameOfHex(t.rules, hex)}.`);
}
