import { describe, expect, it } from "vitest";
import {
  damageShip,
  eliminateLand,
  toTrack,
  turnOfReinforcement,
} from "../../../lib/games/fire-in-the-sky/model/pieces";
import { Flag } from "../../../lib/games/fire-in-the-sky/model/position";
import { Scene, type SideId } from "./helpers";

const JAPAN = 0;
const ALLIES = 1;

describe("13.1 the Turn Record Track", () => {
  it("the example: 2 hits on a US unit in the Japanese player turn of Turn 3 bring it back on Turn 6", () => {
    const scene = new Scene({ phasing: "japan", turn: 3 });
    const p = scene.unit("u-bb-nevada-oklahoma", "midway");
    damageShip(scene.t, p, 2);
    expect(scene.position.due[p]).toBe(6);
    expect(scene.position.at[p]).toBe(scene.place("turn-record-track"));
  });

  it.each([
    ["japan", JAPAN, 1, 4],
    ["japan", JAPAN, 2, 5],
    ["japan", ALLIES, 1, 3],
    ["japan", ALLIES, 4, 6],
    ["allies", JAPAN, 1, 4],
    ["allies", JAPAN, 2, 5],
    ["allies", ALLIES, 1, 4],
    ["allies", ALLIES, 4, 7],
  ] as [SideId, number, number, number][])(
    "in the %s player turn of Turn 3, side %i, %i phases later: Turn %i",
    (phasing, side, phases, turn) => {
      expect(turnOfReinforcement(new Scene({ phasing, turn: 3 }).t, side, phases)).toBe(turn);
    },
  );

  it("keeps a reduced unit reduced; an eliminated one comes back whole, two phases later (13.4)", () => {
    const scene = new Scene({ phasing: "allies", turn: 3 });
    const [kept, lost] = [scene.unit("j-land-8", "manila", 1), scene.unit("j-land-8", "saigon", 1)];
    toTrack(scene.t, kept, 1);
    eliminateLand(scene.t, lost);
    expect([scene.position.due[kept], scene.position.steps[kept]]).toEqual([4, 1]);
    expect([scene.position.due[lost], scene.position.steps[lost]]).toEqual([5, 2]);
  });

  it("takes everything off a unit but that a Japanese carrier needs planes", () => {
    const scene = new Scene({ phasing: "japan", turn: 3 });
    const force = scene.force("japan", "lae", "j-cv-akagi-kaga");
    const p = scene.position.tf.indexOf(force);
    scene.position.hits[p] = 1;
    damageShip(scene.t, p, 1);
    expect(scene.position.flags[p]).toBe(Flag.needsPlanes);
    expect([scene.position.tf[p], scene.position.hits[p], scene.position.taskForces[force]!.side]).toEqual([
      -1, 0, -1,
    ]);
  });

  it("is not for the Dutch, who are out of the game at once (17.4)", () => {
    const scene = new Scene({ phasing: "japan", turn: 3 });
    const [cl, abda] = scene.units("surabaya", "n-cl", "n-land-abda");
    damageShip(scene.t, cl!, 1);
    eliminateLand(scene.t, abda!);
    for (const p of [cl!, abda!]) expect(scene.position.at[p]).toBe(scene.place("removed"));
  });

  it("a unit due after the last turn never comes back", () => {
    const scene = new Scene({ phasing: "allies", turn: 16 });
    const p = scene.unit("u-bb-nevada-oklahoma", "midway");
    damageShip(scene.t, p, 1);
    expect(scene.position.due[p]).toBe(18);
  });
});
