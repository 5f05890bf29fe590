/** A value with its unit, unless what it is a value of says the unit already: "Manila, Victory Points" is 3. */
export const withUnit = (words: string, unit: string | undefined, what: string): string =>
  unit === undefined || what.toLowerCase().endsWith(unit.toLowerCase()) ? words : `${words} ${unit}`;
