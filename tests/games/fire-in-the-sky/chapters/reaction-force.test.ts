import { describe, expect, it } from "vitest";
import { fireInTheSkyModule } from "../../../../lib/games/fire-in-the-sky/module";
import { Flag } from "../../../../lib/games/fire-in-the-sky/model/position";
import { chanceOutcomes, hash, type Json, resume, start, undo, view } from "../../../../lib/kernel";
import { type Play, shippedRules } from "../helpers";
import { campaign, fromTurnOne, offered, passTo } from "./table-top";

type Members = { [member: string]: Json };

const asPrinted = () => shippedRules(["errata-2005"]);
const members = ["u-cv-lexington-enterprise", "u-ca-2", "u-dd-3", "u-dd-4"];

const pieces = (play: Play): number[] => members.map((id) => play.rules.pieceOf[id]!);
const places = (play: Play): string[] => pieces(play).map((p) => play.at(p));
const document = (): Members => shippedRules().scenarios["campaign"] as Members;
const force = (changes: Members): Members => ({
  reactionForce: { ...(document().reactionForce as Members), ...changes },
});
const sixTimes = (place: string): Members =>
  Object.fromEntries(["1", "2", "3", "4", "5", "6"].map((face) => [face, place]));

/** The Campaign Game at the Allied Reaction Phase of Turn 1, with that face of the die. */
function atReaction(face: number, rules = shippedRules(), scenario: Members = {}): Play {
  const game = fromTurnOne({ dice: [face], scenario }, rules);
  return passTo(game, "reaction", "allies");
}

describe("17.1 the US CV Reaction Force", () => {
  it("waits on the Turn Record Track until the Allied Reaction Phase of Turn 1", () => {
    const play = fromTurnOne({ dice: [] });
    expect(pieces(play).map((p) => play.onTrack(p))).toEqual([1, 1, 1, 1]);
    passTo(play, "operational-movement", "japan");
    expect(places(play)).toEqual(new Array(4).fill("turn-record-track"));
    // The end of the phase needs the die that is not there.
    expect(() => passTo(play, "reaction", "allies")).toThrow(/Reaction force/);
  });

  it.each([
    [1, "pearl-harbor"],
    [2, "1805"],
    [3, "1805"],
    [4, "midway"],
    [5, "wake"],
    [6, "1807"],
  ])("on a %i comes to %s as a Task Force that has reacted", (face, place) => {
    const play = atReaction(face);
    expect(play.diceLeft).toBe(0);
    expect(places(play)).toEqual(new Array(4).fill(place));
    expect(pieces(play).map((p) => play.position.flags[p])).toEqual(new Array(4).fill(Flag.operational));
    expect(new Set(pieces(play).map((p) => play.position.tf[p]))).toEqual(new Set([0]));
    expect(play.position.taskForces[0]).toMatchObject({ side: 1 });
    expect(play.position.reactionForce).toBeUndefined();
    const event = play.events.find(({ rule }) => rule === "17.1")!;
    expect(event.dice).toEqual([{ name: "Reaction force", faces: [face], side: "allies" }]);
    expect(event.text).toMatch(/CV \(Lexington, Enterprise\), CA, 2 × DD: as a Task Force/);
  });

  it("has reacted: it goes nowhere else in that phase", () => {
    const play = passTo(
      fromTurnOne({ dice: [4] }).choose({ all: true, to: "yokosuka" }),
      "operational-movement",
    );
    // A Japanese unit within reach of Midway, but nobody there who could still react to it.
    play.choose({ form: "yokosuka" }, { type: "j-cv-akagi-kaga" }, { do: "sail" });
    play.choose({ to: "wake" }, { do: "done" });
    expect(places(play)[0]).toBe("midway");
    expect(offered(play, { form: "midway" })).toEqual([]);
    expect(offered(play, { form: "pearl-harbor" })).toHaveLength(1);
  });

  it("returns to the West Coast like any other Task Force (14.1)", () => {
    const play = passTo(atReaction(4), "second-deployment", "japan");
    expect(places(play)).toEqual(new Array(4).fill("west-coast-usa"));
    expect(pieces(play).map((p) => play.position.flags[p])).toEqual([0, 0, 0, 0]);
  });

  it("fights at Pearl Harbor as a Task Force, not at anchor", () => {
    expect(airOverPearlHarbor(shippedRules())).toEqual([4, 10]);
  });

  it("ends the Operational Movement Phase with one chance in six for each face", () => {
    const play = passTo(fromTurnOne({ dice: [] }), "operational-movement", "japan");
    const outcomes = chanceOutcomes(play.game, 0, play.game.table.codes(0)[0]!);
    const found = new Map<string, number>();
    for (const { game, probability } of outcomes) {
      const { at } = game.state.position;
      const place = play.rules.places[at[pieces(play)[0]!]!]!.id;
      found.set(place, (found.get(place) ?? 0) + probability);
    }
    const shares = Object.fromEntries([...found].map(([id, share]) => [id, Math.round(share * 6)]));
    expect(shares).toEqual({ "pearl-harbor": 1, "1805": 2, midway: 1, wake: 1, "1807": 1 });
  });

  it("is printed and read back while it waits, and undone with its die", () => {
    const play = passTo(fromTurnOne({ dice: [5] }), "operational-movement", "japan");
    const printed = view(play.game) as { special: Members };
    expect(printed.special.reactionForce).toEqual({
      turn: 1,
      units: members,
      places: ["pearl-harbor", "1805", "1805", "midway", "wake", "1807"],
      reacted: true,
    });
    const again = resume({ module: fireInTheSkyModule, rules: play.rules }, structuredClone(printed as Json));
    if (!again.ok) expect.fail(JSON.stringify(again.error));
    expect(hash(again.value)).toBe(hash(play.game));
    const before = hash(play.game);
    play.choose({ do: "done" });
    expect(places(play)[0]).toBe("wake");
    undo(play.game);
    expect(hash(play.game)).toBe(before);
  });
});

