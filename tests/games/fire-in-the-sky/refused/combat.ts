import type { Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import type { Choice } from "../../../../lib/kernel";
import { type Play, Scene } from "../helpers";
import { japan, on, type Row } from "./support";

/** Combat. */
export const combat = (): readonly Row[] => {
  const submarines = (...choices: Choice[]) =>
    on(
      japan,
      "submarine-attacks",
      (scene) => {
        scene.submarines("japan", 3);
        scene.submarines("allies", 3);
        scene.force("allies", "midway", "u-dd", "u-ca");
        scene.force("japan", "midway", "j-dd");
      },
      ...choices,
    );
  const landing = on(japan, "battles", (scene) => {
    scene.force("japan", "wake", "j-dd", "j-land-2");
    scene.unit("u-land-2", "wake");
    scene.force("japan", "midway", "j-dd");
    scene.unit("u-dd", "midway");
  });
  const vying = (rules: Rules): Play => {
    const scene = new Scene({ ...japan, rules });
    scene.control("allies", "midway");
    scene.force("japan", "midway", "j-dd", "j-ca");
    scene.unit("j-bb-mutsu-nagato", "kure");
    scene.force("allies", "midway", "u-dd", "u-ca");
    const play = scene.play("battles", [6, 1]);
    // Whoever has no Air Superiority says first what sails.
    return play.decision.side === "japan" ? play : play.choose({ do: "done" });
  };
  return [
    [
      "submarines against one's own",
      submarines(),
      { attack: "task-force-1" },
      ["12.2.1", "11.1.1"],
      /is your own/,
    ],
    [
      "a battle where none is",
      landing,
      { battle: "truk" },
      ["12.3", "11.2"],
      /There is no battle to be fought at Truk.* Left: /,
    ],
    [
      "a ship that is not in the battle",
      vying,
      { commit: "ship", unit: "j-bb-mutsu-nagato" },
      ["12.3.3.1", "11.2.3"],
      /is at Kure; choose a ship of your Bombardment/,
    ],
    [
      "a ship of the enemy",
      vying,
      { commit: "ship", unit: "u-dd-1" },
      ["12.3.3.1", "11.2.3"],
      /belongs to the other side/,
    ],
  ];
};
