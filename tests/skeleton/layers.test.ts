import "./register";
import { parseHTML } from "linkedom";
import { describe, expect, it } from "vitest";
import { applyEdits, assemble, type FileMap, get, type Json } from "../../lib/documents";
import { check } from "../../lib/diagnostics";
import type { ExportFormat } from "../../lib/export";
import type { GameDefinition } from "../../lib/games";
import { bundleFormat, openBundle, rulesetOfBundle } from "../../lib/export/bundle";
import { csvEdits, csvFormat, readCsvImport } from "../../lib/export/csv";
import { csvRows } from "../../lib/export/csv/write";
import { csvTables } from "../../lib/export/csv/tables";
import { csvText } from "../../lib/export/csv/dialect";
import { printFormat } from "../../lib/export/print";
import { vassalFormat } from "../../lib/export/vassal";
import { measureName, measuresOf } from "../../lib/lab/answers/measures";
import { answersOf, contextOf } from "../../lib/lab/answers";
import { makePlan, variantOf } from "../../lib/lab/make-plan";
import { openPlan, openVariants } from "../../lib/lab/play";
import { isTrouble } from "../../lib/lab/record/types";
import { reportOfLines } from "../support/report";
import type { Opening } from "../../lib/play";
import { spansOf } from "../../lib/play/spans";
import {
  combatTables,
  gridsOf,
  moveArrival,
  optionSwitches,
  scheduleTrack,
  stepLists,
} from "../../lib/views";
import { ChangeDescriber } from "../../lib/views/changes";
import { setUpOf } from "../../lib/views/setup";
import { tourFacts } from "../../lib/views/tour";
import { percent } from "../../lib/words";
import { readDirectory, unpackEntries } from "../../lib/zip";
import { overviewOf } from "../../components/desk/overview";
import { TableReporter } from "../../components/play/table-reporter";
import { tourSteps } from "../../components/tour/steps";
import { bot, choose, seated } from "../play/support";
import { makeAll, textOf } from "../export/support";
import { begin, documentsOf, SCENARIO, skeleton, skeletonFiles, sourceOf, worldOf } from "./support";

/** The skeleton in every general layer: what each makes of a game that it does not know. */

/** Words of other games. "Turn off" is no turn. */
const foreign = /\b(japan(ese)?|allie[sd]|months?|turns?(?! (on|off)\b))\b/i;
const foreignIn = (texts: Iterable<string>): string[] =>
  [...texts].flatMap((text) => {
    const found = foreign.exec(text);
    return found ? [text.slice(Math.max(0, found.index - 60), found.index + 60)] : [];
  });

