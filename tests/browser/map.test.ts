// @module-tag slow
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { mapView } from "../../lib/views/map";
import { SCENARIO, MapEditor } from "../views/map/map-editor";
import { cut, findings } from "./support/axe";
import { Board, middleOf } from "./support/board";
import { useStudio } from "./support/studio";
import { useVisit } from "./support/visit";

const studio = useStudio();
const view = mapView(new MapEditor().world(), SCENARIO)!;
const open = async (options?: Parameters<typeof Board.open>[2]): Promise<Board> =>
  Board.open(studio, await studio.workspace(), options);

/** A map for several tests; each but the first begins with the whole of it in sight and nothing chosen, as when it was opened. */
function useMap(): { first: () => Promise<Board>; again: () => Promise<Board> } {
  let whole = 0;
  const first = useVisit(studio, async () => {
    const map = await open();
    whole = await map.zoom();
    return map;
  });
  const again = async (): Promise<Board> => {
    const map = await first();
    await map.board.focus();
    await map.press("Escape", "0");
    await map.zoomIs((zoom) => zoom === whole);
    return map;
  };
  return { first, again };
}

describe("the map", () => {
  const { first, again } = useMap();

  it("is drawn from the data, with every counter at its place", async () => {
    const map = await first();
    const labelled = (): Promise<string[]> =>
      map.stacks.evaluateAll((all) =>
        all.map((each) => /^(.*counters?), on top/.exec(each.getAttribute("aria-label")!)![1]!).sort(),
      );
    const stands = view.places.flatMap(({ name, stacks }) =>
      stacks.map(({ total }) => `${name}: ${total} ${total === 1 ? "counter" : "counters"}`),
    );
    expect(stands.length).toBeGreaterThan(20);
    // Those that come into reach when the window gets its size are added a few a frame.
    await expect.poll(labelled).toEqual(stands.sort());
    // While the board is fitted to its window the canvases that are drawn on are others from frame to frame.
    const least = async (): Promise<number> => {
      const drawn = await map.board.locator("canvas").first().boundingBox();
      return Math.min(drawn?.width ?? 0, drawn?.height ?? 0);
    };
    await expect.poll(least).toBeGreaterThan(200);

    // Coasts lie under the grid until they are switched off, which is remembered.
    const pixels = (): Promise<string> =>
      map.board
        .locator("canvas")
        .evaluateAll((all: HTMLCanvasElement[]) => all.map((canvas) => canvas.toDataURL()).join());
    const coasts = (): Locator => map.page.getByRole("checkbox", { name: "Coasts" });
    let withCoasts = "";
    const isWhole = async (): Promise<boolean> => {
      const before = withCoasts;
      withCoasts = await pixels();
      return withCoasts === before;
    };
    await expect.poll(isWhole).toBe(true);
    await coasts().uncheck();
    await expect.poll(pixels).not.toBe(withCoasts);
    await map.page.reload();
    await expect.poll(() => coasts().isChecked()).toBe(false);
    await coasts().check();
    await expect.poll(pixels).toBe(withCoasts);
  });

  it("finds a place by its name and by its hex", async () => {
    const map = await again();
    await map.find("manil");
    await map.at("Manila").getByRole("heading", { name: "Manila 0906" }).waitFor();
    expect(await map.board.evaluate((board) => board === document.activeElement)).toBe(true);
    await map.find("1906");
    await map.at("Pearl Harbor").waitFor();
    await map.press("+", "+", "+", "+", "+", "+");
    // Stacks far out of sight are not drawn until somebody goes to them.
    await expect.poll(() => map.stack("Ceylon").count()).toBe(0);
    await map.find("Ceylon");
    const { x, y } = await middleOf(map.stack("Ceylon"));
    const seen = (await map.board.boundingBox())!;
    expect(x).toBeGreaterThan(seen.x);
    expect(y).toBeGreaterThan(seen.y);
    expect(x).toBeLessThan(seen.x + seen.width);
    expect(y).toBeLessThan(seen.y + seen.height);
  });

  it("zooms and fits by keys and walks from hex to hex", async () => {
    const map = await again();
    const fit = await map.zoom();
    await map.find("Truk");
    await map.press("+", "+");
    await map.zoomIs((zoom) => zoom > fit * 1.4);
    await map.press("-");
    await map.zoomIs((zoom) => zoom < fit * 1.4 && zoom > fit);
    await map.press("0");
    await map.zoomIs((zoom) => zoom === fit);
    await map.press("ArrowRight");
    await expect.poll(() => map.at("Truk").count()).toBe(0);
    await map.press("ArrowLeft");
    await map.at("Truk").waitFor();
  });

  it("is pulled by the wheel and by the mouse, and grows at the pointer", async () => {
    const map = await again();
    const wake = map.stack("Wake");
    /** How far it has gone; a pixel may be lost in rounding. */
    const hasMoved = (from: { x: number; y: number }, x: number, y: number): Promise<void> =>
      expect
        .poll(async () => {
          const now = await middleOf(wake);
          return Math.hypot(now.x - from.x - x, now.y - from.y - y);
        })
        .toBeLessThan(2);
    const fit = await map.zoom();
    let before = await middleOf(wake);
    await map.page.mouse.move(before.x, before.y);
    await map.page.keyboard.down("Control");
    await map.page.mouse.wheel(0, -150);
    await map.page.keyboard.up("Control");
    await map.zoomIs((zoom) => zoom > fit * 1.5);
    await hasMoved(before, 0, 0);
    await map.page.mouse.wheel(30, 40);
    await hasMoved(before, -30, -40);
    before = await middleOf(wake);
    await map.page.mouse.move(before.x - 60, before.y + 60);
    await map.page.mouse.down();
    await map.page.mouse.move(before.x - 50, before.y + 80, { steps: 3 });
    await map.page.mouse.up();
    await hasMoved(before, 10, 20);
  });

  it("fans its stacks out under the pointer, and where the keyboard has gone", async () => {
    const map = await again();
    const destroyers = map.board.getByRole("button", { name: "2 × DD Destroyers, at Noumea" });
    await expect.poll(() => destroyers.isVisible()).toBe(false);
    await map.stack("Noumea").hover();
    await destroyers.waitFor();
    await map.page.mouse.move(400, 300);
    await destroyers.waitFor({ state: "hidden" });
    await map.find("Noumea");
    await destroyers.waitFor();
    await map.press("ArrowUp");
    await destroyers.waitFor({ state: "hidden" });
  });

  it("has its stacks as text beside it", async () => {
    const map = await again();
    await map.stack("Noumea").click();
    const list = map.at("Noumea").getByRole("region", { name: "Allies" });
    expect(await list.locator("[data-unit] > span").allInnerTexts()).toEqual([
      "CV Lexington, Enterprise",
      "CA Heavy cruisers",
      "2 × DD Destroyers",
    ]);
  });

  it("has overlays that show something of the set-up each, one at a time, with a key", async () => {
    const map = await again();
    const overlays: [string, string[], string, RegExp][] = [
      ["Control", ["Japan", "The Allies", "Nobody"], "Truk", /controlled by Japan/],
      ["Air Zones of Control", ["Japan", "The Allies", "Both"], "Ceylon", /in the Air ZOC of the Allies/],
      ["Supply Lines", ["Land units out of supply"], "Manila", /no Supply Line for the Allies/],
      ["Stacking: used and limit", ["Room left", "Full"], "Formosa", /air 8\/8/],
      ["Sea movement from a hex", ["Hexes sailed"], "Pearl Harbor", /0 hexes by sea/],
    ];
    for (const [title, key, place, words] of overlays) {
      await map.find(place);
      const shown = await map.overlay(title);
      for (const each of key) await shown.getByText(each).first().waitFor();
      await expect.poll(() => map.board.locator("polygon[data-tone]").count()).toBeGreaterThan(5);
      await expect.poll(() => map.board.getByRole("note").count()).toBe(1);
      await map.find(place);
      await map.says(words);
    }
    await map.page.getByRole("combobox", { name: "Overlay" }).selectOption("");
    await expect.poll(() => map.board.getByRole("note").count()).toBe(0);
    await expect.poll(() => map.board.locator("polygon[data-tone]").count()).toBe(0);
  });

  it("asks for the hex of a range, and shows problems where they lead", async () => {
    const map = await again();
    await (await map.overlay("Sea movement from a hex")).getByText("Choose a hex to sail from.").waitFor();
    const problems = await map.overlay("Problems");
    await problems.getByText("No problem refers to a place on this map.").waitFor();
    const brunei = await map.centre("Brunei");
    await map.carry(map.stack("Manila"), brunei);
    await map.verdict(/Alt places it anyway/);
    await map.page.keyboard.down("Alt");
    await map.page.mouse.up();
    await map.page.keyboard.up("Alt");
    await map.hasProblem(/Brunei has 10 land/);
    await map.board.locator('polygon[data-tone="bad"]').waitFor();
    await map.page.getByRole("combobox", { name: "Overlay" }).selectOption("");
    await map.board.focus();
    await map.page.keyboard.press("Control+z");
    await map.hasNoProblem(/Brunei has 10 land/);
  });

  it("shows what is chosen level by level in the pane of layers", async () => {
    const map = await again();
    await map.page.getByRole("button", { name: "Layers", exact: true }).click();
    const layers = map.page.getByRole("region", { name: "Layers of the value" });
    await map.find("Truk");
    await layers.getByRole("heading", { name: /bases › truk\s*bases\.json/ }).waitFor();
    await map.at("Truk").getByRole("spinbutton", { name: "Air Capacity" }).focus();
    await layers.getByRole("heading", { name: /truk › airCapacity/ }).waitFor();
    await map.find("1509");
    await layers.getByRole("heading", { name: /hexes › 1509\s*map\.json/ }).waitFor();
    await map.stack("Wake").click();
    await layers.getByRole("heading", { name: /setup › wake › units › j-land-2-marine/ }).waitFor();
  });
});

