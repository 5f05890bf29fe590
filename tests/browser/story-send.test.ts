// @module-tag slow
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { addFixes } from "./support/fixes";
import { picture } from "./support/pictures";
import { Table } from "./support/play";
import { type StaticSite, staticSite } from "./support/static-site";
import { useStudio } from "./support/studio";

const studio = useStudio();

/** The form of the tutorial. */
const questions = {
  title: "After the game",
  introduction: "Thank you for playing. Leave out what you do not want to answer.",
  questions: {
    exciting: {
      kind: "scale",
      text: "How exciting was the game?",
      low: 1,
      high: 5,
      lowMeans: "dull",
      highMeans: "exciting",
    },
    unclear: { kind: "text", text: "Which rules were unclear?" },
  },
};

/** Unpacks the zip of a page, which holds one folder, and hands out the files of that. */
async function published(folder: string, zip: Uint8Array): Promise<StaticSite> {
  const files = Object.entries(unzipSync(zip));
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return staticSite(join(folder, files[0]![0].split("/")[0]!));
}

it("a variant goes to a playtester as a page, and comes back as a game whose note becomes an erratum", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sandtable-send-"));
  const workspace = await studio.workspace("More oil");
  workspace.write("layers/my-variant/scenarios/short-campaign.json", '{ "tracks": { "oil": 16 } }\n');
  workspace.write("reports/questions.json", JSON.stringify(questions));
  addFixes(workspace);
  const desk = await Table.open(studio, workspace);
  let site: StaticSite | undefined;
  try {
    // ---- the page, from the export --------------------------------------------------------------------
    await desk.page.getByRole("button", { name: "Export", exact: true }).click();
    const exported = desk.page.getByRole("dialog", { name: "Export", exact: true });
    await exported.getByRole("checkbox", { name: /^Bundle/ }).uncheck();
    await exported.getByRole("checkbox", { name: /^Page/ }).check();
    await picture(desk.page, "send-export");
    const coming = desk.page.waitForEvent("download", { timeout: 60_000 });
    await exported.getByRole("button", { name: "Export" }).click();
    const zip = readFileSync(await (await coming).path());
    await exported.getByRole("button", { name: "Close" }).click();
    site = await published(folder, zip);

    // ---- at the playtester's ---------------------------------------------------------------------------
    const size = { width: 1440, height: 900 };
    studio.allow(new RegExp(`^asked for ${site.address}`));
    const visit = await (await studio.person({ isNew: true, viewport: size })).newPage();
    const table = new Table(visit);
    await visit.goto(site.address);
    await visit.getByRole("list", { name: "Layers" }).getByText("My variant").waitFor();
    await picture(table.page, "send-page");
    await visit.getByRole("button", { name: /^Play: Short Campaign/ }).click();
    await table.begin(7);
    const dialog = visit.getByRole("dialog");
    await table.at("Truk");
    await table.choose(table.options.first());
    await visit.getByRole("button", { name: "Add a note …" }).click();
    await dialog.getByLabel("Kind").selectOption("rule-doubt");
    await dialog.getByLabel("Note", { exact: true }).fill("May a damaged carrier launch?");
    await dialog.getByLabel("Rule", { exact: true }).fill("8.2");
    await picture(table.page, "send-note");
    await dialog.getByRole("button", { name: "Add note" }).click();
    await table.diary.getByRole("button", { name: /May a damaged carrier launch/ }).waitFor();
    await visit.getByRole("button", { name: "Hand in" }).click();
    await dialog
      .getByRole("group", { name: /How exciting/ })
      .getByLabel("4")
      .check();
    await dialog.getByLabel("Which rules were unclear?").fill("Carriers that are damaged.");
    await picture(table.page, "send-form");
    const handedIn = visit.waitForEvent("download");
    await dialog.getByRole("button", { name: "Save the file" }).click();
    const buffer = readFileSync(await (await handedIn).path());

    // ---- and back at the desk ----------------------------------------------------------------------------
    await desk.page.getByRole("tab", { name: "Reports", exact: true }).click();
    const pane = desk.page.getByRole("tabpanel", { name: "Reports" });
    const file = { name: "anna.game.json", mimeType: "application/json", buffer };
    await pane.getByLabel("Games of players", { exact: true }).setInputFiles([file]);
    await pane.getByText("1 game, 1 note").waitFor();
    await pane.getByText("Replays to the same position.").waitFor();
    await pane.getByRole("heading", { name: "How exciting was the game?" }).waitFor();
    await picture(desk.page, "send-reports");
    const note = pane.getByRole("listitem").filter({ hasText: "May a damaged carrier launch?" });
    await note.getByRole("button", { name: "Record an erratum …" }).click();
    const form = desk.page.getByRole("dialog");
    await expect.poll(() => form.getByLabel("Was").inputValue()).toBe("May a damaged carrier launch?");
    await form.getByLabel("Is", { exact: true }).fill("It may not.");
    await picture(desk.page, "send-erratum");
    await form.getByRole("button", { name: "Record", exact: true }).click();
    await note.getByText(/erratum fixes\/note/).waitFor();
    await desk.page.getByRole("tab", { name: "Errata", exact: true }).click();
    await desk.page.getByRole("article", { name: /Truk/ }).getByText("It may not.").waitFor();
  } finally {
    site?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);
