import { describe, expect, it } from "vitest";
import { emptyPlay, type PlayState, stateAfter } from "../../../components/play/client";
import type { TableNews } from "../../../components/play/protocol";
import { TableReporter } from "../../../components/play/table-reporter";
import { diaryOf, shownTo, type Sitting } from "../../../lib/play";
import { bot, choose, edited, fed, finish, opening, seated } from "../../play/support";

/** A table with a page that gets all its news. */
class Listener {
  private readonly reporter = new TableReporter();
  state: PlayState = emptyPlay;
  news: TableNews | undefined;

  constructor(readonly sitting: Sitting) {
    this.readNews();
  }

  readNews(): this {
    // As it arrives: a copy.
    this.news = structuredClone(this.reporter.news(this.sitting));
    const message = { type: "table" as const, table: this.news, refused: this.sitting.refused };
    this.state = { ...this.state, ...stateAfter(this.state, message) };
    return this;
  }

  /** Whether the page knows just what these eyes may see. */
  knows(eyes?: string): void {
    const session = this.sitting.session!;
    const { board } = shownTo(session, eyes, []);
    const { stacks, ...rest } = board!;
    const there = [...this.state.places.values()].flat();
    const byPlace = (a: { place: string; side: string }, b: { place: string; side: string }): number =>
      `${a.place} ${a.side}`.localeCompare(`${b.place} ${b.side}`);
    expect(there.sort(byPlace)).toEqual(stacks.slice().sort(byPlace));
    expect(this.state.board).toEqual(rest);
    const diary = diaryOf(session, eyes);
    expect(this.state.log.map(({ text }) => text)).toEqual(diary.events.map(({ text }) => text));
  }
}

const phaseByBots = (listener: Listener): Listener => {
  bot(listener.sitting, "phase");
  return listener.readNews();
};

describe("news of an open table", () => {
  it("are everything at first, and then only what changed", () => {
    const listener = new Listener(seated());
    expect(listener.news!.board!.isWhole).toBe(true);
    expect(listener.news!.log.keep).toBe(0);
    listener.knows();
    const { places, log } = listener.state;
    listener.readNews();
    expect(listener.news!.board).toMatchObject({ isWhole: false, places: {} });
    expect(listener.news!.log).toEqual({ keep: log.length, add: [] });
    // What is as it was is the same, so that nothing is drawn again.
    expect(listener.state.places).toBe(places);
    expect(listener.state.log).toBe(log);
  });

  it("are only the places that changed, and the new lines of the diary", () => {
    const listener = phaseByBots(new Listener(seated()));
    const { places, log } = listener.state;
    choose(listener.sitting);
    choose(listener.sitting);
    listener.readNews();
    const sent = listener.news!.board!.places;
    expect(Object.keys(sent).length).toBeLessThan(places.size / 2);
    for (const [place, stacks] of Object.entries(sent))
      expect(places.get(place)).not.toEqual(stacks ?? undefined);
    for (const [place, stacks] of places)
      if (!(place in sent)) expect(listener.state.places.get(place)).toBe(stacks);
    expect(listener.news!.log.keep).toBe(log.length);
    listener.knows();
  });

  it("keep the page correct over phases of bots, back and forth in time", () => {
    const listener = new Listener(seated());
    for (let i = 0; i < 12; i++) {
      phaseByBots(listener).knows();
      const { at } = listener.sitting.session!;
      for (const moment of [Math.max(0, at - 7), at]) {
        listener.sitting.obey({ do: "go", moment });
        listener.readNews().knows();
      }
    }
    // A place that was left is reported as empty.
    expect(listener.state.places.size).toBeGreaterThan(10);
    listener.sitting.obey({ do: "go", moment: 3 });
    choose(listener.sitting);
    listener.readNews().knows();
    expect(Object.values(listener.news!.board!.places)).toContain(null);
    expect(listener.state.log.length).toBe(listener.sitting.session!.log.length);
  });

  it("have the results of the new data once the line was replayed", () => {
    const listener = phaseByBots(new Listener(seated()));
    listener.sitting.onUpdate(
      fed(edited("scenarios/short-campaign.json", '"victoryPoints": 5', '"victoryPoints": 6')),
    );
    expect(listener.readNews().news!.busy).toBe("replaying");
    finish(listener.sitting);
    listener.readNews().knows();
    expect(listener.state.board!.tracks).toContainEqual(
      expect.objectContaining({ title: "Victory Points", value: "6" }),
    );
  });

  it("offer no choices while bots play, and no game once it was left", () => {
    const listener = new Listener(seated());
    listener.sitting.obey({ do: "bot", span: "game" });
    expect(listener.readNews().news!.shown!.decisions).toEqual([]);
    expect(listener.news!.busy).toMatchObject({ words: "to the end of the game" });
    listener.sitting.obey({ do: "leave" });
    listener.readNews();
    expect(listener.news).toBeUndefined();
    expect(listener.state).toMatchObject({ isOpen: true, board: undefined, log: [] });
    expect(listener.state.places.size).toBe(0);
  });

  it("have the reason why an order was refused", () => {
    const listener = new Listener(seated());
    const { session } = listener.sitting;
    listener.sitting.obey({ do: "choose", at: session!.at, side: "japan", choice: { do: "surrender" } });
    expect(listener.readNews().state.refused?.message).toContain("surrender");
    choose(listener.sitting);
    expect(listener.readNews().state.refused).toBeUndefined();
  });
});

