import type { Chance } from "../../lib/views";

/** "50 %", "8.3 %"; what is neither never nor always is not called so. */
export function percent({ ways, of, value }: Chance): string {
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

/** "+2", "−1", "0". */
export const signed = (sum: number): string => (sum > 0 ? `+${sum}` : sum < 0 ? `−${-sum}` : "0");
