import { describe, expect, it } from "vitest";
import { compareDrafts } from "../../../lib/compare";
import type { FileMap, Json } from "../../../lib/documents";
import { assemble } from "../../../lib/documents";
import { games } from "../../../lib/games";
import { changeGroups, ChangeDescriber, citation } from "../../../lib/views/changes";
import type { ViewWorld } from "../../../lib/views/world";
import { openGame } from "../../../lib/workspace";

const FIRST = "fire-in-the-sky";
const SECOND = "fire-in-the-sky-2e";

interface Options {
  game?: string;
  layers?: string[];
  without?: readonly string[];
}

/** A shipped game, with patches of a layer "mine" on top. */
function worldOf(
  { game = FIRST, layers = [], without = [] }: Options = {},
  patches: Record<string, Json> = {},
): ViewWorld {
  const manifest = {
    id: "mine",
    kind: "variant",
    title: "Mine",
    reason: "A test.",
    citations: [],
    default: false,
    requires: [],
    conflicts: [],
  };
  const own: FileMap = Object.fromEntries([
    ["layers/mine/layer.json", JSON.stringify(manifest)],
    ...Object.entries(patches).map(([path, patch]) => [`layers/mine/${path}`, JSON.stringify(patch)]),
  ]) as FileMap;
  const isPatched = Object.keys(patches).length > 0;
  const files = { ...openGame(game).files, ...(isPatched && own) };
  return {
    draft: assemble(files, { layers: isPatched ? [...layers, "mine"] : layers, without }),
    game: games[game],
  };
}

const sentencesBetween = (before: ViewWorld, after: ViewWorld) =>
  new ChangeDescriber().sentences(before, after);

/** "subject: sentence (rule)" of each change that patches make. */
const sentencesOf = (patches: Record<string, Json>, options?: Options): string[] =>
  sentencesBetween(worldOf(options), worldOf(options, patches)).map((each) =>
    [`${each.subject}: ${each.sentence}`, citation(each)].filter((part) => part !== undefined).join(" "),
  );

