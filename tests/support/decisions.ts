import {
  type Choice,
  choose,
  type Decision,
  type Game,
  type Json,
  type JsonObject,
  pending,
} from "../../lib/kernel";

/** What tests of rules do with a game in play. */

/** The decision that waits, of a side or of any; there must be one. */
export function decision<R, P>(game: Game<R, P>, side?: string): Decision {
  const found = pending(game).find((each) => side === undefined || each.side === side);
  if (!found) throw new Error("Nobody has anything to choose.");
  return found;
}

/** Makes choices, one after the other, each by whoever is asked; they must be legal. */
export function make<R, P>(game: Game<R, P>, ...choices: Choice[]): void {
  for (const choice of choices) {
    const refusals: string[] = [];
    const isMade = pending(game).some(({ side }) => {
      const result = choose(game, side, choice);
      if (!result.ok) refusals.push(result.error.message);
      return result.ok;
    });
    if (!isMade) throw new Error(`${JSON.stringify(choice)}: ${refusals.join(" ") || "nobody is asked"}`);
  }
}

/** Values of one member of the options that wait. */
export const offered = <R, P>(game: Game<R, P>, member: string): Json[] =>
  pending(game).flatMap(({ options }) => options.flatMap((option) => option[member] ?? []));

/** What the diary says, in one text. */
export const diary = <R, P>(game: Game<R, P>): string => game.table.events.map(({ text }) => text).join("\n");

/** The number of an id, which must be there. */
export function numberOf(index: Readonly<Record<string, number>>, id: string): number {
  const n = index[id];
  if (n === undefined) throw new Error(`There is no “${id}”.`);
  return n;
}

/** Documents with one value changed: changed(documents, "parameters.json", "/ground/infantry", 4). */
export function changed<D extends object>(
  documents: D,
  path: string & keyof D,
  pointer: string,
  value: Json,
): D {
  const copy = structuredClone(documents);
  const names = pointer.slice(1).split("/");
  const last = names.pop()!;
  const into = names.reduce((at, name) => at[name] as JsonObject, copy[path] as JsonObject);
  into[last] = value;
  return copy;
}
