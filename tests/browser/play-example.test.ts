// @module-tag slow
import { describe, expect, it } from "vitest";
import { Beside, type Step } from "./support/beside";
import { Table } from "./support/play";
import { useStudio } from "./support/studio";

const studio = useStudio();
studio.playtests = true;

const BOXES = [
  "Carrier Task Force 12.3.1",
  "Bombardment Task Force 12.3.1",
  "Ships at Anchor 12.3.1",
  "Land/Air at Base 12.3.1",
  "Long Range Air 12.3.1",
  "Sea Control 12.3.3.1",
];

/** Where the values that the playtest expects stand on the table. */
const tracks: Readonly<Record<string, string>> = {
  "/tracks/oil": "Oil",
  "/tracks/merchantmen": "Merchantmen",
  "/tracks/victoryPoints": "Victory Points",
  "/tracks/transport/japan": "Transport Points, Japan",
};

/** 12.5 as it is printed: "12½". */
function printed(value: number): string {
  const fraction = { 0.25: "¼", 0.5: "½", 0.75: "¾" }[value % 1] ?? "";
  return `${Math.trunc(value)}${fraction}`;
}

/** Make the choice of a step as a person does: a click, and dice typed where they are asked for. */
async function take(table: Table, { index, text, rolls, made }: Step): Promise<void> {
  await table.optionAt(index, text).click();
  for (const { name, faces } of rolls) await table.roll(name, faces);
  await table.choicesAre(made);
}

type Look = (table: Table) => Promise<void>;

const reads = async (table: Table, place: string, side: "Japan" | "Allies", box: string): Promise<string[]> =>
  table
    .inBattle(place, side)
    .getByRole("region", { name: new RegExp(`^${box}`) })
    .locator("[title]:not([title] [title], [data-rule])")
    .evaluateAll((pieces) => pieces.map((piece) => (piece as HTMLElement).title));

const airPoints = (table: Table, place: string, side: "Japan" | "Allies"): Promise<string> =>
  table.inBattle(place, side).locator("dl div").filter({ hasText: "Air Points" }).locator("dd").innerText();

/** What the example says of its battles, by the number of choices made when it can be seen. */
const looks: Readonly<Record<number, Look>> = {
  // Rangoon: 4 air steps from Bangkok give 2 Air Points; the army is there already, the destroyer bombards.
  120: async (table) => {
    const board = table.page.getByRole("region", { name: "Battle at Rangoon", exact: true });
    await board.getByText("Target Determination Round").waitFor();
    for (const side of ["Japan", "Allies"] as const)
      expect(
        await table.inBattle("Rangoon", side).getByRole("heading", { level: 4 }).allTextContents(),
      ).toEqual(BOXES);
    expect(await airPoints(table, "Rangoon", "Japan")).toBe("2");
    expect(await airPoints(table, "Rangoon", "Allies")).toBe("0");
    expect(await reads(table, "Rangoon", "Japan", "Bombardment Task Force")).toEqual([
      expect.stringMatching(/^DD/),
    ]);
    expect(await reads(table, "Rangoon", "Japan", "Long Range Air")).toHaveLength(1);
    await table.inBattle("Rangoon", "Japan").getByText("Air Supremacy").waitFor();
  },
  // Both Air Points have gone to the base.
  121: async (table) => {
    expect(await airPoints(table, "Rangoon", "Japan")).toBe("0");
  },
  // The destroyer has taken Sea Control.
  122: async (table) => {
    await table.inBattle("Rangoon", "Japan").getByText("Sea Control 12.3.3.3").waitFor();
    expect(await reads(table, "Rangoon", "Japan", "Sea Control")).toEqual([expect.stringMatching(/^DD/)]);
  },
  // 8 dice of the army bring 3 hits on 5 or more.
  123: async (table) => {
    const line = table.rolled("Land combat of Japan");
    await line.getByRole("img", { name: "Land combat of Japan: 5, 5, 6, 1, 2, 3, 4, 1" }).waitFor();
    await line.getByText(/^Land combat of Japan, needs 5 or more.* 3 hits$/).waitFor();
  },
  // The Java Sea: no aircraft, so that a die decides for the Allies; both their ships are there.
  128: async (table) => {
    expect(await airPoints(table, "Surabaya", "Japan")).toBe("0");
    await table.inBattle("Surabaya", "Allies").getByText("Air Superiority").waitFor();
    expect(await reads(table, "Surabaya", "Allies", "Bombardment Task Force")).toEqual([
      expect.stringMatching(/^CL/),
      expect.stringMatching(/^DD/),
    ]);
  },
  // Two destroyers meet the light cruiser, the heavy cruiser meets the destroyer.
  135: async (table) => {
    const groups = table.page.getByRole("region", { name: "Combat groups" }).getByRole("listitem");
    const texts = await groups.allInnerTexts();
    expect(texts.map((text) => text.replaceAll(/\s+/g, " ").trim())).toEqual([
      expect.stringMatching(/^2 × DD .*against .*CL$/),
      expect.stringMatching(/^CA .*against .*DD$/),
    ]);
  },
  // The second round: a destroyer that was damaged is away.
  137: async (table) => {
    await table.page.getByText("Surface Combat Round 2: combat groups").waitFor();
    expect(await reads(table, "Surabaya", "Japan", "Sea Control")).toEqual([
      expect.stringMatching(/^CA/),
      expect.stringMatching(/^DD/),
    ]);
  },
  // Both Dutch ships have left the game, and the sea is Japan's.
  140: async (table) => {
    await table.inBattle("Surabaya", "Japan").getByText("Sea Control 12.3.3.3").waitFor();
    expect(await reads(table, "Surabaya", "Japan", "Sea Control")).toEqual([expect.stringMatching(/^CA/)]);
    expect(await reads(table, "Surabaya", "Allies", "Sea Control")).toEqual([]);
  },
  // Port Moresby: 2 points after the air-to-air combat, which hit nothing but one step.
  147: async (table) => {
    expect(await airPoints(table, "Port Moresby", "Japan")).toBe("2");
    expect(await airPoints(table, "Port Moresby", "Allies")).toBe("0");
  },
  // The last battle is fought: the map is back.
  149: async (table) => {
    const views = table.board.getByRole("group", { name: "What is shown" });
    await views.getByRole("button", { name: "Map", exact: true, pressed: true }).waitFor();
    await expect.poll(() => views.getByRole("button", { name: "Battle Board" }).count()).toBe(0);
  },
};

