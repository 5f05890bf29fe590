import { modified } from "../../../lib/games/flat-top/ch20-resolution";
import { returning } from "../../../lib/games/flat-top/ch22-replacements";
import { compile } from "../../../lib/games/flat-top/compile";
import { launchOf } from "../../../lib/games/flat-top/model/decks";
import { valueOf } from "../../../lib/games/flat-top/model/losses";
import { ALLIED, JAPANESE, type Rules } from "../../../lib/games/flat-top/model/rules";
import type { Json } from "../../../lib/kernel";
import { NIGHT, type Planes, type Play, Scene } from "./combat-scene";
import { documents, mergePatch, rules as shipped } from "./support";

/** A datum of chapters 15 to 25 that a designer changes, and what it changes in play: before, and after. */
export type Case = [
  datum: string,
  patch: Json,
  probe: (rules: Rules) => unknown,
  before: unknown,
  after: unknown,
];

export const tableOf = (scene: Scene) =>
  scene.play("planes-lost", { field: 0, hits: 0, chooser: 0 }).game.table;
export const dive: Planes = { kind: "dauntless-carrier", count: 8, high: true, ordnance: "ap" };
export const low: Planes = { ...dive, high: false };
export const torpedoes: Planes = { kind: "avenger-carrier", count: 6, ordnance: "torpedo" };
export const level: Planes = { kind: "b-17-land", count: 4, high: true, ordnance: "ap" };

/** An attack on the Shokaku: anti-aircraft fire rolls a 3, the attack another. */
export const strike = (
  rules: Rules,
  planes: Planes,
  ships = ["shokaku"],
  boxes: Parameters<Scene["deck"]>[1] = {},
): Play =>
  new Scene(rules)
    .force(1, "NN22", ships)
    .deck("shokaku", boxes)
    .formation(1, "NN22", [planes])
    .battle("NN22", [3, 3])
    .take({ do: "attack" }, { do: "strike", target: "shokaku", count: planes.count });
/** How many Range Factors an attack costs. */
export const cost = (planes: Planes) => (rules: Rules) =>
  15 - strike(rules, planes, ["shokaku"]).flights(planes.kind)[0]!.due;
export const lost = (planes: Planes) => (rules: Rules) =>
  planes.count - strike(rules, planes).inAir(planes.kind);

/** Two groups attack two ships of one Task Force: who fires how much. */
export const divided = (rules: Rules): Play =>
  new Scene(rules)
    .force(1, "NN22", ["shokaku", "zuikaku"])
    .formation(1, "NN22", [dive, torpedoes])
    .battle("NN22", [3, 3, 3, 3])
    .take({ do: "attack" }, { do: "strike", plane: "dauntless-carrier", target: "shokaku", count: 8 })
    .take({ do: "strike", plane: "avenger-carrier", target: "zuikaku", count: 6 });
export const fires = (play: Play): string[] =>
  play.log.flatMap((each) => /(\d+) anti-aircraft factors fire/.exec(each)?.[1] ?? []);

export const anchoredAp = (rules: Rules): Play =>
  new Scene(rules)
    .base("rabaul", JAPANESE)
    .force(10, "W5", ["japanese-ap-1"], { anchored: 3 })
    .formation(1, "W5", [dive])
    .battle("W5", [3, 3])
    .take({ do: "attack" }, { do: "strike", target: "japanese-ap-1", count: 8 });

/** A round of surface combat, all ships in Gunnery position unless said otherwise; the die of each side. */
export function surface(
  rules: Rules,
  { allied = ["portland"], japanese = ["kumano"], at = 12, faces = [4, 4], torpedo = "" } = {},
): Play {
  const scene = new Scene(rules).at(at).force(12, "NN22", allied).force(14, "NN22", japanese);
  const play = scene.battle("NN22", [3, 3, 3, 3, 3, 3]).take({ do: "surface-combat" });
  for (const face of faces) {
    while (play.options[0]?.do === "place") {
      const ship = play.options[0].ship as string;
      play.take({ do: "place", position: ship === torpedo ? "torpedo" : "gunnery" });
    }
    play.take({ do: "die", face });
  }
  return play;
}
export const most = (play: Play): number =>
  Math.max(0, ...play.options.map((each) => Number(each.factors ?? 0)));
export const untilTorpedoes = (play: Play): Play => {
  while (play.options[0]?.do === "aim" && play.options[0].what === "gunnery") play.take({ do: "done" });
  return play;
};
/** Basic Hit Table of torpedoes: from the hits of one factor with a 6. */
export const torpedoHits = (rules: Rules): number => {
  const scene = new Scene(rules).at(NIGHT).force(12, "NN22", ["portland"]).force(14, "NN22", ["kumano"]);
  const play = scene.battle("NN22", [6]).take({ do: "surface-combat" });
  play.take({ do: "place", position: "gunnery" }, { do: "die", face: 4 });
  play.take({ do: "place", position: "torpedo" }, { do: "die", face: 4 }).take({ do: "done" });
  play.take({ do: "aim", factors: 2 });
  return play.hits("portland");
};