describe("changes in sentences", () => {
  it("of a copied scenario are reported unit by unit against what it was copied from", () => {
    const before = worldOf();
    const original = before.draft.documents.get("scenarios/short-campaign.json")!.value as Record<
      string,
      Json
    >;
    const setup = { ...(original.setup as Record<string, Json>), truk: { units: { "j-ca": 1 } } };
    const copy = { ...original, id: "mine", title: "Mine", copiedFrom: "short-campaign", setup };
    const with_ = (scenario: Json): ViewWorld => ({
      draft: assemble({ ...openGame(FIRST).files, "scenarios/mine.json": JSON.stringify(scenario) }),
      game: games[FIRST],
    });
    const sentences = sentencesBetween(before, with_(copy)).map(({ sentence }) => sentence);
    expect(sentences).toEqual([
      "Mine: CA Heavy cruisers (Japan) at Truk, new",
      "Mine, title: Mine, was Short Campaign Game",
    ]);
    // A copy of a copy is reported against the first of them that the other side has.
    const third = { ...copy, id: "third", title: "Mine", copiedFrom: "mine" };
    const both: ViewWorld = {
      draft: assemble({
        ...openGame(FIRST).files,
        "scenarios/mine.json": JSON.stringify(copy),
        "scenarios/third.json": JSON.stringify(third),
      }),
      game: games[FIRST],
    };
    expect(sentencesBetween(before, both).filter(({ file }) => file === "scenarios/third.json")).toHaveLength(
      2,
    );
    // Without its origin all of it is new.
    expect(
      sentencesBetween(before, with_({ ...copy, copiedFrom: "nowhere" })).map(({ sentence }) => sentence),
    ).toHaveLength(1);
    expect(compareDrafts(before.draft, with_(copy).draft).map(({ pointer }) => pointer)).not.toContain("");
  });

  it("of a copied scenario do not give an erratum of its origin as their reason", () => {
    const path = "scenarios/campaign.json";
    const before = worldOf();
    const original = before.draft.documents.get(path)!.value as { reactionForce: Record<string, Json> };
    expect(before.draft.documents.get(path)!.patches.map(({ layer }) => layer)).toEqual(["errata-2005"]);
    const copy = {
      ...original,
      id: "mine",
      copiedFrom: "campaign",
      reactionForce: { ...original.reactionForce, reacted: false },
    };
    const draft = assemble({ ...openGame(FIRST).files, "scenarios/mine.json": JSON.stringify(copy) });
    const [change] = compareDrafts(before.draft, draft).filter(({ pointer }) => pointer.endsWith("/reacted"));
    expect(change).toMatchObject({ from: true, to: false });
    expect(change!.reason ?? "").not.toContain("Errata");
  });

  it("name things by their printed names, with what was and the rule", () => {
    expect(
      sentencesOf({
        "units.json": { naval: { "j-cv-shokaku-zuikaku": { airStrength: 5 } } },
        "bases.json": { bases: { truk: { airCapacity: 9 } } },
        "parameters.json": { victory: { alliesWinAt: -3 }, landing: { obligatory: true } },
      }),
    ).toEqual([
      "bases: Truk: Air Capacity 9 steps, was 6 (rule 2.2.3)",
      "parameters: Amphibious landings, obligatory: yes, was no (rule 12.3.4.1)",
      "parameters: Victory: Allies win at −3 Victory Points, was −1 (rule 16.0)",
      "units: CV Shokaku, Zuikaku (Japan): Air Strength 5 Air Points, was 4 (rule 2.1.1.1)",
    ]);
  });

  it("show modifiers by their table, also where only the condition is another", () => {
    expect(
      sentencesOf({
        "tables/combat.json": {
          types: {
            "submarine-vs-merchants": { modifiers: { "from-turn-6": { when: { from: 8 } } } },
            "air-strike": { modifiers: { "at-anchor": { add: 3 } } },
            "land-combat": { modifiers: { "semper-fi": null } },
          },
        },
      }),
    ).toEqual([
      "modifiers: Modifier “from turn 6” of Submarines against merchantmen: counts when it is Turn 8 or later, was when it is Turn 6 or later (rule 6.2)",
      expect.stringMatching(
        /^modifiers: Modifier “at anchor” of Air strike: \+3, was \+\d \(rule 12\.3\.2\.3\)$/,
      ),
      expect.stringMatching(
        /^modifiers: Modifier “semper fi” of Land combat is gone, was \+1 when .* \(rule 18\.1\.6\)$/,
      ),
    ]);
  });

  it("show an arrival that comes on another turn once", () => {
    expect(
      sentencesOf({
        "schedules/japan.json": {
          turns: {
            3: { yamato: null },
            5: { yamato: { nation: "japan", units: { "j-bb-yamato-musashi": 1 } } },
          },
        },
      }),
    ).toEqual(["arrivals: BB Yamato, Musashi (Japan) arrives on turn 5 instead of turn 3 (rule 7.1)"]);
  });

  it("show arrivals that are added, changed in number, or removed", () => {
    expect(
      sentencesOf({
        "schedules/japan.json": { turns: { 2: { air: { airSteps: 3 } }, 3: { yamato: null } } },
        "schedules/levels.json": { submarinePoints: { allies: { 4: 5 } } },
      }),
    ).toEqual([
      "arrivals: 3 air steps of Japan arrive on turn 2, was 2 (rule 7.1)",
      "arrivals: BB Yamato, Musashi (Japan) no longer arrives, was on turn 3 (rule 7.1)",
      "arrivals: Submarine Points, Allies from turn 4: 5, was 3 (rule 7.2)",
    ]);
  });

  it("show a unit that stands elsewhere once, and who holds what", () => {
    const lines = sentencesOf({
      "scenarios/short-campaign.json": {
        setup: { manila: { units: { "j-land-8": null } }, truk: { units: { "j-land-8": 1 } } },
        control: { truk: "none" },
        tracks: { oil: 14 },
      },
    });
    expect(lines).toEqual([
      "set-ups: Short Campaign Game: Army (Japan) at Truk, was at Manila (rule 19.0)",
      "set-ups: Short Campaign Game: Truk is held by nobody, was by Japan (rule 19.0)",
      "set-ups: Short Campaign Game: Oil Points 14, was 12 (rule 19.0)",
    ]);
  });

  it("show steps of the sequence that are added, removed or moved by the rulebook's titles", () => {
    expect(sentencesOf({ "sequence.json": { transport: ["destroyer-transfer", "oil-transport"] } })).toEqual([
      expect.stringMatching(
        /^sequence: “DD Units Transfer Segment”: before “Oil Transport Segment” of the Transport Phase, was after/,
      ),
    ]);
    expect(sentencesOf({ "sequence.json": { "air-combat": ["air-to-air", "air-strikes"] } })).toEqual([
      expect.stringMatching(/^sequence: “.*” is gone from the Air Combat Step/),
    ]);
  });

  it("show a whole new scenario, unit or optional rule in one sentence", () => {
    const unit = {
      nation: "japan",
      class: "BB",
      name: "Kii",
      count: 1,
      firepower: 4,
      defense: 12,
      antiAircraft: 1,
      transport: 2,
      movement: 7,
    };
    expect(sentencesOf({ "units.json": { naval: { "j-bb-kii": unit } } })).toEqual([
      "units: New unit type: BB Kii (Japan) (rule 2.1.1.1)",
    ]);
    expect(
      sentencesBetween(worldOf(), worldOf({ layers: ["midway-1942"] })).map(({ sentence }) => sentence),
    ).toEqual(["New scenario: Midway 1942"]);
    expect(sentencesOf({ "options.json": { options: { "semper-fi": null } } })[0]).toBe(
      "options: Semper Fi (optional rule) is gone (rule 18.1.6)",
    );
  });

  it("show lists by the items that were added and removed", () => {
    expect(
      sentencesOf({
        "parameters.json": { damage: { sunkForever: { us: ["BB", "CV"] }, brokenForever: [] } },
      }),
    ).toEqual([
      "parameters: Naval damage, permanently sunk, United States: also CV (rule 13.1)",
      "parameters: Naval damage, permanently damaged: none, was Netherlands (rule 17.4)",
    ]);
  });

  it("show cells of a table by row and column, and what a scenario changes for itself alone", () => {
    const overrides = { "bases.json": { bases: { truk: { airCapacity: 3 } } } };
    expect(
      sentencesOf({
        "tables/surface-combat.json": { firepower: { 2: { 8: "4" } } },
        "scenarios/short-campaign.json": { overrides },
      }),
    ).toEqual([
      expect.stringMatching(/^set-ups: Short Campaign Game.*Bases/),
      "tables: Surface Combat Table, Firepower 2 against Defense 8: 4, was 3 (rule 12.3.3.2)",
    ]);
  });

  it("show charts and other documents of their kind by their titles, and hexes by their places", () => {
    const game = "forlorn-hopes";
    const patches = {
      "charts/bombing-airbase.json": { rows: { major: { cells: { 16: "X" } } } },
      "rolls/naval-combat.json": { modifiers: { "close-heavy": { add: 2 } } },
      "scenarios/training.json": { sides: { allied: { airUnits: { "us-p-40-2": null } } } },
    };
    expect(
      sentencesBetween(worldOf({ game }), worldOf({ game }, patches)).map(({ sentence }) => sentence),
    ).toEqual(
      expect.arrayContaining([
        "Bombing Combat Table, airbases, Major, 16: X, was D",
        "Naval Combat Results Table: modifiers, close heavy, add 2 points, was 1",
        "Training: a raid on Koepang: P-40 Warhawk 2 (United States) no longer at Koepang (2509)",
      ]),
    );
  });

  it("count many of a kind, and say what they have in common", () => {
    const { draft } = worldOf();
    const bases = draft.documents.get("bases.json")!.value as {
      bases: Record<string, { airCapacity?: number }>;
    };
    const some = Object.entries(bases.bases)
      .filter(([, { airCapacity }]) => (airCapacity ?? 0) > 0)
      .slice(0, 9);
    const more = Object.fromEntries(
      some.map(([id, { airCapacity }]) => [id, { airCapacity: airCapacity! + 2 }]),
    );
    const groups = changeGroups(sentencesBetween(worldOf(), worldOf({}, { "bases.json": { bases: more } })));
    expect(groups).toMatchObject([
      {
        title: "Bases",
        count: 9,
        items: [{ kind: "many", sentence: "Air Capacity of 9 bases: 2 more than it was" }],
      },
    ]);
  });
});

