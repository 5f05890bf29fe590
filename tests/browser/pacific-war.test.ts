// @module-tag slow
import { describe, expect, it } from "vitest";
import { Board } from "./support/board";
import { Editors } from "./support/editors";
import { picture } from "./support/pictures";
import { LabWindow } from "./support/lab";
import { Table } from "./support/play";
import { Previewed } from "./support/preview";
import { useStudio } from "./support/studio";
import { useVisit } from "./support/visit";

const studio = useStudio();

const waiting = { timeout: 90_000 };
const battle = "battles/strike-on-shokaku.json";

/** The layer of docs/trained-pilots.md. */
const trained = `{
  "forces": {
    "allied": {
      "airUnits": {
        "lexington": { "class": "us-f-cv-l2" },
        "yorktown": { "class": "us-f-cv-l2" }
      }
    }
  }
}
`;

/** The layer of docs/feeding-guadalcanal.md. */
const halved = `{
  "months": {
    "1942-08": { "commandPoints": 40 },
    "1942-09": { "commandPoints": 38 },
    "1942-10": { "commandPoints": 48 },
    "1942-11": { "commandPoints": 45 },
    "1942-12": { "commandPoints": 33 },
    "1943-01": { "commandPoints": 30 }
  }
}
`;
/** As many as the chapter asks for where its pictures are taken. */
const pairs = process.env["PICTURES"] === undefined ? 1 : 24;

describe("Pacific War in the studio, with trained pilots", () => {
  const visit = useVisit(studio, async () =>
    Editors.open(studio, await studio.workspace("Trained pilots", undefined, "pacific-war")),
  );

  it("shows one area of the ocean alone", async () => {
    const map = new Board((await visit()).page);
    await map.showMap("map.json");
    const scenario = map.page.getByLabel("Scenario", { exact: true });
    await scenario.selectOption({ label: "Battle of the Coral Sea" });
    const whole = await map.zoom();
    await map.page.getByLabel("Area").selectOption({ label: "New Guinea and the Coral Sea" });
    await map.zoomIs((zoom) => zoom > whole);
    await map.stack("Port Moresby").waitFor();
    await picture(map.page, "pilots-map");
  });

  it("works the odds of a strike out exactly, and anew with trained pilots", async () => {
    const { page } = await visit();
    const window = new Previewed(page);
    const { pane } = window;
    await window.document(battle);
    await window.palette("Control+Shift+P", "Preview: odds");
    const japan = pane.getByRole("region", { name: "Japan: losses" });
    const hits = japan.getByRole("heading", { name: /hits/i }).first();
    await hits.waitFor(waiting);
    const before = await hits.innerText();
    expect(before).toMatch(/on average \d\.\d+$/);
    await picture(page, "pilots-odds");

    await page.getByRole("button", { name: "Edit in My variant" }).click();
    await window.inFront(`layers/my-variant/${battle}`);
    await window.pasteAll(trained);
    await expect.poll(() => hits.innerText(), waiting).not.toBe(before);
    await picture(page, "pilots-trained");
  });
});

describe("Pacific War in the studio", () => {
  it("shows a strike step by step, with the cells of the charts that were read", async () => {
    const page = await studio.page("/w/game-pacific-war", { viewport: { width: 1440, height: 900 } });
    const table = new Table(page);
    await table.ready();
    await table.showPlay();
    await table.scenario("training");
    await page.keyboard.press("f");
    await page.getByLabel(/^Hide from each side/).uncheck();
    for (const side of ["Allies", "Japan"])
      await page.getByLabel(side, { exact: true }).selectOption({ label: "By hand" });
    await table.begin(1);
    await table.letBots("Play to the end");
    await table.over.waitFor(waiting);
    const strike = table.diary.getByText(/ attacks with \d+: \d+ hits?\./);
    await table.lookUp(strike.first());
    await strike.first().click();
    await table.board.getByRole("region", { name: /^Air Strike, / }).waitFor();
    const results = table.board.getByRole("region", {
      name: "Air/Naval Combat Results Table: results",
      exact: true,
    });
    await expect.poll(() => results.locator("td[aria-current=true]").count()).toBeGreaterThan(0);
    const read = results.locator("td[aria-current=true]").first();
    await read.scrollIntoViewIfNeeded();
    await expect.poll(() => results.locator("th[data-read]").count()).toBeGreaterThan(1);
    await picture(page, "pilots-strike");
  });

  it("changes the Command Points of a month of a campaign on its turn track", async () => {
    const made = await studio.workspace("Half the points", undefined, "pacific-war");
    const window = await Editors.open(studio, made);
    const { page } = window;
    await window.view("schedules/japan-guadalcanal.json", "Turn track");
    const points = page.getByLabel(/^Command Points: .*August 1942$/);
    await expect.poll(() => points.inputValue(), waiting).toBe("80");
    await points.fill("40");
    await window.press("Enter");
    await window.canUndo(/^Undo: Command Points/);
    await picture(page, "feeding-track");
    await window.save();
    expect(JSON.parse(made.read("layers/my-variant/schedules/japan-guadalcanal.json"))).toEqual({
      months: { "1942-08": { commandPoints: 40 } },
    });
  });

  it("compares a campaign with one in which Japan has half of its Command Points", async () => {
    const made = await studio.workspace("Half the points", undefined, "pacific-war");
    made.write("layers/my-variant/schedules/japan-guadalcanal.json", halved);
    const window = await LabWindow.open(studio, made);
    const { page, form, run } = window;
    await window.document("schedules/japan-guadalcanal.json");
    await page.getByRole("group", { name: "View" }).getByRole("button", { name: "Turn track" }).click();
    const last = page.getByLabel(/^Command Points: .*January 1943$/);
    await expect.poll(() => last.inputValue(), waiting).toBe("30");
    await picture(page, "feeding-half");

    await window.document("scenarios/campaign-guadalcanal.json");
    await form.getByRole("radio", { name: /^Compare/ }).check();
    await form.getByLabel("Games per variant, at most").fill(String(pairs));
    await form.getByLabel("Stop as soon as the question is decided").uncheck();
    await form.getByLabel("Pairs with other players").fill("0");
    for (const side of ["Japan", "Allies"]) await form.getByLabel(`Who plays ${side}`).selectOption("steady");
    await window.button("Compare").click();
    await window.standing
      .filter({ hasText: `All ${2 * pairs} games played` })
      .waitFor({ timeout: 60_000 * pairs });
    const said = run.getByText(new RegExp(`${pairs} paired games?, steady against steady`)).first();
    await expect.poll(() => said.innerText()).toMatch(/95 % interval/);
    await picture(page, "feeding-answer");
  }, 3_600_000);

  it("has room for all that a campaign shows at 1024 × 768", async () => {
    const page = await studio.page("/w/game-pacific-war", { viewport: { width: 1024, height: 768 } });
    const table = new Table(page);
    await table.ready();
    await table.showPlay();
    await table.scenario("campaign-guadalcanal");
    await page.keyboard.press("f");
    await page.getByLabel(/^Hide from each side/).uncheck();
    await table.begin(1);
    const views = table.board.getByRole("group", { name: "What is shown" });
    expect(await views.getByRole("button").count()).toBeGreaterThan(8);
    const edge = await views.getByRole("button").last().boundingBox();
    expect(edge!.x + edge!.width).toBeLessThan(1024);
    expect(await table.board.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});
