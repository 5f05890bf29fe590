import type { Choice } from "../../../../lib/kernel";
import type { Scene } from "../helpers";
import { points } from "../chapters/table-top";
import { japan, on, rich, type Row } from "./support";

/** Operational movement and reaction. */
export const movement = (): readonly Row[] => {
  const fleet = (make: (scene: Scene) => void, ...choices: Choice[]) =>
    on(japan, "operational-movement", rich(make), ...choices);
  const react = (make: (scene: Scene) => void, ...choices: Choice[]) =>
    on(japan, "reaction", rich(make), ...choices);
  const halted = fleet(
    (scene) => {
      scene.control("allies", "manila");
      scene.unit("j-dd", "formosa");
      scene.air("us", "manila", 2);
    },
    { form: "formosa" },
    { type: "j-dd" },
    { do: "sail" },
  );
  const enemyAtMidway = (scene: Scene) => {
    scene.control("allies", "midway", "noumea", "pearl-harbor");
    scene.force("japan", "midway", "j-dd");
  };
  return [
    [
      "far away from a start in an Air ZOC",
      halted,
      { to: "leyte" },
      ["9.1", "8.0"],
      /starts in an enemy Air ZOC/,
    ],
    [
      "on through an Air ZOC",
      fleet(
        (scene) => {
          scene.control("allies", "manila", "leyte");
          scene.unit("j-dd", "okinawa");
          scene.air("us", "manila", 2);
          scene.air("us", "leyte", 2);
        },
        { form: "okinawa" },
        { type: "j-dd" },
        { do: "sail" },
      ),
      { to: "rangoon" },
      ["9.1", "8.0"],
      /Air ZOC stops the Task Force on its way to Rangoon: after entering one it can move only 1 hex more/,
    ],
    ["out of reach", halted, { to: "noumea" }, ["9.1", "8.0"], /Noumea is out of its reach/],
    [
      "from a base without units",
      fleet((scene) => void scene.unit("j-dd", "kure")),
      { form: "truk" },
      ["9.1", "8.0"],
      /no unit of Japan at Truk/,
    ],
    [
      "from where no points carry the troops",
      on(japan, "operational-movement", (scene) => {
        points(scene, { oil: 9, japan: 1 });
        scene.unit("j-land-2", "kure");
        scene.unit("j-dd", "yokosuka");
      }),
      { form: "kure" },
      ["9.2", "8.0"],
      /not enough Transport Points to carry/,
    ],
    [
      "sailing without ships",
      fleet((scene) => void scene.unit("j-dd", "kure"), { form: "kure" }),
      { do: "sail" },
      ["9.4", "8.1"],
      /at least one unit/,
    ],
    [
      "a reaction with nobody in reach",
      react((scene) => {
        enemyAtMidway(scene);
        scene.units("midway", "u-dd");
        scene.units("noumea", "u-dd");
      }),
      { form: "noumea" },
      ["10.1", "9.0"],
      /must end in a hex with an enemy unit: none is within \d hexes, half the allowance/,
    ],
    [
      "a reaction from an off-map box",
      react((scene) => {
        enemyAtMidway(scene);
        scene.units("midway", "u-dd");
        scene.units("west-coast-usa", "u-dd");
      }),
      { form: "west-coast-usa" },
      ["10.1", "9.0"],
      /off-map box: a reaction cannot start there/,
    ],
    [
      "land units in reaction",
      react(
        (scene) => {
          enemyAtMidway(scene);
          scene.units("midway", "u-dd", "u-land-2");
        },
        { form: "midway" },
      ),
      { add: "u-land-2-1" },
      ["10.1", "9.0"],
      /Only ships can react/,
    ],
  ];
};
