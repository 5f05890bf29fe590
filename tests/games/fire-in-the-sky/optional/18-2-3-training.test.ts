import { describe, expect, it } from "vitest";
import { damageShip, toTrack } from "../../../../lib/games/fire-in-the-sky/model/pieces";
import { Flag } from "../../../../lib/games/fire-in-the-sky/model/position";
import type { Parameters } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { type Play, Scene, type SceneOptions, shippedRules } from "../helpers";
import { campaign, offered, passTo, stepsAt, values } from "../chapters/table-top";

const TRACK = "turn-record-track";

const japanese = (turn: number, more: SceneOptions = {}): Scene =>
  new Scene({ phasing: "japan", turn, options: ["elite-pilots"], ...more });

const arrive = (scene: Scene): Play => scene.play("arrivals", []);

/** Air counters on the track: [turn they are due, steps]. */
const onTrack = ({ position, rules }: Play): [number, number][] =>
  position.at.flatMap((at, p): [number, number][] =>
    at === rules.limbo.track && rules.pieces[p]!.kind === "air"
      ? [[position.due[p]!, position.steps[p]!]]
      : [],
  );

/** A scene of a later turn with the aircraft as they were left. */
function later(play: Play, turn: number): Scene {
  const scene = japanese(turn);
  Object.assign(scene.position, structuredClone(play.position), { turn });
  return scene;
}

function withNumbers(numbers: Partial<Parameters["pilotTraining"]>) {
  const rules = shippedRules();
  const { parameters } = rules;
  const pilotTraining = { ...parameters.pilotTraining, ...numbers };
  return { ...rules, parameters: { ...parameters, pilotTraining } };
}

describe("18.2.3 which air steps may become Naval Aviation", () => {
  it("both scenarios start with two trained steps", () => {
    const play = campaign({ options: ["elite-pilots"] });
    passTo(play, "oil-transport");
    const stored = ["kure", "yokosuka"].map((base) => stepsAt(play, "japan", `naval-aviation-${base}`));
    expect(stored.reduce((a, b) => a + b)).toBe(2);
  });

  it("the two of Turn 4 still go there as they arrive", () => {
    const play = arrive(japanese(4)).choose({ to: "kure" });
    expect(values(play, "to")).toEqual([
      "naval-aviation-kure",
      "naval-aviation-yokosuka",
      "kure",
      "yokosuka",
    ]);
  });

  it("ordinary steps of Turns 2 and 3 cannot be trained: the choice comes after those of Turn 4", () => {
    expect(values(arrive(japanese(2)), "to")).toEqual(["kure", "yokosuka"]);
  });

  // By the schedule the steps of Turns 6, 8 and 12 may join Naval Aviation, those of 5, 7 and 15 may not.
  it.each([5, 6, 7, 8, 12, 15])("those of Turn %i only by way of the training", (turn) => {
    const play = arrive(japanese(turn));
    expect(values(play, "to")).toEqual(["kure", "yokosuka", TRACK]);
    const normal = arrive(japanese(turn, { options: [] }));
    expect(values(normal, "to")).not.toContain(TRACK);
  });

  it("one step may go alone, also when a single Home Base is left", () => {
    const scene = japanese(6);
    scene.control("allies", "kure");
    expect(arrive(scene).decision.options).toEqual([
      { steps: 2, to: "yokosuka" },
      { steps: 2, to: TRACK },
      { steps: 1, to: "yokosuka" },
      { steps: 1, to: TRACK },
    ]);
  });

  it("eligible steps that had to wait since Turn 4 are still eligible on Turn 5", () => {
    const scene = japanese(4);
    scene.control("allies", "kure", "yokosuka");
    const next = later(arrive(scene), 5);
    next.control("japan", "kure", "yokosuka");
    const play = arrive(next).choose({ type: "j-cvl-junyo-hiyo", to: "kure" }, { steps: 1, to: "kure" });
    expect(values(play, "to")).toContain("naval-aviation-kure");
  });

  it("any step that comes back as a reinforcement may be trained", () => {
    const scene = japanese(5);
    const [back] = scene.air("japan", "truk", 2);
    toTrack(scene.t, back!, 1);
    scene.position.due[back!] = 5;
    // With the one of the schedule.
    expect(offered(arrive(scene), { to: TRACK })).toEqual([
      { steps: 3, to: TRACK },
      { steps: 1, to: TRACK },
    ]);
  });
});