/** Who holds what, and who stands there, at the end of the player turn. */
const ends: readonly [string, string, Record<string, RegExp>][] = [
  ["Singapore", "Japan", { Japan: /(?=.*2 × DD)(?=.*Army)/s }],
  ["Surabaya", "Japan", { Japan: /Division/ }],
  ["Lae", "Japan", { Japan: /(?=.*Air)(?=.*Brigade)/s }],
  ["Manila", "Allies", { Japan: /Army/, Allies: /Army.*reduced/s }],
  ["Rangoon", "Allies", { Japan: /Army/, Allies: /Division.*reduced/s }],
];

describe("the Example of Play", () => {
  it("is clicked through: every choice, every die, every running total", async () => {
    const table = await Table.open(studio, await studio.workspace());
    const beside = new Beside("example-of-play");
    const { choices, expect: expected = [] } = beside.script;
    await table.scenario("short-campaign");
    await table.beginByHand(beside.options);
    let last: Step | undefined;
    let totals = 0;
    for (const step of beside.steps()) {
      await take(table, step);
      await looks[step.made]?.(table);
      for (const { after, pointer, equals } of expected) {
        if (after !== step.made || !(pointer in tracks)) continue;
        await expect.poll(() => table.track(tracks[pointer]!).innerText()).toBe(printed(equals as number));
        totals++;
      }
      last = step;
    }
    expect(last!.made).toBe(choices.length);
    expect(totals).toBe(expected.filter(({ pointer }) => pointer in tracks).length);

    // ---- at the end: the tracks, the map, the phase and where the game stands --------------------
    for (const { title, value } of last!.board.tracks)
      expect(await table.track(title).innerText(), title).toBe(value);
    await expect.poll(() => table.track("Victory Points").innerText()).toBe("10");
    // Singapore, Surabaya and Lae are Japan's; Manila holds out, and Rangoon with half a division.
    for (const [place, holder, stand] of ends) {
      const there = await table.at(place);
      await table.board.getByText(new RegExp(`^${place} .*· ${holder} · `)).waitFor();
      for (const [side, words] of Object.entries(stand))
        expect(await there.getByRole("region", { name: side }).innerText(), `${side} at ${place}`).toMatch(
          words,
        );
    }
    expect(await table.phase()).toMatch(/Reinforcement Phase.*Turn 2 · Allied player turn/s);
    await expect.poll(() => table.question.innerText()).toContain("Allies");
    expect(beside.standing).toContain("10 Victory Points");
  }, 300_000);
});
