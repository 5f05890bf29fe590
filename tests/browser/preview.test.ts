// @module-tag slow
import { describe, expect, it } from "vitest";
import { cut, findings } from "./support/axe";
import { Previewed } from "./support/preview";
import { useStudio, type Workspace } from "./support/studio";
import { useVisit } from "./support/visit";

const studio = useStudio();
const patch = "layers/my-variant/scenarios/short-campaign.json";
const units = "layers/my-variant/units.json";

/** A workspace whose variant puts heavy cruisers to Brisbane and makes two carriers weaker. */
async function workspace(): Promise<Workspace> {
  const made = await studio.workspace();
  made.write(patch, '{\n  "setup": { "brisbane": { "units": { "u-ca": 1 } } }\n}\n');
  made.write(units, '{\n  "naval": { "j-cv-akagi-kaga": { "defense": 8 } }\n}\n');
  return made;
}

/** The pane with the set-up of a scenario, which is as it was made. */
function usePreview(): () => Promise<Previewed> {
  const visit = useVisit(studio, async () => Previewed.open(studio, await workspace()));
  return async () => {
    const window = await visit();
    await window.show(/Set-up/);
    await window.pane
      .getByRole("combobox", { name: "Scenario of the preview" })
      .selectOption("scenarios/short-campaign.json");
    await window.pane.getByRole("application").waitFor();
    return window;
  };
}

