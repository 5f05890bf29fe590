import { allies, japan, on, type Row } from "./support";

/** Reinforcement. */
export const reinforcement = (): readonly Row[] => {
  const markers = on(japan, "replacements", (scene) => {
    scene.control("japan", "kure", "yokosuka");
    scene.unit("j-land-2", "kure", 1);
  });
  return [
    [
      "a marker worth 3",
      markers,
      { nation: "japan", value: 3, at: "kure" },
      ["7.4", "6.3"],
      /No replacements marker is worth 3/,
    ],
    [
      "a marker at Truk",
      markers,
      { nation: "japan", value: 2, at: "truk" },
      ["7.4", "6.3"],
      /Truk is not a Home Base .* Kure or Yokosuka/,
    ],
    [
      "a marker of the enemy",
      markers,
      { nation: "us", value: 2, at: "west-coast-usa" },
      ["7.4", "6.3"],
      /is an enemy nation/,
    ],
    [
      "a unit that is in no box",
      on(allies, "off-map-movement", (scene) => {
        scene.control("allies", "pearl-harbor", "midway");
        scene.unit("u-dd", "west-coast-usa");
        scene.unit("u-ca", "midway");
      }),
      { unit: "u-ca-1" },
      ["7.5", "6.4"],
      /is at Midway, not in an off-map box/,
    ],
    [
      "a ship used up by Kamikaze",
      on({ ...allies, options: ["divine-wind"] }, "kamikaze-losses", (scene) => {
        scene.position.kamikaze = true;
        scene.air("japan", "kure", 2);
        scene.unit("j-dd", "kure");
      }),
      { remove: "j-dd-1" },
      ["18.2.4", "16.2.4"],
      /DD is not an air unit: Kamikaze only use up aircraft/,
    ],
  ];
};
