import { describe, expect, it } from "vitest";
import { layLabels, mapView, stackRects } from "../../../lib/views/map";
import { type Measure, type Rect, rectOf } from "../../../lib/views/map/lay-labels";
import { SCENARIO, MapEditor } from "../../views/map/map-editor";

/** Bold letters are about so wide. */
const measure: Measure = (text) => text.length * 0.6;
const zooms = [0.25, 0.3, 0.37, 0.44, 0.6, 0.75, 1, 1.3, 2, 3];
const view = mapView(new MapEditor().world(), SCENARIO)!;
const sites = view.places.filter(({ site }) => site);

const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe.each(zooms)("names at zoom %s", (zoom) => {
  const names = layLabels(view, zoom, measure).filter(({ kind }) => kind === "name");
  const rects = names.map((label) => ({ text: label.text, rect: rectOf(label, measure) }));

  it("cover no counter and no other name", () => {
    const counters = view.places.flatMap((place) => stackRects(view, zoom, place));
    expect(counters.length).toBeGreaterThan(20);
    expect(rects.filter(({ rect }) => counters.some((each) => overlap(rect, each)))).toEqual([]);
    expect(
      rects.filter(({ rect }, i) => rects.some((other, j) => j > i && overlap(rect, other.rect))),
    ).toEqual([]);
  });

  it("are there, but for a few where the map is small", () => {
    const missing = sites.map(({ name }) => name).filter((name) => !names.some(({ text }) => text === name));
    if (zoom >= 0.44) expect(missing).toEqual([]);
    else expect(missing.length).toBeLessThanOrEqual(sites.length / 6);
  });
});

describe("words of an overlay", () => {
  it("push names aside and take the place of figures", () => {
    const notes = sites.map(({ id }) => ({ place: id, text: "land 8/8" }));
    const labels = layLabels(view, 1, measure, { notes });
    expect(labels.some(({ kind }) => kind === "figures")).toBe(false);
    expect(layLabels(view, 1, measure).some(({ kind }) => kind === "figures")).toBe(true);
  });
});

it("hex numbers are read from zoom 1.2 on, and wherever they are asked for, clear of the figures", () => {
  const numbers = (zoom: number): number =>
    layLabels(view, zoom, measure).filter(({ kind }) => kind === "number").length;
  expect(numbers(1.19)).toBe(0);
  expect(numbers(1.2)).toBe(view.places.filter(({ hex }) => hex !== undefined).length);
  const labels = layLabels(view, 0.75, measure, { numbers: true }).map((label) => ({
    ...label,
    ...rectOf(label, measure),
  }));
  const asked = labels.filter(({ kind }) => kind === "number");
  expect(asked).toHaveLength(numbers(1.2));
  for (const number of asked)
    for (const other of labels)
      if (other.kind !== "number")
        expect(
          other.left < number.right &&
            number.left < other.right &&
            other.top < number.bottom &&
            number.top < other.bottom,
          `${number.text} and ${other.text}`,
        ).toBe(false);
});
