/**
 * Holm's correction: what each chance comes to when several questions are asked of the same games, so that the chance
 * of any false alarm stays what it is for one (S. Holm, Scandinavian Journal of Statistics 6, 1979).
 */
export function holm(chances: readonly number[]): number[] {
  const order = chances.map((_, i) => i).sort((a, b) => chances[a]! - chances[b]!);
  const corrected = new Array<number>(chances.length).fill(1);
  let least = 0;
  order.forEach((i, rank) => {
    least = Math.max(least, Math.min(1, chances[i]! * (chances.length - rank)));
    corrected[i] = least;
  });
  return corrected;
}
