import { describe, expect, it } from "vitest";
import { type Play, Scene } from "../helpers";
import { countAt, offered, points } from "./table-top";

/** The Allied Reinforcement Segment of a turn, when India was last entered in `entered`. */
function segment(turn: number, entered: number, arrived = false): Play {
  const scene = new Scene({ phasing: "allies", turn });
  scene.position.indiaEntered = entered;
  scene.position.europeanFleetArrived = arrived;
  return scene.play("arrivals", []);
}

const fleetAt = (play: Play): number => countAt(play, "b-cv-illustrious-victorious", "indian-ocean-ports");

describe("17.6 British European Fleet", () => {
  it("may arrive in the game turn after a Japanese land unit entered India", () => {
    const play = segment(6, 5);
    expect(play.decision).toMatchObject({ side: "allies", rule: "17.6" });
    expect(play.decision.options).toEqual([{ fleet: "waits" }, { fleet: "arrives" }]);
    play.choose({ fleet: "arrives" });
    expect(fleetAt(play)).toBe(1);
    expect(countAt(play, "b-dd", "indian-ocean-ports")).toBe(2);
    expect(play.position.europeanFleetArrived).toBe(true);
    expect(play.over).toBe(true);
  });

  it("may wait, and then comes on Turn 14", () => {
    const play = segment(6, 5).choose({ fleet: "waits" });
    expect([fleetAt(play), play.position.europeanFleetArrived]).toEqual([0, false]);
    expect(fleetAt(segment(14, 5))).toBe(1);
    // Having come early it does not come again.
    expect(fleetAt(segment(14, 5, true))).toBe(0);
  });

  it.each([
    ["never entered", 6, 0],
    ["in the turn of the entry itself", 5, 5],
    ["two turns later", 7, 5],
    ["when it has come", 6, 5],
  ])("is not offered: %s", (what, turn, entered) => {
    expect(segment(turn, entered, what === "when it has come").over).toBe(true);
  });

  it("is offered again after each further entry", () => {
    expect(segment(9, 8).decision.rule).toBe("17.6");
  });
});

describe("17.6 entering India", () => {
  it("once more does not take away what the turn before had opened", () => {
    const scene = new Scene({ phasing: "japan", turn: 6 });
    scene.position.indiaEntered = 5;
    scene.unit("j-land-8", "burma");
    const play = scene.play("first-deployment", []);
    play.choose({ type: "j-land-8" }, { to: "calcutta" });
    expect([play.position.indiaEntered, play.position.indiaEnteredBefore]).toEqual([6, 5]);
    const offeredOn = (turn: number) => {
      const allied = new Scene({ phasing: "allies", turn });
      allied.position.indiaEntered = play.position.indiaEntered;
      allied.position.indiaEnteredBefore = play.position.indiaEnteredBefore;
      const segmentPlay = allied.play("arrivals", []);
      return !segmentPlay.over && segmentPlay.decision.rule === "17.6";
    };
    expect([5, 6, 7, 8].map(offeredOn)).toEqual([false, true, true, false]);
  });

  it("by land, into Calcutta, Bombay or Ceylon, and nowhere else", () => {
    const scene = new Scene({ phasing: "japan", turn: 5 });
    scene.unit("j-land-8", "burma");
    scene.unit("j-land-4", "rangoon");
    const play = scene.play("first-deployment", []);
    play.choose({ type: "j-land-4" }, { to: "burma" });
    expect(play.position.indiaEntered).toBe(0);
    play.choose({ type: "j-land-8" }, { to: "calcutta" });
    expect(play.position.indiaEntered).toBe(5);
  });

  it("by Sea Deployment to a base that Japan has taken", () => {
    const scene = new Scene({ phasing: "japan", turn: 6 });
    points(scene, { japan: 10 });
    scene.control("japan", "rangoon", "ceylon");
    scene.units("rangoon", "j-land-4", "j-dd");
    const play = scene.play("second-deployment", []);
    play.choose({ type: "j-dd" }, { to: "ceylon", by: "sea" });
    expect(play.position.indiaEntered).toBe(0);
    play.choose(offered(play, { type: "j-land-4" })[0]!, { to: "ceylon", by: "sea" });
    expect(play.position.indiaEntered).toBe(6);
  });

  it("not by Allied units", () => {
    const scene = new Scene({ phasing: "allies", turn: 5 });
    scene.unit("b-land-8", "gangetic-plain");
    const play = scene.play("first-deployment", []).choose({ type: "b-land-8" }, { to: "calcutta" });
    expect(play.position.indiaEntered).toBe(0);
  });
});
