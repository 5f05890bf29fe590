import { expect, it } from "vitest";
import type { Json } from "../../../../lib/documents";
import { inScenarios } from "../../../../lib/games/fire-in-the-sky/checks/shared/in-scenarios";

it("looks again only at the scenario that was edited, and at all where a document changed that was read for them", () => {
  const looked: string[] = [];
  const find = inScenarios((documents, { path, scenario }) => {
    looked.push(path);
    const { most } = documents["parameters.json"] as { most: number };
    const points = scenario.tracks?.victoryPoints ?? 0;
    return points > most
      ? [{ document: path, pointer: "/tracks", message: "Too many.", hint: "Fewer." }]
      : [];
  });
  const scenario = (victoryPoints: number): Json => ({ tracks: { victoryPoints } });
  const first: Record<string, Json> = {
    "parameters.json": { most: 2 },
    "bases.json": {},
    ...Object.fromEntries([1, 2, 3, 4].map((points) => [`scenarios/s${points}.json`, scenario(points)])),
  };
  const found = (documents: Record<string, Json>): string[] =>
    find(documents).map(({ document }) => document);
  expect(found(first)).toEqual(["scenarios/s3.json", "scenarios/s4.json"]);
  expect(looked.splice(0)).toHaveLength(4);
  const edited = { ...first, "scenarios/s2.json": scenario(5), "bases.json": { truk: {} } };
  expect(found(edited)).toEqual(["scenarios/s2.json", "scenarios/s3.json", "scenarios/s4.json"]);
  expect(looked.splice(0)).toEqual(["scenarios/s2.json"]);
  expect(found({ ...edited, "parameters.json": { most: 9 } })).toEqual([]);
  expect(looked).toHaveLength(4);
});