describe("18.2.3 the training", () => {
  it("takes four turns, and ends in either space of Naval Aviation, not at a base", () => {
    const trained = arrive(japanese(5)).choose({ to: TRACK });
    expect(onTrack(trained)).toEqual([[9, 1]]);
    expect(trained.text()).toContain("1 air step in training until Turn 9.");
    const play = arrive(later(trained, 9));
    // The step of training comes before those of the schedule.
    expect(play.decision.options).toEqual([
      { steps: 1, to: "naval-aviation-kure" },
      { steps: 1, to: "naval-aviation-yokosuka" },
    ]);
    play.choose({ to: "naval-aviation-yokosuka" });
    expect(stepsAt(play, "japan", "naval-aviation-yokosuka")).toBe(1);
    expect(onTrack(play)).toEqual([]);
  });

  it("nothing of it leaves the track before", () => {
    const trained = arrive(japanese(5)).choose({ to: TRACK });
    for (const turn of [6, 7, 8]) {
      const scene = later(trained, turn);
      const play = arrive(scene);
      while (!play.over) play.choose({ to: "kure", steps: 2 });
      expect(onTrack(play)).toEqual([[9, 1]]);
      const end = later(trained, turn).play("disbandment", []);
      expect(end.over).toBe(true);
    }
  });

  it("steps of two years are two units, due on their own turns", () => {
    const first = arrive(japanese(5)).choose({ to: TRACK });
    const second = arrive(later(first, 6)).choose({ steps: 1, to: TRACK }, { to: "kure" });
    expect(onTrack(second)).toEqual([
      [9, 1],
      [10, 1],
    ]);
  });

  it("two steps may go to different spaces", () => {
    const trained = arrive(japanese(6)).choose({ steps: 2, to: TRACK });
    const play = arrive(later(trained, 10)).choose({
      type: "j-cvl-chitose-chiyoda",
      to: "carriers-without-planes-kure",
    });
    play.choose({ steps: 1, to: "naval-aviation-kure" }, { to: "naval-aviation-yokosuka" });
    expect(["kure", "yokosuka"].map((base) => stepsAt(play, "japan", `naval-aviation-${base}`))).toEqual([
      1, 1,
    ]);
  });

  it("then the normal rules hold: they rebuild a carrier or become ordinary steps in the same phase", () => {
    const trained = arrive(japanese(6)).choose({ steps: 2, to: TRACK });
    const scene = later(trained, 10);
    const p = scene.unit("j-cvl-zuiho-shoho", "carriers-without-planes-kure");
    scene.position.flags[p] = Flag.needsPlanes;
    const play = arrive(scene).choose({ type: "j-cvl-chitose-chiyoda", to: "carriers-without-planes-kure" });
    play.choose({ steps: 2, to: "naval-aviation-kure" }, { steps: 2, to: "kure" });
    expect(offered(play, { transfer: 1 }).length).toBeGreaterThan(0);
    play.choose({ rebuild: "j-cvl-zuiho-shoho" });
    expect(play.at(p)).toBe("kure");
  });

  it("with both Home Bases occupied they wait, and are still trained", () => {
    const trained = arrive(japanese(5)).choose({ to: TRACK });
    const scene = later(trained, 9);
    scene.control("allies", "kure", "yokosuka");
    const waiting = arrive(scene);
    expect(onTrack(waiting)).toContainEqual([10, 1]);
    const next = later(waiting, 10);
    next.control("japan", "kure");
    next.position.at[next.rules.pieceOf["j-cvl-chitose-chiyoda"]!] = next.rules.limbo.removed;
    const play = arrive(next);
    expect(stepsAt(play, "japan", "naval-aviation-kure")).toBe(1);
  });

  it("steps for which no counter is free are forfeited (2.1)", () => {
    const scene = japanese(6);
    for (let i = 0; i < 15; i++) scene.unit("j-air", "formosa");
    const play = arrive(scene).choose({ steps: 2, to: TRACK });
    expect(onTrack(play)).toEqual([]);
    expect(play.text()).toContain("Forfeited, because no counter is free: 2 air steps.");
  });

  it("trained steps are not forfeited for new ones", () => {
    const trained = arrive(japanese(7)).choose({ steps: 2, to: TRACK });
    const scene = later(trained, 11);
    for (let i = 0; i < 14; i++) scene.unit("j-air", "formosa");
    const play = arrive(scene);
    play.choose({ type: "j-cv-taiho-ryuho", to: "carriers-without-planes-kure" });
    play.choose({ steps: 2, to: "naval-aviation-kure" }, { steps: 2, to: "kure" });
    expect([stepsAt(play, "japan", "naval-aviation-kure"), stepsAt(play, "japan", "kure")]).toEqual([2, 0]);
  });

  it("takes the last turn without training and its length from the data", () => {
    const rules = withNumbers({ lastAutomaticTurn: 6, turns: 2 });
    const turn6 = arrive(japanese(6, { rules }));
    expect(values(turn6, "to")).toContain("naval-aviation-kure");
    const turn7 = arrive(japanese(7, { rules })).choose({ steps: 2, to: TRACK });
    expect(onTrack(turn7)).toEqual([[9, 2]]);
  });
});

