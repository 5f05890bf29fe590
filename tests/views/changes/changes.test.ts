import { describe, expect, it } from "vitest";
import { assemble } from "../../../lib/documents";
import { ChangeDescriber, Since } from "../../../lib/views/changes";
import type { ViewWorld } from "../../../lib/views/world";
import { shipped } from "../../support/shipped";
import { MapEditor } from "../map/map-editor";

const manifest = (id: string, title: string): string =>
  JSON.stringify({
    id,
    kind: "variant",
    title,
    reason: "A test.",
    citations: [],
    default: false,
    requires: [],
    conflicts: [],
  });

const { files: gameFiles, game } = shipped("fire-in-the-sky");
const mended = (): ViewWorld => ({ draft: assemble(gameFiles), game });
const printed = (): ViewWorld => {
  const { availableLayers } = assemble(gameFiles);
  return { draft: assemble(gameFiles, { without: availableLayers }), game };
};

/** What a workspace with a layer "Mine" differs in; `patches` by document. */
function changesOf(
  patches: Record<string, object>,
  withErrata = true,
  own: Record<string, object> = {},
): { title: string; lines: string[] }[] {
  return documentsOf(patches, withErrata, own).map(({ title, changes }) => ({
    title,
    lines: changes.map(({ what, kind, from, to, unit, rule, by }) =>
      [`${by.status}: ${what}: ${kind}`, from, to, unit, rule]
        .filter((part) => part !== undefined)
        .join(" | "),
    ),
  }));
}

function documentsOf(patches: Record<string, object>, withErrata: boolean, own: Record<string, object> = {}) {
  const files = Object.fromEntries(
    Object.entries(patches).map(([path, patch]) => [`layers/mine/${path}`, JSON.stringify(patch)]),
  );
  const documents = Object.fromEntries(
    Object.entries(own).map(([path, value]) => [path, JSON.stringify(value)]),
  );
  const table = new MapEditor({ "layers/mine/layer.json": manifest("mine", "Mine"), ...files, ...documents });
  const world = { ...table.world(), own: table.own };
  return new ChangeDescriber().changes(withErrata ? mended() : printed(), world);
}

describe("what changed, in words", () => {
  it("is nothing in a workspace that changes nothing", () => {
    expect(changesOf({})).toEqual([]);
  });

  it("shows the errata against the printed game, each with its reason", () => {
    const described = documentsOf({}, false);
    expect(described.map(({ title }) => title)).toContain("Transport costs");
    const changes = described.flatMap((document) => document.changes);
    expect(new Set(changes.map(({ by }) => by.status))).toEqual(new Set(["errata"]));
    expect(changes.find(({ what }) => what === "Convoy escort die")).toMatchObject({
      from: "1",
      to: "0.5",
      unit: "Oil Points",
      reason: "It costs half an Oil Point.",
      by: { title: "Errata of the 2005 rulebook" },
      place: { file: "layers/errata-2005/tables/transport-costs.json", pointer: "/merchantAswDie" },
    });
  });

  it("calls values by the names of things and the titles of schemas", () => {
    expect(
      changesOf({
        "units.json": { naval: { "j-cv-akagi-kaga": { defense: 8 } } },
        "bases.json": { bases: { truk: { airCapacity: 9 } } },
      }),
    ).toEqual([
      { title: "Bases", lines: ["yours: Truk, Air Capacity: changed | 6 | 9 | steps | 2.2.3"] },
      {
        title: "Units",
        lines: ["yours: CV Akagi, Kaga (Japan), defense: changed | 9 | 8 | 2.1.1.1"],
      },
    ]);
  });

  it("shows a set-up by places, units and who holds what", () => {
    const [described] = changesOf({
      "scenarios/short-campaign.json": {
        setup: { manila: { units: { "j-land-8": 2 } }, rabaul: null },
        control: { truk: "none" },
      },
    });
    expect(described!.title).toBe("Short Campaign Game");
    expect(described!.lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^yours: Set-up, Manila, units, Army \(Japan\): changed \| 1 \| 2 \| counters/),
        expect.stringMatching(/^yours: Set-up, Rabaul: removed \| units \(.+ 1\), air steps \(Japan 2\)/),
        expect.stringMatching(/^yours: Control, Truk: added \| none/),
      ]),
    );
  });

  it("shows what a scenario overrides by the document that it changes", () => {
    const overrides = { "bases.json": { bases: { truk: { airCapacity: 3 } } } };
    const [whole] = changesOf({ "scenarios/short-campaign.json": { overrides } });
    expect(whole!.lines).toEqual([expect.stringMatching(/^yours: Overrides: added \| Bases/)]);
  });

  it("shows a document that is new in one line", () => {
    const scenario = { id: "new", title: "A new war", setup: {}, control: {} };
    expect(changesOf({}, true, { "scenarios/new.json": scenario })).toEqual([
      { title: "A new war", lines: ["yours: A new war: added"] },
    ]);
  });

  it("says that a layer is off where its value is no longer set", () => {
    const table = new MapEditor();
    const { draft } = new MapEditor({});
    const layers = draft.layers.map((layer) => ({ ...layer, on: false }));
    const bare = { ...draft, layers, documents: printedDocuments() };
    const [first] = new ChangeDescriber().changes(mended(), {
      ...table.world(),
      draft: bare,
      own: new Set(),
    });
    expect(first!.changes[0]!.by).toEqual({ status: "yours", title: "Without Errata of the 2005 rulebook" });
  });
});

const printedDocuments = () => {
  const { files } = shipped("fire-in-the-sky");
  const bare = Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith("layers/")));
  const table = new MapEditor({});
  table.files = bare;
  return table.draft.documents;
};

it("says again only what has changed", () => {
  const table = new MapEditor({
    "layers/mine/layer.json": manifest("mine", "Mine"),
    "layers/mine/bases.json": '{ "bases": { "truk": { "airCapacity": 9 } } }',
  });
  const describer = new ChangeDescriber();
  const world = { ...table.world(), own: table.own };
  const before = mended();
  const first = describer.changes(before, world);
  const second = describer.changes(before, world);
  expect(first).toHaveLength(1);
  expect(second[0]).toBe(first[0]);
  expect(describer.sentences(before, world)[0]).toBe(describer.sentences(before, world)[0]);
  const since = new Since(shipped("fire-in-the-sky").files);
  expect(since.sentences(world, true)).toEqual(describer.sentences(before, world));
  expect(since.sentences(world, false).length).toBeGreaterThan(1);
});

describe("the number of changes", () => {
  const countOf = (own: Record<string, string>) => {
    const table = new MapEditor(own);
    const world = { ...table.world(), own: table.own };
    const describer = new ChangeDescriber();
    return {
      count: describer.count(mended(), world),
      sentences: describer.sentences(mended(), world).length,
    };
  };

  it("is that of the sentences", () => {
    const { count, sentences } = countOf({
      "bases.json": gameFiles["bases.json"]!.replaceAll('"portCapacity": 8', '"portCapacity": 7'),
    });
    expect(sentences).toBeGreaterThan(1);
    expect(count).toEqual({ sentences });
  });

  it("is not counted out where very many values differ", () => {
    const base = JSON.parse(gameFiles["bases.json"]!) as { bases: Record<string, object> };
    const [id, one] = Object.entries(base.bases)[0]!;
    for (let i = 0; i < 1001; i++) base.bases[`${id}-${i}`] = one;
    expect(countOf({ "bases.json": JSON.stringify(base) }).count).toEqual({ valuesOver: 1000 });
  });
});