export const off = (rules: Rules, ships: string[]): Scene =>
  new Scene(rules).base("henderson", ALLIED).force(10, "CCC23", ships);
export const bombard = (rules: Rules): Play => {
  const play = off(rules, ["kumano"]).battle("CCC23", [3, 3]).take({ do: "bombard" });
  return play.take({ do: "done" });
};
export const launch =
  (id: string) =>
  (rules: Rules): number[] => {
    const scene = new Scene(rules).force(1, "NN22", [id]);
    scene.position.fleet.hits[scene.ship(id)] = 1;
    const { normal, minimum } = launchOf(tableOf(scene), scene.field(id));
    return [normal, minimum];
  };
export const baseLaunch =
  (id: string) =>
  (rules: Rules): number[] => {
    const scene = new Scene(rules).base(id, JAPANESE, 1);
    const { normal, minimum } = launchOf(tableOf(scene), scene.field(id));
    return [normal, minimum];
  };
export const hitShip = (rules: Rules, id: string, hits: number): Scene => {
  const scene = new Scene(rules).force(10, "NN22", [id]);
  scene.position.fleet.hits[scene.ship(id)] = hits;
  return scene;
};
export const planesLeft =
  (boxes: Parameters<Scene["deck"]>[1], hits: number) =>
  (rules: Rules): number => {
    const scene = new Scene(rules).base("rabaul", JAPANESE).deck("rabaul", boxes);
    return scene
      .play("planes-lost", { field: scene.field("rabaul"), hits, chooser: ALLIED })
      .aboard("rabaul");
  };
export const replaced = (rules: Rules): number[] => {
  const scene = new Scene(rules).at(25);
  Object.assign(scene.position.lost, { [scene.kind("val-land")]: 3, [scene.kind("val-carrier")]: 12 });
  return returning(tableOf(scene), JAPANESE).flatMap(({ kinds }) => kinds.map(({ count }) => count));
};
/** The hex of Henderson Field. */
export const HENDERSON = "CCC23";
/** Planes of both sides over Henderson Field, which is Allied. */
export function over(
  japanese: readonly Planes[][],
  allied: readonly Planes[][],
  initiative = JAPANESE,
): Scene {
  const scene = new Scene().base("henderson", ALLIED);
  scene.position.initiative = initiative;
  japanese.forEach((planes, i) => scene.formation(i + 1, HENDERSON, planes));
  allied.forEach((planes, i) => scene.formation(i + 1, HENDERSON, planes));
  return scene;
}
export const fight = (rules: Rules, zeros: number, face: number): Play => {
  const scene = new Scene(rules).base("henderson", ALLIED);
  scene.position.initiative = JAPANESE;
  scene.formation(1, HENDERSON, [{ kind: "zero-carrier", count: zeros }]);
  scene.formation(1, HENDERSON, [
    { kind: "hudson-land", count: 4, ordnance: "gp" },
    { kind: "wildcat-land", count: 3 },
  ]);
  const play = scene.battle(HENDERSON, [face, 1, 1, 1, 1]);
  play.take({ do: "air-combat" }, { do: "assign", to: "escorts", count: zeros - 1 });
  return play.take({ do: "assign", to: "bombers", count: 1 }).all({ do: "spend" });
};
export const atEnd =
  (id: string, hits: number) =>
  (rules: Rules): number =>
    hitShip(rules, id, hits).play("end-of-game").position.points[ALLIED];
export const worth =
  (id: string) =>
  (rules: Rules): number => {
    const scene = new Scene(rules).force(10, "NN22", [id]);
    return valueOf(tableOf(scene), scene.ship(id));
  };
export const shift =
  (combat: string, when: string, plane?: string) =>
  (rules: Rules): number => {
    const scene = new Scene(rules).at(when === "night" ? NIGHT : 12);
    if (when === "cloud") scene.position.clouds = [scene.hex("NN22")];
    const conditions = when === "night" || when === "cloud" ? [] : [when];
    const of = plane === undefined ? {} : { plane: rules.planeOf[plane]! };
    return modified(tableOf(scene), 9, { combat, hex: scene.hex("NN22"), conditions, ...of }).bht - 9;
  };
export const points =
  (combat: (scene: Scene) => Scene, step: string, side: number) =>
  (rules: Rules): number =>
    combat(new Scene(rules)).play(step).position.points[side as 0];

/** What a probe finds with the shipped data and with one document changed. */
export function outcomes(path: string, patch: Json, probe: (rules: Rules) => unknown) {
  const changed = compile({ ...documents, [path]: mergePatch(documents[path], patch) });
  return { before: probe(shipped), after: probe(changed) };
}
