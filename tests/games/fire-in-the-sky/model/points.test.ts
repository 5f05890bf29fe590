import { describe, expect, it } from "vitest";
import {
  dropFractions,
  pointsOf,
  pointsText,
  setMerchantmen,
  setOil,
  setSubmarines,
  setTransport,
} from "../../../../lib/games/fire-in-the-sky/model/points";
import { counted } from "../../../../lib/words";
import { Scene } from "../helpers";
import { points, withSequence } from "../chapters/table-top";

describe("2.1.2.1 General Record Track", () => {
  it.each([
    [73, "18 1/4"],
    [74, "18 1/2"],
    [75, "18 3/4"],
    [72, "18"],
    [3, "3/4"],
    [0, "0"],
    [-6, "-1 1/2"],
  ])("shows %i quarters as %s", (quarters, text) => expect(pointsText(quarters)).toBe(text));

  it.each([
    [4, "1 Oil Point"],
    [2, "1/2 Oil Point"],
    [6, "1 1/2 Oil Points"],
    [0, "0 Oil Points"],
    [8, "2 Oil Points"],
  ])("names %i quarters “%s”", (quarters, text) => expect(pointsOf(quarters, "Oil Point")).toBe(text));

  it("counts one and several", () => {
    expect([counted(0, "hit"), counted(1, "hit"), counted(2, "hit")]).toEqual(["0 hits", "1 hit", "2 hits"]);
  });

  it("lets no total but Victory Points fall below 0", () => {
    const { t, position } = new Scene();
    setOil(t, -1);
    setMerchantmen(t, -4);
    setTransport(t, 1, -8);
    setSubmarines(t, 0, -4);
    expect(position).toMatchObject({ oil: 0, merchantmen: 0, transport: [0, 0, 0, 0], submarine: [0, 0] });
  });

  it("loses fractions of every total, and whole points of none", () => {
    const scene = new Scene();
    points(scene, { oil: 15.25, merchantmen: 30, japan: 11.5, us: 3.75, britain: 6 });
    dropFractions(scene.t);
    expect(scene.position).toMatchObject({ oil: 60, merchantmen: 120, transport: [44, 12, 24, 0] });
  });

  it("loses them as each phase closes, whoever's turn it is", () => {
    const rules = withSequence({ "allied-player-turn": ["air-commitment"] });
    const scene = new Scene({ phasing: "allies", rules });
    points(scene, { oil: 11.75, japan: 2.5 });
    const play = scene.play("allied-player-turn", []);
    expect(play.over).toBe(true);
    expect(play.position.oil).toBe(44);
    expect(play.position.transport[0]).toBe(8);
  });

  it("keeps them within a phase: two halves pay for one whole", () => {
    const scene = new Scene();
    points(scene, { japan: 1 });
    scene.units("kure", "j-dd", "j-dd");
    const play = scene.play("first-deployment", []);
    play.choose({ type: "j-dd" }, { to: "okinawa", by: "sea" });
    expect(play.position.transport[0]).toBe(2);
    play.choose({ type: "j-dd", from: "kure" }, { to: "okinawa", by: "sea" });
    expect(play.position.transport[0]).toBe(0);
  });

  it("has no upper end: the markers turn over above 30 (2.1.2.1)", () => {
    const scene = new Scene();
    points(scene, { oil: 34 });
    setOil(scene.t, scene.position.oil + 16);
    expect(scene.position.oil).toBe(38 * 4);
  });
});
