import { type Chance, facesThatHit } from "./chance";
import type { Needed } from "./combat-table";

/** "+2", "−1", "0". */
export const signed = (sum: number): string => (sum > 0 ? `+${sum}` : sum < 0 ? `−${-sum}` : "0");

/** "50 %", "8.3 %"; what is neither never nor always is not called so. */
export function percentOf({ ways, of, value }: Chance): string {
  if (ways === 0n) return "0 %";
  if (ways === of) return "100 %";
  const hundredths = value * 100;
  if (hundredths < 0.05) return "< 0.1 %";
  if (hundredths > 99.95) return "> 99.9 %";
  const digits = hundredths.toFixed(1);
  return `${digits.endsWith(".0") ? digits.slice(0, -2) : digits} %`;
}

/** "1 of 2": the exact chance, while its numbers can be read. */
export const exactly = ({ ways, of }: Chance): string => (of > 10_000_000n ? "" : `${ways} of ${of}`);

/** "one die", "2 dice with +1 each". */
export function diceWords(dice: number, add: number): string {
  const which = dice === 1 ? "one die" : `${dice} dice`;
  return add === 0 ? which : `${which} with ${signed(add)}${dice === 1 ? "" : " each"}`;
}

/** How the chance of at least one hit comes about, from the faces of one die to that of all dice. */
export function howItComes(
  needed: Needed,
  dieSides: number,
  { dice, add, chance }: { dice: number; add: number; chance: Chance },
): string {
  const { face, worth } = needed;
  if (face === undefined) return "No face of the die hits.";
  const faces = facesThatHit(dieSides, face, add);
  const modified = add === 0 ? "" : `; with ${signed(add)} the die has to show ${Math.max(1, face - add)}`;
  const one = `${face} or more is needed${modified}: ${faces} of ${dieSides} faces.`;
  const whole = worth >= 1;
  const half = whole ? "" : ` Each is half a hit, so ${Math.ceil(1 / worth)} of them make one hit.`;
  const misses = `(${dieSides - faces}/${dieSides})`;
  const sum = [percentOf(chance), exactly(chance)].filter((part) => part !== "").join(", ");
  const all =
    dice === 1 || !whole
      ? `At least one hit with ${diceWords(dice, 0)}: ${sum}.`
      : `At least one hit with ${dice} dice: 1 − ${misses}^${dice} = ${sum}.`;
  return `${one}${half} ${all}`;
}
