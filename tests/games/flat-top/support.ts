import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "../../../lib/games/flat-top/compile";
import type { Position } from "../../../lib/games/flat-top/model/position";
import type { Rules } from "../../../lib/games/flat-top/model/rules";
import { flatTopModule } from "../../../lib/games/flat-top/module";
import type { Documents } from "../../../lib/games/types";
import { type Game, type Json, start } from "../../../lib/kernel";
import type { Start } from "../../../lib/kernel/game";

const folder = join(import.meta.dirname, "../../../data/flat-top");

/** The documents of the game as shipped, by path. */
export const documents: Documents = Object.fromEntries(
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith(".json"))
    .map((path) => [path, JSON.parse(readFileSync(join(folder, path), "utf8")) as Json]),
);

export const rules: Rules = compile(documents);

/** RFC 7396, which overrides are written in. */
export function mergePatch(target: Json | undefined, patch: Json): Json {
  if (typeof patch !== "object" || patch === null || Array.isArray(patch)) return patch;
  const isObject = typeof target === "object" && target !== null && !Array.isArray(target);
  const merged: { [key: string]: Json } = isObject ? { ...target } : {};
  for (const [key, value] of Object.entries(patch))
    if (value === null) delete merged[key];
    else merged[key] = mergePatch(merged[key], value);
  return merged;
}

/** The rules of a scenario: those of the game with its own overrides. */
export function rulesOf(scenario: string): Rules {
  const { overrides } = documents[`scenarios/${scenario}.json`] as { overrides?: Record<string, Json> };
  if (!overrides) return rules;
  const changed = Object.fromEntries(
    Object.entries(overrides).map(([path, patch]) => [path, mergePatch(documents[path]!, patch)]),
  );
  return compile({ ...documents, ...changed });
}

/** Starts a scenario; it must be startable. */
export function begin(
  scenario: string,
  options: Start = {},
  changed: Partial<Rules> = {},
): Game<Rules, Position> {
  const started = start(
    { module: flatTopModule, rules: { ...rulesOf(scenario), ...changed } },
    documents[`scenarios/${scenario}.json`]!,
    options,
  );
  if (!started.ok)
    throw new Error(started.error.map(({ message, pointer }) => `${pointer}: ${message}`).join("\n"));
  return started.value;
}
