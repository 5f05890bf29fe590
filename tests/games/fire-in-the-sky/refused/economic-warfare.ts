import { points } from "../chapters/table-top";
import { allies, japan, on, rich, type Row } from "./support";

/** Economic warfare. */
export const economicWarfare = (): readonly Row[] => {
  const hunt = (escorts: number, oil: number) =>
    on(allies, "merchant-asw", (scene) => {
      points(scene, { oil });
      scene.submarines("allies", 8);
      for (let i = 0; i < escorts; i++) scene.unit("j-dd", "convoy-escort");
    });
  const sources = (japanPoints: number) =>
    on(japan, "oil-transport", (scene) => {
      points(scene, { japan: japanPoints, merchantmen: 30 });
      scene.control("japan", "singapore", "surabaya", "brunei");
    });
  return [
    [
      "more dice than escorts",
      hunt(2, 20),
      { dice: 3 },
      ["6.1", "5.3"],
      /Convoy Escort box, which has 2 DD units\. Choose 0 to 2\.$/,
    ],
    [
      "more dice than oil pays",
      hunt(5, 1),
      { dice: 4 },
      ["6.1", "5.3"],
      /Each die costs .* Oil Points?; left: 1\. .*/,
    ],
    ["half a die", hunt(2, 20), { dice: 0.5 }, ["6.1", "5.3"], /whole number\. Choose 0 to 2/],
    [
      "more submarines than points",
      on(allies, "submarine-warfare", (scene) => scene.submarines("allies", 4)),
      { submarines: 5 },
      ["6.2", "5.4"],
      /Each die costs 1 Submarine Point; left: 4\. Choose 0 to 4\./,
    ],
    [
      "dice of bombing that no nation can pay",
      on({ ...allies, turn: 12, options: ["strategic-bombing"] }, "strategic-bombing", (scene) => {
        points(scene, { oil: 10, us: 8, britain: 0 });
        scene.control("allies", "midway", "wake", "truk", "saipan");
      }),
      { dice: 60 },
      ["18.1.3", "16.1.3"],
      /Each die costs .* Transport Points? of one nation; left: .*8/,
    ],
    [
      "more oil than the points pay",
      sources(2),
      { oil: 4 },
      ["5.1", "5.1"],
      /Each Oil Point costs .*; left: 2\. Choose 0 to/,
    ],
    [
      "more oil than the hex yields",
      sources(30),
      { oil: 9 },
      ["5.1", "5.1"],
      /yields \d Oil Points a turn\. Choose 0 to/,
    ],
    [
      "oil of a base without any",
      sources(30),
      { base: "kure", oil: 1 },
      ["5.1", "5.1"],
      /Kure is not a Resource Hex/,
    ],
    [
      "a cruiser to the convoys",
      on(
        japan,
        "destroyer-transfer",
        rich((scene) => void scene.units("kure", "j-dd", "j-ca")),
      ),
      { unit: "j-ca-1", to: "convoy-escort" },
      ["5.2", "5.2"],
      /Only DD units go to the Convoy Escort box, not CA/,
    ],
  ];
};