describe("one edition against the other", () => {
  const before = worldOf();
  const after = worldOf({ game: SECOND });
  const sentences = sentencesBetween(before, after);
  const groups = changeGroups(sentences);

  it("cites the rule of each edition's own rulebook", () => {
    const find = (words: string) => sentences.find(({ sentence }) => sentence.startsWith(words))!;
    expect(citation(find("Victory: Japan wins at 40"))).toBe("(rule 4.3, was 16.0)");
    expect(citation(find("Put a little oomph"))).toBe("(rule 18.3.2)");
    expect(citation(find("New optional rule: Naval AA upgrade"))).toBe("(rule 16.2.6)");
    const back = sentencesBetween(after, before).find(({ sentence }) =>
      sentence.startsWith("Victory: Japan wins at 20"),
    )!;
    expect(citation(back)).toBe("(rule 16.0, was 4.3)");
  });

  it("distinguishes other rule numbers from other rules", () => {
    const others = groups.find(({ subject }) => subject === "others")!;
    const renumbered = expect.stringMatching(
      /^Rules are numbered as in another rulebook in \d+ places$/,
    ) as string;
    expect(others.items).toContainEqual(expect.objectContaining({ kind: "many", sentence: renumbered }));
    const battles = groups.find(({ subject }) => subject === "battles")!;
    expect(JSON.stringify(battles.items)).toContain("Midway, scenario: java-sea, was short-campaign");
    expect(groups.find(({ subject }) => subject === "modifiers")!.count).toBe(4);
  });

  it("counts what was doubled", () => {
    const lines = groups.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === "many" ? [item.sentence] : [])),
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        "Transport rating of 64 unit types: twice what it was",
        "Port Capacity of 39 bases: twice what it was",
      ]),
    );
  });
});

