import { describe, expect, it } from "vitest";
import type { FileMap, Json, JsonObject } from "../../lib/documents";
import { validators } from "../../lib/diagnostics/schema/validate";
import { view } from "../../lib/kernel";
import { expectable, playtestOf, type Recording, type Sitting } from "../../lib/play";
import { readScript, runScript, type Script } from "../../lib/playtest";
import { bot, edited, fed, finish, opening, seated } from "./support";

const recording: Recording = { title: "Recorded", expect: ["tracks"] };

/** Played by bots to the end of the first player turn. */
const played = (): Sitting => {
  const sitting = seated();
  bot(sitting, "part");
  bot(sitting, "part");
  return sitting;
};

interface Recorded extends JsonObject {
  sections: { title: string; moves: { side: string; step: string; choices: Json[] }[]; expect?: Json[] }[];
}

const recorded = (sitting: Sitting, more: Partial<Recording> = {}): Recorded =>
  playtestOf(sitting.session!, { ...recording, ...more }) as Recorded;

function scriptOf(playtest: Json): Script {
  const read = readScript(playtest);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/** The first difference when it is played with the documents as they are, or with one changed. */
function difference(playtest: Json, changed: FileMap = {}) {
  const { playable } = seated({}, fed(changed)).session!;
  const script = scriptOf(playtest);
  const { ruleset, scenario } = playable;
  return runScript(ruleset, script, { scenario, options: script.options ?? [] }).error;
}

const printedAt = ({ session }: Sitting): JsonObject => view(session!.game!) as JsonObject;

describe("a line of play as a playtest", () => {
  const sitting = played();
  const playtest = recorded(sitting);

  it("is a playtest by the schema, and one that can be read", () => {
    expect(validators["common/playtest.schema.json"]!(playtest)).toEqual([]);
    expect(playtest).toMatchObject({
      title: "Recorded",
      game: "fire-in-the-sky",
      scenario: "short-campaign",
      options: [],
      seed: 7,
    });
    expect(playtest).not.toHaveProperty("dice");
    const { choices } = scriptOf(playtest);
    expect(choices.map(({ side, choice }) => ({ side, choice }))).toEqual(
      sitting.session!.moments.map(({ side, choice }) => ({ side, choice })),
    );
  });

  it("holds on the data on which it was played", () => {
    expect(difference(playtest)).toBeUndefined();
  });

  it("no longer holds where an edit makes a choice illegal, and says at which with the rule", () => {
    const shorter = edited("parameters.json", '"seaRange": 4', '"seaRange": 1');
    const found = difference(playtest, shorter)!;
    expect(found).toMatchObject({ code: "illegal", section: expect.stringMatching(/Deployment Phase$/) });
    expect(found.rule).toMatch(/^8\./);
  });

  it("no longer holds where the same choices come to something else", () => {
    const ahead = edited("scenarios/short-campaign.json", '"victoryPoints": 5', '"victoryPoints": 6');
    expect(difference(playtest, ahead)).toMatchObject({
      code: "expectation",
      message: expect.stringContaining("/tracks/victoryPoints") as unknown,
    });
  });

  it("has a section for each phase, called after it and the player turn", () => {
    const { moments } = sitting.session!;
    const phases = moments.map(({ phase }) => phase!);
    const titles = phases
      .filter(({ id }, i) => id !== phases[i - 1]?.id)
      .map(({ part, title }) => (part === "" ? title : `${part}: ${title}`));
    expect(playtest.sections.map(({ title }) => title)).toEqual(titles);
    expect(titles.length).toBeGreaterThan(5);
    expect(titles).toContain("Turn 2 · Japanese player turn: First Deployment Phase");
  });

  it("has in one move what belongs together: until the step that began it asks again", () => {
    const moves = playtest.sections.flatMap((section) => section.moves);
    const { moments } = sitting.session!;
    let at = 0;
    for (const { side, step, choices } of moves) {
      const own = moments.slice(at, at + choices.length);
      expect(own.map((moment) => moment.side)).toEqual(own.map(() => side));
      expect(own[0]!.step).toBe(step);
      expect(own.slice(1).map((moment) => moment.step)).not.toContain(step);
      at += choices.length;
    }
    expect(at).toBe(moments.length);
    // A unit, then where it goes.
    const deployments = moves.filter(
      ({ step, choices }) => step === "first-deployment" && choices.length === 2,
    );
    expect(deployments.length).toBeGreaterThan(0);
    expect(deployments[0]!.choices).toEqual([
      expect.not.objectContaining({ to: expect.anything() as unknown }),
      expect.objectContaining({ to: expect.any(String) as unknown }),
    ]);
  });
});

describe("of a line that was partly undone", () => {
  it("only what is made is recorded", () => {
    const sitting = played();
    const { length } = sitting.session!.moments;
    sitting.obey({ do: "go", moment: 10 });
    const playtest = recorded(sitting);
    expect(scriptOf(playtest).choices).toHaveLength(10);
    expect(sitting.session!.moments).toHaveLength(length);
    expect(difference(playtest)).toBeUndefined();
  });

  it("with nothing made, the set-up alone is recorded", () => {
    const sitting = seated();
    const playtest = recorded(sitting);
    expect(validators["common/playtest.schema.json"]!(playtest)).toEqual([]);
    expect(playtest).toMatchObject({ choices: [] });
    expect(playtest).not.toHaveProperty("sections");
    expect(scriptOf(playtest).expect!.every(({ after }) => after === 0)).toBe(true);
    expect(difference(playtest)).toBeUndefined();
    const richer = edited("scenarios/short-campaign.json", '"merchantmen": 30', '"merchantmen": 29');
    expect(difference(playtest, richer)).toMatchObject({ code: "expectation", index: -1 });
  });
});

describe("what a playtest expects", () => {
  const sitting = played();

  it("can be everything of the position, and nothing of how play continues", () => {
    const offered = expectable(sitting.session!);
    const members = offered.map(({ member }) => member);
    expect(members).toEqual(expect.arrayContaining(["tracks", "bases", "units", "phasing"]));
    expect(members).not.toEqual(expect.arrayContaining(["chance"]));
    expect(members).not.toEqual(expect.arrayContaining(["frames"]));
    for (const { member, values } of offered) {
      const { expect: expected = [] } = scriptOf(recorded(sitting, { expect: [member] }));
      expect(expected, member).toHaveLength(values);
    }
  });

  it("is what was chosen, at the end of the last phase", () => {
    const playtest = recorded(sitting, { expect: ["tracks", "phasing"] });
    const sections = playtest.sections.filter(({ expect: own }) => own !== undefined);
    expect(sections).toEqual([playtest.sections.at(-1)]);
    const { expect: expected, choices } = scriptOf(playtest);
    const { phasing, tracks } = printedAt(sitting) as { phasing: Json; tracks: JsonObject };
    expect(expected).toContainEqual({ after: choices.length, pointer: "/phasing", equals: phasing });
    expect(expected).toContainEqual({
      after: choices.length,
      pointer: "/tracks/oil",
      equals: tracks.oil,
    });
    expect(expected!.every(({ pointer }) => /^\/(tracks|phasing)/.test(pointer))).toBe(true);
  });

  it("is one value an entry where there are many, such as a unit", () => {
    const { units } = printedAt(sitting) as { units: JsonObject };
    const { expect: expected } = scriptOf(recorded(sitting, { expect: ["units"] }));
    expect(expected!.map(({ pointer }) => pointer)).toEqual(Object.keys(units).map((id) => `/units/${id}`));
    expect(difference(recorded(sitting, { expect: ["units", "bases"] }))).toBeUndefined();
  });

  it("can be nothing, and no member that there is not", () => {
    for (const wanted of [[], ["treasure"]]) {
      const playtest = recorded(sitting, { expect: wanted });
      expect(scriptOf(playtest).expect ?? []).toEqual([]);
      expect(validators["common/playtest.schema.json"]!(playtest)).toEqual([]);
    }
  });
});

describe("dice rolled by hand", () => {
  it("are recorded as they were rolled, without those of undone choices", () => {
    const sitting = seated({ opening: opening({ dice: { kind: "rolled" } }) });
    let face = 0;
    const roll = (): void => {
      const { dice } = sitting.session!.waiting!.wanted;
      const faces = Array.from({ length: dice }, () => (face++ % 6) + 1);
      sitting.obey({ do: "dice", faces });
      finish(sitting);
    };
    bot(sitting, "game");
    while (sitting.session!.rolled().length < 12) roll();
    sitting.obey({ do: "stop" });
    while (sitting.session!.waiting) roll();
    const all = recorded(sitting);
    expect(all).not.toHaveProperty("seed");
    expect(validators["common/playtest.schema.json"]!(all)).toEqual([]);
    expect(all.dice).toEqual(sitting.session!.rolled());
    expect(difference(all)).toBeUndefined();

    const { moments } = sitting.session!;
    const last = moments.findLastIndex(({ uncertain }) => uncertain);
    sitting.obey({ do: "go", moment: last });
    const fewer = recorded(sitting);
    expect((fewer.dice as number[]).length).toBeLessThan((all.dice as number[]).length);
    expect((all.dice as number[]).slice(0, (fewer.dice as number[]).length)).toEqual(fewer.dice);
    expect(difference(fewer)).toBeUndefined();
  });
});
