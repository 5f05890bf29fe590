import type { CDPSession, Locator } from "playwright-core";
import { expect } from "vitest";
import type { Studio, Workspace } from "./studio";
import { Window } from "./desk";

export interface Point {
  x: number;
  y: number;
}

type Options = Parameters<Studio["page"]>[1];

/** The map in a window of the studio, handled as a person would. */
export class Board extends Window {
  static async open(
    studio: Studio,
    workspace: Workspace,
    options: Options = { viewport: { width: 1440, height: 900 } },
  ): Promise<Board> {
    const board = new Board(await studio.page(workspace.address, options));
    await board.ready();
    await board.showMap("map.json");
    return board;
  }

  /** A document of the explorer in the view that is a map. */
  async showMap(file: string): Promise<void> {
    await this.explorer.locator(`[role=treeitem][title="${file}"]`).click({ position: { x: 110, y: 8 } });
    await this.page
      .getByRole("group", { name: "View" })
      .getByRole("button", { name: "Map", exact: true })
      .click();
    await this.board.waitFor();
    await this.stacks.first().waitFor();
  }

  /** The part of the map that is seen; it takes the keys. */
  get board(): Locator {
    return this.page.getByRole("application");
  }

  /** Beside the map: the place that is chosen. */
  at(place: string): Locator {
    return this.page.getByRole("complementary", { name: `At ${place}`, exact: true });
  }

  get stacks(): Locator {
    return this.board.getByRole("button", { name: /: \d+ counters?, on top / });
  }

  /** The top counter of a place; of the side that is named first where both sides stand. */
  stack(place: string): Locator {
    return this.board.getByRole("button", { name: new RegExp(`^${place}: \\d+ counter`) }).first();
  }

  /** The drawing of that counter. */
  drawing(place: string): Locator {
    return this.stack(place).locator("xpath=..").locator("svg");
  }

  /** What the counters of a place are, by the words of its stack. */
  async stackIs(place: string, words: RegExp): Promise<void> {
    await expect.poll(() => this.stack(place).getAttribute("aria-label"), { timeout: 20_000 }).toMatch(words);
  }

  /** What the line below the map says was done. */
  async says(words: RegExp): Promise<void> {
    await this.page.locator("p").getByRole("status").filter({ hasText: words }).waitFor();
  }

  async find(words: string): Promise<void> {
    const field = this.page.getByRole("combobox", { name: "Find a place" });
    await field.fill(words);
    await this.page.getByRole("listbox", { name: "Places found" }).getByRole("option").first().waitFor();
    await field.press("Enter");
  }

  /** The middle of a place that has just been found, on the screen. */
  async centre(place: string): Promise<Point> {
    await this.find(place);
    await this.board.locator("polygon[data-place]").waitFor();
    return middleOf(this.board.locator("polygon[data-place]"));
  }

  async zoom(): Promise<number> {
    return parseInt(await this.page.getByLabel("Zoom", { exact: true }).innerText(), 10);
  }

  async zoomIs(test: (zoom: number) => boolean): Promise<void> {
    await expect.poll(async () => test(await this.zoom())).toBe(true);
  }

  /** Pick a counter up with the mouse and hold it at a point. */
  async carry(counter: Locator, to: Point): Promise<void> {
    const { x, y } = await middleOf(counter);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + 6, y + 6);
    await this.page.mouse.move(to.x, to.y, { steps: 4 });
  }

  /** What is said of the place over which a counter is held, before it is dropped. */
  async verdict(words: RegExp): Promise<void> {
    await this.board.getByRole("status").filter({ hasText: words }).waitFor();
  }

  async overlay(title: string): Promise<Locator> {
    await this.page.getByRole("combobox", { name: "Overlay" }).selectOption({ label: title });
    const key = this.board.getByRole("note", { name: `Key: ${title}` });
    await key.waitFor();
    return key;
  }

  async tool(name: string): Promise<void> {
    await this.page.getByRole("radio", { name, exact: true }).click();
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  undoButton(label: string): Locator {
    return this.page.getByRole("button", { name: `Undo: ${label}`, exact: true });
  }

  fingers(): Promise<Fingers> {
    return Fingers.on(this);
  }
}

/** Fingers on the screen. */
class Fingers {
  private constructor(private readonly session: CDPSession) {}

  static async on({ page }: Window): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  private send(type: "touchStart" | "touchMove" | "touchEnd", points: readonly Point[]): Promise<unknown> {
    const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
    return this.session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }

  /** Each finger goes from its first point to its last one, in some steps; all are lifted in the end. */
  async drag(...ways: readonly (readonly [Point, Point])[]): Promise<void> {
    for (let i = 1; i <= ways.length; i++) {
      await this.send(
        "touchStart",
        ways.slice(0, i).map(([from]) => from),
      );
    }
    const steps = 5;
    for (let step = 1; step <= steps; step++) {
      const between = (a: number, b: number): number => a + ((b - a) * step) / steps;
      await this.send(
        "touchMove",
        ways.map(([from, to]) => ({ x: between(from.x, to.x), y: between(from.y, to.y) })),
      );
    }
    await this.send("touchEnd", []);
  }
}

export async function middleOf(locator: Locator): Promise<Point> {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}
