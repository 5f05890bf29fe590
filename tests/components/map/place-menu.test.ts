import { describe, expect, it } from "vitest";
import { placeMenu } from "../../../components/map/place-menu";
import type { MapChange, MapPlace } from "../../../lib/views/map";
import { mapView } from "../../../lib/views/map";
import { editContextOver } from "../../editing/edit-context";
import { shipped } from "../../support/shipped";

const { game, files } = shipped("fire-in-the-sky");
const view = mapView({ draft: editContextOver(files, []).draft, game }, "scenarios/short-campaign.json")!;
const placeOf = (id: string): MapPlace => view.places.find((each) => each.id === id)!;

function menuAt(place: MapPlace, point?: { x: number; y: number }) {
  const made: MapChange[] = [];
  const items = placeMenu({
    view,
    place,
    point,
    act: (change) => made.push(change),
    onAddUnits: () => undefined,
    onNewSite: () => undefined,
  });
  return { items, made, labels: items.map(({ label }) => label) };
}

describe("the menu of a place", () => {
  it("a base: units are added, each kind that stands there is removed one by one, and the base itself", () => {
    const { items, made, labels } = menuAt(placeOf("brisbane"));
    expect(labels[0]).toBe("Add units …");
    expect(labels).toContain("Remove Brisbane itself");
    expect(labels.some((label) => label.startsWith("Add a base"))).toBe(false);
    items.find(({ label }) => label.startsWith("Remove CL"))!.run();
    expect(made).toEqual([{ do: "remove", from: "/setup/brisbane/units/u-cl", count: 1 }]);
  });

  it("an open hex: a base can be made, its terrain changed, and by keys each of its sides", () => {
    const sea = view.places.find(
      ({ site, hex, links, terrain }) => hex && !site && terrain === "sea" && links.length === 6,
    )!;
    const { labels, items, made } = menuAt(sea);
    expect(labels).toContain("Add a base here …");
    const sides = items.filter(({ id }) => id.startsWith("hexsides "));
    expect(sides).toHaveLength(6);
    items.find(({ id }) => id === "terrain land")!.run();
    sides[0]!.run();
    const [terrain, side] = made;
    expect(terrain).toEqual({ do: "terrain", hex: sea.hex, terrain: "land" });
    expect(side).toMatchObject({ do: "line", of: "hexsides", kind: "impassable", a: sea.hex });
  });

  it("at a point only the nearest side is offered, and a closed one is opened", () => {
    const [border] = view.borders;
    const middle = { x: (border!.from.x + border!.to.x) / 2, y: (border!.from.y + border!.to.y) / 2 };
    const place = view.places.find(({ hex }) => hex !== undefined && border!.id.split(/\D/).includes(hex))!;
    const { items } = menuAt(place, middle);
    const sides = items.filter(({ id }) => id.startsWith("hexsides "));
    expect(sides.map(({ id }) => id)).toEqual([`hexsides impassable ${border!.id}`]);
    expect(sides[0]!.label).toMatch(/^Open the hexside to /);
  });

  it("a box has neither base nor terrain", () => {
    const box = view.places.find(({ hex }) => hex === undefined)!;
    expect(
      menuAt(box)
        .items.map(({ id }) => id)
        .filter((id) => !id.startsWith("remove")),
    ).toEqual(["add"]);
  });
});
