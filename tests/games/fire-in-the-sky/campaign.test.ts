/** The Campaign Game: its set-up by what the rulebook says of it, and the special rules of Turn 1 in it. */
import { describe, expect, it } from "vitest";
import type { FireInTheSkyScenario } from "../../../lib/documents/generated/types";
import { forcesOf } from "../../../lib/games/fire-in-the-sky/setup/forces";
import { lifelineOpen } from "../../../lib/games/fire-in-the-sky/ch16-victory";
import { invariants } from "../../../lib/games/fire-in-the-sky/invariants";
import { type Json, pending } from "../../../lib/kernel";
import { type Play, shippedRules } from "./helpers";
import {
  countAt,
  fromTurnOne,
  offered,
  oilOf,
  passTo,
  stepsAt,
  transportOf,
  values,
} from "./chapters/table-top";

type Members = { [member: string]: Json };

const document = (id: string) => shippedRules().scenarios[id] as unknown as FireInTheSkyScenario;
const setup = (changes: Members): Members => ({
  setup: { ...(document("campaign").setup as Members), ...changes },
});

/** Counters and air steps by type and nation, wherever the scenario puts them. */
function totals(id: string): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { type, nation, count } of forcesOf(document(id))) {
    const key = type ?? `${nation} air`;
    sums[key] = (sums[key] ?? 0) + count;
  }
  return sums;
}

const inHomeWaters = (): Play => fromTurnOne({ seed: 1 }).choose({ all: true, to: "yokosuka" });

describe("3.0 the Campaign Game", () => {
  const play = fromTurnOne({ seed: 1 });

  it("begins with the Japanese player turn of Turn 1, so that the bans of its first turn hold there", () => {
    expect(play.position).toMatchObject({ turn: 1, firstTurn: 1, phasing: 0 });
    expect(passTo(fromTurnOne({ seed: 1 }), "destroyer-transfer").decision.side).toBe("japan");
  });

  it("has the markers: a Pool of 30, no Victory Points, 6 British Transport Points, 2 Submarine Points", () => {
    expect(play.merchantmen).toBe(30);
    expect(play.position).toMatchObject({ vp: 0, submarine: [8, 8] });
    expect(["japan", "us", "britain", "netherlands"].map((id) => transportOf(play, id))).toEqual([
      30, 14, 6, 0,
    ]);
  });

  it("leaves Bangkok, Hollandia and Lae alone uncontrolled (2.2.3)", () => {
    const { bases, places } = play.rules;
    const free = bases.filter((n) => places[n]!.kind === "base" && play.position.control[n] === -1);
    expect(free.map((n) => places[n]!.id).sort()).toEqual(["bangkok", "hollandia", "lae"]);
    expect(play.position.conquered).toEqual([false, false]);
  });

  it("has 2 air steps in Naval Aviation (18.2.3)", () => {
    const game = inHomeWaters().choose({ to: "naval-aviation-yokosuka" });
    expect(stepsAt(game, "japan", "naval-aviation-yokosuka")).toBe(2);
    expect(invariants(game.game.table)).toEqual([]);
  });

  it("has what the notes on Turn 1 mention", () => {
    const { rules } = play;
    // A battleship unit with its destroyers at Singapore, and aircraft and an army in Saigon.
    expect(countAt(play, "b-bb-prince-of-wales-repulse", "singapore")).toBe(1);
    expect(countAt(play, "b-dd", "singapore")).toBe(1);
    expect(stepsAt(play, "japan", "saigon")).toBeGreaterThan(0);
    expect(countAt(play, "j-land-8", "saigon")).toBe(1);
    // A light carrier at Palau, the Marines on Iwo Jima, a small Australian fleet, the Dutch ships.
    expect(countAt(play, "j-cvl-zuiho-shoho", "palau")).toBe(1);
    expect(countAt(play, "j-land-2-marine", "iwo-jima")).toBe(1);
    expect(countAt(play, "u-cl", "brisbane")).toBe(1);
    expect([countAt(play, "n-cl", "surabaya"), countAt(play, "n-dd", "surabaya")]).toEqual([1, 1]);
    // Nobody at Rabaul and Brunei; battleships and aircraft at Pearl Harbor.
    for (const empty of ["rabaul", "brunei"])
      expect(play.position.at.filter((at) => at === rules.placeOf[empty])).toEqual([]);
    const battleships = rules.pieces.filter(
      ({ shipClass }, p) => shipClass === "BB" && play.at(p) === "pearl-harbor",
    );
    expect(battleships).toHaveLength(4);
    expect(stepsAt(play, "us", "pearl-harbor")).toBeGreaterThan(0);
  });

  it("has the counters of the Short Campaign, before anything was lost (19.0)", () => {
    const { "britain air": british, "us air": american, ...campaign } = totals("campaign");
    const { "britain air": left, "us air": lefter, ...later } = totals("short-campaign");
    expect(campaign).toEqual(later);
    expect(british).toBeGreaterThanOrEqual(left!);
    expect(american).toBeGreaterThanOrEqual(lefter!);
  });

  it("has a Supply Line from the West Coast to Brisbane (16.0)", () => {
    expect(lifelineOpen(play.game.table)).toBe(true);
  });

  it("names the source of every force", () => {
    const { sources } = document("campaign");
    for (const { entry, pointer } of forcesOf(document("campaign"))) {
      const own = Object.keys(sources).filter((each) => pointer.startsWith(each) && each.startsWith(entry));
      expect(own, pointer).not.toEqual([]);
      for (const each of own) {
        const { status, note } = sources[each]!;
        if (status !== "printed") expect(note, each).toBeDefined();
      }
    }
  });
});

