import { isScenarioPath } from "../../documents";
import type { GameDocument, OptionsDocument } from "../../documents/generated/types";
import { CompileError, type Documents } from "../types";

/** Readers of documents that have passed their schemas: for checks, where some may be absent, and for compiling. */

/** A document as a check reads it: one that is absent, or lacks a member, reads as empty. */
export const readAs = <D>(documents: Documents, path: string): Partial<D> =>
  (documents[path] as Partial<D> | undefined) ?? {};

/** A document without which nothing can be compiled. Throws `CompileError` when it is missing. */
export function needed<D>(documents: Documents, path: string): D {
  const value = documents[path];
  if (value === undefined) throw new CompileError(`The document ${path} is missing.`, path, "");
  return value as D;
}

/** The documents of a folder by the names of their files: "scenarios" gives those of `scenarios/*.json`. */
export function inFolder<D>(documents: Documents, folder: string): Record<string, D> {
  const found: Record<string, D> = {};
  const start = `${folder}/`;
  for (const [path, value] of Object.entries(documents)) {
    const name = path.startsWith(start) && path.endsWith(".json") ? path.slice(start.length, -5) : "";
    if (name !== "" && !name.includes("/")) found[name] = value as D;
  }
  return found;
}

export const gamePath = "game.json";
export const optionsPath = "options.json";

/** Sides and nations of game.json. */
export function gameOf(documents: Documents) {
  const { sides = {}, nations = {} } = readAs<GameDocument>(documents, gamePath);
  return { sides, nations };
}

/** The optional rules by id. */
export const optionsOf = (documents: Documents): OptionsDocument["options"] =>
  readAs<OptionsDocument>(documents, optionsPath).options ?? {};

/** What the scenarios of all games have. */
export interface AnyScenario {
  id: string;
  recommendedOptions: readonly string[];
}

export interface ScenarioAt<S> {
  path: string;
  scenario: Partial<S>;
}

/** All scenarios, with those that are positions saved from play. */
export const scenariosIn = <S = AnyScenario>(documents: Documents): ScenarioAt<S>[] =>
  Object.keys(documents)
    .filter(isScenarioPath)
    .map((path) => ({ path, scenario: readAs<S>(documents, path) }));

/** The number that holds in a turn: that of the last entry before it. */
export function valueInTurn(byTurn: Readonly<Record<string, number>>, turn: number): number | undefined {
  let found: number | undefined;
  let from = -Infinity;
  for (const [key, value] of Object.entries(byTurn)) {
    const start = Number(key);
    if (start <= turn && start >= from) [found, from] = [value, start];
  }
  return found;
}

/** Entries of a record by turn, in the order of the turns. */
export const inTurnOrder = <V>(byTurn: Readonly<Record<string, V>>): [number, V][] =>
  Object.entries(byTurn)
    .map(([turn, value]): [number, V] => [Number(turn), value])
    .sort(([a], [b]) => a - b);
