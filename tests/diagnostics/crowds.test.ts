import { describe, expect, it } from "vitest";
import { makeBaseline } from "../../lib/diagnostics";
import { filesOf, print, sharedChecker, shippedFiles } from "./support";

/*
 * One slip is reported as one problem, or a handful: what follows from it keeps silent, or is reported once with its count.
 * The training scenario, which has overrides, is looked at by itself: what is wrong in its own set-up is reported there.
 */

const base = shippedFiles();
const baseline = makeBaseline(sharedChecker.check(base));

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any member of any document may be spoilt
type Spoil = (document: any) => void;

const problemsAfter = (file: string, spoil: Spoil) => {
  const document: unknown = JSON.parse(base[file]!);
  spoil(document);
  const files = { ...base, [file]: print(document as never) };
  return sharedChecker.check(files, { baseline }).diagnostics;
};

const textsOf = (problems: readonly { code: string; message: string }[]) =>
  problems.map(({ code, message }) => `${code}: ${message}`);

const withoutAir =
  (nation: string): Spoil =>
  ({ air }) => {
    for (const [id, type] of Object.entries<{ nation: string }>(air))
      if (type.nation === nation) delete air[id];
  };
const withoutMember =
  (collection: string, member: string): Spoil =>
  (document) => {
    for (const entry of Object.values<Record<string, unknown>>(document[collection])) delete entry[member];
  };
const emptied =
  (member: string): Spoil =>
  (document) => {
    document[member] = {};
  };

const slips: [string, string, Spoil, number, RegExp][] = [
  [
    "no air counters of Japan",
    "units.json",
    withoutAir("japan"),
    3,
    /Air steps of Japan cannot be placed at 10 places/,
  ],
  ["no air counters of the United States", "units.json", withoutAir("us"), 5, /cannot be placed at 8 places/],
  [
    "air counters too few",
    "units.json",
    ({ air }) => {
      for (const type of Object.values<{ nation: string; count: number }>(air))
        if (type.nation === "japan") type.count = 1;
    },
    2,
    /Air steps of Japan have no counter at 10 places/,
  ],
  [
    "the side of a nation",
    "game.json",
    ({ nations }) => (nations.us.side = "japan"),
    1,
    /all its Home Bases/,
  ],
  [
    "a nation gone",
    "game.json",
    ({ nations }) => delete nations.japan,
    2,
    /There is no nation "japan", and 64 places name it/,
  ],
  [
    "a nation under another id",
    "game.json",
    ({ nations }) => {
      nations.nippon = nations.japan;
      delete nations.japan;
    },
    2,
    /There is no nation "japan"/,
  ],
  [
    "an empty document",
    "parameters.json",
    (all) => Object.keys(all).forEach((key) => delete all[key]),
    1,
    /The document lacks 42 members: "/,
  ],
  [
    "a member gone everywhere",
    "map.json",
    withoutMember("hexes", "terrain"),
    1,
    /lacks "terrain"\. 171 more places have the same problem/,
  ],
  [
    "a member renamed everywhere",
    "units.json",
    ({ naval }) => {
      for (const type of Object.values<Record<string, unknown>>(naval)) {
        type.movment = type.movement;
        delete type.movement;
      }
    },
    1,
    /Unknown key "movment" in "j-cv-akagi-kaga": did you mean "movement"\? 63 more places have the same problem/,
  ],
  [
    "no ships",
    "units.json",
    emptied("naval"),
    2,
    /"\/naval" of units.json is empty, and 63 unit types are named/,
  ],
  ["no land units", "units.json", emptied("land"), 2, /is empty, and 12 unit types are named/],
  ["no boxes", "map.json", emptied("boxes"), 2, /is empty, and \d+ places are named/],
  [
    "no optional rules, of which a layer patches one",
    "options.json",
    emptied("options"),
    6,
    /6 optional rules are named/,
  ],
  ["no rules in the rulebook", "rulebook.json", emptied("rules"), 1, /must have at least 1 entry/],
  [
    "a schedule emptied, which layers patch",
    "schedules/allies.json",
    emptied("turns"),
    5,
    /11 sources of schedules\/allies.json match nothing in "\/turns"/,
  ],
  ["a set-up emptied", "scenarios/campaign.json", emptied("setup"), 4, /33 sources/],
];