describe("the notes on Turn 1", () => {
  /** Where the ships of a base may react to when Japan sends destroyers from one base to another. */
  function reactions(from: string, base: string, to: string): Json[] {
    const play = passTo(inHomeWaters(), "operational-movement");
    play.choose({ form: base }, { type: "j-dd" }, { do: "sail" }, { to }, { do: "done" });
    if (offered(play, { form: from }).length === 0) return [];
    play.choose({ form: from });
    const leader = play.decision.options[0]!;
    play.choose(leader, { do: "sail" });
    // With one way to go nobody is asked.
    const only = play.at(play.rules.pieceOf[leader.add as string]!);
    return play.decision.step === "sail-task-force" ? values(play, "to") : [only];
  }

  it("the fleet at Singapore comes one hex far only, under the aircraft of Saigon (10.1)", () => {
    expect(reactions("singapore", "formosa", "manila")).toEqual(["saigon"]);
    expect(reactions("singapore", "hainan", "singapore")).toEqual(["singapore", "saigon"]);
  });

  it("only the Dutch are near enough to Manila and Brunei", () => {
    expect(reactions("surabaya", "formosa", "manila")).toContain("manila");
    expect(reactions("surabaya", "palau", "brunei")).toContain("brunei");
    expect(reactions("brisbane", "palau", "brunei")).not.toContain("brunei");
  });

  it("the Australian ships can come to Rabaul", () => {
    expect(reactions("brisbane", "truk", "rabaul")).toContain("rabaul");
  });

  it("the army in Saigon takes Bangkok by land, at no cost", () => {
    const play = passTo(inHomeWaters(), "first-deployment");
    play.choose({ type: "j-land-8", from: "saigon" }, { to: "bangkok", by: "one-hex" });
    passTo(play, "second-deployment", "japan");
    expect(play.position.control[play.rules.placeOf.bangkok!]).toBe(0);
    expect([oilOf(play), transportOf(play, "japan")]).toEqual([30, 30]);
  });

  it.each([
    ["truk", "rabaul"],
    ["palau", "brunei"],
    ["marshall-islands", "gilbert-islands"],
    ["marshall-islands", "wake"],
  ])("a brigade at %s can land at %s", (from, to) => {
    const play = passTo(inHomeWaters(), "operational-movement");
    play.choose({ form: from }, { type: "j-dd" }, { type: "j-land-2" }, { do: "sail" });
    expect(offered(play, { to })).not.toEqual([]);
    passTo(play.choose({ to }, { do: "done" }), "amphibious-round");
    expect(offered(play, { type: "j-land-2" })).toHaveLength(1);
  });
});

