import { expect, it } from "vitest";
import { make, scene } from "./engine";
import { moveForce } from "./ch28-scene";

it("the diary names the cells of the charts that a strike read, beside its dice (28.5.1, 28.11)", () => {
  const game = scene(
    "advantage-air-missions",
    {},
    {
      dice: [9, 2, 9],
      change: (position) => {
        position.advantage = 1;
        position.cycle = 1;
        moveForce(position, 1, "1131");
      },
    },
  );
  make(game, { mission: "strike", at: "1134" }, { fly: "shokaku-air-group" }, { do: "done" });
  make(game, { do: "search", at: "1134" }, { unit: "shokaku-air-group", installation: "base" });
  const read = game.table.events.flatMap(({ readings = [] }) => readings);
  expect(read).toContainEqual({ table: "charts/search-allied-air.json", row: "9", column: "day" });
  // Strength 6 - 2 and a 2: column 3.
  expect(read).toContainEqual({ table: "charts/air-naval-column.json", row: "2", column: "4" });
  expect(read).toContainEqual(
    expect.objectContaining({ table: "charts/air-naval-results.json", column: "3" }),
  );
});
