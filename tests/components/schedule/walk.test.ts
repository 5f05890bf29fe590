import { describe, expect, it } from "vitest";
import { firstArrival, keyOf, movedArrival, neighbour, spotOf } from "../../../components/schedule/walk";
import { forfeitWords, markWords, moveLabel, unitWords, verdictOf } from "../../../components/schedule/words";
import { scheduleTrack } from "../../../lib/views";
import { shipped } from "../../support/shipped";

const { draft, game } = shipped("fire-in-the-sky");
const track = scheduleTrack({ draft, game })!;
const lane = (index: number) => track.turns.flatMap(({ lanes }) => lanes[index]!);

describe("walking the turn track", () => {
  it("goes up and down in a lane, across turns", () => {
    const [first, second] = lane(0);
    const from = spotOf(track, keyOf(first!))!;
    expect(neighbour(track, from, "down")).toBe(second);
    expect(neighbour(track, from, "up")).toBeUndefined();
    expect(neighbour(track, from, "last")).toBe(lane(0).at(-1));
  });

  it("begins at the first arrival of the schedule that was opened, over empty turns", () => {
    const allies = firstArrival(track, "schedules/allies.json")!;
    expect([allies.group.document, allies.group.turn]).toEqual(["schedules/allies.json", 2]);
    expect(track.turns[0]!.lanes.flat()).toEqual([]);
    const without = track.turns.map(({ lanes, ...turn }) => ({
      ...turn,
      lanes: lanes.map((list) => list.filter(({ group }) => group.side === "japan" && group.turn > 5)),
    }));
    const later = firstArrival({ ...track, turns: without }, "schedules/japan.json")!;
    expect(later.group.turn).toBe(6);
    // A schedule without arrivals opens at those of the others.
    expect(firstArrival({ ...track, turns: without }, "schedules/allies.json")).toBe(later);
  });

  it("goes to the nearest turn of the next lane, over a lane without arrivals", () => {
    const japan = firstArrival(track)!;
    const from = spotOf(track, keyOf(japan))!;
    const right = neighbour(track, from, "right")!;
    expect(right.group.nation).toBe("us");
    expect(right.group.turn).toBe(japan.group.turn);
    expect(neighbour(track, from, "left")).toBeUndefined();
  });

  it("finds a group again on its new turn, also under a numbered id", () => {
    const air = lane(0).find(({ group }) => group.id === "air")!;
    const { document, id, turn } = air.group;
    expect(movedArrival(track, { document, id, turn })).toBe(air);
    const numbered = { ...air, group: { ...air.group, id: "air-2", pointer: `${air.group.pointer}-2` } };
    const turns = track.turns.map((each) =>
      each.turn === turn ? { ...each, lanes: [[...each.lanes[0]!, numbered], ...each.lanes.slice(1)] } : each,
    );
    expect(movedArrival({ ...track, turns }, { document, id, turn })).toBe(numbered);
  });
});

describe("the words of the turn track", () => {
  const arrival = lane(0).find(({ group }) => group.id === "yamato")!;
  const unit = { type: "j-dd", name: "DD (Japan)", count: 2, pointer: "", forfeited: 0, perhaps: false };

  it("say what is forfeited, and whether for certain", () => {
    expect(forfeitWords(unit)).toBeUndefined();
    expect(forfeitWords({ ...unit, forfeited: 1 })).toBe("1 forfeited: no counter is left");
    expect(forfeitWords({ ...unit, forfeited: 2, perhaps: true })).toBe(
      "All 2 forfeited, unless losses free a counter",
    );
    expect(unitWords(unit)).toBe("2 × DD (Japan)");
    expect(
      markWords({ key: "option", title: "Option", value: "18.2.5", words: "18.2.5", description: undefined }),
    ).toBe("Option: 18.2.5");
  });

  it("say what a drop does, or why it cannot be made", () => {
    const to = { turn: 5, title: "Turn 5" };
    expect(moveLabel(arrival, to)).toBe("Yamato and Musashi: Turn 3 to Turn 5");
    const fine = { change: { ok: true as const, edits: [], file: "" }, problems: [] };
    expect(verdictOf(fine, arrival, to)).toEqual({
      ok: true,
      words: "Yamato and Musashi arrives on Turn 5.",
    });
    expect(verdictOf({ change: { ok: false, reason: "No." }, problems: [] }, arrival, to)).toEqual({
      ok: false,
      words: "No.",
    });
  });
});
