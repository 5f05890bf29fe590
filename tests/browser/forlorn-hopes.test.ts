import { expect, it, describe } from "vitest";
import { picture } from "./support/pictures";
import { Previewed } from "./support/preview";
import { Table } from "./support/play";
import { useStudio } from "./support/studio";

const studio = useStudio();

/** The choices of a raid on Koepang that is intercepted, up to the first move of the battle (training, seed 1). */
const raid = [
  "fly an air mission",
  "target Koepang",
  "fly Ki-21 Sally 1",
  "fly Ki-43 Oscar 1",
  "done",
  "intercept P-40 Warhawk 1",
  "intercept P-40 Warhawk 2",
  "done",
  "scramble Lockheed Hudson 1",
  "done",
  "target the airbase of Koepang",
  "deal to P-40 Warhawk 1 number 1 at low",
  "deal to P-40 Warhawk 2 number 2 at low",
  "deal to Ki-43 Oscar 1 number 1 at low",
  "deal to Ki-21 Sally 1 number 2 at low",
  "place Ki-43 Oscar 1 in 3210 facing N",
  "place Ki-21 Sally 1 in 3310 facing N",
];

const oneMore = `{
  "forces": {
    "allied": {
      "airUnits": {
        "us-p-40-3": {}
      }
    }
  }
}
`;

const waiting = { timeout: 90_000 };
/** A sample takes its time; only the pictures wait for all of it. */
const hasPictures = process.env["PICTURES"] !== undefined;

describe("Forlorn Hopes in the studio", () => {
  it("shows its map, airbase trays with capacity, and the battle board when a mission is met", async () => {
    const page = await studio.page("/w/game-forlorn-hopes", { viewport: { width: 1440, height: 900 } });
    const table = new Table(page);
    await table.ready();
    await table.showPlay();
    await table.scenario("training");
    await page.keyboard.press("f");
    const hides = page.getByLabel(/^Hide from each side/);
    await expect.poll(() => hides.isChecked()).toBe(true);
    await hides.uncheck();
    for (const side of ["Allies", "Japan"])
      await page.getByLabel(side, { exact: true }).selectOption({ label: "By hand" });
    await table.begin(1);
    await expect.poll(() => table.track("Week").innerText()).toBe("3 of 5");

    await table.board.getByRole("button", { name: "Airbases", exact: true }).click();
    const kendari = table.board.getByRole("region", { name: "Kendari", exact: true });
    const ready = kendari.getByRole("region", { name: "Ready", exact: true });
    await expect.poll(() => ready.getByText(/^Ki-/).count()).toBe(4);
    await kendari.getByText(/^4 of \d+$/).waitFor();
    await picture(page, "java-airbases");
    await table.board.getByRole("button", { name: "Victory points", exact: true }).click();
    await table.board.getByRole("region", { name: "Japan", exact: true }).first().waitFor();
    await table.board.getByRole("button", { name: "Map", exact: true }).click();

    for (const words of raid) await table.choose(table.option(words));

    // The battle is met: the map has turned to its board, with a field of fire, costs and places marked.
    await expect
      .poll(() =>
        table.board.getByRole("tab", { name: "Tactical Battle Board" }).getAttribute("aria-selected"),
      )
      .toBe("true");
    await page.getByRole("note", { name: "Key: Field of fire of Ki-43 Oscar 1" }).waitFor();
    await expect.poll(() => table.track("Movement points left").innerText()).toBe("6");
    await expect
      .poll(() => table.options.allInnerTexts())
      .toContainEqual(expect.stringMatching(/fly ahead\s+1 point/i));
    const board = await table.at("3210");
    await board.getByText(/low altitude, faces N/).waitFor();
    await expect.poll(() => table.board.locator("polygon[data-may]").count()).toBeGreaterThan(1);
    await picture(page, "java-battle");

    // A move ahead and a turn; the counter turns, and the points fall.
    await table.choose(table.option("fly ahead"));
    await table.choose(table.option("turn right by a hexside"));
    await expect.poll(() => table.track("Movement points left").innerText()).toBe("4");
    await (await table.at("3209")).getByText(/faces NE/).waitFor();
    await table.board.getByRole("button", { name: "Air battle", exact: true }).click();
    await table.board.getByRole("region", { name: "Still to come", exact: true }).first().waitFor();
  });

  it("shows the odds of a raid that is met by fighters, as a sample that grows, and anew with one fighter more", async () => {
    const made = await studio.workspace("One more fighter", undefined, "forlorn-hopes");
    const window = await Previewed.open(studio, made);
    const { page, pane } = window;
    const battle = "battles/raid-on-koepang.json";
    const disrupted = pane
      .getByRole("table", { name: "Allies: Air units disrupted" })
      .getByRole("rowheader", { name: /^[0-9]+$/ });
    const sampled = pane.getByText(/^Sampled: 4,000 battles/);

    await window.document(battle);
    await window.show(/^Odds$/);
    await expect.poll(() => disrupted.allInnerTexts(), waiting).toEqual(["0", "1", "2"]);
    if (hasPictures) await sampled.waitFor(waiting);
    await pane.getByRole("region", { name: "Japan: losses" }).scrollIntoViewIfNeeded();
    await picture(page, "java-odds");

    // The layer of docs/one-more-fighter.md.
    await page.getByRole("button", { name: "Edit in My variant" }).click();
    await window.inFront(`layers/my-variant/${battle}`);
    await window.pasteAll(oneMore);
    await expect.poll(() => disrupted.allInnerTexts(), waiting).toContain("3");
    await picture(page, "java-layer");
    if (hasPictures) await sampled.waitFor(waiting);
    await pane.getByRole("region", { name: "Japan: losses" }).scrollIntoViewIfNeeded();
    await picture(page, "java-odds-three");
  });
});