/** Air Points of both sides when a Japanese carrier comes to Pearl Harbor, and a 1 was rolled. */
function airOverPearlHarbor(rules: ReturnType<typeof shippedRules>): number[] {
  const dice = [1, ...new Array<number>(40).fill(1)];
  const play = fromTurnOne({ dice }, rules).choose({ all: true, to: "yokosuka" });
  passTo(play, "operational-movement", "japan");
  play.choose({ form: "yokosuka" }, { type: "j-cv-akagi-kaga" }, { do: "sail" });
  play.choose({ to: "pearl-harbor", rate: "short" }, { do: "done" });
  passTo(play, "target-determination");
  return ["Japan", "The Allies"].map((side) => {
    const event = play.events.findLast(({ text }) => text.startsWith(`${side}: `))!.text;
    return Number(/(\d+) Air Point/.exec(event)![1]);
  });
}

describe("the same as printed, without the erratum of 2.3", () => {
  it("says nothing of a Task Force: the ships stand in port, where they are caught at anchor", () => {
    const play = atReaction(1, asPrinted());
    expect(places(play)).toEqual(new Array(4).fill("pearl-harbor"));
    expect(pieces(play).map((p) => [play.position.tf[p], play.position.flags[p]])).toEqual(
      new Array(4).fill([-1, 0]),
    );
    expect(play.text()).toMatch(/CV \(Lexington, Enterprise\), CA, 2 × DD: in port at Pearl Harbor/);
    // Its aircraft do not fight from there (12.3.2).
    expect(airOverPearlHarbor(asPrinted())).toEqual([4, 6]);
  });

  it("nor of a way home: they stay where they are", () => {
    const play = passTo(atReaction(4, asPrinted()), "second-deployment", "japan");
    expect(places(play)).toEqual(new Array(4).fill("midway"));
  });

  it("ships in port may react (10.1)", () => {
    const play = fromTurnOne({ dice: [4] }, asPrinted()).choose({ all: true, to: "yokosuka" });
    passTo(play, "operational-movement", "japan");
    play.choose({ form: "yokosuka" }, { type: "j-cv-akagi-kaga" }, { do: "sail" }, { to: "wake" });
    play.choose({ do: "done" });
    expect(offered(play, { form: "midway" })).toHaveLength(1);
  });

  it("where there is no port they can only be a Task Force, and go home", () => {
    const play = atReaction(6, asPrinted());
    expect(pieces(play).map((p) => play.position.tf[p])).toEqual([0, 0, 0, 0]);
    expect(places(passTo(play, "second-deployment", "japan"))[0]).toBe("west-coast-usa");
  });
});