describe("the live preview", () => {
  const visit = usePreview();

  it("is there where there is room, is closed by its key, and remembers that", async () => {
    const window = await visit();
    await window.pane.getByRole("application").waitFor();
    await window.page.keyboard.press("Alt+p");
    await window.pane.waitFor({ state: "detached" });
    await window.page.reload();
    await window.ready();
    await expect.poll(() => window.pane.count()).toBe(0);
    await window.page.getByRole("button", { name: "Preview", exact: true }).click();
    await window.show(/What changed/);
    await window.page.reload();
    await window.changes.first().waitFor();
    await expect.poll(() => window.tab(/What changed/).getAttribute("aria-selected")).toBe("true");

    // Its edge is moved by mouse and keys, a new visit finds it there, and a double click takes it back.
    const edge = window.page.getByRole("separator", { name: "Size of the preview" });
    const width = async (): Promise<number> => Math.round((await window.pane.boundingBox())!.width);
    const usual = await width();
    const { x, y, height } = (await edge.boundingBox())!;
    await window.page.mouse.move(x, y + height / 2);
    await window.page.mouse.down();
    await window.page.mouse.move(x - 60, y + height / 2, { steps: 3 });
    await window.page.mouse.up();
    await expect.poll(width).toBeGreaterThan(usual + 50);
    const dragged = await width();
    await edge.press("ArrowRight");
    await expect.poll(width).toBeLessThan(dragged - 60);
    const pressed = await width();
    await window.page.reload();
    await window.changes.first().waitFor();
    expect(await width()).toBe(pressed);
    await edge.dblclick();
    await expect.poll(width).toBe(usual);
  });

  it("has one map: edited here, until it is in the editor; its text stays beside the forces", async () => {
    const window = await visit();
    const { page, pane } = window;
    const maps = page.getByRole("application");
    await pane.getByRole("button", { name: /^Brisbane: 2 counters/ }).click();
    const place = pane.getByRole("complementary", { name: "At Brisbane" });
    const cruisers = place.locator("[data-unit]", { hasText: "Heavy cruisers" });
    await cruisers.hover();
    await place.getByRole("button", { name: "Remove Heavy cruisers" }).click();
    await window.stackIs("Brisbane", /1 counter,/);
    await window.undo();
    await window.stackIs("Brisbane", /2 counters/);
    await cruisers.hover();
    await place.getByRole("button", { name: "Show Heavy cruisers in the text" }).click();
    await window.inFront(patch);
    await window.shows('"u-ca": 1');

    await window.explorer.locator('[role=treeitem][title="scenarios/short-campaign.json"]').click();
    await page.locator("main").getByRole("application").waitFor();
    await expect.poll(() => maps.count()).toBe(1);
    await page
      .locator("main")
      .getByRole("button", { name: /^Brisbane: 2 counters/ })
      .click();
    await cruisers.waitFor();
    await page.keyboard.press("Alt+t");
    await window.shows('"setup"');
    await pane.getByRole("application").waitFor();
    await expect.poll(() => maps.count()).toBe(1);
    await page.reload();
    await window.shows('"setup"');
    await window.explorer.locator('[role=treeitem][title="scenarios/campaign.json"]').click();
    await window.shows('"setup"');
  });

  it("goes to full width and back by F, Escape and its button, and comes back by itself for the text", async () => {
    const window = await visit();
    const { keyboard } = window.page;
    await window.pane.getByRole("application").focus();
    await keyboard.press("f");
    await window.becomesFull(true);
    await keyboard.press("F");
    await window.becomesFull(false);
    await window.pane.getByRole("button", { name: "Preview to full width" }).click();
    await window.becomesFull(true);
    await keyboard.press("Escape");
    await window.becomesFull(false);
    // In a field it is a letter.
    const find = window.pane.getByRole("combobox", { name: "Find a place" });
    await find.pressSequentially("fo");
    await expect.poll(() => find.inputValue()).toBe("fo");
    await window.pane.getByRole("listbox", { name: "Places found" }).waitFor();
    await keyboard.press("Enter");
    expect(await window.isFull()).toBe(false);
    await window.palette("Control+Shift+p", "preview to full width");
    await window.becomesFull(true);
    await window.pane.locator("[data-unit]").first().hover();
    await window.pane
      .getByRole("button", { name: /^Show .* in the text$/ })
      .first()
      .click();
    await window.inFront("scenarios/short-campaign.json");
    await window.becomesFull(false);
  });

  it("follows the text with its set-up: counters, totals, and a broken rule until its fix mends it", async () => {
    const window = await visit();
    await window.stackIs("Brisbane", /2 counters/);
    await window.forcesAre("Allies", "CA", ["3", "", "", "3"]);
    await window.says(/The engine sets it up: 41 ships/);
    await window.document(patch);
    await window.typeOver("1", "2");
    await window.stackIs("Brisbane", /3 counters/);
    await window.forcesAre("Allies", "CA", ["4", "", "", "4"]);
    await window.says(/The engine sets it up: 42 ships/);
    await window.page.keyboard.press("Backspace");
    await window.page.keyboard.type("9");
    await window.says(/9 × .* are placed here, but there are 8 counters.*2\.1/);
    await window.says(/It cannot be set up: 2 errors must be fixed first/);
    await window.said.getByRole("button", { name: /^Place \d instead of 9$/ }).click();
    await window.says(/The engine sets it up: 46 ships/);
    await window.stackIs("Brisbane", /7 counters/);
    await window.undo();
    await window.says(/9 × /);
    await window.said.getByRole("button", { name: /9 × / }).click();
    await window.inFront(patch);
    await window.select("9");
    await window.page.keyboard.type("1");
    await window.stackIs("Brisbane", /2 counters/);
    await window.statusIs(/All saved/);
  });

  it("has the set-up of the scenario in front in the editor, else of the one chosen", async () => {
    const window = await visit();
    const choice = window.pane.getByRole("combobox", { name: "Scenario of the preview" });
    const chosen = () => choice.evaluate((select) => (select as HTMLSelectElement).value);
    await expect.poll(chosen).toBe("scenarios/short-campaign.json");
    await window.document("scenarios/campaign.json");
    await expect.poll(chosen).toBe("scenarios/campaign.json");
    await window.stackIs("Pearl Harbor", /\d+ counters/);
    await window.document("bases.json");
    expect(await chosen()).toBe("scenarios/campaign.json");
    await window.document(patch);
    await expect.poll(chosen).toBe("scenarios/short-campaign.json");
    await choice.selectOption({ label: "Campaign Game" });
    await expect.poll(chosen).toBe("scenarios/campaign.json");
    await choice.selectOption("scenarios/short-campaign.json");
    await expect.poll(chosen).toBe("scenarios/short-campaign.json");
  });

  it("lists what changed with names, rule and reason, and leads to the text; the errata are listed separately, and where nothing differs it says so", async () => {
    const window = await visit();
    await expect.poll(() => window.tab(/What changed/).textContent()).toBe("What changed 5");
    await window.show(/What changed/);
    const against = window.pane.getByRole("combobox", { name: "Against" });
    await window.pane.getByRole("button", { name: "Errata 3" }).waitFor();
    await against.selectOption("errata");
    await window.changesAre([
      /^Units 1$/,
      /^Y.*CV Akagi, Kaga \(Japan\): defense 8, was 92\.1\.1\.1My variant/,
      /^Set-ups 1$/,
      /^Y.*Short Campaign Game: CA Heavy cruisers \(United States\) at Brisbane, new.*My variant/,
    ]);
    await expect.poll(() => window.tab(/What changed/).textContent()).toBe("What changed 2");
    await window.changes.nth(1).click();
    await window.inFront(units);
    await window.typeOver("8", "9");
    await window.changesAre([/Set-ups/, /Brisbane/]);
    await window.undo();
    await window.pane.getByRole("searchbox", { name: "Filter changes" }).fill("kaga");
    await window.changesAre([/Units/, /Akagi/]);
    await window.pane.getByRole("searchbox", { name: "Filter changes" }).fill("");

    // Without the variant.
    const isOn = window.explorer.getByLabel("My variant is on");
    const nothing = window.pane.getByText("Nothing differs from the game with its errata.");
    await isOn.click();
    await nothing.waitFor();
    await window.save();
    await window.page.reload();
    await window.ready();
    await nothing.waitFor();
    await isOn.click();
    await window.changesAre([/Units/, /Akagi/, /Set-ups/, /Brisbane/]);
    await window.save();
  });

  it("is used by the keyboard alone", async () => {
    const window = await visit();
    const { keyboard } = window.page;
    await window.palette("Control+Shift+p", "preview: set-up");
    const find = window.pane.getByRole("combobox", { name: "Find a place" });
    await window.tab(/Set-up/).focus();
    for (let i = 0; i < 6 && !(await find.evaluate((each) => each === document.activeElement)); i++) {
      await keyboard.press("Tab");
    }
    await keyboard.type("Noumea");
    await window.pane.getByRole("listbox", { name: "Places found" }).waitFor();
    await keyboard.press("Enter");
    await window.pane.getByRole("complementary", { name: "At Noumea" }).waitFor();
    await keyboard.press("ArrowRight");
    await keyboard.press("ArrowLeft");
    await keyboard.press("Enter");
    // Back to the map, and there back from the place.
    await keyboard.press("Escape");
    await keyboard.press("Escape");
    await window.pane.getByRole("complementary", { name: /^At / }).waitFor({ state: "detached" });
    await window.tab(/Set-up/).focus();
    await keyboard.press("ArrowRight");
    await window.pane.getByRole("heading", { name: /^Play / }).waitFor();
    await keyboard.press("ArrowRight");
    await window.changes.first().waitFor();
    await window.pane.getByRole("tree", { name: "Changes" }).focus();
    await keyboard.press("Home");
    await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
    await window.inFront(units);
  });

  it("is accessible and whole in both themes", async () => {
    const window = await visit();
    await window.pane
      .getByRole("button", { name: /^Brisbane: / })
      .first()
      .click();
    await window.pane.getByRole("complementary", { name: "At Brisbane" }).waitFor();
    expect(await findings(window.page)).toEqual([]);
    await window.show(/What changed/);
    await window.changes.first().waitFor();
    expect(await findings(window.page)).toEqual([]);
  });
});

it("waits to be asked for in a smaller window, and is accessible and whole in both themes at 1024 × 768", async () => {
  const small = { viewport: { width: 1280, height: 800 } };
  const window = await Previewed.open(studio, await workspace(), small);
  await expect.poll(() => window.pane.count()).toBe(0);
  await window.palette("Control+Shift+p", "preview: set-up");
  await window.pane.getByRole("application").waitFor();
  await window.page.keyboard.press("Alt+p");
  await window.pane.waitFor({ state: "detached" });
  await window.page.setViewportSize({ width: 1024, height: 768 });
  await window.page.getByRole("button", { name: "Preview", exact: true }).first().click();
  await window.pane.getByRole("application").waitFor();
  expect(await findings(window.page)).toEqual([]);
  expect(await cut(window.page)).toEqual([]);
  await window.pane.getByRole("application").focus();
  await window.page.keyboard.press("f");
  await window.becomesFull(true);
  expect(await findings(window.page)).toEqual([]);
  expect(await cut(window.page)).toEqual([]);
});