/** What a person reads of a page: no names of elements, classes and members. */
const readIn = (html: string): string =>
  html
    .replace(/<style[\s\S]*?<\/style>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

const made = (format: ExportFormat, files?: FileMap): Map<string, Uint8Array> =>
  new Map(makeAll(format, sourceOf(files)).map(({ path, bytes }) => [path, bytes]));

const deskOf = (files: FileMap = skeletonFiles()) => ({
  draft: assemble(files),
  files,
  own: new Set(Object.keys(files)),
});

describe("the views of the skeleton", () => {
  it("have a track of hours with the arrivals of both sides, and move them by hours", () => {
    const track = scheduleTrack(worldOf())!;
    expect(track.noun).toBe("hour");
    expect(track.lanes.map(({ title }) => title)).toEqual(["North", "South"]);
    expect(track.turns.map(({ title }) => title).slice(2, 6)).toEqual([
      "2200, day 1",
      "2300, day 1",
      "0000, day 2",
      "0100, day 2",
    ]);
    expect(track.turns[3]!.lanes[0]![0]).toMatchObject({ title: "Patrol", when: "2300, day 1" });
    expect(track.turns[1]!.lanes[1]![0]!.marks).toMatchObject([{ title: "Place", words: "Far port" }]);
    expect(track.forfeits).toEqual([]);
    const { group } = track.turns[3]!.lanes[0]![0]!;
    const moved = moveArrival(deskOf(), "base", worldOf(), group, 5);
    const after = moved.ok ? applyEdits(skeletonFiles()[moved.file]!, moved.edits) : "";
    expect(get(JSON.parse(after) as Json, "/hours/5/patrol/place")).toBe("BB9");
    expect(moveArrival(deskOf(), "base", worldOf(), group, 9)).toEqual({
      ok: false,
      reason: "The game has no 0400, day 2.",
    });
  });

  it("are those in which its documents open, whatever another game has at the same paths", () => {
    const { documents, hasBattles } = overviewOf(worldOf().draft, skeleton as GameDefinition);
    const views = Object.fromEntries(documents.map((each) => [each.path, each.views]));
    expect(views).toMatchObject({
      [SCENARIO]: ["map"],
      "boards/sky.json": ["map"],
      "schedules/arrivals.json": ["schedule"],
      "charts/gunfire.json": ["table"],
    });
    expect(hasBattles).toBe(false);
  });

  it("set its scenario up in its own nouns", () => {
    const report = check(skeletonFiles(), skeleton as GameDefinition);
    const setUp = setUpOf(worldOf(), report, begin() as never, SCENARIO)!;
    expect(setUp.verdict.words).toBe("The engine sets it up: 6 ships and 2 aircraft.");
    expect(setUp.summary!.facts[0]).toEqual({ title: "Hour", value: "2000" });
  });

  it("name its hours and an arrival in a tour of it", () => {
    const world = worldOf();
    const tour = {
      schedule: "schedules/arrivals.json",
      cell: { document: "units.json", pointer: "/units/n-cutter/movement", wrong: 99 },
    };
    const game = { ...world.game!, views: { ...world.game!.views, tour } };
    const facts = tourFacts({ ...world, game })!;
    expect(facts.nouns).toEqual({ turn: "hour", part: "hour" });
    expect(facts.schedule.arrival).toEqual({ title: "Patrol", turn: 4, when: "2300, day 1" });
    const said = tourSteps.map(({ text }) => text(facts));
    expect(said.join("\n")).toContain("Drag “Patrol” from 2300, day 1 to the row of another hour.");
    expect(foreignIn(said)).toEqual([]);
  });

  it("have grids of units, lists of steps and switches with the numbers of their summaries", () => {
    const [units] = gridsOf(worldOf(), "units.json");
    expect(units!.rows.map(({ id }) => id)).toEqual([
      "n-cutter",
      "n-scout",
      "s-steamer",
      "s-escort",
      "s-flight",
    ]);
    const lists = stepLists(worldOf(), "sequence.json")!;
    expect(lists.lists.map(({ title, steps }) => [title, steps.map((step) => step.title)])).toEqual([
      ["Hour", ["Arrivals", "Movement", "Sighting", "Gunfire"]],
      ["Movement", ["The North moves", "The South moves"]],
    ]);
    const [moonless] = optionSwitches(worldOf())!.options;
    expect(moonless).toMatchObject({ title: "Night without a moon", rule: "4.1", isOn: false });
    expect(JSON.stringify(moonless!.summary)).toContain("0 hexes");
  });

  it("have a cell to edit for each result of a table, also in a column that is new", () => {
    const path = "charts/gunfire.json";
    const chart = JSON.parse(skeletonFiles()[path]!) as { columns: { [id: string]: object } };
    chart.columns["huge"] = { from: 9 };
    const grids = gridsOf(worldOf({ ...skeletonFiles(), [path]: JSON.stringify(chart) }), path);
    const { columns, rows } = grids.find(({ pointer }) => pointer === "/rows")!;
    expect(columns.map(({ key }) => key).slice(-4)).toEqual([
      "cells/weak",
      "cells/even",
      "cells/strong",
      "cells/huge",
    ]);
    expect(rows.find(({ id }) => id === "6")!.cells.slice(-2)).toMatchObject([
      { pointer: "/rows/6/cells/strong", value: "3" },
      { pointer: "/rows/6/cells/huge", value: undefined },
    ]);
  });

  it("have the odds of each column of its table, beside no tables of another kind", () => {
    const { results, faces } = combatTables(worldOf())!;
    expect(faces).toEqual([]);
    expect(results).toMatchObject([
      {
        title: "Gunfire",
        dice: "one die",
        rows: [{ title: "1–2" }, { title: "3–4" }, { title: "5" }, { title: "6" }],
        columns: [{ title: "1–2" }, { title: "3–4" }, { title: "5 or more" }],
      },
    ]);
    // Four faces of six miss, one disperses and one hits; two faces each pick the first two rows.
    const [gunfire] = results;
    const [weak] = gunfire!.columns;
    expect(weak!.outcomes.map(({ text, chance }) => [text, percent(chance.value)])).toEqual([
      ["-", "66.7 %"],
      ["D", "16.7 %"],
      ["1", "16.7 %"],
    ]);
    expect(gunfire!.rows.map(({ chance }) => percent(chance!.value))).toEqual([
      ...["33.3 %", "33.3 %", "16.7 %", "16.7 %"],
    ]);
  });

  it("say what differs from before in sentences of its own things", () => {
    const changed = skeletonFiles({
      "schedules/arrivals.json"(schedule) {
        const hours = schedule["hours"] as Record<string, Json>;
        hours["6"] = hours["4"]!;
        delete hours["4"];
      },
      "charts/gunfire.json"(chart) {
        (chart["rows"] as Record<string, { cells: Record<string, Json> }>)["6"]!.cells["weak"] = "2";
      },
      "units.json"(document) {
        (document["units"] as Record<string, Record<string, Json>>)["n-cutter"]!["movement"] = 3;
      },
      [SCENARIO](scenario) {
        (scenario["setup"] as Record<string, Json>)["AA9"] = { "n-cutter": 2 };
      },
    });
    const sentences = new ChangeDescriber()
      .sentences(worldOf(), worldOf(changed))
      .map(({ sentence }) => sentence);
    expect(sentences).toEqual([
      "Gunfire, row 6, weak: 2, was 1",
      "The crossing: 2 × PC Cutter (North) at AA9, was 1",
      "PC Cutter (North) arrives on 0100, day 2 instead of 2300, day 1",
      "PC Cutter (North): movement 3 hexes an hour, was 2",
    ]);
  });
});

describe("the skeleton in the lab", () => {
  const variant = variantOf({
    definition: skeleton,
    documents: documentsOf(),
    scenario: SCENARIO,
    options: [],
    layers: [],
    title: "as it is",
  });
  const plan = makePlan({
    engine: "0.1.0",
    purpose: "simulate",
    variants: [variant],
    players: ["watchful", "random"],
    seed: 7,
    games: 24,
    cap: 1000,
  });
  const play = openPlan(plan);
  const lines = Array.from({ length: plan.games }, (_, game) => play({ variant: 0, game }));
  const context = contextOf(openVariants(plan)(0), documentsOf());

  it("plays games to their end and keeps points, hours and losses of each", () => {
    expect(lines.filter(isTrouble)).toEqual([]);
    const records = lines.flatMap((line) => (isTrouble(line) ? [] : [line]));
    const [record] = records;
    expect(
      measuresOf(record as never, context).map(([measure]) => measureName(measure, context).title),
    ).toEqual([
      ...["North wins", "South wins", "Draws", "Points of the North", "Points of the South"],
      ...["Hours a game", "Steps lost by North", "Steps lost by South", "Decisions a game"],
    ]);
  });

  it("answers and reports in hours, by the names of its sides", () => {
    const answers = answersOf(plan, lines, () => context);
    expect(answers.variants[0]!.turns.noun).toBe("hour");
    const { document } = parseHTML("<!doctype html><html><body></body></html>");
    const html = reportOfLines(plan, lines, {
      date: "22 November 2026",
      document: document as unknown as Document,
    });
    const text = readIn(html);
    expect(text).toContain("A Night in the Strait");
    expect(text).toMatch(/North/);
    expect(foreignIn([text])).toEqual([]);
  });
});

describe("the skeleton removed", () => {
  it("goes into a bundle with its schemas, and is the same after import", () => {
    const [bytes] = [...made(bundleFormat).values()];
    const bundle = openBundle(bytes!);
    expect(rulesetOfBundle(bundle)).toMatchObject({ game: "skeleton", title: "A Night in the Strait" });
    expect(rulesetOfBundle(bundle).files).toEqual(skeletonFiles());
    expect([...bundle.files.keys()].filter((path) => path.includes("schemas/skeleton"))).toHaveLength(7);
    expect([...bundle.files.keys()].filter((path) => path.includes("fire-in"))).toEqual([]);
  });

  it("goes into spreadsheets, and a cell that is changed there comes back as an edit", () => {
    const tables = made(csvFormat);
    expect([...tables.keys()].map((path) => path.replace(/^.*\//, ""))).toEqual(
      expect.arrayContaining([
        ...["boards-sky-hexes.csv", "charts-gunfire-rows.csv", "map-hexes.csv", "parameters.csv"],
        ...["scenarios-crossing-setup.csv", "schedules-arrivals-hours.csv", "sequence.csv", "units.csv"],
      ]),
    );
    const world = worldOf();
    const table = csvTables(world).find(({ document }) => document === "units.json")!;
    const rows = csvRows(table).map((row) => [...row]);
    const [head, cutter] = rows as [string[], string[]];
    cutter[head.findIndex((title) => title.startsWith("Movement"))] = "4";
    const read = readCsvImport(world, table.file, csvText(rows));
    expect(read.problems).toEqual([]);
    const { edits } = csvEdits(deskOf(), [read], "base");
    expect(edits.map(({ file }) => file)).toEqual(["units.json"]);
    const after = JSON.parse(applyEdits(skeletonFiles()["units.json"]!, edits)) as Json;
    expect(get(after, "/units/n-cutter/movement")).toBe(4);
    // Pointers keep their members, and the options' schema is that of all games.
    const texts = [...tables.values()].map((bytes) =>
      textOf(bytes)
        .replace(/(^|,)\/[\w/-]+/gm, "")
        .replace("Not on the first turn", ""),
    );
    expect(foreignIn(texts)).toEqual([]);
  });

  it("is printed: boards, counters, track of arrivals, tables, sequence and rules, in its own words", () => {
    const pages = made(printFormat);
    const names = [...pages.keys()].map((path) => path.replace(/^.*\//, ""));
    const aids = names.flatMap((name) => /^(.*)-a4\.html$/.exec(name)?.[1] ?? []);
    expect(aids).toEqual([
      ...["set-up-crossing-north", "set-up-crossing-south", "counters", "reinforcements", "combat-tables"],
      ...["costs-and-parameters", "sequence-of-play", "optional-rules", "tracks"],
      ...["map", "map-large", "map-sky", "map-sky-large"],
    ]);
    const read = (aid: string): string =>
      readIn(textOf(pages.get([...pages.keys()].find((path) => path.endsWith(`${aid}-a4.html`))!)!));
    expect(read("reinforcements")).toMatch(/Hour .*2300 Cutter \(Place: BB9\)/);
    expect(read("combat-tables")).toContain("The enemy disperses in the dark");
    expect(read("set-up-crossing-south")).toContain("Far port");
    expect(foreignIn([...pages.values()].map((bytes) => readIn(textOf(bytes))))).toEqual([]);
  });

  it("becomes a draft of a VASSAL module with its hours, boards and set-up", () => {
    const [bytes] = [...made(vassalFormat).values()];
    const unpacked = unpackEntries(bytes!, readDirectory(bytes!), {
      files: 200,
      fileBytes: 9e6,
      totalBytes: 9e7,
    });
    const tree = textOf(unpacked.get("buildFile.xml")!);
    expect(tree).toContain('turnFormat="Hour $value$"');
    expect(tree).toContain("The crossing");
    for (const name of ["Cutter", "Steamer", "Movement: The North moves"]) expect(tree).toContain(name);
    expect(tree).not.toMatch(/japan|allie[sd]|month/i);
  });
});

describe("the skeleton on the table", () => {
  it("is played by hand against its bot, hour by hour, and nobody sees what is hidden", () => {
    const news = {
      game: "skeleton",
      documents: Object.fromEntries(
        Object.entries(documentsOf()).map(([path, value]) => [path, JSON.stringify(value)]),
      ),
      playtests: {},
      layers: [],
      errors: [],
    };
    const seats = { south: "watchful" };
    const opening: Opening = { scenario: "crossing", options: [], dice: { kind: "seeded", seed: 7 } };
    const sitting = seated({ opening, seats, hidden: true }, news);
    const reporter = new TableReporter();
    const shown = () => reporter.news(sitting)!;
    expect(shown()).toMatchObject({ title: "The crossing" });
    expect(sitting.asked).toEqual(["north"]);
    choose(sitting, (choice) => (choice as { to?: string }).to === "AA10");
    choose(sitting, (choice) => (choice as { do: string }).do === "done");
    // The bot has moved; the next hour has begun, and the North is asked again.
    const { board, shown: rest } = shown();
    expect(JSON.stringify(board ?? {})).not.toContain("s-steamer-1");
    expect(rest?.phase).toMatchObject({ part: "2100, day 1", title: "The North moves" });
    bot(sitting, "turn");
    expect(sitting.session!.game!.table.phase()?.turn).toBe(3);
    const log = sitting.session!.log.map(({ text }) => text);
    expect(foreignIn(log)).toEqual([]);
    expect(spansOf(skeleton).map(({ noun }) => noun)).toEqual(["step", "phase", "hour", "game"]);
  });
});
