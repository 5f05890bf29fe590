import { describe, expect, it } from "vitest";
import { damageShip, sinkShip } from "../../../../lib/games/fire-in-the-sky/model/pieces";
import { Flag } from "../../../../lib/games/fire-in-the-sky/model/position";
import type { Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { choose, pending } from "../../../../lib/kernel";
import { type Play, Scene, type SceneOptions, shippedRules } from "../helpers";
import { campaign, countAt, offered, passTo, stepsAt, values } from "../chapters/table-top";

const BB = "j-bb-ise-hyuga";
const BBV = "j-bbv-ise-hyuga";
const spaces = ["carriers-without-planes-kure", "carriers-without-planes-yokosuka"];

const japanese = (turn: number, more: SceneOptions = {}): Scene =>
  new Scene({ phasing: "japan", turn, options: ["optional-ships"], ...more });

/** The arrivals of a turn; whatever is not asked about is placed at Kure. */
const arrive = (scene: Scene): Play => scene.play("arrivals", []);

function finish(play: Play): Play {
  while (!play.over) {
    const { options } = play.decision;
    play.choose(options.find(({ do: done }) => done) ?? options[0]!);
  }
  return play;
}

/** The position as it was left, some turns later. */
function later(play: Play, turn: number, more: SceneOptions = {}): Scene {
  const scene = japanese(turn, more);
  Object.assign(scene.position, structuredClone(play.position), { turn });
  return scene;
}

/** Turn 6 with the BB somewhere; Turn 9 after it. */
function converted(place = "truk"): Scene {
  const scene = japanese(6);
  scene.unit(BB, place);
  return later(finish(arrive(scene)), 9);
}

const piece = (play: Play | Scene, id: string): number => play.rules.pieceOf[id]!;

describe("18.2.5 the optional ships", () => {
  it("CVL (Hosho, Ryujo) sets up with the fleet", () => {
    const at = (options: string[]): string => {
      const play = passTo(campaign({ options }), "oil-transport");
      return play.at(piece(play, "j-cvl-hosho-ryujo"));
    };
    expect(["kure", "yokosuka"]).toContain(at(["optional-ships"]));
    expect(at([])).toBe("available");
  });

  it("CV (Unryu, Shinano) comes by the schedule", () => {
    expect(offered(arrive(japanese(13)), { type: "j-cv-unryu-shinano" })).toHaveLength(2);
    expect(offered(arrive(japanese(13, { options: [] })), { type: "j-cv-unryu-shinano" })).toEqual([]);
  });

  it("without planes when 18.2.3 is on as well", () => {
    const play = arrive(japanese(13, { options: ["optional-ships", "elite-pilots"] }));
    expect(offered(play, { type: "j-cv-unryu-shinano" }).map(({ to }) => to)).toEqual(spaces);
  });

  it("without the rule nothing leaves and nothing is converted", () => {
    const scene = japanese(6, { options: [] });
    const p = scene.unit(BB, "truk");
    const play = finish(arrive(scene));
    expect(play.at(p)).toBe("truk");
    expect(finish(arrive(later(play, 9, { options: [] }))).at(piece(play, BBV))).toBe("available");
  });
});

describe("18.2.5 the conversion of BB (Ise, Hyuga)", () => {
  it.each(["truk", "kure", "yokosuka"])("it leaves the map on Turn 6, from %s", (place) => {
    const scene = japanese(6);
    const p = scene.unit(BB, place);
    expect(finish(arrive(scene)).at(p)).toBe("removed");
  });

  it("and returns on Turn 9 as a BBV, like a damaged carrier", () => {
    const play = arrive(converted());
    expect(offered(play, { type: BBV }).map(({ to }) => to)).toEqual(spaces);
    play.choose({ type: BBV, to: spaces[1]! });
    expect(play.at(piece(play, BBV))).toBe(spaces[1]);
  });

  it("it leaves the Turn Record Track too, and the repair goes with the conversion", () => {
    const scene = japanese(6);
    const p = scene.unit(BB, "truk");
    damageShip(scene.t, p, 3);
    const play = finish(arrive(scene));
    expect([play.at(p), play.position.due[p]]).toEqual(["removed", 0]);
    expect(offered(arrive(later(play, 9)), { type: BBV })).toHaveLength(2);
  });

  it("sunk before, it is not converted and no BBV comes", () => {
    const scene = japanese(6);
    sinkShip(scene.t, scene.unit(BB, "truk"));
    const play = finish(arrive(scene));
    const turn9 = finish(arrive(later(play, 9)));
    expect(turn9.at(piece(turn9, BBV))).toBe("available");
    expect(turn9.text()).toContain("BBV (Ise, Hyuga) does not arrive: no BB (Ise, Hyuga) was converted.");
  });

  it("that they are being converted is part of the state", () => {
    const scene = converted();
    expect(scene.position.flags[piece(scene, BB)]).toBe(Flag.withdrawn);
    // Once they have come back nothing is left to convert.
    const play = finish(arrive(scene));
    expect(play.position.flags[piece(play, BB)]).toBe(0);
  });

  it("with both Home Bases occupied they wait, and still come without planes", () => {
    const scene = converted();
    scene.control("allies", "kure", "yokosuka");
    const play = arrive(scene);
    expect(play.onTrack(piece(play, BBV))).toBe(10);
    const next = later(play, 10);
    next.control("japan", "kure", "yokosuka");
    const turn10 = arrive(next).choose({ type: "j-cvl-chitose-chiyoda", to: "kure" });
    expect(offered(turn10, { type: BBV }).map(({ to }) => to)).toEqual(spaces);
  });

  it("a damaged BBV comes back as a ship that needs nothing: it is no carrier", () => {
    const scene = japanese(1);
    const p = scene.unit(BBV, "truk");
    damageShip(scene.t, p, 1);
    scene.position.due[p] = 1;
    expect(values(arrive(scene), "to")).toEqual(["kure", "yokosuka"]);
  });
});

describe("18.2.5 the planes of BBV (Ise, Hyuga)", () => {
  /** The hybrid and some carriers wait; Turn 1 brings nothing. */
  function waiting(steps: number, carriers: string[] = [], rules: Rules = shippedRules()): Scene {
    const scene = japanese(1, { rules });
    if (steps > 0) scene.air("japan", "naval-aviation-kure", steps);
    for (const type of [BBV, ...carriers]) {
      const p = scene.unit(type, "carriers-without-planes-kure");
      scene.position.flags[p] = Flag.needsPlanes;
    }
    return scene;
  }
  const rebuilds = (play: Play) => offered(play, {}).flatMap(({ rebuild }) => rebuild ?? []);

  it("one step of Naval Aviation brings it to the base of its space", () => {
    const play = arrive(waiting(3)).choose({ rebuild: BBV });
    expect([play.at(piece(play, BBV)), stepsAt(play, "japan", "naval-aviation-kure")]).toEqual(["kure", 2]);
    expect(play.position.flags[piece(play, BBV)]).toBe(0);
  });

  it("before any other carrier may receive planes", () => {
    const scene = waiting(4, ["j-cvl-zuiho-shoho", "j-cvl-hosho-ryujo"]);
    const play = arrive(scene);
    expect(rebuilds(play)).toEqual([BBV]);
    const [decision] = pending(play.game);
    expect(decision?.step).toBe("naval-aviation");
    const refused = choose(play.game, "japan", { rebuild: "j-cvl-zuiho-shoho" });
    expect(refused).toMatchObject({
      ok: false,
      error: { rule: "18.2.5", message: "BBV (Ise, Hyuga) must receive its planes before any other ship." },
    });
    play.choose({ rebuild: BBV });
    expect(rebuilds(play)).toEqual(["j-cvl-zuiho-shoho", "j-cvl-hosho-ryujo"]);
  });

  it("it stays in the box without planes, as long as Japan likes", () => {
    const play = arrive(waiting(2)).choose({ do: "done" });
    expect([play.at(piece(play, BBV)), play.over]).toEqual(["carriers-without-planes-kure", true]);
    const scene = waiting(2);
    scene.position.transport[0] = 40;
    scene.position.oil = 40;
    for (const step of ["first-deployment", "operational-movement"])
      expect(scene.play(step, []).over).toBe(true);
  });

  it("it gets no Air Strength by it", () => {
    const { pieces, pieceOf } = shippedRules();
    expect(pieces[pieceOf[BBV]!]).toMatchObject({
      airStrength: 0,
      carrier: false,
      airGroup: 1,
      firstClaim: true,
    });
  });

  it("takes the number of steps, and whether it comes first, from the data", () => {
    const shipped = shippedRules();
    const pieces = shipped.pieces.map((each) =>
      each.id === BBV ? { ...each, airGroup: 2, firstClaim: false } : each,
    );
    const scene = waiting(2, ["j-cvl-zuiho-shoho"], { ...shipped, pieces });
    const play = arrive(scene);
    expect(rebuilds(play)).toHaveLength(2);
    play.choose({ rebuild: BBV });
    expect(stepsAt(play, "japan", "naval-aviation-kure")).toBe(0);
  });

  it("the counters stay what they are: one of each", () => {
    const play = finish(arrive(converted()));
    expect(countAt(play, BBV, spaces[0]!) + countAt(play, BBV, spaces[1]!)).toBe(1);
    expect(play.at(piece(play, BB))).toBe("removed");
  });
});
