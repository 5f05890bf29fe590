import { winnerAt } from "../../../../lib/games/fire-in-the-sky/ch16-victory";
import { describe, expect, it } from "vitest";
import { setOil } from "../../../../lib/games/fire-in-the-sky/model/points";
import { victoryMarker } from "../../../../lib/games/fire-in-the-sky/checks/victory/victory-marker";
import { victoryScores } from "../../../../lib/games/fire-in-the-sky/checks/victory/victory-scores";
import { JAPAN, type Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { type Json, standing } from "../../../../lib/kernel";
import { sitesOf } from "../../../../lib/games/fire-in-the-sky/views/sites";
import { shipped } from "../../../support/shipped";
import { type Play, Scene } from "../helpers";
import { fromTurnOne, points, withSequence } from "../chapters/table-top";
import { both, byPlace, first, later, ones, onTable } from "./support";

/** Numbers of the difference table, of Victory Points, bases and markers (DIF-20 to DIF-29). */

/** Japan takes bases, or the Allies do, with this score before. */
const capture = (vp: [number, number], base: string, by: "japan" | "allies") =>
  both((rules) => {
    const scene = new Scene({ phasing: by, rules });
    points(scene, { vp: vp[rules === first ? 0 : 1] });
    scene.position.captured[scene.place(base)] = by === "japan" ? 0 : 1;
    return scene.play("victory-points", []).game.state.outcome?.winner;
  });

describe("who wins", () => {
  it("DIF-20 Japan at 20 Victory Points, later at 40", () => {
    expect(capture([18, 38], "lae", "japan")).toEqual([undefined, undefined]);
    expect(capture([19, 39], "lae", "japan")).toEqual(["japan", "japan"]);
    // What wins the older game leaves the later one open.
    expect(capture([24, 24], "lae", "japan")).toEqual(["japan", undefined]);
  });

  it("DIF-21 the Allies at -1, later at 19", () => {
    expect(capture([1, 21], "lae", "allies")).toEqual([undefined, undefined]);
    expect(capture([0, 20], "lae", "allies")).toEqual(["allies", "allies"]);
    expect(capture([18, 18], "lae", "allies")).toEqual([undefined, "allies"]);
  });

  it("DIF-22 at the end of Turn 16 a score of 0 is a draw, later of 20; above it Japan wins", () => {
    const end = (older: number, recent: number) =>
      both((rules) => {
        const scene = new Scene({
          turn: 16,
          phasing: "allies",
          rules: withSequence({ turn: [] }, rules),
        });
        points(scene, { vp: rules === first ? older : recent });
        return scene.play("game", []).game.state.outcome?.winner;
      });
    expect(end(0, 20)).toEqual([null, null]);
    expect(end(1, 21)).toEqual(["japan", "japan"]);
    expect(end(19, 39)).toEqual(["japan", "japan"]);
  });
});

describe("victory conditions of a scenario", () => {
  /** The scenario of the second turn, with scores of its own, at the end of a part of the turn. */
  const withOwn = (rules: Rules, own: object | undefined, vp: number, steps: string, turn = 2) => {
    const id = rules === first ? "short-campaign" : "java-sea";
    const printed = rules.scenarios[id] as { [member: string]: Json };
    const scenario = own === undefined ? printed : { ...printed, victory: own as Json };
    const scene = new Scene({ turn, rules: { ...rules, scenarios: { ...rules.scenarios, [id]: scenario } } });
    scene.position.scenario = id;
    scene.position.captured[scene.place("lae")] = JAPAN;
    points(scene, { vp });
    return scene.play(steps, []);
  };

  it("DIF-25 the shipped scenarios have none beyond the rules; a scenario of the later edition may have its own", () => {
    for (const rules of [first, later])
      for (const [id, scenario] of Object.entries(rules.scenarios))
        if (id !== "training") expect(scenario).not.toHaveProperty("victory");
    const winner = (rules: Rules, own: object | undefined, vp: number) =>
      withOwn(rules, own, vp, "victory-points").game.state.outcome?.winner;
    expect(winner(first, undefined, 18)).toBeUndefined();
    expect(winner(first, undefined, 19)).toBe("japan");
    expect(winner(later, undefined, 29)).toBeUndefined();
    expect(winner(later, { japanWinsAt: 30 }, 28)).toBeUndefined();
    expect(winner(later, { japanWinsAt: 30 }, 29)).toBe("japan");
    expect(winner(later, { alliesWinAt: 24 }, 23)).toBe("allies");
    // What it does not name stays as the rules have it.
    expect(winner(later, { japanWinsAt: 30 }, 18)).toBe("allies");
    const standingText = standing(withOwn(later, { japanWinsAt: 30 }, 25, "victory-points").game).text;
    expect(standingText).toContain("Japan wins at 30, the Allies at 19");
  });

  it("a scenario may give the drawn game to a side", () => {
    const atTheEnd = (own: object, vp: number) => {
      const { position, rules } = withOwn(first, own, vp, "victory-points");
      return winnerAt(rules, rules.scenarios[position.scenario]!, vp);
    };
    expect(atTheEnd({ drawAt: 5 }, 5)).toBeNull();
    expect([4, 5, 6].map((vp) => atTheEnd({ drawAt: 5, drawnGoesTo: "japan" }, vp))).toEqual([
      "allies",
      "japan",
      "japan",
    ]);
  });

  it("DIF-25 scores of its own are checked as those of the rules are", () => {
    const documents = documentsOf("fire-in-the-sky-2e");
    const path = "scenarios/java-sea.json";
    const found = (victory: object) =>
      [victoryScores, victoryMarker].flatMap((check) =>
        check
          .run({ ...documents, [path]: { ...(documents[path] as object), victory: victory as Json } })
          .map(({ document, pointer, severity }) => [document, pointer, severity ?? check.severity]),
      );
    expect(found({ japanWinsAt: 35, alliesWinAt: 20, drawAt: 27 })).toEqual([]);
    expect(found({ alliesWinAt: 40 })).toContainEqual([path, "/victory", "error"]);
    expect(found({ drawAt: 50 })).toEqual([[path, "/victory", "warning"]]);
    expect(found({ japanWinsAt: 25 })).toEqual([[path, "/tracks/victoryPoints", "error"]]);
  });
});

describe("what is counted", () => {
  it("DIF-23 the war begins at 0, later at the worth of the bases with a Japanese flag, which is 20", () => {
    expect(fromTurnOne().position.vp).toBe(0);
    expect(both(({ parameters }) => parameters.victory.opening)).toEqual(["nothing", "japanese-bases"]);
    const held = later.bases.filter((place) => later.places[place]!.control === JAPAN);
    expect(held.reduce((sum, place) => sum + later.places[place]!.vp, 0)).toBe(20);
  });

  it("DIF-24 Kamikaze may be declared at 7 Victory Points or fewer, later at 27", () => {
    const asked = (vp: number) =>
      onTable({ turn: 10, options: ["divine-wind"] }, (scene) => {
        points(scene, { vp });
        scene.force("japan", "1405", "j-ca");
        scene.force("allies", "1405", "u-ca");
        return scene.play("battles", [1, 6, ...ones(20)]).decision.step === "kamikaze-declaration";
      });
    expect([7, 8, 27, 28].map(asked)).toEqual([
      [true, true],
      [false, true],
      [false, true],
      [false, false],
    ]);
  });

  it("DIF-26 bases are worth 5, 3 or 1 in either edition", () => {
    const worth = both((rules) => byPlace(rules, ({ vp }) => vp));
    expect(worth[1]).toEqual(worth[0]);
    const of = (vp: number) => Object.keys(worth[1]).filter((id) => worth[1][id] === vp);
    expect(of(5).sort()).toEqual(["kure", "pearl-harbor", "yokosuka"]);
    expect(of(3).sort()).toEqual(["bombay", "brisbane", "calcutta", "manila", "singapore"]);
    expect(Math.max(...Object.values(worth[1]))).toBe(5);
  });

  it("DIF-27 the worth of every base can be read off the map, of those of 1 point too, in either edition", () => {
    const shown = (id: string, scenario: string) =>
      sitesOf(documentsOf(id), scenario)
        .filter(({ kind }) => kind.held)
        .map(({ id: base, victoryPoints }) => [base, victoryPoints]);
    const old = shown("fire-in-the-sky", "scenarios/short-campaign.json");
    expect(old).toContainEqual(["lae", 1]);
    expect(old).toContainEqual(["kure", 5]);
    expect(shown("fire-in-the-sky-2e", "scenarios/java-sea.json")).toEqual(old);
  });

  it("DIF-28 the guns of a base are half its printed Air Capacity, and a half is dropped in either edition", () => {
    const guns = both((rules) => byPlace(rules, ({ antiAircraft }) => antiAircraft));
    expect(guns[1]).toEqual(guns[0]);
    for (const { airCapacity, antiAircraft } of later.places)
      expect(antiAircraft).toBe(Math.floor(airCapacity / 2));
    // And they fire with as many dice: those of Truk at a strike of four points.
    const dice = onTable({ phasing: "allies", turn: 4 }, (scene) => {
      scene.unit("j-dd", "truk");
      scene.force("allies", "truk", "u-cv-lexington-enterprise");
      return scene.play("battles", ones(40)).by("allies", { points: 4 }).diceOf("Anti-aircraft");
    });
    const truk = later.places[later.placeOf["truk"]!]!.antiAircraft;
    expect(dice).toEqual([[truk], [truk]]);
  });

  it("DIF-29 no total ends where a printed marker does: neither 30 Oil Points nor 20 Air Points", () => {
    const oil = onTable({ phasing: "japan" }, (scene) => {
      setOil(scene.t, 29 * 4);
      scene.control("japan", "brunei");
      points(scene, { japan: 8, merchantmen: 60 });
      const play = scene.play("oil-transport", []).choose({ oil: 4 });
      return play.position.oil / 4;
    });
    expect(oil).toEqual([33, 33]);
    const air = onTable({ phasing: "japan", turn: 6 }, (scene) => {
      // Five carriers of 4 and an air base: more than 20 points.
      scene.air("japan", "formosa", 24);
      scene.force("allies", "formosa", "u-cv-lexington-enterprise");
      return airPoints(scene.play("battles", ones(80)));
    });
    expect(air).toEqual([24, 24]);
  });
});

const airPoints = (play: Play): number =>
  (play.game.state.frames.find(({ step }) => step === "battle-board")!.data.airPoints as number[])[JAPAN]!;

function documentsOf(id: string) {
  const { draft } = shipped(id);
  return Object.fromEntries([...draft.documents].map(([path, { value }]) => [path, value]));
}
