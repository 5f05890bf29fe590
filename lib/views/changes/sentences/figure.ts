/** A figure with the sign that print uses. */
export const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value));
