import { describe, expect, it } from "vitest";
import { setMerchantmen, setOil, setTransport } from "../../../../lib/games/fire-in-the-sky/model/points";
import { adjustVictoryPoints } from "../../../../lib/games/fire-in-the-sky/ch16-victory";
import { titleOfStep } from "../../../../lib/kernel";
import { type Play, Scene } from "../helpers";
import {
  campaign,
  countAt,
  form,
  fromTurnOne,
  move,
  offered,
  points,
  rich,
  transportOf,
  values,
} from "../chapters/table-top";
import { both, first, later, ones, onTable, secondTurn } from "./support";

/** Procedures of the difference table outside of battles: the edition of 2005, then the later one. */

describe("the names of phases", () => {
  it("DIF-30 Transport Phase and Economic Warfare Phase, later one Economic Phase for both players", () => {
    const named = (step: string, phasing: "japan" | "allies") =>
      onTable({ phasing, turn: 3 }, (scene) => {
        points(scene, { japan: 20, oil: 5, merchantmen: 30 });
        scene.control("japan", "singapore", "surabaya", "brunei");
        scene.submarines("allies", 2);
        return scene.play(step, []).game.table.phase()?.title;
      });
    expect(named("japanese-player-turn", "japan")).toEqual(["Transport Phase", "Economic Phase"]);
    expect(named("allied-player-turn", "allies")).toEqual(["Economic Warfare Phase", "Economic Phase"]);
  });

  it("DIF-32 First and Second Deployment Phase, later called major and minor too", () => {
    const titles = both((rules) => {
      const { ruleset } = new Scene({ rules }).play("replacements-removal", []).game;
      return ["first-deployment", "second-deployment"].map((step) => titleOfStep(ruleset, step));
    });
    expect(titles).toEqual([
      ["First Deployment Phase", "Second Deployment Phase"],
      ["First (Major) Deployment Phase", "Second (Minor) Deployment Phase"],
    ]);
  });

  it("DIF-79 the turn marker stands for game turns or for player turns: both count sixteen, Japan's part first", () => {
    expect(both(({ parameters }) => parameters.clock)).toEqual(
      new Array(2).fill({ firstTurn: 1, lastTurn: 16 }),
    );
    const parts = both(({ sequence }) => sequence.turn!.filter((step) => step.endsWith("player-turn")));
    expect(parts).toEqual(new Array(2).fill(["japanese-player-turn", "allied-player-turn"]));
  });
});

describe("the merchant war", () => {
  const war = (scene: Scene, dice: number[]): Play => {
    points(scene, { oil: 10, merchantmen: 30, japan: 20 });
    scene.units("convoy-escort", "j-dd", "j-dd");
    scene.submarines("allies", 4);
    return scene.play("economic-warfare", dice);
  };
  const at = { phasing: "allies", turn: 3 } as const;

  it("DIF-31 Japan hunts before the Allies say how many submarines attack, later knowing it", () => {
    const old = war(new Scene({ ...at, rules: first }), [6, 1, 1, 1]);
    expect(old.decision).toMatchObject({ side: "japan", step: "merchant-asw" });
    old.by("japan", { dice: 2 });
    // One of four is hunted down; of the three left as many attack as the Allies like.
    expect(values(old, "submarines")).toEqual([3, 2, 1, 0]);
    expect(old.by("allies", { submarines: 2 }).position.submarine[1]).toBe(4);

    const recent = war(new Scene({ ...at, rules: later }), [6, 1, 1, 1]);
    expect(recent.decision).toMatchObject({ side: "allies", step: "submarine-declaration" });
    expect(values(recent, "submarines")).toEqual([4, 3, 2, 1, 0]);
    recent.by("allies", { submarines: 3 });
    expect(recent.decision).toMatchObject({ side: "japan", step: "merchant-asw" });
    // One of the three that were sent is hunted down: two attack, and the one kept back is left.
    recent.by("japan", { dice: 2 });
    expect(recent.diceOf("Submarines against")).toEqual([2]);
    expect([recent.over, recent.position.submarine[1]]).toEqual([true, 4]);
  });
});

