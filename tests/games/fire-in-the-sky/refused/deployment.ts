import type { Choice } from "../../../../lib/kernel";
import type { Scene } from "../helpers";
import { japan, on, rich, type Row } from "./support";

/** Deployment. */
export const deployment = (): readonly Row[] => {
  const first8 = (make: (scene: Scene) => void, ...choices: Choice[]) =>
    on(japan, "first-deployment", rich(make), ...choices);
  const marker = first8(
    (scene) => {
      scene.control("japan", "saigon", "bangkok");
      const p = scene.rules.markersOf[0]![0]!;
      scene.position.at[p] = scene.place("saigon");
      scene.position.steps[p] = 2;
    },
    { value: 2, from: "saigon" },
  );
  return [
    [
      "a marker in One-hex Deployment",
      marker,
      { to: "bangkok", by: "one-hex" },
      ["7.4", "3.3.9"],
      /cannot use One-hex Deployment; they deploy by sea/,
    ],
    [
      "land units without a connection",
      first8((scene) => void scene.unit("j-land-2", "saigon"), { type: "j-land-2" }),
      { to: "hainan", by: "one-hex" },
      ["8.3.3", "7.2"],
      /there is no land connection/,
    ],
    [
      "a ship to an enemy base next door",
      first8((scene) => void scene.unit("j-dd", "formosa"), { type: "j-dd" }),
      { to: "manila", by: "one-hex" },
      ["8.3.1", "7.2"],
      /not a friendly base\. Possible One-hex Deployments:/,
    ],
    [
      "a ship broken down",
      first8((scene) => void scene.unit("j-dd", "kure"), { type: "j-dd" }),
      { do: "break-down" },
      ["2.1.1.2", "3.1.2"],
      /only air units are broken down/,
    ],
    [
      "a single step broken down",
      first8((scene) => void scene.air("japan", "kure", 1), { type: "j-air" }),
      { do: "break-down" },
      ["2.1.1.2", "3.1.2"],
      /a single step cannot be broken down/,
    ],
    [
      "a unit combined that is not apart",
      first8((scene) => void scene.air("japan", "kure", 2), { type: "j-air" }),
      { do: "combine" },
      ["2.1.1.2", "3.1.2"],
      /was not broken down/,
    ],
    [
      "a unit that moved operationally",
      on(
        japan,
        "second-deployment",
        rich((scene) => {
          scene.unit("j-dd", "kure");
          scene.position.flags[scene.unit("j-land-2", "kure")] = 1;
        }),
      ),
      { unit: "j-land-2-1" },
      ["8.1", "7.0"],
      /used Operational Movement: after that only ships may deploy/,
    ],
    [
      "a unit of the enemy",
      first8((scene) => void scene.units("kure", "j-dd")),
      { unit: "u-dd-1" },
      ["8.1", "7.0"],
      /belongs to the Allies; choose a unit of Japan/,
    ],
    [
      "a unit that is not in play",
      first8((scene) => void scene.units("kure", "j-dd")),
      { unit: "j-dd-9" },
      ["8.1", "7.0"],
      /is not in play/,
    ],
  ];
};
