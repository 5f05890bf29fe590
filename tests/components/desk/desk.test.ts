import { describe, expect, it } from "vitest";
import { firstCalls } from "../../../components/desk/calls-first";
import { formCalls } from "../../../components/desk/calls-forms";
import { textCalls } from "../../../components/desk/calls-text";
import { overviewOf } from "../../../components/desk/overview";
import { Desk } from "../../../components/desk/world";
import "../../../lib/games";
import { openGame } from "../../../lib/workspace";

const calls = { ...firstCalls, ...textCalls, ...formCalls };
const shipped = openGame("fire-in-the-sky").files;
const manifest = JSON.stringify({
  $schema: "x",
  title: "Mine",
  game: "fire-in-the-sky",
  layers: ["mine"],
  without: [],
  suppress: [],
});
const layer = JSON.stringify({
  $schema: "x",
  id: "mine",
  kind: "variant",
  title: "Mine",
  reason: "To see what comes of it.",
  citations: [],
  requires: [],
  conflicts: [],
  default: false,
});
const patch = "layers/mine/tables/transport-costs.json";

function openDesk(own: Record<string, string> = {}): Desk {
  const desk = new Desk();
  desk.open("fire-in-the-sky", shipped, {
    "sandtable.json": manifest,
    "layers/mine/layer.json": layer,
    ...own,
  });
  return desk;
}

describe("the desk", () => {
  it("reports on the texts as they are after each write", () => {
    const desk = openDesk();
    expect(desk.report().counts.error).toBe(0);
    desk.write(patch, '{ "merchantAswDie": -5 }');
    expect(desk.report().diagnostics.map(({ file, pointer }) => [file, pointer])).toContainEqual([
      patch,
      "/merchantAswDie",
    ]);
    desk.write(patch, '{ "merchantAswDie": 0.25 }');
    expect(desk.report().counts.error).toBe(0);
  });

  it("puts the game's file back when the workspace's own of that path is removed", () => {
    const desk = openDesk({ "tables/transport-costs.json": "{}" });
    expect(desk.report().counts.error).toBeGreaterThan(0);
    desk.write("tables/transport-costs.json", null);
    expect(desk.files["tables/transport-costs.json"]).toBe(shipped["tables/transport-costs.json"]);
    expect(desk.own.has("tables/transport-costs.json")).toBe(false);
    expect(desk.report().counts.error).toBe(0);
  });

  it("has the map of a scenario before the check has ended, the same as after it", () => {
    const desk = openDesk();
    const scenario = "scenarios/campaign.json";
    const before = calls.setUpUnchecked(desk, scenario, "");
    expect(desk.isChecked).toBe(false);
    expect(before!.map.places.some(({ stacks }) => stacks.length > 0)).toBe(true);
    expect(calls.setUp(desk, scenario, "")!.map).toEqual(before!.map);
    expect(desk.isChecked).toBe(true);
  });

  it("tries edits out without making them", () => {
    const desk = openDesk({ [patch]: '{ "merchantAswDie": 1 }' });
    const edit = { file: patch, offset: 20, length: 1, text: "-5" };
    expect(calls.problemsOf(desk, [edit]).map(({ pointer }) => pointer)).toEqual(["/merchantAswDie"]);
    expect(calls.problemsOf(desk, [{ ...edit, text: "0.5" }])).toEqual([]);
    expect(desk.files[patch]).toBe('{ "merchantAswDie": 1 }');
    expect(desk.report().counts.error).toBe(0);
  });

  it("reports documents and layers as the explorer lists them", () => {
    const { draft, game } = openDesk({ [patch]: '{ "merchantAswDie": 0 }' });
    const { documents, layers, hasBattles } = overviewOf(draft, game);
    expect(hasBattles).toBe(true);
    expect(documents.find(({ path }) => path === "tables/transport-costs.json")).toEqual({
      path: "tables/transport-costs.json",
      file: "tables/transport-costs.json",
      title: "Transport costs",
      kind: "transport-costs",
      views: ["grid"],
      patchedBy: ["errata-2005", "mine"],
    });
    const on = layers.filter((layer) => layer.on);
    expect(on.map(({ id, on: isOn, documents: changed }) => [id, isOn, changed.length > 0])).toEqual([
      ["errata-2005", true, true],
      ["mine", true, true],
    ]);
  });

  it("gives a document in each of its forms between print and play", () => {
    const desk = openDesk({ [patch]: '{ "merchantAswDie": 0 }' });
    const { document, stages } = calls.stagesOf(desk, patch);
    expect(document).toBe("tables/transport-costs.json");
    expect(stages.map(({ id }) => id)).toEqual(["base", "after:errata-2005", "after:mine", "effective"]);
    const price = (stage: string): unknown =>
      (JSON.parse(calls.stageText(desk, document, stage)!) as Record<string, unknown>).merchantAswDie;
    expect(stages.map(({ id }) => price(id))).toEqual([1, 0.5, 0, 0]);
  });

  it("keeps the layers on while the manifest is being typed", () => {
    const desk = openDesk({ [patch]: '{ "merchantAswDie": -5 }' });
    const wrong = [patch, "/merchantAswDie"];
    const places = (): string[][] => desk.report().diagnostics.map(({ file, pointer }) => [file, pointer]);
    expect(places()).toContainEqual(wrong);
    desk.write("sandtable.json", manifest.slice(0, -1));
    expect(desk.draft.layers.filter(({ on }) => on).map(({ id }) => id)).toEqual(["errata-2005", "mine"]);
    expect(places()).toContainEqual(wrong);
    desk.write("sandtable.json", manifest.replace('["mine"]', "[]"));
    expect(desk.draft.layers.filter(({ on }) => on).map(({ id }) => id)).toEqual(["errata-2005"]);
  });

  it("works on texts without a game that is shipped", () => {
    const desk = new Desk();
    desk.open(undefined, {}, { "sandtable.json": '{ "game": "chess" }' });
    expect(desk.report().ok).toBe(false);
    expect(calls.complete(desk, "sandtable.json", 2).length).toBeGreaterThan(0);
  });
});
