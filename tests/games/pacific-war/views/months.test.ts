import { describe, expect, it } from "vitest";
import type { Position } from "../../../../lib/games/pacific-war/model/position";
import { play } from "../../../../lib/games/pacific-war/views/play";
import { monthDisplays, monthTracks } from "../../../../lib/games/pacific-war/views/play/months";
import { seenIn } from "../../../../lib/games/pacific-war/views/play/seen";
import { type Json, view } from "../../../../lib/kernel";
import type { PlayBoard } from "../../../../lib/games/view-types";
import { rules, scene } from "../engine";

/** The board of a game that goes by months: a side sees its own commands, and both see what lies beside the map. */

const change = (position: Position): void => {
  const war = position.war!;
  war.hands.allied.commandPoints = { "a-hq-south-pacific": 41 };
  war.hands.allied.futurePool = [{ month: "1942-02", points: 7, isBid: false }];
  war.due = [{ month: "1942-03", id: "us-cv2" }];
  war.offMap = { "us-bb1": { edge: "east", box: 2 } };
  war.escorts = { "j-dd21": { hits: 1 } };
  war.homelandLosses = { tokyo: 4 };
  war.initiative = 2;
  war.weather = { "south-pacific": "rain" };
};
const game = scene("still", {}, { scenario: "strategic-1941-45", change });
const board = (side: string): Shown => {
  const seen = seenIn(view(game, side) as Json);
  return { displays: monthDisplays(rules, seen), tracks: monthTracks(seen) };
};
type Shown = Pick<PlayBoard, "displays" | "tracks">;
const display = (shown: Shown, id: string) => shown.displays!.find((each) => each.id === id)!;

describe("the board of a month", () => {
  const allied = board("allied");
  const japanese = board("japanese");

  it("shows a side its headquarters with their points and its Future Operation, and not those of the enemy (10.1, 10.4)", () => {
    const values = display(allied, "commands").parts.map(({ values: all }) => all);
    expect(values).toHaveLength(1);
    const of = (title: string) => values[0]!.find((each) => each.title === title)?.value;
    expect(of("Future Operation")).toBe("7 Command Points for February 1942");
    expect(allied.tracks.find(({ title }) => title === "Command Points, Allies")?.value).toBe("41");
    const shown = JSON.stringify(japanese);
    expect(shown).not.toContain("February 1942");
    expect(shown).not.toContain("Command Points, Allies");
  });

  it("shows what is due on the Month Track by its name (20.2.3)", () => {
    const [part] = display(allied, "month-track").parts;
    expect(part!.values).toMatchObject([{ title: "March 1942", value: "Saratoga" }]);
  });

  it("has all boxes beside the map, with the ships in them (9.1, 15.1)", () => {
    const { parts } = display(allied, "off-map");
    const boxes = parts.flatMap((part) => part.boxes);
    expect(boxes.map(({ title }) => title)).toEqual(
      rules.boxes
        .filter(({ use }) => use !== "strategic-bombers")
        .map(({ name }) => name)
        .sort(
          (a, b) => boxes.findIndex((box) => box.title === a) - boxes.findIndex((box) => box.title === b),
        ),
    );
    const filled = boxes.filter(({ counters }) => counters.length > 0);
    expect(filled.map(({ title, counters }) => [title, counters.map(({ pieces }) => pieces)])).toEqual([
      ["East: Repair 1", [["us-bb1"]]],
      ["Escorts of merchant shipping", [["j-dd21"]]],
    ]);
  });

  it("shows the tracks of the war; what the Homeland has lost is hidden from the Allies (8.5, 19.0)", () => {
    const of = (shown: Shown, title: string) =>
      display(shown, "war")
        .parts.flatMap(({ values }) => values)
        .find((each) => each.title === title)?.value;
    expect(of(japanese, "Homeland Resource Points")).toBe("96 of 100");
    expect(of(allied, "Homeland Resource Points")).toMatch(/^100 at first/);
    expect(of(allied, "Strategic Initiative")).toBe("2 for Japan");
    expect(of(allied, "South Pacific")).toBe("Rain");
    const overlay = (side: string) => play.overlay!(rules, view(game, side) as Json, "resources", undefined);
    const tokyo = (side: string) => overlay(side).marks.find(({ title }) => title?.startsWith("Tokyo"))?.text;
    expect([tokyo("japanese"), tokyo("allied")]).toEqual(["26", "30"]);
    expect(overlay("allied").note).toContain("what is left is hidden from the Allies");
  });

  it("walks through the phases of the month, and its moment says which is on (5.1)", () => {
    const begun = scene(
      "month",
      { i: rules.sequence.campaign!.indexOf("command-points") },
      {
        scenario: "campaign-guadalcanal",
      },
    );
    const shown = play.board(rules, view(begun, "allied") as Json);
    expect(shown.moment).toBe("August 1942 · Day 0 · Command Point Phase");
    expect(begun.table.phase()).toMatchObject({ part: "August 1942", title: "Command Point Phase" });
    const steps = display(shown, "steps").parts.at(-1)!;
    expect(steps.title).toBe("August 1942");
    expect(steps.values.map(({ value }) => value).slice(0, 3)).toEqual(["done", "now", ""]);
  });
});
