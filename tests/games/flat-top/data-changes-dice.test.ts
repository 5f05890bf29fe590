import { describe, expect, it } from "vitest";
import { compile } from "../../../lib/games/flat-top/compile";
import { MoveFlag } from "../../../lib/games/flat-top/model/position";
import type { Rules } from "../../../lib/games/flat-top/model/rules";
import { boxesOf } from "../../../lib/games/flat-top/model/task-forces";
import type { Json } from "../../../lib/kernel";
import { Scene } from "./scene";
import { documents, mergePatch, rules as shipped } from "./support";

/** A search with a 5 by planes that begin the turn in a cloud. */
function searches(rules: Rules): boolean {
  const scene = new Scene({ rules });
  const own = scene.formation("allied", 1, "DD20", { plane: "catalina-sea", count: 1 });
  scene.show("planes", own);
  scene.position.formations[own]!.flags |= MoveFlag.cloud;
  const play = scene.play("plane-movement", [5]).by("allied", { do: "fly" }, { do: "search" });
  return (play.formation("allied", 1).flags & MoveFlag.searching) !== 0;
}

/** Shadowing with a 3 of ships that move into a cloud. */
function shadows(rules: Rules): boolean {
  const scene = new Scene({ rules }).clouds("DD24");
  scene.show("ships", scene.force("allied", 1, "DD20", "astoria"));
  const quarry = scene.force("japanese", 1, "DD21", "myoko");
  scene.position.forces[quarry]!.plot = [scene.hex("DD22")];
  const play = scene.play(["weather", "shadowing"], [3]).by("allied", { do: "shadow" });
  for (const side of ["allied", "japanese"] as const)
    if (play.offers(side, { do: "done" })) play.by(side, { do: "done" });
  return play.asked.includes("allied shadow-sail");
}

/** A landing on a ship at night with a 4, the last that is safe without a modifier. */
const lands =
  (ordnance: "ap" | "none", ...clouds: string[]) =>
  (rules: Rules): number => {
    const scene = new Scene({ rules, hour: "0100" }).clouds(...clouds);
    scene.force("allied", 1, "DD30", "yorktown");
    scene.formation("allied", 1, "DD30", { plane: "dauntless-carrier", count: 1, ordnance });
    const play = scene.play("plane-movement", [4]);
    return play.by("allied", { do: "fly" }, { do: "land", launch: "minimum" }).box("yorktown", "landed")
      .length;
  };

/** Whether planes that fought last turn are intercepted with a 3. */
function intercepts(rules: Rules): boolean {
  const scene = new Scene({ rules });
  scene.force("allied", 1, "DD20", "yorktown");
  const [own, enemy] = [
    scene.formation("allied", 1, "DD20", { plane: "wildcat-carrier", count: 2 }),
    scene.formation("japanese", 1, "DD20", { plane: "zero-carrier", count: 2 }),
  ];
  scene.show("planes", own, enemy);
  scene.position.foughtLast = [[own, enemy]];
  const play = scene.play("meetings", [3]);
  play.by("allied", { do: "intercept" }).by("japanese", { do: "let-pass" });
  return play.text().includes("succeeds");
}

const boxes =
  (...ids: string[]) =>
  (rules: Rules): number =>
    boxesOf(
      rules,
      ids.map((id) => rules.shipOf[id]!),
    );

describe("data that a designer changes: modifiers of dice, ships that take up boxes", () => {
  it.each<[string, Json, (rules: Rules) => unknown, unknown, unknown]>([
    ["7.3.3 searchInCloud", { dieModifiers: { searchInCloud: 0 } }, searches, false, true],
    ["11.3.2 shadowIntoCloud", { dieModifiers: { shadowIntoCloud: 0 } }, shadows, false, true],
    ["6.6 landInStorm", { dieModifiers: { landInStorm: 0 } }, lands("none", "DD30", "DD30"), 0, 1],
    ["14.14 landArmed", { dieModifiers: { landArmed: 0 } }, lands("ap"), 0, 1],
    ["14.13.6 interceptAgain", { dieModifiers: { interceptAgain: 0 } }, intercepts, false, true],
    [
      "4.1.3 carriers",
      { taskForces: { carriers: ["CV", "CVL", "BB"] } },
      boxes("hiei", "kongo", "shokaku"),
      1,
      3,
    ],
    ["4.1.4 seaplaneCarriers", { taskForces: { seaplaneCarriers: ["AV"] } }, boxes("chikuma", "tone"), 2, 0],
  ])("%s", (_datum, patch, probe, before, after) => {
    expect(probe(shipped)).toEqual(before);
    const changed = mergePatch(documents["parameters.json"]!, patch);
    expect(probe(compile({ ...documents, "parameters.json": changed }))).toEqual(after);
  });
});
