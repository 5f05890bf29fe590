import type { FlatTopTable } from "../model/position";
import type { Hexes } from "../model/rules";

/** Hexes as the crow flies: a scout is sent on a bearing. */

const lookUps = new WeakMap<Hexes, Map<number, number>>();

const keyOf = (q: number, r: number): number => q * 4096 + r;

function hexOf(hexes: Hexes, q: number, r: number): number | undefined {
  let lookUp = lookUps.get(hexes);
  if (!lookUp) {
    lookUp = new Map([...hexes.ids.keys()].map((hex) => [keyOf(hexes.q[hex]!, hexes.r[hex]!), hex]));
    lookUps.set(hexes, lookUp);
  }
  return lookUp.get(keyOf(q, r));
}

/** Where a hex lies, in units in which neighbours are 1 apart. */
const place = (hexes: Hexes, hex: number): [number, number] => {
  const [q, r] = [hexes.q[hex]!, hexes.r[hex]!];
  return [(q * Math.sqrt(3)) / 2, r + q / 2];
};

/**
 * The hex so far from one on the bearing of another, turned by the `n`th angle of the fan (0, then one
 * to each side, then two), which are so many degrees apart; the last one on the map.
 */
export function bearingHex(
  { rules }: FlatTopTable,
  from: number,
  towards: number,
  away: number,
  n: number,
  fan: number,
): number {
  const { hexes } = rules;
  const [x, y] = place(hexes, from);
  const [toX, toY] = place(hexes, towards);
  const turn = (Math.ceil(n / 2) * (n % 2 === 0 ? 1 : -1) * fan * Math.PI) / 180;
  const angle = Math.atan2(toY - y, toX - x) + turn;
  for (let steps = Math.max(1, Math.round(away)); steps > 0; steps--) {
    const qf = ((x + Math.cos(angle) * steps) * 2) / Math.sqrt(3);
    const q = Math.round(qf);
    const r = Math.round(y + Math.sin(angle) * steps - q / 2);
    const hex = hexOf(hexes, q, r);
    if (hex !== undefined) return hex;
  }
  return from;
}
