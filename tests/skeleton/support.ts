import "./register";
import { assemble, type FileMap, type Json } from "../../lib/documents";
import { exportSource } from "../../lib/export";
import type { Documents } from "../../lib/games";
import { type Game, start } from "../../lib/kernel";
import { type Start } from "../../lib/kernel/game";
import type { ViewWorld } from "../../lib/views/world";
import { skeletonFiles } from "./data";
import { skeleton } from "./game/rules";
import type { Position } from "./game/rules/position";
import type { Rules } from "./game/rules/rules";

export { skeleton, skeletonFiles };

export const SCENARIO = "scenarios/crossing.json";

export const worldOf = (files: FileMap = skeletonFiles()): ViewWorld => ({
  draft: assemble(files),
  game: skeleton as ViewWorld["game"],
});

export const documentsOf = (files: FileMap = skeletonFiles()): Documents =>
  Object.fromEntries([...assemble(files).documents].map(([path, { value }]) => [path, value]));

/** A game of the scenario, or of another one. */
export function begin(
  options: Start = {},
  files?: FileMap,
  scenario: Json = documentsOf(files)[SCENARIO]!,
): Game<Rules, Position> {
  const ruleset = { module: skeleton.module, rules: skeleton.compile(documentsOf(files)) };
  const started = start(ruleset, scenario, options);
  if (!started.ok) throw new Error(started.error.map(({ message }) => message).join("\n"));
  return started.value;
}

export const sourceOf = (files: FileMap = skeletonFiles()) =>
  exportSource({
    game: skeleton.id,
    definition: skeleton as ViewWorld["game"] & object,
    draft: assemble(files),
    files,
    own: new Set<string>(),
    shipped: files,
    others: new Map(),
    version: "0.1.0",
  });
