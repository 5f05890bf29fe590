import { describe, expect, it } from "vitest";
import type { Game } from "../../../../lib/kernel";
import { Box } from "../../../../lib/games/fire-in-the-sky/model/position";
import type { Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { type Play, Scene } from "../helpers";
import { withSequence } from "../chapters/table-top";
import { boardOf, countersIn } from "../views/support";
import { both, ones, onTable } from "./support";

/** Battles in the difference table (DIF-33 to DIF-49): the edition of 2005, then the later one. */

const at = { turn: 6, phasing: "allies" } as const;
const same = <V>(value: V): V[] => [value, value];

describe("the Battle Board", () => {
  it("DIF-33 Sea Control ends the Surface Combat Step, later it has a step of its own", () => {
    const inOrder = both(({ sequence }) => sequence.battle!);
    expect(inOrder[0]).not.toContain("sea-control");
    expect(inOrder[1].slice(2, 5)).toEqual(["surface-combat", "sea-control", "land-combat"]);
    const landed = (rules: Rules): string[] => {
      const scene = new Scene({ ...at, rules });
      const [division] = scene.units("midway", "u-land-4");
      scene.force("allies", "midway", "u-dd", division!);
      const play = scene.play("battles", []);
      if (!play.over) play.choose({ land: "u-land-4" });
      const event = play.events.find(({ text }) => text.includes("has Sea Control"));
      return [play.at(division!), event!.rule];
    };
    expect(both(landed)).toEqual([
      ["midway", "12.3.3.3"],
      ["midway", "11.2.4"],
    ]);
    // Where that step comes after the landings nobody lands.
    const late = both((rules) => withSequence({ battle: moved(rules.sequence.battle!) }, rules)).map(landed);
    expect(late.map(([place]) => place)).toEqual(["midway", "turn-record-track"]);
  });

  it("DIF-34 aircraft and troops at a base lie in one box, later in two", () => {
    const boxes = onTable({ ...at, turn: 4 }, (scene) => {
      scene.air("japan", "truk", 2);
      scene.unit("j-land-4", "truk");
      scene.force("allies", "truk", "u-cv-lexington-enterprise");
      const battle = boardOf(scene.play("battles", ones(40)).game as unknown as Game).battle!;
      return battle.sides[0]!.boxes.filter(({ title }) => title.includes("at Base")).map(
        ({ title, rule }) => [`${title}, ${rule}`, ...countersIn(battle, "japan", title)],
      );
    });
    expect(boxes).toEqual([
      [["Land/Air at Base, 12.3.1", "1 j-air 2 steps", "1 j-land-4"]],
      [
        ["Air at Base, 11.2.1", "1 j-air 2 steps"],
        ["Land at Base, 11.2.1", "1 j-land-4"],
      ],
    ]);
  });

  it("DIF-35 who sets up first makes no difference: everything has its box, and nobody is asked", () => {
    const [old, recent] = onTable({ ...at, phasing: "japan" }, (scene) => {
      scene.force("japan", "rabaul", "j-cv-hiryu-soryu", "j-dd", "j-land-4");
      scene.force("japan", "rabaul", "j-ca");
      scene.units("rabaul", "u-dd", "u-land-2");
      scene.air("japan", "lae", 2, "rabaul");
      const play = scene.play("battles", ones(40));
      return play.rules.pieces.flatMap(({ pieceId }, p) =>
        play.position.box[p] === Box.none ? [] : [`${pieceId} ${play.position.box[p]}`],
      );
    });
    expect(old.length).toBe(7);
    expect(recent).toEqual(old);
  });

  it("DIF-36 a Task Force that a submarine has robbed of its carrier is a Bombardment Task Force, in either edition", () => {
    const bombards = onTable({}, (scene) => {
      const [cvl, dd] = scene.units("rabaul", "u-cvl-monterey-langley", "u-dd");
      scene.force("allies", "rabaul", cvl!, dd!);
      scene.unit("j-land-2", "rabaul");
      scene.submarines("japan", 1);
      const play = scene.play(["submarine-attacks", "battles"], [1, 6, 1, 1]);
      play.by("japan", { attack: "task-force-0" }, { type: "u-cvl-monterey-langley" });
      return play.text().includes("DD vies for Sea Control");
    });
    expect(bombards).toEqual([true, true]);
  });
});

/** Sea Control after the landings instead of before them. */
const moved = (steps: readonly string[]): string[] => {
  const without = steps.filter((step) => step !== "sea-control");
  if (without.length === steps.length) return without;
  return without.flatMap((step) => (step === "land-combat" ? [step, "sea-control"] : [step]));
};

describe("troops and aircraft that come ashore", () => {
  it("DIF-38 troops may stay aboard, later those who can land must", () => {
    const choices = onTable(at, (scene) => {
      scene.unit("u-land-2", "midway");
      const [brigade] = scene.units("midway", "u-land-2");
      scene.force("allies", "midway", "u-dd", brigade!);
      const play = scene.play("battles", []);
      if (play.over) return play.at(brigade!);
      play.choose({ do: "done" });
      return play.onTrack(brigade!);
    });
    expect(choices).toEqual([7, "midway"]);
    // Where there is no room for both, the player still says who lands.
    const [, crowd] = onTable(at, (scene) => {
      scene.unit("u-land-2", "midway");
      for (const type of ["u-land-2", "u-land-2"]) scene.force("allies", "midway", "u-dd", type);
      scene.force("allies", "midway", "u-dd", scene.unit("us-replacements", "midway", 2));
      return scene.play("battles", []).decision.options.map(({ land }) => land);
    });
    expect(crowd).toEqual(["u-land-2-2", "us-replacements-1"]);
  });

  it("DIF-39 troops that lost a step at sea cannot land, those only hit can, in either edition", () => {
    const landing = (type: string) =>
      onTable({ turn: 6, phasing: "japan" }, (scene) => {
        scene.submarines("allies", 1);
        scene.control("japan", "lae");
        const [troops] = scene.units("lae", type);
        scene.force("japan", "lae", "j-dd", troops!);
        const play = scene.play(["submarine-attacks", "battles"], [1, 5]);
        play.by("allies", { attack: "task-force-0" }, { type });
        if (!play.over) play.choose({ type });
        return [play.at(troops!), play.steps(troops!)];
      });
    expect(landing("j-land-8")).toEqual(same(["lae", 2]));
    expect(landing("j-land-2")).toEqual(same(["turn-record-track", 1]));
  });

  it("DIF-41 aircraft disembark up to the Air Capacity, later without that limit", () => {
    const cargo = onTable({ ...at, turn: 3 }, (scene) => {
      scene.air("us", "midway", 2);
      const [aircraft] = scene.air("us", "noumea", 2);
      scene.force("allies", "midway", "u-dd", aircraft!);
      const play = scene.play("battles", []);
      if (!play.over) play.choose({ disembark: play.rules.pieces[aircraft!]!.pieceId, steps: 2 });
      return [play.at(aircraft!), play.steps(aircraft!)];
    });
    expect(cargo).toEqual([
      ["turn-record-track", 2],
      ["midway", 2],
    ]);
  });

  it("DIF-75 troops land at a base without an enemy, and occupy one that is not theirs, in either edition", () => {
    const walked = onTable({ turn: 6 }, (scene) => {
      scene.control("none", "lae");
      scene.control("japan", "rabaul");
      const [brigade] = scene.units("lae", "j-land-2");
      scene.force("japan", "lae", "j-dd", brigade!);
      const play = scene.play("battles", []);
      if (!play.over) play.choose({ type: "j-land-2" });
      return [play.at(brigade!), play.occupied("lae")];
    });
    expect(walked).toEqual(same(["lae", "japan"]));
  });

  it("DIF-49 what could not get ashore comes back in the next own Reinforcement Phase, in either edition", () => {
    const due = onTable(at, (scene) => {
      const [marines] = scene.units("midway", "u-land-4-marine-1");
      const [aircraft] = scene.air("us", "midway", 2);
      scene.force("allies", "midway", "u-cv-saratoga-wasp", marines!);
      scene.force("allies", "midway", "u-cvl-cabot-bataan", aircraft!);
      scene.force("allies", "midway", "u-dd");
      const play = scene.play("battles", []);
      return [marines!, aircraft!].map((p) => play.onTrack(p));
    });
    expect(due).toEqual(same([7, 7]));
  });
});

describe("ground support and land combat", () => {
  it("DIF-42 points of a strike at the base support the troops after its guns have fired, in either edition", () => {
    const support = onTable({ ...at, turn: 10 }, (scene) => {
      scene.units("truk", "j-land-4", "u-land-4");
      scene.force("allies", "truk", "u-cv-lexington-enterprise");
      const play = scene.play("battles", [6, ...ones(30)]);
      play.by("allies", { target: "truk", points: 4 });
      const order = play.events.flatMap(({ dice = [] }) => dice.map(({ name }) => name));
      return [order.slice(0, 2), play.diceOf("Anti-aircraft"), play.diceOf("Ground support")];
    });
    // Truk has three guns, and one of them stops a point.
    expect(support).toEqual(same([["Anti-aircraft fire", "Ground support"], [3], [3]]));
  });

  it("DIF-78 ships held back support the troops only where others won Sea Control, in either edition", () => {
    const support = (...commit: object[]) =>
      onTable(at, (scene) => {
        scene.control("japan", "saipan");
        scene.control("allies", "truk");
        scene.units("saipan", "j-land-4", "u-land-2");
        scene.force("allies", "saipan", "u-bb-iowa-new-jersey", "u-dd");
        const play = scene.play("battles", ones(30));
        for (const choice of commit) play.by("allies", choice as { do: string });
        return play.diceOf("Ground support");
      });
    expect(support({ commit: "ship", type: "u-dd" }, { do: "done" })).toEqual(same([4]));
    expect(support({ do: "done" })).toEqual(same([]));
  });

  it("DIF-70 a land combat needs a full-strength unit of the phasing player, in either edition", () => {
    const asked = (steps: number) =>
      onTable({ turn: 6 }, (scene) => {
        scene.unit("j-land-8", "rangoon", steps);
        scene.unit("b-land-4", "rangoon");
        return !scene.play("battles", ones(20)).over;
      });
    expect([asked(1), asked(2)]).toEqual([same(false), same(true)]);
  });

  /** Japanese troops against a division and two air steps at Rangoon, which Britain holds. */
  const rangoon = (type: string, hits: number) =>
    onTable({ turn: 6 }, (scene) => {
      scene.unit(type, "rangoon");
      const division = scene.unit("b-land-4", "rangoon");
      const [aircraft] = scene.air("britain", "rangoon", 2);
      const play = scene.play("battles", [...new Array<number>(hits).fill(6), ...ones(20)]);
      play.by("allies", { points: 0 }).by("japan", { do: "attack" });
      return [play.at(division), play.steps(division), play.at(aircraft!), play.steps(aircraft!)];
    });

  it("DIF-45 a lost land combat costs troops a step, later air units one too", () => {
    // Two air steps count as hits of the defender: three are needed, and two have no effect.
    expect(rangoon("j-land-4", 3)).toEqual([
      ["rangoon", 1, "rangoon", 2],
      ["rangoon", 1, "rangoon", 1],
    ]);
    expect(rangoon("j-land-4", 2)).toEqual(same(["rangoon", 2, "rangoon", 2]));
  });

  it("DIF-46 a rout eliminates all land units, later the air units at the base with them", () => {
    expect(rangoon("j-land-8", 8)).toEqual([
      ["turn-record-track", 2, "rangoon", 2],
      ["turn-record-track", 2, "available", 0],
    ]);
  });

  it("DIF-71 Naval Aviation that hides is of no help in land combat, in either edition", () => {
    const diaries = onTable(at, (scene) => {
      scene.units("kure", "j-land-4", "u-land-4");
      scene.air("japan", "naval-aviation-kure", 2);
      const play = scene.play("battles", [6, ...ones(20)]).by("japan", { fight: 0 });
      return play.by("allies", { do: "attack" }).text();
    });
    for (const text of diaries) expect(text).toContain("Land combat: the Allies 1, defender 0.");
  });

  it("DIF-74 aircraft in the hex help its Task Force against submarines once, carried ones never, in either edition", () => {
    const needs = (prepare: (scene: Scene) => void) =>
      onTable({ turn: 6 }, (scene): Play["needs"] extends (name: string) => infer R ? R : never => {
        scene.submarines("allies", 1);
        scene.force("japan", "rabaul", "j-ca", "j-dd");
        prepare(scene);
        const play = scene.play("submarine-attacks", [6]);
        return play.by("allies", { attack: "task-force-0" }).needs("Anti-submarine");
      });
    expect(needs(() => {})).toEqual(same([5]));
    expect(
      needs((scene) => {
        scene.air("japan", "rabaul", 4);
        scene.force("japan", "rabaul", "j-cvl-zuiho-shoho", "j-cv-akagi-kaga");
      }),
    ).toEqual(same([4]));
    const carried = (scene: Scene) =>
      void scene.force("japan", "rabaul", "j-dd", ...scene.air("japan", "rabaul", 2));
    expect(needs(carried)).toEqual(same([5]));
  });
});