/** Every pair of shipped rulesets that a designer compares: each edition, and each with one of its layers. */
const rulesets = [FIRST, SECOND].flatMap((game): [string, ViewWorld][] => {
  const plain = worldOf({ game });
  const { availableLayers } = plain.draft;
  return [
    [game, plain],
    [`${game} as printed`, worldOf({ game, without: availableLayers })],
    ...availableLayers.map((layer): [string, ViewWorld] => [
      `${game}+${layer}`,
      worldOf({ game, layers: [layer] }),
    ]),
  ];
});
const base = worldOf();

it.each(rulesets)("every difference to %s is reported, each in a whole sentence", (_, world) => {
  for (const [a, b] of [
    [base, world],
    [world, base],
  ] as const) {
    const sentences = sentencesBetween(a, b);
    const known = new Set(
      sentences.flatMap(({ file, pointers }) => pointers.map((pointer) => file + pointer)),
    );
    for (const { file, pointer } of compareDrafts(a.draft, b.draft)) expect(known).toContain(file + pointer);
    expect(new Set(sentences.map(({ id }) => id)).size).toBe(sentences.length);
    for (const { sentence } of sentences) {
      if (sentence.startsWith("Id: ")) continue;
      expect(sentence).not.toMatch(/undefined|\[object|\bnull\b|NaN|[a-z]+-[a-z]+-[a-z]+-|\s{2}/);
      expect(sentence.length).toBeGreaterThan(8);
    }
  }
});