describe("one slip", () => {
  it.each(slips)("%s", (_, file, spoil, most, grouped) => {
    const texts = textsOf(problemsAfter(file, spoil));
    expect(texts.length, texts.join("\n")).toBeLessThanOrEqual(most);
    expect(
      texts.filter((text) => grouped.test(text)),
      texts.join("\n"),
    ).toHaveLength(1);
  });

  it("of a layer that takes all ships away", () => {
    const naval: object = (JSON.parse(base["units.json"]!) as { naval: object }).naval;
    const gone = Object.fromEntries(Object.keys(naval).map((id) => [id, null]));
    const { files, layers } = filesOf(
      { about: "", base: "", patches: { "units.json": { naval: gone } } },
      base,
    );
    expect(textsOf(sharedChecker.check(files, { layers, baseline }).diagnostics)).toEqual([
      "ref/dangling: 63 unit types are removed here although they are used elsewhere.",
    ]);
  });
});

describe("a thing that a layer takes away", () => {
  it("is reported with all places that name it, those in scenarios with overrides included", () => {
    const { files, layers } = filesOf(
      { about: "", base: "", patches: { "units.json": { naval: { "j-cv-akagi-kaga": null } } } },
      base,
    );
    const [problem, ...others] = sharedChecker
      .check(files, { layers, baseline })
      .diagnostics.filter(({ code }) => code === "ref/dangling");
    expect(others).toEqual([]);
    expect(problem!.message).toBe('The unit type "j-cv-akagi-kaga" is removed here, and 4 places name it.');
    expect(problem!.related!.map(({ file, pointer }) => `${file} ${pointer}`)).toEqual([
      "battles/midway.json /forces/japan/taskForces/0/units/j-cv-akagi-kaga",
      "scenarios/campaign.json /choices/japanese-fleet/units/j-cv-akagi-kaga",
      "scenarios/short-campaign.json /choices/japanese-fleet/units/j-cv-akagi-kaga",
      "scenarios/training.json /setup/marshall-islands/units/j-cv-akagi-kaga",
    ]);
  });
});

describe("a crowd", () => {
  const withoutSetUp = { ...base, "scenarios/campaign.json": "" };
  const document = JSON.parse(base["scenarios/campaign.json"]!) as { setup: object };
  withoutSetUp["scenarios/campaign.json"] = print({ ...document, setup: {} } as never);
  const isSource = ({ code }: { code: string }) => code === "ref/unknown-source";
  const crowd = sharedChecker.check(withoutSetUp, { baseline }).diagnostics.find(isSource)!;

  it("shows its first places, and one fix removes all", () => {
    expect(crowd.related).toHaveLength(8);
    expect(crowd.related!.at(-1)!.message).toBe("Here, too, and in 24 more places.");
    expect(crowd.fixes!.map(({ title, edits }) => [title, edits.length])).toEqual([
      ["Remove these 33 sources", 33],
    ]);
  });

  it("is accepted as a whole where it is reported, and by one of its places only there", () => {
    const acceptedAt = (pointer: string) =>
      sharedChecker.check(withoutSetUp, {
        baseline,
        suppressions: [
          { code: crowd.code, file: crowd.file, pointer, reason: "The set-up comes from a layer of ours." },
        ],
      });
    const whole = acceptedAt(crowd.pointer);
    expect(whole.diagnostics.filter(isSource)).toEqual([]);
    expect(whole.counts.suppressed).toBe(1);
    const one = acceptedAt(crowd.related![3]!.pointer);
    expect(one.diagnostics.filter(isSource).map(({ message }) => message)).toEqual([
      expect.stringMatching(/^32 sources/),
    ]);
  });
});
