import { createHash } from "node:crypto";

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

/** A document that shows whether it is whole, and the how manieth it is; from a few bytes to half a megabyte. */
export function makeText(number: number): string {
  const filling = `${number} `.repeat((number * 7919) % 65_537);
  return JSON.stringify({ number, hash: hash(filling), filling });
}

/** The number of a whole document. Throws when it is torn. */
export function numberOf(text: string): number {
  const { number, hash: wanted, filling } = JSON.parse(text) as Record<string, string> & { number: number };
  if (hash(filling!) !== wanted) throw new Error(`Text ${number} is torn.`);
  return number;
}