describe("17.1 Turn 1", () => {
  const carriers = ["j-cv-akagi-kaga", "j-cv-shokaku-zuikaku", "j-cv-hiryu-soryu", "j-bb-hiei-kirishima"];

  it("the carriers can come to Pearl Harbor, and one Task Force pays 8 Oil Points instead of 12", () => {
    const play = passTo(inHomeWaters(), "operational-movement").choose({ form: "yokosuka" });
    for (const type of carriers) play.choose({ type });
    play.choose({ do: "sail" });
    expect(offered(play, { to: "pearl-harbor" })).toEqual([
      { to: "pearl-harbor", distance: 7 },
      { to: "pearl-harbor", distance: 7, rate: "short" },
    ]);
    play.choose({ to: "pearl-harbor", rate: "short" });
    expect(oilOf(play)).toBe(22);
    play.choose({ form: "yokosuka" }, { type: "j-ca" }, { do: "sail" });
    expect(offered(play, { rate: "short" })).toEqual([]);
  });

  it("and the same move costs 12 when Japan will not use the favour", () => {
    const play = passTo(inHomeWaters(), "operational-movement").choose({ form: "yokosuka" });
    for (const type of carriers) play.choose({ type });
    play.choose({ do: "sail" });
    play.choose(offered(play, { to: "pearl-harbor" })[0]!);
    expect(oilOf(play)).toBe(18);
    expect(play.position.cheapTaskForces).toBe(1);
  });

  it("no oil can be shipped before Japan holds a Resource Hex (5.1)", () => {
    const steps = new Set<string>();
    const play = inHomeWaters();
    while (play.decision.step !== "first-deployment") {
      steps.add(play.decision.step);
      play.choose(play.decision.options.find(({ do: what }) => what === "done") ?? play.decision.options[0]!);
    }
    expect([...steps]).not.toContain("oil-transport");
  });

  it("nothing arrives on Turn 1 but points (7.1 to 7.3)", () => {
    const before = fromTurnOne({ seed: 1 });
    const ashore = (play: Play) => play.rules.pieces.filter((_piece, p) => play.at(p) === "available").length;
    expect(ashore(passTo(fromTurnOne({ seed: 1 }), "first-deployment", "allies"))).toBe(ashore(before));
  });

  it("the Allies may land nowhere in their player turn either: the troops come back", () => {
    const play = passTo(inHomeWaters(), "operational-movement", "allies");
    play.choose({ form: "midway" }, { type: "u-land-2" }, { do: "sail" });
    expect(offered(play, { to: "midway" })).toHaveLength(1);
    const brigade = play.rules.pieceOf["u-land-2-3"]!;
    expect(play.at(brigade)).toBe("midway");
    play.choose({ to: "midway" });
    passTo(play, "second-deployment", "allies");
    expect(play.onTrack(brigade)).toBe(2);
  });

  it("aircraft may disembark there, which is no landing (12.3.5.2)", () => {
    const play = passTo(inHomeWaters(), "operational-movement", "allies");
    play.choose({ form: "pearl-harbor" }, { type: "u-dd" }, { type: "u-air", steps: 2 }, { do: "sail" });
    passTo(play.choose({ to: "midway" }, { do: "done" }), "battle-administration").choose({
      type: "u-air",
      steps: 2,
    });
    expect(stepsAt(passTo(play, "second-deployment", "allies"), "us", "midway")).toBe(2);
  });

  it("both player turns are played from first to last, and Turn 2 follows", () => {
    const play = inHomeWaters();
    const seen: string[] = [];
    while (play.position.turn === 1) {
      const { side, step, options } = play.decision;
      if (seen.at(-1) !== `${side} ${step}`) seen.push(`${side} ${step}`);
      play.choose(options.find(({ do: what }) => what === "done") ?? options.at(-1)!);
    }
    expect(seen.filter((each) => !each.endsWith("stacking"))).toEqual([
      "japan set-up",
      "japan destroyer-transfer",
      "japan naval-aviation",
      "japan replacements",
      "japan first-deployment",
      "japan operational-movement",
      "allies reaction",
      "japan air-commitment",
      // The US carriers are at sea, so there is somebody to attack.
      "japan submarine-attacks",
      "japan second-deployment",
      "japan disbandment",
      "allies submarine-warfare",
      "allies replacements",
      "allies off-map-movement",
      "allies first-deployment",
      "allies operational-movement",
      "japan reaction",
      "allies air-commitment",
      "allies second-deployment",
      "allies disbandment",
    ]);
    expect(play.position).toMatchObject({ turn: 2, phasing: 0 });
  });
});

describe("17.5 British ships in the Campaign Game", () => {
  /** The destroyers of Singapore come out to Saigon while a Japanese army lands behind them. */
  function landing(garrison: Members): Play {
    const play = fromTurnOne({ seed: 3, scenario: setup({ singapore: garrison }) });
    passTo(play.choose({ all: true, to: "kure" }), "operational-movement");
    play.choose({ form: "hainan" }, { type: "j-dd" }, { type: "j-land-8" }, { do: "sail" });
    play.choose({ to: "singapore" }, { do: "done" });
    play.choose({ form: "singapore" }, { type: "b-dd" }, { do: "sail" }, { to: "saigon" });
    // Where there is somebody to support, Sea Control is a choice.
    if ("b-land-8" in (garrison.units as Members)) passTo(play, "sea-commitment").choose({ type: "j-dd" });
    passTo(play, "amphibious-round").choose({ type: "j-land-8" });
    return passTo(play, "second-deployment", "japan");
  }
  const dd = (play: Play) => play.rules.pieceOf["b-dd-1"]!;

  it("return to Singapore while it holds out", () => {
    const play = landing({ units: { "b-dd": 1, "b-land-8": 1 } });
    expect(play.position.returnPortLost).toBe(false);
    expect(play.at(dd(play))).toBe("singapore");
  });

  it("return to the Indian Ocean from the moment a marker is put on it", () => {
    const play = landing({ units: { "b-dd": 1 } });
    expect(play.position.returnPortLost).toBe(true);
    expect(play.position.control[play.rules.placeOf.singapore!]).toBe(0);
    expect(play.at(dd(play))).toBe("indian-ocean-ports");
  });
});

describe("16.0 late conquest in the Campaign Game", () => {
  it("costs Japan nothing before Turn 4, and then one point for each of Manila and Singapore", () => {
    const play = inHomeWaters();
    const points: Record<number, number> = {};
    while (pending(play.game).length > 0) {
      points[play.position.turn] ??= play.position.vp;
      const { options } = play.decision;
      play.choose(options.find(({ do: what }) => what === "done") ?? options[0]!);
    }
    // Japan sits still with no point at all, so the first deduction ends the game.
    expect(points).toEqual({ 1: 0, 2: 0, 3: 0 });
    expect(play.position).toMatchObject({ turn: 4, vp: -2 });
    expect(play.game.state.outcome).toMatchObject({ rule: "16.0", winner: "allies" });
  });
});