describe("18.2.3 carriers that enter play", () => {
  const spaces = ["carriers-without-planes-kure", "carriers-without-planes-yokosuka"];

  it.each([
    [10, "j-cvl-chitose-chiyoda"],
    [11, "j-cv-taiho-ryuho"],
  ])("on Turn %i %s comes without planes", (turn, type) => {
    const play = arrive(japanese(turn));
    expect(offered(play, { type }).map(({ to }) => to)).toEqual(spaces);
    play.choose({ type, to: spaces[1]! });
    const p = play.rules.pieceOf[type]!;
    expect(play.at(p)).toBe(spaces[1]);
    const normal = arrive(japanese(turn, { options: [] }));
    expect(offered(normal, { type }).map(({ to }) => to)).toEqual(["kure", "yokosuka"]);
  });

  it("CVL (Junyo, Hiyo) comes complete on Turn 4", () => {
    const play = arrive(japanese(4));
    expect(offered(play, { type: "j-cvl-junyo-hiyo" }).map(({ to }) => to)).toEqual(["kure", "yokosuka"]);
  });

  it("ships without aircraft and Allied carriers come as ever", () => {
    const yamato = arrive(japanese(3));
    expect(offered(yamato, { type: "j-bb-yamato-musashi" }).map(({ to }) => to)).toEqual([
      "kure",
      "yokosuka",
    ]);
    const scene = japanese(4, { phasing: "allies" });
    const play = arrive(scene);
    expect(play.at(play.rules.pieceOf["u-cv-saratoga-wasp"]!)).toBe("west-coast-usa");
  });

  it("a carrier that comes back undamaged keeps its planes, a damaged one does not", () => {
    const scene = japanese(1);
    const disbanded = scene.unit("j-cv-akagi-kaga", "truk");
    toTrack(scene.t, disbanded, 1);
    const damaged = scene.unit("j-cv-shokaku-zuikaku", "truk");
    damageShip(scene.t, damaged, 1);
    for (const p of [disbanded, damaged]) scene.position.due[p] = 1;
    const play = arrive(scene);
    expect(values(play, "to")).toEqual(["kure", "yokosuka"]);
    play.choose({ to: "kure" });
    expect(values(play, "to")).toEqual(spaces);
  });

  it("one that had to wait for a Home Base still comes without planes", () => {
    const scene = japanese(11);
    scene.control("allies", "kure", "yokosuka");
    const next = later(arrive(scene), 12);
    next.control("japan", "kure", "yokosuka");
    expect(offered(arrive(next), { type: "j-cv-taiho-ryuho" }).map(({ to }) => to)).toEqual(spaces);
  });
});
