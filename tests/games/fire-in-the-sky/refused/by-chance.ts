import type { Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import type { Choice } from "../../../../lib/kernel";
import { first } from "../editions/support";
import { type Play, Scene } from "../helpers";
import { ones } from "../optional/battles";
import { points } from "../chapters/table-top";
import { reached } from "./reached";
import { allies, japan, on, type Row } from "./support";

/** A row for a step as chance comes upon it, for an answer that no position allows. */
const at = (step: string, choice: Choice, rules: Row[3], text: RegExp): Row => [
  step,
  reached(step),
  choice,
  rules,
  text,
];

const chosen = /belongs to |is not in play|is at |is on |is in |sails /;

/** Steps of whole games. */
export const game = (): readonly Row[] => [
  at(
    "set-up",
    { unit: "j-dd-1", to: "midway" },
    ["3.0", "4.1"],
    /cannot set up at Midway; choose Kure or Yokosuka/,
  ),
  at("arrivals", { steps: 1, to: "truk" }, ["7.1", "6.1"], /cannot arrive at Truk; choose Kure or Yokosuka/),
  at(
    "naval-aviation",
    { transfer: 9, from: "naval-aviation-kure", to: "kure" },
    ["7.1.2", "6.1.1"],
    /one at a time: transfer 1/,
  ),
  at("stacking", { remove: "u-dd-1" }, ["8.4", "7.3"], /belongs to the Allies; choose a unit of Japan/),
  at("reaction-deployment", { deploy: "truk" }, ["18.1.1", "16.1.1"], /Truk/),
  at("gather-deployment", { add: "j-dd-1" }, ["9.4", "8.1"], chosen),
  at("deploy-task-force", { to: "kure" }, ["8.2", "7.1"], /Kure/),
  at("disbandment", { disband: "j-dd-1" }, ["15.2", "14.0"], /then the unit\. Answer .*"done".*"disband"/),
  [
    "an early fleet of some ships",
    on({ ...allies, turn: 6 }, "arrivals", (scene) => {
      // In the later edition the fleet may come in the turn of the landing.
      scene.position.indiaEntered = scene.rules === first ? 5 : 6;
    }),
    { fleet: "b-dd-1" },
    ["17.6", "15.6"],
    /The whole British European Fleet.* Answer .*"arrives".*"waits"/,
  ],
  [
    "an accident at another base",
    (rules) => {
      const scene = new Scene({ ...japan, turn: 5, options: ["accidents"], rules });
      scene.unit("j-bb-mutsu-nagato", "kure");
      scene.unit("j-bb-ise-hyuga", "kure");
      return scene.play("accidents", [1, 1]);
    },
    { sink: "j-dd-1" },
    ["18.3.1", "16.3.1"],
    /Kure/,
  ],
  [
    "another carrier than Ranger",
    on({ ...allies, turn: 6, options: ["ranger"] }, "ranger", (scene) => points(scene, { vp: 7 })),
    { unit: "u-cv-saratoga-wasp", to: "west-coast-usa" },
    ["18.1.5", "16.1.5"],
    /cannot be brought in by this rule; only CV \(Ranger\) can/,
  ],
];

/** A Task Force whose only carriers are hybrids: the later edition asks how it fights. */
export const hybrids = (rules: Rules): Play => {
  const scene = new Scene({ ...japan, turn: 10, options: ["optional-ships"], rules });
  scene.force("japan", "1405", "j-bbv-ise-hyuga");
  scene.force("allies", "1405", "u-ca");
  return scene.play("battles", [1, 6]);
};

const kamikazes = (rules: Rules): Play => {
  const scene = new Scene({ turn: 10, options: ["divine-wind", "unpack-your-things"], rules });
  scene.position.kamikaze = true;
  scene.force("allies", "1405", "u-bb-north-carolina-washington", "u-ca");
  scene.force("japan", "1405", "j-cv-akagi-kaga");
  return scene.play("battles", ones(30)).choose({ points: 4 });
};

/** A cruiser that two enemies are matched with. */
const outnumbered = (rules: Rules): Play => {
  const scene = new Scene({ turn: 6, rules });
  scene.force("japan", "1405", "j-ca");
  scene.force("allies", "1405", "u-ca", "u-dd");
  const play = scene.play("battles", [1, 6, ...ones(20)]);
  while (play.decision.step !== "surface-fire") {
    const [option, ...others] = play.decision.options;
    play.choose(
      [option!, ...others].find(
        (each) => each.commit === "all" || each.commit === "ship" || each.do === "stay",
      ) ?? option!,
    );
  }
  return play;
};

/** Steps of battles. */
export const battle = (): readonly Row[] => [
  at("submarine-attack", { unit: "j-cv-akagi-kaga" }, ["12.2.3", "11.1.3"], /choose a unit of Task Force/),
  at("battle-preparation", { fight: 99 }, ["7.1.1", "6.1.1"], /Choose 0 to \d/),
  at(
    "target-determination",
    { target: "truk", points: 99 },
    ["12.3.2.2", "11.2.2.3"],
    /one after another; next is/,
  ),
  at(
    "air-strike",
    { points: 99 },
    ["12.3.2.3", "11.2.2.4"],
    /got through and ha(s|ve) no target yet\. Choose [01] to/,
  ),
  at(
    "kamikaze-declaration",
    { kamikaze: "j-air-1" },
    ["18.2.4", "16.2.4"],
    /not for single air units\. Answer/,
  ),
  at(
    "surface-groups",
    { unit: "j-land-8-1", against: "j-land-8-1" },
    ["12.3.3.2", "11.2.3"],
    /matched one after another; next is/,
  ),
  at(
    "surface-withdrawal",
    { withdraw: "u-dd-1" },
    ["12.3.3.2", "11.2.3"],
    /or none\. Answer .*"stay".*"withdraw"/,
  ),
  at("amphibious-round", { land: "j-dd-1" }, ["12.3.4.1", "11.2.5.1"], /is not a land unit/),
  at(
    "landing-stacking",
    { remove: "j-dd-1" },
    ["2.2.2.1", "3.3.1"],
    /choose a land unit of the enemy at this base/,
  ),
  at("replacement-round", { rebuild: "j-dd-1" }, ["7.4", "3.3.9"], chosen),
  at("land-combat-round", { attack: "j-land-8-1" }, ["12.3.4.5", "11.2.5.5"], /Answer .*"attack".*"decline"/),
  at("battle-administration", { disembark: "j-dd-1" }, ["12.3.5.2", "11.2.6"], /choose an air unit that/),
  ["a Kamikaze at a unit that is not there", kamikazes, { unit: "u-dd-1" }, ["18.2.4", "16.2.4"], chosen],
  [
    "fire at a ship of one's own",
    outnumbered,
    { target: "j-ca-1" },
    ["12.3.3.2", "11.2.3"],
    /belongs to the other side/,
  ],
];
