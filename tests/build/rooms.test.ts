import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { gameFolders } from "../../lib/build/layers.mjs";

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => join(folder, path));

/** The room of a file: the folder below its game's, or the file itself where it lies at the root. */
const roomOf = (game: string, file: string): string => relative(game, file).split("/")[0]!;

/** Of each room, the other rooms that its files import. */
function roomsOf(game: string): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const file of sources(game)) {
    const room = roomOf(game, file);
    const reached = rooms.get(room) ?? new Set();
    rooms.set(room, reached);
    for (const { fileName } of ts.preProcessFile(readFileSync(file, "utf8"), true, true).importedFiles) {
      const path = join(dirname(file), fileName);
      const target = [`${path}.ts`, join(path, "index.ts")].find((each) => existsSync(each));
      if (!target?.startsWith(`${game}/`)) continue;
      const other = roomOf(game, target);
      if (other !== room) reached.add(other);
    }
  }
  return rooms;
}

/** Rooms that import each other, directly or over others: what is left when rooms that import none of the rest are taken out. */
function circle(rooms: Map<string, Set<string>>): string[] {
  const left = new Map(rooms);
  for (;;) {
    const free = [...left].filter(([, reached]) => ![...reached].some((room) => left.has(room)));
    if (free.length === 0) return [...left.keys()];
    for (const [room] of free) left.delete(room);
  }
}

describe.each(gameFolders)("%s", (game) => {
  it("has rooms whose imports never go in a circle", () => {
    const rooms = roomsOf(game);
    expect(rooms.get("module.ts")).toContain("io");
    expect(circle(rooms)).toEqual([]);
  });

  it("has at most 25 files at its root", () => {
    expect(readdirSync(game).filter((name) => name.endsWith(".ts")).length).toBeLessThanOrEqual(25);
  });
});
