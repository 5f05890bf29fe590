import { expect, it } from "vitest";
import { flatTopRules } from "../../../../lib/games/flat-top/definition";
import type { GameDefinition } from "../../../../lib/games/types";
import { subjectOf } from "../../../../lib/views/changes/sentences/subject-of";
import { editContext } from "../../../editing/edit-context";

it("changes of ships, planes and base values are listed as units and bases, charts as tables", () => {
  const world = { draft: editContext({}, []).draft, game: flatTopRules as unknown as GameDefinition };
  const of = (path: string): string => subjectOf(world, path, "/title");
  expect(["ships.json", "planes.json", "base-values/may-1942.json"].map(of)).toEqual([
    "units",
    "units",
    "bases",
  ]);
  expect(["charts/search.json", "bases.json", "rulebook.json"].map(of)).toEqual([
    "tables",
    "bases",
    "others",
  ]);
});