describe("movement", () => {
  it("DIF-40 troops at sea may end their move in any sea hex, later in a land hex only", () => {
    const goals = (...types: string[]) =>
      both((rules) => {
        const scene = rich({ rules });
        scene.units("kure", ...types);
        const to = values(form(scene, "kure", ...types), "to");
        return ["1202", "okinawa", "manila"].map((place) => to.includes(place));
      });
    expect(goals("j-dd", "j-land-4")).toEqual([
      [true, true, true],
      [false, true, true],
    ]);
    expect(goals("j-dd", "japan-replacements")[1]).toEqual([false, true, true]);
    // Ships alone, and those with aircraft, go where they like in either edition.
    expect(goals("j-dd")[1]).toEqual([true, true, true]);
    const circle = both((rules) => {
      const scene = rich({ rules });
      scene.units("saigon", "j-dd", "j-land-4");
      return values(form(scene, "saigon", "j-dd", "j-land-4"), "to").includes("malaya-east");
    });
    expect(circle).toEqual([true, true]);
  });

  it("DIF-63 a unit moves on points of its own nation, and the Dutch have none, in either edition", () => {
    const paid = both((rules) => {
      const scene = rich({ phasing: "allies", rules });
      scene.units("brisbane", "u-land-4", "b-land-4");
      scene.units("surabaya", "n-land-abda", "n-dd");
      const play = move(scene).choose({ form: "brisbane" });
      play.choose(offered(play, { type: "b-land-4" })[0]!, { do: "sail" }, { to: "brisbane" });
      const dutch = play.choose({ form: "surabaya" });
      return [transportOf(play, "us"), transportOf(play, "britain"), ...values(dutch, "type")];
    });
    expect(paid).toEqual([
      [30, 26, "n-dd"],
      [30, 22, "n-dd"],
    ]);
  });
});

describe("reinforcements", () => {
  it("DIF-50 the British European Fleet may come in the turn after India was entered, later in the same turn", () => {
    const asked = (turn: number, entered: number) =>
      onTable({ phasing: "allies", turn }, (scene) => {
        scene.position.indiaEntered = entered;
        return !scene.play("arrivals", []).over;
      });
    expect(asked(5, 5)).toEqual([false, true]);
    expect(asked(6, 5)).toEqual([true, false]);
    expect(asked(7, 5)).toEqual([false, false]);
    const fleet = onTable({ phasing: "allies", turn: 5 }, (scene) => {
      scene.position.indiaEntered = scene.rules === first ? 4 : 5;
      const play = scene.play("arrivals", []).choose({ fleet: "arrives" });
      return countAt(play, "b-cv-illustrious-victorious", "indian-ocean-ports");
    });
    expect(fleet).toEqual([1, 1]);
  });

  it("DIF-51 Naval Aviation and Carriers without Planes lie at Kure and Yokosuka in either edition", () => {
    for (const rules of [first, later]) {
      const ids = (spaces: readonly number[]) => spaces.map((place) => rules.places[place]!.id);
      expect(ids(rules.navalAviation)).toEqual(["naval-aviation-kure", "naval-aviation-yokosuka"]);
      expect(ids(rules.withoutPlanes)).toEqual([
        "carriers-without-planes-kure",
        "carriers-without-planes-yokosuka",
      ]);
    }
    // What is in either box can be struck with its base.
    for (const base of ["kure", "yokosuka"]) {
      const hit = onTable({ phasing: "allies", turn: 6 }, (scene) => {
        const stored = scene.air("japan", `naval-aviation-${base}`, 2);
        scene.force("allies", base, "u-cv-lexington-enterprise");
        const play = scene.play("battles", [...ones(6), 6, 6, 6, 6]);
        play.by("japan", { fight: 0 }).by("allies", { points: 4 });
        return stored.map((p) => play.steps(p));
      });
      expect(hit).toEqual([[0], [0]]);
    }
  });

  it("DIF-69 Japan has 2 Submarine Points every turn in either edition", () => {
    for (const rules of [first, later])
      for (const turn of [1, 8, 16]) {
        const play = new Scene({ phasing: "japan", turn, rules }).play("submarine-points", []);
        expect(play.position.submarine[0]! / 4).toBe(2);
      }
  });

  it("DIF-73 replacements markers are made without limit in either edition", () => {
    const made = onTable({ phasing: "allies", turn: 6 }, (scene) => {
      const play = scene.play("replacements", []);
      let count = 0;
      for (; count < 8; count++) play.choose(offered(play, { nation: "us", value: 4 })[0]!);
      return [count, countAt(play, "us-replacements", "west-coast-usa")];
    });
    expect(made).toEqual([
      [8, 8],
      [8, 8],
    ]);
  });

  it("DIF-48 the End Phase takes away all replacements markers, later those of the phasing player", () => {
    const left = onTable({ phasing: "allies" }, (scene) => {
      scene.unit("us-replacements", "noumea", 2);
      scene.unit("japan-replacements", "truk", 2);
      const play = scene.play("replacements-removal", []);
      return [countAt(play, "us-replacements", "noumea"), countAt(play, "japan-replacements", "truk")];
    });
    expect(left).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });
});

