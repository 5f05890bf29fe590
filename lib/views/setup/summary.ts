import { child, isObject, type Json } from "../../documents";
import { inWords } from "../world";
import type { StartSummary } from "./types";

/**
 * The engine's summary of a position in words. A member that holds an object for each side becomes rows of a table;
 * every other member is a fact of its own. `titles`: what the game calls its members; `turnWords`: its turns.
 */
export function summaryInWords(
  summary: Json,
  game: Json | undefined,
  titles: Readonly<Record<string, string>> = {},
  turnWords: (turn: number) => string = String,
): StartSummary {
  const titleOf = (key: string): string => titles[key] ?? inWords(key);
  const sides = child(game, "sides");
  const ids = isObject(sides) ? Object.keys(sides) : [];
  const nameOf = (id: string): string => {
    const name = child(child(sides, id), "name");
    return typeof name === "string" ? name : id;
  };
  const words = (value: Json): string => {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "string") return ids.includes(value) ? nameOf(value) : value;
    return Array.isArray(value) ? value.map(words).join(", ") : String(value);
  };
  const made: StartSummary = { facts: [], sides: ids.map(nameOf), figures: [] };
  for (const [key, value] of Object.entries(isObject(summary) ? summary : {})) {
    if (!isObject(value)) {
      const said = key === "turn" && typeof value === "number" ? turnWords(value) : words(value);
      made.facts.push({ title: titleOf(key), value: said });
    } else if (ids.some((id) => isObject(value[id])))
      made.figures.push(...figuresOf(value, ids, words, titleOf));
    else {
      for (const [inner, fact] of Object.entries(value)) {
        made.facts.push({ title: `${titleOf(key)}: ${titleOf(inner)}`, value: words(fact) });
      }
    }
  }
  return made;
}

function figuresOf(
  bySide: { [key: string]: Json },
  ids: readonly string[],
  words: (value: Json) => string,
  titleOf: (key: string) => string,
): StartSummary["figures"] {
  const keys = new Set(ids.flatMap((id) => Object.keys(isObject(bySide[id]) ? bySide[id] : {})));
  return [...keys].map((key) => ({
    title: titleOf(key),
    values: ids.map((id) => {
      const value = child(bySide[id], key);
      return value === undefined ? "" : words(value);
    }),
  }));
}
