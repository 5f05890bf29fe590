import { describe, expect, it } from "vitest";
import { type OddsState, noOdds, stateAfter } from "../../../components/odds/client";
import type { OddsRequest, Message } from "../../../components/odds/protocol";
import { OddsWork } from "../../../components/odds/work";
import { type DocumentUpdate, wholeUpdate } from "../../../lib/book";
import { check } from "../../../lib/diagnostics";
import { assemble, type FileMap } from "../../../lib/documents";
import { shipped } from "../../support/shipped";

const game = "fire-in-the-sky";
const { files, game: definition } = shipped(game);

const newsOf = (changed: FileMap = {}): DocumentUpdate => {
  const all = { ...files, ...changed };
  return wholeUpdate(game, assemble(all), check(all, definition).diagnostics);
};

/** Only what these files change, as it is sent to a worker after an edit. */
function newsAfter(changed: FileMap): DocumentUpdate {
  const [before, after] = [newsOf(), newsOf(changed)];
  const differs = Object.entries(after.documents).filter(([path, text]) => before.documents[path] !== text);
  return { ...after, documents: Object.fromEntries(differs), playtests: {} };
}

/** A worker without a thread, with a clock that counts its readings. */
class Bench {
  readonly received: Message[] = [];
  private time = 0;
  readonly work = new OddsWork(
    (message) => void this.received.push(message),
    () => this.time++,
  );

  constructor(news = newsOf()) {
    this.work.onUpdate(news);
  }

  ask(path: string, more: Partial<OddsRequest> = {}): void {
    this.work.ask({ number: 1, which: { kind: "document", path }, policies: [], ...more });
  }

  finish(): Message {
    while (this.work.isBusy) this.work.work(100);
    return this.received.at(-1)!;
  }

  get kinds(): string[] {
    return this.received.map(({ type }) => type);
  }
}

const atoll = "battles/atoll.json";

describe("the work on odds", () => {
  it("reports the setting, and then the answer", () => {
    const bench = new Bench();
    bench.ask(atoll);
    const [begun] = bench.received;
    if (begun?.type !== "begun") throw new Error("The run was not started.");
    expect(begun.setting).toMatchObject({
      title: "Landing on an atoll",
      sides: [
        { id: "japan", name: "Japan" },
        { id: "allies", name: "Allies" },
      ],
      chosen: ["strongest-fire", "strongest-fire"],
      own: [undefined, undefined],
    });
    expect(begun.setting.policies.map(({ id }) => id)).toContain("cautious");
    const answer = bench.finish();
    if (answer.type !== "answer") throw new Error("There is no answer.");
    const { exact, words, losses } = answer.reading;
    expect(exact).toBe(true);
    expect(words.map(({ title }) => title)).toContain("Holds the base");
    for (const { shares } of words)
      expect(shares.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    expect(losses.map(({ name }) => name)).toEqual(["Japan", "Allies"]);
  });

  it("restarts when the data that it depends on change, and only then", () => {
    const bench = new Bench();
    bench.ask(atoll);
    bench.finish();
    const received = bench.received.length;
    const other = { "battles/midway.json": files["battles/midway.json"]!.replace("Midway", "Mid-way") };
    bench.work.onUpdate(newsAfter(other));
    expect(bench.received).toHaveLength(received);
    const kinder = files["parameters.json"]!.replace('"air-strike": 5', '"air-strike": 6');
    expect(kinder).not.toBe(files["parameters.json"]);
    bench.work.onUpdate(newsAfter({ "parameters.json": kinder }));
    expect(bench.finish().type).toBe("answer");
    expect(bench.kinds).toEqual(["begun", "answer", "begun", "answer"]);
  });

  it("takes the policies that are asked for, and drops those that there are not", () => {
    const bench = new Bench();
    bench.ask(atoll, { policies: ["first-legal", "no-such"] });
    const [begun] = bench.received;
    expect(begun?.type === "begun" && begun.setting.chosen).toEqual(["first-legal", "strongest-fire"]);
  });

  it("reports a sample as it grows, with intervals, and can be cancelled", () => {
    const bench = new Bench();
    bench.ask(atoll, { samples: 5000 });
    for (let i = 0; i < 40 && !bench.kinds.includes("progress"); i++) bench.work.work(10);
    const progress = bench.received.find((message) => message.type === "progress");
    if (progress?.type !== "progress" || progress.progress.doing !== "fighting")
      throw new Error("No progress.");
    expect(progress.progress.of).toBe(5000);
    expect(progress.reading?.words[0]?.shares[0]).toHaveProperty("low");
    bench.work.cancel();
    expect(bench.work.isBusy).toBe(false);
    expect(bench.kinds).not.toContain("answer");
  });

  it("says what keeps a battle from being fought, until that is mended", () => {
    const broken = { [atoll]: files[atoll]!.replace('"u-ca"', '"u-cx"') };
    const bench = new Bench(newsOf(broken));
    bench.ask(atoll);
    const [refused] = bench.received;
    expect(refused?.type === "refused" && refused.reasons[0]).toMatchObject({ file: atoll });
    bench.work.onUpdate(newsOf());
    expect(bench.finish().type).toBe("answer");
    bench.ask("battles/none.json");
    expect(bench.received.at(-1)).toMatchObject({
      type: "refused",
      reasons: [{ message: "There is no such battle any more." }],
    });
  });
});

describe("what the page knows of odds", () => {
  const asked: OddsRequest = { number: 2, which: { kind: "document", path: atoll }, policies: [] };
  const state: OddsState = { ...noOdds, asked, working: { progress: undefined, ms: 0 } };

  it("ignores an answer to an earlier question", () => {
    expect(stateAfter(state, { type: "failed", number: 1, message: "late" })).toEqual({});
  });

  it("keeps what was shown when the work is cancelled", () => {
    const given: OddsState = { ...state, working: undefined, cancelled: true };
    const progress = { doing: "following" as const, positions: 5, share: 0.5 };
    expect(stateAfter(given, { type: "progress", number: 2, progress, ms: 5 })).toEqual({});
  });
});