describe("17.1 a reaction force by other data", () => {
  it("there is none in the Short Campaign, and nobody rolls", () => {
    const play = passTo(campaign({ dice: [] }), "reaction", "allies");
    expect(play.position.reactionForce).toBeUndefined();
  });

  it("an off-map box is home already, and nothing reacts from there", () => {
    const play = atReaction(3, shippedRules(), force({ places: sixTimes("west-coast-usa") }));
    expect(places(play)).toEqual(new Array(4).fill("west-coast-usa"));
    expect(play.position.taskForces).toEqual([]);
  });

  it("another turn is another turn", () => {
    const play = passTo(fromTurnOne({ dice: [], scenario: force({ turn: 2 }) }), "reaction", "allies");
    expect(places(play)[0]).toBe("turn-record-track");
    expect(pieces(play).map((p) => play.onTrack(p))).toEqual([2, 2, 2, 2]);
  });

  it("at a base that the enemy holds it is a Task Force off the coast", () => {
    const scenario = force({ reacted: false, places: sixTimes("truk") });
    const play = atReaction(2, shippedRules(), scenario);
    expect(pieces(play).map((p) => play.position.tf[p])).toEqual([0, 0, 0, 0]);
  });

  it("one that is too late to be rolled for arrives with the reinforcements of the turn", () => {
    const begun = { start: { turn: 1, side: "allies", step: "reinforcement" } };
    const play = passTo(fromTurnOne({ dice: [], scenario: begun }), "off-map-movement", "allies");
    expect(places(play)).toEqual(new Array(4).fill("west-coast-usa"));
  });

  it("and is not fetched back from where it arrived", () => {
    const rules = shippedRules();
    const turn = ["late-conquest", "allied-player-turn", "japanese-player-turn"];
    const other = { ...rules, sequence: { ...rules.sequence, turn } };
    const begun = { start: { turn: 1, side: "allies", step: "reinforcement" } };
    const play = passTo(fromTurnOne({ dice: [], scenario: begun }, other), "reaction", "allies");
    expect([play.position.turn, places(play)[0]]).toEqual([1, "west-coast-usa"]);
  });

  it("a Japanese one comes in the Japanese Reaction Phase", () => {
    const { setup } = document();
    const truk = { truk: { units: { "j-land-2": 1 }, airSteps: { japan: 2 } } };
    const scenario = {
      setup: { ...(setup as Members), ...truk },
      ...force({ units: { "j-dd": 1 }, places: sixTimes("truk") }),
    };
    const play = fromTurnOne({ dice: [1, 1, 6], scenario });
    const waiting = play.position.reactionForce!.units[0]!;
    expect(play.onTrack(waiting)).toBe(2);
    passTo(play, "operational-movement", "allies");
    expect(play.diceLeft).toBe(1);
    passTo(play, "second-deployment", "allies");
    expect([play.diceLeft, play.onTrack(waiting)]).toEqual([0, undefined]);
  });

  it.each<[string, Members, string, string, RegExp]>([
    ["troops", { units: { "u-land-2": 1 } }, "10.1", "/units/u-land-2", /only ships can react/],
    ["five ships", { units: { "u-dd": 5 } }, "9.4", "/units", /5 ships; a Task Force has at most 4/],
    ["both sides", { units: { "u-dd": 1, "b-dd": 1, "j-dd": 1 } }, "9.4", "/units/j-dd", /different sides/],
    ["dry land", { places: sixTimes("gangetic-plain") }, "2.2.1", "/places/1", /no ship may be/],
    ["a box of others", { places: sixTimes("convoy-escort") }, "2.2.1", "/places/1", /no ship may be/],
    ["an unknown place", { places: sixTimes("atlantis") }, "3.0", "/places/1", /no place “atlantis”/],
  ])("the set-up refuses %s", (_what, changes, rule, pointer, message) => {
    const { setup } = document();
    const scenario = { ...document(), setup: { ...(setup as Members), truk: {} }, ...force(changes) };
    const started = start({ module: fireInTheSkyModule, rules: shippedRules() }, scenario);
    const found = started.ok ? [] : started.error;
    const mine = found.find((each) => each.rule === rule && each.pointer === `/reactionForce${pointer}`);
    expect(mine?.message, JSON.stringify(found)).toMatch(message);
  });
});
