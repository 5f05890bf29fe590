import { describe, expect, it } from "vitest";
import type { Game } from "../../../../lib/kernel";
import { type Play } from "../helpers";
import { pearl, PHASES, sail } from "../optional/hidden";
import { boardOf, counters, faults, placesOf, stackAt, counterText } from "./support";
import { view } from "../../../../lib/kernel";

const gameOf = (play: Play): Game => play.game as unknown as Game;
const members = ["u-cv-saratoga-wasp", "u-dd"];
const sailed = (): Play => sail(pearl().play(PHASES, []), "pearl-harbor", "midway", members, "us");

describe("a Task Force under a marker (18.1.4)", () => {
  it("is a marker to Japan, and its members to the Allies", () => {
    const play = sailed();
    const [marker] = stackAt(boardOf(gameOf(play), "japan"), "midway", "allies");
    expect(marker!.face.picture.kind).toBe("marker");
    expect(marker!.pieces).toBeUndefined();
    expect(counterText(marker!)).toBe(
      "1 task-force-marker moved (Task Force 0, from Pearl Harbor) [went 2 hexes]",
    );
    expect(stackAt(boardOf(gameOf(play), "allies"), "midway", "allies").map(counterText)).toEqual([
      "1 u-cv-saratoga-wasp moved (Task Force 0, from Pearl Harbor, under a marker)",
      "1 u-dd moved (Task Force 0, from Pearl Harbor, under a marker)",
    ]);
  });

  it("leaves Japan with what was seen in port, by type and under no id", () => {
    const board = boardOf(gameOf(sailed()), "japan");
    const port = stackAt(board, "pearl-harbor", "allies");
    expect(port.map(counterText)).toEqual([
      "1 u-cv-saratoga-wasp (Here, or under a marker at sea)",
      "1 u-ca (Here, or under a marker at sea)",
      "2 u-dd (Here, or under a marker at sea)",
      "1 u-land-2 (Here, or under a marker at sea)",
    ]);
    expect(port.flatMap(({ pieces }) => pieces ?? [])).toEqual([]);
  });

  it("names no hidden unit anywhere on Japan's board", () => {
    const play = sailed();
    const hidden = Object.keys((view(play.game) as { units: object }).units).filter(
      (id) => !((view(play.game, "japan") as { units: object }).units as Record<string, unknown>)[id],
    );
    expect(hidden.length).toBeGreaterThan(3);
    const board = boardOf(gameOf(play), "japan");
    const pieces = new Set(counters(board).flatMap(({ pieces: own }) => own ?? []));
    expect(hidden.filter((id) => pieces.has(id))).toEqual([]);
    const text = JSON.stringify(board);
    // A counter of which there is one alone has the id of its type, which Japan has seen in port.
    const { pieceOf, pieces: all } = play.rules;
    const numbered = hidden.filter((id) => all[pieceOf[id]!]!.id !== id);
    expect(numbered.filter((id) => text.includes(`"${id}"`))).toEqual([]);
    const away = board.stacks.filter(({ place }) => place !== "pearl-harbor");
    expect(hidden.filter((id) => JSON.stringify(away).includes(`"${id}"`))).toEqual([]);
  });

  it("looks the same whoever sails", () => {
    const other = sail(pearl().play(PHASES, []), "pearl-harbor", "midway", ["u-ca", "u-dd"], "us");
    expect(boardOf(gameOf(other), "japan")).toEqual(boardOf(gameOf(sailed()), "japan"));
    expect(boardOf(gameOf(other), "allies")).not.toEqual(boardOf(gameOf(sailed()), "allies"));
  });

  it("is nothing to Japan while it forms", () => {
    const play = pearl().play(PHASES, []).choose({ form: "pearl-harbor" }, { type: "u-ca" });
    const groups = (side: string): (string | undefined)[] =>
      counters(boardOf(gameOf(play), side)).map(({ group }) => group);
    expect(groups("allies")).toContain("In the new Task Force");
    expect(groups("japan")).not.toContain("In the new Task Force");
    expect(placesOf(gameOf(play), { add: "u-dd-1" }, "japan")).toEqual([]);
  });

  it("shows everything again when the markers come off", () => {
    const play = sailed();
    for (let i = 0; i < 20 && play.position.hiddenForces.length > 0; i++) play.choose({ do: "done" });
    const board = boardOf(gameOf(play), "japan");
    expect(stackAt(board, "midway", "allies").map(counterText)[0]).toContain("u-cv-saratoga-wasp");
    expect(faults(board, view(play.game, "japan"))).toEqual([]);
  });
});