describe("scenarios", () => {
  it("DIF-67 the Campaign from Turn 1 and a shorter one from Turn 2; later the war from the Java Sea on", () => {
    expect(both(({ scenarios }) => Object.keys(scenarios).sort())).toEqual([
      ["campaign", "short-campaign", "training"],
      ["java-sea", "training"],
    ]);
    expect([fromTurnOne(), campaign(), secondTurn(later)].map(({ position }) => position.turn)).toEqual([
      1, 2, 2,
    ]);
  });

  it("DIF-62 the special rules of Turn 1 are absent from the later rulebook, its modifiers of that turn are not", () => {
    const turnOne = { turn: 1 } as const;
    // One cheap Task Force for Japan.
    const cheap = onTable(
      { ...turnOne, phasing: "japan" },
      (scene) =>
        (scene.unit("j-dd", "kure"), scene.play("japanese-player-turn", [])).position.cheapTaskForces,
    );
    expect(cheap).toEqual([1, 0]);
    // First fire of Japan: of four Allied points only what is left fires back. A 4 hits in both editions.
    const air = onTable({ ...turnOne, phasing: "japan" }, (scene) => {
      scene.control("japan", "rabaul");
      scene.air("japan", "rabaul", 4);
      scene.force("allies", "rabaul", "u-cv-lexington-enterprise");
      const play = scene.play("battles", [4, 4, 4, 1, 5, 1, 1, 1, ...ones(10)]);
      return [play.diceOf("Air-to-air"), play.needs("Air-to-air")];
    });
    expect(air).toEqual([
      [
        [4, 1],
        [4, 5],
      ],
      [
        [4, 4],
        [4, 5],
      ],
    ]);
    // The guns of Allied bases.
    const guns = onTable({ ...turnOne, phasing: "japan" }, (scene) => {
      scene.unit("u-dd", "manila");
      scene.force("japan", "manila", "j-cv-hiryu-soryu");
      return scene.play("battles", ones(20)).by("japan", { points: 3 }).diceOf("Anti-aircraft");
    });
    expect(guns).toEqual([[], [4]]);
    // Allied landings.
    const landing = onTable({ ...turnOne, phasing: "allies" }, (scene) => {
      const [brigade] = scene.units("midway", "u-land-2");
      scene.force("allies", "midway", "u-dd", brigade!);
      const play = scene.play("battles", ones(10));
      return play.at(brigade!);
    });
    expect(landing).toEqual(["turn-record-track", "midway"]);
  });

  it("DIF-72 no total falls below zero but that of Victory Points, in either edition", () => {
    const totals = onTable({}, (scene) => {
      setOil(scene.t, -4);
      setMerchantmen(scene.t, -8);
      setTransport(scene.t, 0, -4);
      const { oil, merchantmen, transport } = scene.position;
      adjustVictoryPoints(scene.t, -1, "16.0", () => "a test");
      return [oil, merchantmen, transport[0], scene.position.vp];
    });
    expect(totals).toEqual(new Array(2).fill([0, 0, 0, -1]));
  });
});
