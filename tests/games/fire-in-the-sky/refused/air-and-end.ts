import type { Choice } from "../../../../lib/kernel";
import { japan, on, type Row } from "./support";

/** Air commitment, the end of the turn. */
export const turnEnd = (): readonly Row[] => {
  const commit = (...choices: Choice[]) =>
    on(
      japan,
      "air-commitment",
      (scene) => {
        scene.air("japan", "formosa", 2);
        scene.unit("j-dd", "formosa");
      },
      ...choices,
    );
  return [
    ["a ship committed", commit(), { unit: "j-dd-1" }, ["11.0", "10.0"], /not an air unit/],
    [
      "a hex far away",
      commit({ type: "j-air" }),
      { commit: "truk" },
      ["11.0", "10.0"],
      /Truk is not adjacent to Formosa/,
    ],
    [
      "disbanding the enemy",
      on(japan, "disbandment", (scene) => void scene.units("kure", "j-dd", "j-ca"), { do: "disband" }),
      { disband: "u-dd-1" },
      ["15.2", "14.0"],
      /belongs to the Allies/,
    ],
    [
      "a ship's return to Truk",
      on(japan, "ships-return", (scene) => void scene.force("japan", "formosa", "j-dd")),
      { to: "truk" },
      ["14.1", "12.1"],
      /cannot return to Truk; choose Kure or Yokosuka/,
    ],
  ];
};
