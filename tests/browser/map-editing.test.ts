// @module-tag slow
import { describe, expect, it } from "vitest";
import { Board, type Point } from "./support/board";
import { useStudio, type Workspace } from "./support/studio";
import { useVisit } from "./support/visit";

const studio = useStudio();
const layer = "layers/my-variant";
const setup = `${layer}/scenarios/short-campaign.json`;

const visit = useVisit(studio, async () => {
  const workspace = await studio.workspace();
  const map = await Board.open(studio, workspace);
  return { map, workspace, page: map.page };
});

/** The map of a workspace that is as it was made: what earlier tests did is taken back. */
async function open(): Promise<{ map: Board; workspace: Workspace }> {
  const { map, workspace, page } = await visit();
  await map.board.focus();
  await map.press("Escape", "0");
  const undo = page.getByRole("button", { name: /^Undo(:|$)/ });
  const next = (): Promise<string | null> => undo.getAttribute("aria-label");
  for (let label = await next(); await undo.isEnabled(); label = await next()) {
    await undo.click();
    // The same again is another step, with another label or none after it.
    await expect.poll(async () => (await next()) !== label || (await undo.isDisabled())).toBe(true);
  }
  await map.save();
  return { map, workspace };
}

/** What a file of the workspace says once it is saved. */
async function saved(map: Board, workspace: Workspace, file: string): Promise<unknown> {
  await map.statusIs(/not saved/);
  await map.save();
  const { $schema, ...rest } = JSON.parse(workspace.read(file)) as Record<string, unknown>;
  expect($schema === undefined || typeof $schema === "string").toBe(true);
  return rest;
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

describe("dragging", () => {
  it("an illegal drop says why before it happens and changes nothing; a legal one is written into the text and can be undone", async () => {
    const { map, workspace } = await open();
    const brunei = await map.centre("Brunei");
    await map.carry(map.stack("Manila"), brunei);
    await map.verdict(/✕ Brunei has 10 land Transport factors of one side; its limit is 8\.\s*2\.2\.2\.1/);
    await map.page.mouse.up();
    await map.says(/^Not put down at Brunei: Brunei has 10/);
    await map.stackIs("Manila", /1 counter,/);
    await map.stackIs("Brunei", /1 counter,/);
    await map.statusIs(/All saved/);

    // Open sea takes no set-up, and Escape puts a counter back.
    const sea = await map.centre("1509");
    await map.carry(map.stack("Noumea"), sea);
    await map.verdict(/There is no base or box at 1509/);
    await map.press("Escape");
    await expect.poll(() => map.board.getByRole("status").count()).toBe(0);
    await map.page.mouse.up();
    await map.statusIs(/All saved/);

    const pearl = await map.centre("Pearl Harbor");
    await map.stackIs("Noumea", /4 counters/);
    await map.carry(map.stack("Noumea"), pearl);
    await map.verdict(/Legal at Pearl Harbor/);
    await map.page.mouse.up();
    await map.says(/^Move CV to Pearl Harbor: written to layers\/my-variant/);
    await map.stackIs("Pearl Harbor", /5 counters/);
    await map.stackIs("Noumea", /3 counters/);
    const [type] = Object.keys(
      ((await saved(map, workspace, setup)) as { setup: { "pearl-harbor": { units: object } } }).setup[
        "pearl-harbor"
      ].units,
    );
    expect(workspace.read(setup)).toContain(`"${type}": null`);
    await map.undoButton("Move CV to Pearl Harbor").click();
    await map.stackIs("Noumea", /4 counters/);
    await map.stackIs("Pearl Harbor", /4 counters/);
  });

  it("a box takes what belongs into it, and says what does not", async () => {
    const { map, workspace } = await open();
    const box = await map.centre("Convoy Escort");
    await map.carry(map.stack("Formosa"), box);
    await map.verdict(/✕ .*Convoy Escort/);
    await map.page.mouse.up();
    await map.says(/^Not put down at Convoy Escort/);
    await map.find("Yokosuka");
    await map.stackIs("Noumea", /on top CV/);
    const ports = await map.centre("West Coast USA");
    await map.carry(map.stack("Noumea"), ports);
    await map.verdict(/Legal at West Coast USA/);
    await map.page.mouse.up();
    await map.says(/^Move CV to West Coast USA/);
    expect(await saved(map, workspace, setup)).toMatchObject({ setup: { "west-coast-usa": {} } });
  });
});

describe("the keyboard alone", () => {
  it("chooses a counter, carries it and drops it", async () => {
    const { map } = await open();
    await map.find("Noumea");
    await map.press("Enter");
    const destroyers = map.at("Noumea").getByRole("button", { name: /^2 × DD Destroyers$/ });
    const hasFocus = () => destroyers.evaluate((button) => button === document.activeElement);
    for (let i = 0; i < 20 && !(await hasFocus()); i++) await map.press("Tab");
    expect(await hasFocus()).toBe(true);
    await map.press("Space");
    await map.says(/DD picked up\. Arrows choose a place/);
    await map.press("ArrowRight");
    await map.at("Espiritu Santo").waitFor();
    await map.verdict(/Legal at Espiritu Santo/);
    await map.press("Space");
    await map.says(/^Move DD to Espiritu Santo/);
    await map.stackIs("Espiritu Santo", /1 counter, on top DD/);
    await map.press("Control+z");
    await map.stackIs("Noumea", /4 counters/);
  });

  it("sees why a place is not legal, and may put it there all the same", async () => {
    const { map } = await open();
    await map.find("Manila");
    await map.press("Space");
    await map.find("Brunei");
    await map.verdict(/Shift\+Space places it anyway/);
    await map.press("Space");
    await map.says(/^Not put down at Brunei/);
    await map.press("Shift+Space");
    await map.says(/^Move Army to Brunei/);
    await map.hasProblem(/Brunei has 10 land/);
  });
});

describe("the strip", () => {
  it("adds from the counter mix as long as there are some", async () => {
    const { map, workspace } = await open();
    await map.find("Brisbane");
    const strip = map.at("Brisbane");
    await strip.getByText("Add a counter to Brisbane").click();
    await strip.getByRole("searchbox", { name: "Find a counter" }).fill("u-ca");
    await strip.getByRole("button", { name: /CA Heavy cruisers\s*6 of 8 left/ }).click();
    await strip.getByRole("button", { name: /CA Heavy cruisers\s*5 of 8 left/ }).waitFor();
    await map.stackIs("Brisbane", /2 counters/);
    expect(await saved(map, workspace, setup)).toEqual({ setup: { brisbane: { units: { "u-ca": 1 } } } });
    await strip.getByRole("searchbox", { name: "Find a counter" }).fill("j-dd");
    await expect.poll(() => strip.getByRole("button", { name: /0 of 12 left/ }).isDisabled()).toBe(true);
  });

  it("turns a unit over, turns it back, and takes it away", async () => {
    const { map } = await open();
    await map.find("Calcutta");
    const unit = (name: string) => map.at("Calcutta").getByRole("button", { name, exact: true });
    await unit("Army").focus();
    await unit("Reduce Army by a step").click();
    await unit("Army, reduced").focus();
    await map.stackIs("Calcutta", /Army, reduced/);
    await unit("Restore a step of Army").click();
    await unit("Army").focus();
    await map.press("Delete");
    await map.says(/^Remove Army from Calcutta/);
    await map.at("Calcutta").getByText("Nothing here.").waitFor();
    await map.undoButton("Remove Army from Calcutta").click();
    await unit("Army").waitFor();
  });

  it("changes a base's value, and its control in the scenario", async () => {
    const { map, workspace } = await open();
    await map.find("Truk");
    const air = map.at("Truk").getByRole("spinbutton", { name: "Air Capacity" });
    await air.fill("9");
    await air.press("Enter");
    await map.says(/^Change Air Capacity of Truk: written to layers\/my-variant\/bases\.json/);
    expect(await saved(map, workspace, `${layer}/bases.json`)).toEqual({
      bases: { truk: { airCapacity: 9 } },
    });
    await map.undoButton("Change Air Capacity of Truk").click();
    await expect.poll(() => air.inputValue()).toBe("6");
    await map.at("Truk").getByRole("combobox", { name: "Control" }).selectOption("none");
    await map.says(/^Change Control of Truk/);
    expect(await saved(map, workspace, setup)).toEqual({ control: { truk: "none" } });
  });
});

describe("painting", () => {
  it("a hex", async () => {
    const { map, workspace } = await open();
    const { x, y } = await map.centre("1509");
    await map.tool("Terrain");
    await map.page.mouse.click(x, y);
    await map.says(/^Make 1509 land/);
    expect(await saved(map, workspace, `${layer}/map.json`)).toEqual({
      hexes: { 1509: { terrain: "land" } },
    });
    await map.undoButton("Make 1509 land").click();
    const terrain = map.at("1509").getByRole("combobox", { name: "Terrain" });
    await expect.poll(() => terrain.inputValue()).toBe("sea");
  });

  it("a hexside, by a click between two hexes", async () => {
    const { map, workspace } = await open();
    const [a, b] = [await map.centre("0107"), await map.centre("0108")];
    await map.tool("Hexside");
    const { x, y } = between(a, b);
    await map.page.mouse.click(x, y - 1);
    await map.says(/^Add impassable hexside 0107-0108/);
    expect(await saved(map, workspace, `${layer}/map.json`)).toEqual({
      hexsides: { "0107-0108": { impassable: true } },
    });
    await map.page.mouse.click(x, y - 1);
    await map.says(/^Remove impassable hexside 0107-0108/);
  });

  it("a way by land, by the keyboard", async () => {
    const { map, workspace } = await open();
    await map.tool("Land link");
    await map.find("0107");
    await map.press("Enter");
    await map.says(/^From 0107: go to an adjacent hex/);
    await map.press("ArrowDown", "Enter");
    await map.says(/^Add land link 0107-0108/);
    expect(await saved(map, workspace, `${layer}/map.json`)).toEqual({
      connections: { "0107-0108": { kind: "land" } },
    });
    await map.press("Escape");
    await expect
      .poll(() => map.page.getByRole("radio", { name: "Move", exact: true }).getAttribute("aria-checked"))
      .toBe("true");
  });
});
