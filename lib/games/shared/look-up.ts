/** A printed state, or a document, names something that this ruleset lacks. */
export class UnknownId extends Error {}

/** The number of a thing by its id. */
export function lookUp(index: Readonly<Record<string, number>>, id: string, noun: string): number {
  const n = Object.hasOwn(index, id) ? index[id] : undefined;
  if (n === undefined) throw new UnknownId(`There is no ${noun} “${id}” in this game.`);
  return n;
}
