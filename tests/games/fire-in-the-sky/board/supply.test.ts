import { describe, expect, it } from "vitest";
import { homeBasesOf, landInSupply, supplied } from "../../../../lib/games/fire-in-the-sky/board/supply";
import { ALLIES, JAPAN, NOBODY } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { Scene } from "../helpers";

const reaches = (scene: Scene, side: number, place: string, from = homeBasesOf(scene.t, side)): boolean =>
  supplied(scene.t, side, from)[scene.place(place)] === 1;

/** Japan as on the first day, with these bases beside. */
function japan(...bases: string[]): Scene {
  const scene = new Scene();
  scene.control("japan", ...bases);
  return scene;
}

describe("2.2.3.2 Supply Lines", () => {
  it("run along friendly bases, each within two hexes of the one before", () => {
    // Kure - Formosa - Hainan - Saigon, then two hexes to Brunei or Singapore.
    for (const place of ["formosa", "hainan", "saigon", "brunei", "singapore"])
      expect(reaches(japan(), JAPAN, place)).toBe(true);
    // Surabaya is two hexes from Brunei and Singapore, three from Saigon.
    expect(reaches(japan(), JAPAN, "surabaya")).toBe(false);
    expect(reaches(japan("brunei"), JAPAN, "surabaya")).toBe(true);
  });

  it("need no friendly base, nor any base, at the end", () => {
    expect(reaches(japan(), JAPAN, "1202")).toBe(true);
    expect(reaches(japan(), JAPAN, "wake")).toBe(true);
    expect(reaches(japan(), JAPAN, "midway")).toBe(false);
  });

  it("never reach Paramushiro from a Japanese Home Base", () => {
    expect(reaches(japan(), JAPAN, "paramushiro")).toBe(false);
    expect(reaches(japan("attu", "midway", "wake"), JAPAN, "paramushiro")).toBe(false);
  });

  it("start from held Home Bases only", () => {
    const scene = japan();
    scene.control("allies", "kure", "yokosuka");
    expect(reaches(scene, JAPAN, "okinawa")).toBe(false);
    scene.control("japan", "yokosuka");
    // Yokosuka - Okinawa, two hexes.
    expect(reaches(scene, JAPAN, "okinawa")).toBe(true);
  });

  it("cross any hexside", () => {
    // Ships cannot pass between Lae and Port Moresby, nor from side to side of Malaya.
    const scene = japan("rabaul", "lae");
    scene.control("none", "rabaul");
    expect(reaches(scene, JAPAN, "port-moresby", [scene.place("lae")])).toBe(true);
    expect(reaches(japan(), JAPAN, "0507", [scene.place("saigon")])).toBe(true);
  });

  it("may enter an enemy Air ZOC and must stop there", () => {
    const scene = japan("brunei");
    scene.air("britain", "singapore", 1);
    // Saigon is in the zone: the line ends there, so Brunei is cut off but Saigon is not.
    expect(reaches(scene, JAPAN, "saigon")).toBe(true);
    expect(reaches(scene, JAPAN, "singapore")).toBe(false);
    scene.control("none", "palau");
    expect(reaches(scene, JAPAN, "brunei")).toBe(false);
  });

  it("pass an enemy Air ZOC where a friendly air unit stands, but not a carrier", () => {
    const scene = japan("brunei");
    scene.control("none", "palau");
    // Bangkok holds Hainan and Saigon in its zone, and the line to Brunei needs both.
    scene.control("allies", "bangkok");
    scene.air("britain", "bangkok", 1);
    scene.air("japan", "hainan", 1);
    scene.unit("j-cv-akagi-kaga", "saigon");
    expect(reaches(scene, JAPAN, "saigon")).toBe(true);
    expect(reaches(scene, JAPAN, "brunei")).toBe(false);
    const [air] = scene.air("japan", "saigon", 1);
    expect(reaches(scene, JAPAN, "brunei")).toBe(true);
    // A carried air unit is no help (9.2.2).
    scene.force("japan", "saigon", air!);
    expect(reaches(scene, JAPAN, "brunei")).toBe(false);
  });

  it("count the off-map box as one hex from its Entry Hexes (2.2.4)", () => {
    const scene = new Scene();
    scene.control("none", "pearl-harbor", "dutch-harbor", "samoa");
    expect(reaches(scene, ALLIES, "1905")).toBe(true);
    expect(reaches(scene, ALLIES, "pearl-harbor")).toBe(true);
    expect(reaches(scene, ALLIES, "dutch-harbor")).toBe(true);
    expect(reaches(scene, ALLIES, "midway")).toBe(false);
  });

  it("lead no Japanese line through an off-map box (2.2.4)", () => {
    const scene = japan("dutch-harbor");
    expect(reaches(scene, JAPAN, "1902", [scene.place("dutch-harbor")])).toBe(true);
    expect(reaches(scene, JAPAN, "west-coast-usa", [scene.place("dutch-harbor")])).toBe(false);
  });
});

describe("2.2.3.2 supply of land units", () => {
  const unit = (type: string, at: string, prepare: (scene: Scene) => void = () => {}) => {
    const scene = new Scene();
    prepare(scene);
    const p = scene.unit(type, at);
    const { side } = scene.rules.pieces[p]!;
    return (seaControl: number, cuts = true) =>
      landInSupply(scene.t, p, seaControl, cuts, supplied(scene.t, side, homeBasesOf(scene.t, side)));
  };

  it("a unit in a friendly Home Base is in supply whoever has Sea Control", () => {
    expect(unit("j-land-4", "kure")(ALLIES)).toBe(true);
    // Once the base is lost it is none.
    expect(unit("j-land-4", "kure", (scene) => scene.control("allies", "kure"))(ALLIES)).toBe(false);
  });

  it("Sea Control supplies, enemy Sea Control cuts off, else a line is traced", () => {
    const attu = unit("j-land-2", "attu");
    expect([attu(JAPAN), attu(ALLIES), attu(NOBODY)]).toEqual([true, false, false]);
    const saigon = unit("j-land-4", "saigon");
    expect([saigon(JAPAN), saigon(ALLIES), saigon(NOBODY)]).toEqual([true, false, true]);
  });

  it("Sea Control of one half of Malaya does not cut supply by itself (2.2.1.2)", () => {
    const malaya = unit("j-land-4", "malaya");
    expect([malaya(ALLIES), malaya(ALLIES, false)]).toEqual([false, true]);
  });

  it("Paramushiro is supplied by Sea Control alone", () => {
    const paramushiro = unit("j-land-2", "paramushiro");
    expect([paramushiro(JAPAN), paramushiro(NOBODY)]).toEqual([true, false]);
  });

  it("the ABDA unit is never in supply (17.4)", () => {
    const abda = unit("n-land-abda", "surabaya");
    expect([abda(ALLIES), abda(NOBODY), abda(JAPAN)]).toEqual([false, false, false]);
  });

  it("either Allied box supplies Allied units of any nation", () => {
    expect(unit("u-land-4", "bombay")(NOBODY)).toBe(true);
    expect(unit("b-land-4", "pearl-harbor")(NOBODY)).toBe(true);
  });
});
