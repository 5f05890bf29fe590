// @module-tag slow
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { packageRoot } from "../../lib/workspace";
import { exampleAt, savedExample } from "../odds/support";
import { findings } from "./support/axe";
import { Editors, small } from "./support/editors";
import { Table } from "./support/play";
import { useStudio, type Workspace } from "./support/studio";
import { useVisit } from "./support/visit";

const studio = useStudio();
const javaSea = "battles/java-sea.json";
/** Fleets about as large as there are, so that nobody sees the end of their battle before a button is pressed. */
const fleets = {
  japan: [
    ["j-cv-akagi-kaga", "j-cv-hiryu-soryu", "j-ca", "j-dd"],
    ["j-cv-shokaku-zuikaku", "j-cvl-zuiho-shoho", "j-ca", "j-dd"],
    ["j-bb-yamato-musashi", "j-bb-mutsu-nagato", "j-ca", "j-dd"],
    ["j-bb-hiei-kirishima", "j-bb-kongo-haruna", "j-ca", "j-dd"],
    ["j-ca", "j-dd", "j-land-2"],
  ],
  allies: [
    ["u-cv-lexington-enterprise", "u-cv-saratoga-wasp", "u-ca", "u-dd"],
    ["u-cv-yorktown-hornet", "u-ca", "u-dd"],
    ["u-bb-north-carolina-washington", "u-bb-south-dakota-indiana", "u-ca", "u-dd"],
    ["u-bb-massachusetts-alabama", "u-ca", "u-dd"],
  ],
};
const greatBattle = {
  title: "A great battle",
  turn: 3,
  phasing: "japan",
  place: "midway",
  scenario: "short-campaign",
  forces: Object.fromEntries(
    Object.entries(fleets).map(([side, forces]) => [
      side,
      { taskForces: forces.map((ids) => ({ units: Object.fromEntries(ids.map((id) => [id, 1])) })) },
    ]),
  ),
};
const shippedText = readFileSync(join(packageRoot(), "data/fire-in-the-sky", javaSea), "utf8");

/** A window with the odds of battles beside the editor. */
class Odds extends Editors {
  static async at(workspace: Workspace, options: Parameters<typeof Editors.open>[2] = {}): Promise<Odds> {
    const { page } = await Editors.open(studio, workspace, options);
    const window = new Odds(page);
    await window.palette("Control+Shift+P", "Preview: odds");
    await window.choice.waitFor();
    return window;
  }

  get choice(): Locator {
    return this.page.getByRole("combobox", { name: "Battle", exact: true });
  }

  get odds(): Locator {
    return this.page.getByRole("group", { name: "Odds", exact: true });
  }

  async of(battle: string): Promise<void> {
    await this.choice.selectOption({ label: battle });
  }

  async known(words: RegExp): Promise<void> {
    await this.odds.getByText(words).first().waitFor({ timeout: 60_000 });
  }

  /** What a table of the odds says, row by row: "Japan 88.1 %". */
  async says(table: string, row: RegExp): Promise<void> {
    const rows = this.odds.getByRole("table", { name: table, exact: true }).getByRole("row");
    await expect
      .poll(() => rows.allInnerTexts(), { timeout: 30_000 })
      .toContainEqual(expect.stringMatching(row));
  }
}

interface Opened {
  workspace: Workspace;
  window: Odds;
  page: Page;
}