describe("news of a table at which something is hidden", () => {
  const options = ["hidden-task-forces"];
  const table = (seats: Record<string, string> = {}): Listener =>
    new Listener(seated({ opening: opening({ options }), seats, hidden: true }));

  it("have a note for the side alone whose player wrote it", () => {
    const listener = table({ allies: "random" });
    const { sitting } = listener;
    sitting.obey({ do: "note", note: { at: 0, kind: "comment", text: "My plan.", about: [] } });
    expect(listener.readNews().news!.notes).toMatchObject([{ text: "My plan.", side: "japan" }]);
    sitting.obey({ do: "seats", seats: { japan: "random" }, hidden: true });
    finish(sitting);
    expect(sitting.seating.eyes).toBe("allies");
    expect(listener.readNews().news!.notes).toEqual([]);
    expect(sitting.papers.notes).toHaveLength(1);
  });

  /** Nothing of the game: no piece, no line, no question. */
  const isVeiled = ({ news, state, sitting }: Listener): void => {
    expect(news).toMatchObject({ log: { keep: 0, add: [] } });
    expect(news!.shown).toBeUndefined();
    expect(news!.board).toBeUndefined();
    expect([state.places.size, state.board, state.log]).toEqual([0, undefined, []]);
    const all = JSON.stringify(news);
    for (const { text } of sitting.session!.log) expect(all).not.toContain(JSON.stringify(text));
    expect(all).not.toMatch(/"[a-z]-(dd|ca|cv|bb|air|land)\b/);
  };

  it("are empty behind the curtain", () => {
    const listener = table();
    expect(listener.news!.curtain).toEqual([{ id: "japan", name: "Japan" }]);
    isVeiled(listener);
  });

  it("have the whole board again for the side that lifts it, and nothing of that for the other side", () => {
    const listener = table();
    listener.sitting.obey({ do: "look", side: "japan" });
    listener.readNews().knows("japan");
    expect(listener.news!.board!.isWhole).toBe(true);
    expect(listener.news!.shown!.decisions.map(({ side }) => side)).toEqual(["japan"]);
    const lifted: string[] = [];
    for (let i = 0; i < 14; i++) {
      bot(listener.sitting, "phase");
      listener.readNews();
      const [waiting] = listener.news!.curtain;
      if (!waiting) {
        listener.knows(listener.news!.eyes);
        continue;
      }
      isVeiled(listener);
      listener.sitting.obey({ do: "look", side: waiting.id });
      listener.readNews().knows(waiting.id);
      expect(listener.news!.board!.isWhole).toBe(true);
      expect(listener.news!.log.keep).toBe(0);
      lifted.push(waiting.id);
    }
    expect(new Set(lifted)).toEqual(new Set(["japan", "allies"]));
  });

  it("never have for one side what only the other may know", () => {
    const listener = table({ allies: "random" });
    expect(listener.news!.eyes).toBe("japan");
    let secrets = 0;
    for (let i = 0; i < 40; i++) {
      bot(listener.sitting, "phase");
      listener.readNews().knows("japan");
      const { log } = listener.sitting.session!;
      const kept = log.filter(({ only }) => only && !only.includes("japan"));
      secrets = Math.max(secrets, kept.length);
      const known = new Set(listener.state.log.map(({ text }) => text));
      const open = new Set(log.filter((event) => !kept.includes(event)).map(({ text }) => text));
      expect(kept.filter(({ text }) => known.has(text) && !open.has(text))).toEqual([]);
    }
    expect(secrets).toBeGreaterThan(0);
  });

  it("hide nothing where bots play each other", () => {
    const sitting = seated();
    sitting.obey({ do: "seats", seats: { japan: "random", allies: "random" }, hidden: true });
    expect(new Listener(sitting).news).toMatchObject({ curtain: [], shown: { at: 0 } });
  });
});
