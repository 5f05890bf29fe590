/** Versions of errata: numbers with dots, "1.2". */

/** As the schema of layers has it. */
export const isVersion = (text: string): boolean => /^[0-9][0-9.]{0,19}$/.test(text);

/** Whether a version comes later than another; "1.10" is later than "1.9", and "1.0" is "1". */
export function isAfter(version: string, other: string): boolean {
  const parts = (text: string): number[] => text.split(".").map(Number);
  const [left, right] = [parts(version), parts(other)];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
