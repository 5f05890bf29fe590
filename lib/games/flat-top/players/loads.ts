import type { FlatTopTable } from "../model/position";
import { attacks, ordnances, UNARMED } from "../model/rules";
import { nameOf } from "./sight";

/** What planes carry best against ships or a base, and how they attack with it. */
export interface Load {
  ordnance: number;
  attack: number;
  /** Basic Hit Table. */
  bht: number;
  /** Whether the attack begins at high altitude (18.3). */
  high: boolean;
}

/** The best attack of planes of a kind, with anything or with the ordnance that they carry; undefined for none. */
export function bestLoad(t: FlatTopTable, kind: number, onBase: boolean, carried?: number): Load | undefined {
  const plane = nameOf(t, kind);
  if (!plane.bombs) return undefined;
  let best: Load | undefined;
  for (const ordnance of carried === undefined ? ordnances.keys() : [carried]) {
    if (ordnance === UNARMED || !plane.carries[ordnance]) continue;
    for (const [attack, name] of attacks.entries()) {
      const bht = plane.hits[onBase ? 1 : 0]![attack]![ordnance]!;
      if (bht > (best?.bht ?? 0))
        best = { ordnance, attack, bht, high: name === "dive" || name === "levelHigh" };
    }
  }
  return best;
}
