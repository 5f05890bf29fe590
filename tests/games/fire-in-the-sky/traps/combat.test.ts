import { describe, expect, it } from "vitest";
import { Scene } from "../helpers";
import { offered, points, transportOf } from "../chapters/table-top";
import { battlePlaces } from "../../../../lib/games/fire-in-the-sky/ch12-combat";
import type { Choice } from "../../../../lib/kernel";
import { ones, rulesOf } from "./changed";

describe("12.2.2 friendly aircraft or carriers in the hex", () => {
  it("help once, however many there are", () => {
    const scene = new Scene({ turn: 6 });
    scene.submarines("allies", 1);
    scene.control("japan", "rabaul");
    scene.force("japan", "rabaul", "j-dd", "j-ca");
    scene.force("japan", "rabaul", "j-cvl-zuiho-shoho");
    scene.air("japan", "rabaul", 6);
    const play = scene.play("submarine-attacks", [6]).by("allies", { attack: "task-force-0" });
    expect(play.needs("Anti-submarine")).toEqual([4]);
  });
});

describe("12.3.2.1 who wins the air", () => {
  it("aircraft that meet none have Air Supremacy without a shot", () => {
    const scene = new Scene({ turn: 6, phasing: "allies" });
    scene.force("allies", "1405", "u-cv-saratoga-wasp");
    scene.force("japan", "1405", "j-dd");
    const play = scene.play("battles", ones(9));
    expect(play.text()).toContain("The Allies have Air Supremacy.");
    expect(play.diceOf("Air-to-air")).toEqual([]);
  });

  it("more points left, and some with the enemy, is Superiority only: no bonus for strikes", () => {
    const scene = new Scene({ turn: 6, phasing: "allies" });
    scene.force("allies", "1405", "u-cv-saratoga-wasp");
    scene.force("japan", "1405", "j-cvl-zuiho-shoho");
    const play = scene.play("battles", ones(30));
    expect(play.text()).toContain("The Allies have Air Superiority.");
    play.by("japan", { points: 0 }).by("allies", { points: 4 });
    expect(play.needs("Air strike")).toEqual([5]);
  });
});

describe("12.3.2.3 anti-aircraft fire", () => {
  it("ignores hits beyond the Air Points that attack", () => {
    const scene = new Scene({ turn: 6 });
    scene.unit("u-dd", "manila");
    scene.force("japan", "manila", "j-cv-hiryu-soryu");
    const play = scene.play("battles", [6, 6, 6, 6]).by("japan", { target: "manila", points: 1 });
    expect(play.text()).toContain("The base at Manila stops 1 of 1 Air Point.");
    expect([play.over, play.diceLeft]).toEqual([true, 0]);
  });
});

describe("12.3.3.2 hits", () => {
  it("a hit made of two halves takes the higher Firepower of the two for its check (ruling)", () => {
    // A table by which ships of Firepower 1 score half hits as well.
    const rules = rulesOf((d) => void (d.surface.firepower["1"]!["11"] = "6*"));
    const scene = new Scene({ turn: 6, phasing: "allies", rules });
    scene.force("japan", "1405", "j-bb-mutsu-nagato");
    scene.force("allies", "1405", "u-ca", "u-dd");
    const firepower = ["u-ca", "u-dd"].map((type) => rules.types[rules.typeOf[type]!]!.firepower);
    expect(firepower).toEqual([1, 0]);
    const play = scene.play("battles", [1, 6, 1, 6, 6, 1, 1]);
    play.by("japan", { commit: "ship" }).by("allies", { commit: "all" }, { unit: "u-ca-1" });
    play.by("japan", { do: "stay" }).by("allies", { do: "stay" }).by("japan", { target: "u-dd-1" });
    expect(play.needs("Damage Check")).toEqual([10]);
  });

  it("a whole hit and a lone half one make a single Damage Check, and one hit's time on the track (13.1)", () => {
    const scene = new Scene({ turn: 6, phasing: "allies" });
    const bb = scene.unit("j-bb-mutsu-nagato", "1405");
    scene.force("japan", "1405", bb);
    scene.force("allies", "1405", "u-ca", "u-dd");
    // A tie in the air falls to the Allies; CA and DD hit with 6, the destroyer for half a hit only.
    const play = scene.play("battles", [1, 6, 1, 6, 6, 1, 1, 1, 1]);
    play.by("japan", { commit: "ship" }).by("allies", { commit: "all" });
    play.by("allies", { unit: "u-ca-1" });
    play.by("japan", { do: "stay" }).by("allies", { do: "stay" }).by("japan", { target: "u-dd-1" });
    expect(play.text()).toContain("DD scores half a hit");
    expect(play.needs("Damage Check")).toHaveLength(1);
    expect(play.onTrack(bb)).toBe(8);
  });

  it("a ship that is hit while it withdraws is damaged, not just withdrawn", () => {
    const scene = new Scene({ turn: 6, phasing: "japan" });
    const slow = scene.unit("u-bb-colorado-new-mexico", "1405");
    scene.force("allies", "1405", slow);
    scene.force("japan", "1405", "j-ca");
    const play = scene.play("battles", [1, 6, 6, 1, 1]);
    play.by("japan", { commit: "ship" }).by("allies", { commit: "ship" });
    play.by("japan", { do: "stay" }).by("allies", { do: "withdraw" });
    // Withdrawn it would come back on Turn 6, with a hit two Allied phases on: Turn 7.
    expect(play.onTrack(slow)).toBe(7);
  });
});