describe("the odds of a battle", () => {
  const visit = useVisit(studio, async (): Promise<Opened> => {
    const workspace = await studio.workspace();
    workspace.write("battles/great.json", JSON.stringify(greatBattle));
    workspace.write("scenarios/before-java-sea.json", JSON.stringify(savedExample(exampleAt(3))));
    const window = await Odds.at(workspace);
    return { workspace, window, page: window.page };
  });

  it("are exact, follow every edit of the data, and return with undo", async () => {
    const { window } = await visit();
    await window.of("Java Sea");
    await window.known(/^Exact: .* 150 different results, in .* ms\.$/);
    await window.says("Sea Control", /Japan\s+88\.1 %/);
    await window.says("Japan: Ships sunk", /^0\s+35\.1 %/);
    await window.view("tables/surface-combat.json", "Combat table");
    // The Dutch light cruiser fires at the Japanese as a ship of Firepower 1.
    const entry = window.grid.locator('[data-place="1 2"]');
    await entry.click();
    await window.page.keyboard.type("2");
    await window.press("Enter");
    await window.says("Japan: Ships sunk", /^0\s+(?!35\.1)/);
    await window.page.getByRole("button", { name: /^Undo(:|$)/ }).click();
    await window.says("Japan: Ships sunk", /^0\s+35\.1 %/);
  });

  it("hang on the policies of the sides, which can be kept in the battle", async () => {
    const { workspace, window } = await visit();
    await window.document(javaSea);
    await window.says("Sea Control", /Japan\s+88\.1 %/);
    await window.odds.getByLabel("Allies: policy").selectOption({ label: "Cautious" });
    await window.says("Sea Control", /Japan\s+(?!88\.1)/);
    await window.odds.getByRole("button", { name: "Keep in the battle" }).click();
    await window.canUndo(/^Undo: Policies of Java Sea$/);
    await window.odds
      .getByRole("option", { name: "Cautious (the battle’s own)" })
      .waitFor({ state: "attached" });
    await window.save();
    expect(workspace.patch(`layers/my-variant/${javaSea}`)).toMatchObject({
      policies: { japan: "strongest-fire", allies: "cautious" },
    });
    await window.odds.getByText("What they do").click();
    await window.odds.getByText(/withdraw when the enemy's are likely to hit/).waitFor();
  });

  it("of a large battle are sampled, with intervals, and can be given up and taken up", async () => {
    const { window } = await visit();
    await window.of("A great battle");
    await window.known(/^Enumerating dice: /);
    await window.odds.getByRole("button", { name: "Cancel" }).click();
    await window.known(/^Cancelled\.$/);
    await window.odds.getByRole("button", { name: "Calculate" }).click();
    await window.known(/of 4,000 battles fought/);
    await window.says("Sea Control", /Japan.* to \d/s);
    await window.odds.getByRole("button", { name: "Cancel" }).click();
    await window.known(/^Cancelled; the odds shown are the previous ones/);
    await window.of("Landing on an atoll");
    await window.known(/^Exact: /);
  });

  it("say what keeps a battle from being fought, and lead to it", async () => {
    const { workspace, window } = await visit();
    workspace.write(
      "battles/mine.json",
      shippedText.replace("Java Sea", "My battle").replace('"n-cl"', '"n-cx"'),
    );
    await window.choice.locator("option", { hasText: "My battle" }).waitFor({ state: "attached" });
    await window.of("My battle");
    const why = window.odds.getByRole("region", { name: "Why there are no odds" });
    await why.getByText(/n-cx/).waitFor();
    await why.getByRole("button", { name: "battles/mine.json" }).click();
    await window.inFront("battles/mine.json");
    await window.shows("n-cx");
    workspace.write("battles/mine.json", shippedText.replace("Java Sea", "My battle"));
    await window.says("Sea Control", /Japan\s+88\.1 %/);
  });

  it("are shown at once for a new battle made of another", async () => {
    const { workspace, window } = await visit();
    await window.explorer.getByRole("button", { name: /^New/ }).click();
    await window.page.getByRole("menuitem", { name: "New battle …" }).click();
    await window.dialog.getByLabel("Start with the forces of").selectOption({ label: "Singapore" });
    await window.dialog.getByLabel("Title").fill("Singapore again");
    await window.dialog.getByRole("button", { name: "Create" }).click();
    await window.inFront("battles/singapore-again.json");
    await window.known(/^Exact: /);
    await window.save();
    expect(workspace.patch("battles/singapore-again.json")).toMatchObject({ title: "Singapore again" });
    await window.hasNoProblem(/singapore-again/);
  });

  it("are accessible in both themes at 1024 × 768, and are reached and read with the keys alone", async () => {
    const { window } = await visit();
    const large = window.page.viewportSize()!;
    await window.page.setViewportSize(small.viewport!);
    await window.palette("Control+Shift+P", "Preview: odds");
    await window.choice.focus();
    await window.page.keyboard.type("Java");
    await window.known(/^Exact: /);
    expect(await findings(window.page)).toEqual([]);
    await window.odds.focus();
    await window.press("Tab");
    expect(await window.page.evaluate(() => document.activeElement?.closest("label")?.textContent)).toMatch(
      /^Japan: policy/,
    );
    await window.page.keyboard.type("Caut");
    await window.says("Sea Control", /Japan\s+\d/);
    expect(await findings(window.page)).toEqual([]);
    await window.page.setViewportSize(large);
  });

  it("of a battle that is met in play are on the table, before it and in its midst, for every viewer", async () => {
    const table = new Table((await visit()).page);
    await table.showPlay();
    await table.scenario("before-java-sea");
    await table.page.getByLabel("Seed").fill("8");
    await table.page.getByLabel("Hide from each side what it must not know").check();
    await table.page.getByRole("button", { name: "Start game", exact: true }).click();
    await table.page.getByRole("button", { name: "I play Japan" }).click();
    await table.options.first().waitFor();
    await table.palette("Control+Shift+P", "Odds of this battle");
    const odds = table.page.getByRole("region", { name: "Odds of this battle" });
    await odds.getByText(/^Nothing on the map is hidden from Japan now/).waitFor();
    await odds.getByText(/^Exact: .* 150 different results/).waitFor();
    await odds.getByRole("combobox", { name: "Battle", exact: true }).selectOption({ label: "Manila" });
    await odds.getByText(/^Exact: (?!.* 150 different)/).waitFor();
    await table.option("Surabaya").click();
    await table.page.getByRole("button", { name: "I play Allies" }).click();
    await table.board.getByRole("button", { name: "Odds", exact: true }).click();
    await odds.getByText(/^(Exact|Sampled): /).waitFor();
    await expect.poll(() => odds.getByRole("table", { name: "Sea Control" }).count()).toBe(1);
  });
});
