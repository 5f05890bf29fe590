import { describe, expect, it } from "vitest";
import { drawnMap, playedMap } from "../../../components/play/played-map";
import type { PlayedStack } from "../../../lib/games";
import { shownTo } from "../../../lib/play";
import { mapView, type MapView } from "../../../lib/views/map";
import { bot, seated } from "../../play/support";
import { shipped } from "../../support/shipped";

const { draft, game } = shipped("fire-in-the-sky");
const ground = mapView({ draft, game }, "scenarios/short-campaign.json")!;
const sitting = seated();
bot(sitting, "part");
const board = shownTo(sitting.session!, undefined, []).board!;
const played = new Map<string, PlayedStack[]>();
for (const stack of board.stacks) played.set(stack.place, [...(played.get(stack.place) ?? []), stack]);

const at = (view: MapView, id: string) => view.places.find((place) => place.id === id)!;
const first = playedMap(ground, played, board.control, undefined);

describe("the map in play", () => {
  it("has the counters of the game in place of the set-up, and nothing off the map", () => {
    expect(first.trays).toEqual([]);
    expect(first.places.map(({ id }) => id)).toEqual(ground.places.map(({ id }) => id));
    for (const place of first.places) {
      const own = played.get(place.id) ?? [];
      expect(place.stacks.map(({ side, counters }) => ({ side, counters }))).toEqual(
        own.map(({ side, counters }) => ({ side, counters })),
      );
      for (const { total, counters } of place.stacks)
        expect(total).toBe(counters.reduce((sum, { count }) => sum + count, 0));
    }
    expect(first.places.filter(({ stacks }) => stacks.length > 0).length).toBeGreaterThan(10);
  });

  it("shows who holds a place in the game, not in the set-up", () => {
    const taken = playedMap(ground, played, { ...board.control, singapore: "japan" }, undefined);
    expect(at(ground, "singapore").site!.control).toBe("allies");
    expect(at(taken, "singapore").site!.control).toBe("japan");
    expect(at(taken, "kure").site!.control).toBe("japan");
  });

  it("keeps the same places, except for those that look different", () => {
    const [stack] = played.get("kure")!;
    const changed = new Map(played).set("kure", [{ ...stack!, counters: stack!.counters.slice(1) }]);
    const next = playedMap(ground, changed, { ...board.control, singapore: "japan" }, first);
    const others = next.places.filter((place, i) => place !== first.places[i]).map(({ id }) => id);
    expect(others.sort()).toEqual(["kure", "singapore"]);
    const again = playedMap(ground, changed, { ...board.control, singapore: "japan" }, next);
    expect(again.places.every((place, i) => place === next.places[i])).toBe(true);
  });

  it("is redrawn where the ground itself was edited", () => {
    const moved: MapView = {
      ...ground,
      places: ground.places.map((place) => (place.id === "kure" ? { ...place, name: "Kure Bay" } : place)),
    };
    const next = playedMap(moved, played, board.control, first);
    expect(at(next, "kure").name).toBe("Kure Bay");
    expect(next.places.filter((place, i) => place !== first.places[i])).toHaveLength(1);
  });
});

describe("the ground under the counters", () => {
  const withStacks = (id: string, stacks: PlayedStack[] | undefined, control = board.control): MapView => {
    const next = new Map(played);
    if (stacks) next.set(id, stacks);
    else next.delete(id);
    return playedMap(ground, next, control, first);
  };

  it("stays as it is drawn while as many stacks stand everywhere", () => {
    const [stack] = played.get("kure")!;
    expect(drawnMap(withStacks("kure", [{ ...stack!, counters: stack!.counters.slice(1) }]), first)).toBe(
      first,
    );
  });

  it("is drawn again where a stack comes or goes, or a place changes hands", () => {
    const emptied = withStacks("kure", undefined);
    expect(drawnMap(emptied, first)).toBe(emptied);
    const taken = playedMap(ground, played, { ...board.control, singapore: "japan" }, first);
    expect(drawnMap(taken, first)).toBe(taken);
    expect(drawnMap(first, undefined)).toBe(first);
  });
});