describe("13.2, 13.3.1 the Merchantmen Pool", () => {
  it("loses ships with passengers at sea, and Japan no Transport Points", () => {
    const scene = new Scene({ turn: 6, phasing: "allies" });
    points(scene, { merchantmen: 25, japan: 10 });
    scene.submarines("allies", 1);
    scene.force("japan", "1405", "j-land-2");
    const play = scene.play("submarine-attacks", [6]).by("allies", { attack: "task-force-0" });
    expect(play.merchantmen).toBe(24);
    expect(transportOf(play, "japan")).toBe(10);
  });

  it("no more than the strength a unit had before the damage, when a reduced one is hit (13.2)", () => {
    const scene = new Scene({ turn: 6, phasing: "allies" });
    points(scene, { merchantmen: 25 });
    const brigade = scene.unit("j-land-2", "1405", 1);
    scene.force("japan", "1405", brigade);
    scene.force("allies", "1405", "u-cv-saratoga-wasp");
    const play = scene.play("battles", new Array<number>(9).fill(6)).by("allies", { points: 4 });
    expect(play.onTrack(brigade)).toBe(8);
    // Four hits on a unit of strength 1.
    expect(play.merchantmen).toBe(24);
  });
});

describe("17.1 Turn 1", () => {
  it("bars Allied landings, not aircraft that disembark (12.3.5.2)", () => {
    const scene = new Scene({ turn: 1, phasing: "allies" });
    const [aircraft] = scene.air("us", "midway", 2);
    scene.force("allies", "midway", "u-dd", aircraft!);
    const play = scene.play("battles", []).by("allies", { disembark: "u-air-1", steps: 2 });
    expect(play.at(aircraft!)).toBe("midway");
  });

  it("everything special about it is over with the Japanese player turn, but the ban on landings", () => {
    const strike = (phasing: "japan" | "allies") => {
      const scene = new Scene({ turn: 1, phasing });
      const ship = scene.unit("u-dd", "manila");
      scene.force("japan", "manila", "j-cv-hiryu-soryu");
      const play = scene.play("battles", [...(phasing === "allies" ? ones(4) : []), 6, 1, 1, 1, 1]);
      play.by("japan", { points: 3 });
      expect(play.onTrack(ship)).toBeDefined();
      return [play.needs("Air strike"), play.needs("Damage Check")];
    };
    // At anchor and with Supremacy a 3 hits; Japan on Turn 1 hits with a 2, and checks have one more.
    expect(strike("japan")).toEqual([[2], [5]]);
    expect(strike("allies")).toEqual([[3], [6]]);
  });
});

describe("12.3.4.3 ships that stay back", () => {
  it("support the troops ashore only when their side has Sea Control", () => {
    const siege = (...choices: Choice[]) => {
      const scene = new Scene({ turn: 6, phasing: "allies" });
      scene.unit("j-land-4", "saipan");
      scene.unit("u-land-4", "saipan");
      scene.force("allies", "saipan", "u-bb-iowa-new-jersey", "u-dd");
      return scene.play("battles", ones(20)).by("allies", ...choices, { do: "attack" });
    };
    expect(siege({ commit: "ship", type: "u-dd" }, { do: "done" }).diceOf("Ground support")).toEqual([4]);
    expect(siege({ do: "done" }).diceOf("Ground support")).toEqual([]);
  });
});

describe("12.3.5.2 aircraft that disembark", () => {
  it("need Sea Control, at a friendly base too", () => {
    const scene = new Scene({ turn: 6, phasing: "allies" });
    const [aircraft] = scene.air("us", "midway", 2);
    scene.force("allies", "midway", aircraft!);
    const play = scene.play("battles", []);
    expect([play.over, play.onTrack(aircraft!)]).toEqual([true, 7]);
  });
});

describe("12.3 replacements markers ashore", () => {
  it("are no units, and draw no battle (7.4)", () => {
    const scene = new Scene({ turn: 6, phasing: "japan" });
    scene.unit("japan-replacements", "kure", 2);
    scene.force("allies", "kure", "u-dd");
    expect(battlePlaces(scene.t)).toEqual([]);
    scene.unit("j-land-2", "kure");
    expect(battlePlaces(scene.t)).toEqual([scene.place("kure")]);
  });
});

describe("2.2.1.2 Air Points over Malaya", () => {
  it("never choose a Task Force, in whichever half, while the fleets lie apart", () => {
    const scene = new Scene({ turn: 6 });
    scene.control("japan", "bangkok");
    scene.unit("j-land-4", "malaya");
    scene.unit("b-land-4", "malaya");
    scene.force("japan", "malaya-east", "j-ca");
    scene.air("japan", "bangkok", 4, "malaya");
    scene.force("allies", "malaya-west", "b-ca");
    const play = scene.play("battles", ones(30)).by("japan", { target: "malaya", points: 1 });
    // The other point has no target: it stays away, and the ships are next.
    expect(play.decision).toMatchObject({ rule: "12.3.3.1" });
  });
});

describe("12.3.3.3 passengers of ships that are driven away", () => {
  it("cannot land, and come back as reinforcements (12.3.5.3)", () => {
    const scene = new Scene({ turn: 6 });
    scene.control("japan", "lae");
    const brigade = scene.unit("j-land-2", "rabaul");
    scene.force("japan", "rabaul", "j-dd", brigade);
    scene.force("allies", "rabaul", "u-ca");
    const play = scene.play("battles", [6, 1]).by("allies", { commit: "ship" }).by("japan", { do: "done" });
    expect(play.over).toBe(true);
    expect(play.onTrack(brigade)).toBe(7);
    expect(offered(play, {})).toEqual([]);
  });
});