describe("the map on a screen of 1024 × 768 that is touched", () => {
  const visit = useVisit(studio, () => open({ viewport: { width: 1024, height: 768 }, hasTouch: true }));

  /** The whole of it, with nothing chosen. */
  const fromFar = async (): Promise<Board> => {
    const map = await visit();
    await map.board.focus();
    await map.press("Escape", "0");
    await expect.poll(() => map.drawing("Wake").getAttribute("data-form")).toBe("small");
    return map;
  };

  it("is accessible and whole in both themes", async () => {
    const map = await fromFar();
    expect(await findings(map.page)).toEqual([]);
    expect(await cut(map.page)).toEqual([]);
    await map.overlay("Supply Lines");
    await map.find("Pearl");
    await map.at("Pearl Harbor").getByText("Add a counter to Pearl Harbor").click();
    await map.at("Pearl Harbor").getByRole("list", { name: "Counter mix" }).waitFor();
    expect(await findings(map.page)).toEqual([]);
    expect(await cut(map.page)).toEqual([]);
    await map.page.getByRole("combobox", { name: "Overlay" }).selectOption("");
  });

  it("shows a counter as a sign, with its ratings, and with all that is printed, as it grows", async () => {
    const map = await fromFar();
    const form = (): Promise<string | null> => map.drawing("Wake").getAttribute("data-form");
    expect(await form()).toBe("small");
    await map.find("Wake");
    await map.press("+", "+", "+", "+");
    await expect.poll(form).toBe("normal");
    await map.press("+", "+", "+", "+");
    await expect.poll(form).toBe("full");
    const { name } = view.places.find(({ id }) => id === "wake")!.stacks[0]!.top;
    await expect.poll(() => map.drawing("Wake").locator("text").allTextContents()).toContain(name);
  });

  it("is pulled by a finger, and grows between two", async () => {
    const map = await fromFar();
    const fingers = await map.fingers();
    const fit = await map.zoom();
    const wake = map.stack("Wake");
    const at = await middleOf(wake);
    const sea = { x: at.x, y: at.y + 60 };
    await fingers.drag([sea, { x: sea.x - 40, y: sea.y + 20 }]);
    await expect.poll(async () => Math.round((await middleOf(wake)).x)).toBe(Math.round(at.x) - 40);
    expect(await map.zoom()).toBe(fit);
    const now = await middleOf(wake);
    await fingers.drag(
      [
        { x: now.x - 30, y: now.y },
        { x: now.x - 60, y: now.y },
      ],
      [
        { x: now.x + 30, y: now.y },
        { x: now.x + 60, y: now.y },
      ],
    );
    await map.zoomIs((zoom) => zoom > fit * 1.8);
    const after = await middleOf(wake);
    expect(Math.hypot(after.x - now.x, after.y - now.y)).toBeLessThan(12);
  });
});
