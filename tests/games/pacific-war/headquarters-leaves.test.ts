import { expect, it } from "vitest";
import { overrun } from "../../../lib/games/pacific-war/model/ground";
import { diary, rules, scene } from "./engine";

it("the US Far East headquarters leaves the game with its points when Manila is taken (1.2)", () => {
  const game = scene(
    "still",
    {},
    {
      scenario: "strategic-1941-45",
      change(position) {
        // It has gone to Cebu before.
        position.headquarters[far] = rules.places[rules.placeOf["cebu"]!]!.hex;
        position.war!.hands.allied.commandPoints["a-hq-far-east"] = 12;
      },
    },
  );
  const { position } = game.table;
  overrun(game.table, rules.places[rules.placeOf["clark-field"]!]!.hex, 1);
  expect(position.headquarters[far]).not.toBe(-1);
  overrun(game.table, rules.places[rules.placeOf["manila"]!]!.hex, 1);
  expect(position.headquarters[far]).toBe(-1);
  expect(position.war!.hands.allied.commandPoints["a-hq-far-east"]).toBe(0);
  expect(position.war!.boxed).toEqual({});
  expect(diary(game)).toContain("leaves the game");
});

const far = rules.headquartersOf["a-hq-far-east"]!;
