import { EngineError, type Event } from "../kernel";
import { games } from "../games/loaded";
import type { Beginning } from "../games";
import { Book, type DocumentUpdate, type DocumentError, type Playable } from "../book";
import { type DetachedData, detachedBook } from "./apart";
import { beginsHere, turnOf, whyItStays } from "./by-file";
import { botChoice, type Running, runOf, runThrough, runTo } from "./bots";
import { changedMeanwhile, type Received, receive } from "./file/next";
import { type Break, type Line, ofToday } from "./line";
import type { Order } from "./orders";
import { lineOfPlaytest } from "./from-playtest";
import { Papers } from "./papers";
import { countKnown, differenceFor, momentKnown } from "./known";
import { type Differs, replay, type Replayed } from "./replay";
import { Seating } from "./seating";
import { refusalOf, Session, type Tried } from "./session";

interface Replaying {
  steps: Generator<undefined, Replayed>;
  /** The events of before, to be compared. */
  earlier: readonly Event[];
  /** Where in the line play stands afterwards. */
  at: number;
}

/**
 * People and bots around one game, and what happens when the data under the game change. Long work is done in
 * slices by `work`, so that the caller can handle messages in between.
 */
export class Sitting {
  readonly book = new Book(games);
  readonly seating = new Seating();
  readonly papers = new Papers();
  session: Session | undefined;
  /** By what the game is played where it is not by the data of the workspace. */
  apart: DetachedData | undefined;
  /** Why the last order was not carried out. */
  refused: { message: string; rule?: string } | undefined;
  broken: Break | undefined;
  /** The events before an edit after which the line still holds. */
  private compared: readonly Event[] = [];
  /** Why the present data cannot be played; the game continues with the previous ones. */
  stale: readonly DocumentError[] | undefined;
  /** The whole line, while it is being played again or is broken. */
  private kept: Line | undefined;
  private replaying: Replaying | undefined;
  private running: Running | undefined;
  /** A file of the other player that is being checked; the game here is as it was meanwhile. */
  private receiving: { name: string; steps: Generator<undefined, Received> } | undefined;
  /** Where bots are to play once the set-up has its dice. */
  private destination: Beginning | undefined;
  /** Somebody has stopped the bots; they wait for an order. */
  private stopped = false;

  get isBusy(): boolean {
    return (
      this.replaying !== undefined ||
      this.receiving !== undefined ||
      (this.running !== undefined && !this.session?.waiting)
    );
  }

  /** What bots are about, and how many choices had been made when they began. */
  get progress(): { began: number; words: string } | undefined {
    return this.running && this.session && { began: this.running.began, words: this.running.words };
  }

  /** Where the line came out otherwise after an edit, as eyes see it; without a side to everybody. */
  differs(eyes?: string): Differs | undefined {
    return this.session && differenceFor(this.session, eyes, this.compared);
  }

  /** The line with all that was taken back, to be kept. */
  get line(): Line | undefined {
    return this.kept ?? this.session?.line(true);
  }

  /** Ids of the sides that are asked now. */
  get asked(): string[] {
    const game = this.session?.game;
    return game ? game.ruleset.module.sides.filter((_side, i) => game.asked & (1 << i)) : [];
  }

  /** In a game by file: for whom it waits, at the end of its line. */
  get turn(): string | undefined {
    const { session, seating } = this;
    return session && seating.byFile && turnOf(session, seating.byFile);
  }

  get curtain(): string[] {
    return this.isBusy ? [] : this.seating.curtain(this.asked);
  }

  // ---- the data ----------------------------------------------------------------------------------

  /** Take news of the documents; the line is played again where they could change it. */
  onUpdate(news: DocumentUpdate): void {
    const { book, session, apart } = this;
    // What is played by other data has nothing to do with these.
    const scenario = apart ? undefined : session?.opening.scenario;
    const basis = scenario === undefined ? undefined : book.basisOf(scenario);
    book.take(news);
    if (this.receiving) this.received(this.receiving.name, changedMeanwhile);
    if (!session || scenario === undefined || basis === book.basisOf(scenario)) return;
    const playable = book.playable(scenario);
    if ("reasons" in playable) {
      this.stale = playable.reasons;
      return;
    }
    this.playAgain(playable, session);
  }

  private playAgain(playable: Playable, session: Session): void {
    this.stale = undefined;
    this.running = undefined;
    const { replaying, kept } = this;
    this.kept ??= session.line(true);
    this.replaying = {
      steps: replay(playable, this.kept),
      earlier: replaying?.earlier ?? session.log,
      // Who had gone back in time stays there; a line that was broken is played to its end.
      at: replaying?.at ?? (kept ? kept.choices.length : session.at),
    };
  }

  private replayed({ session, broken }: Replayed, { earlier, at }: Replaying): void {
    this.broken = broken;
    // A set-up that is refused leaves nothing to look at but the game as it was.
    if (session.game || session.waiting) this.session = session;
    this.compared = broken ? [] : earlier;
    if (broken) return;
    session.goTo(at);
    this.kept = undefined;
  }

  // ---- orders ------------------------------------------------------------------------------------

  obey(order: Order): void {
    this.refused = undefined;
    this.guarded(() => this.carryOut(order));
    this.settle();
  }

  private carryOut(order: Order): void {
    switch (order.do) {
      case "begin":
        return this.begin(order);
      case "resume":
        return this.resume(order);
      case "playtest":
        return this.openPlaytest(order.path, order.at);
      case "by-present":
        return this.byPresent();
      case "leave":
        return this.leave();
      case "open-file":
        return this.openFile(order);
      case "file-saved":
        if (this.turn !== undefined && this.session) this.seating.share(this.session.moments.length);
        return;
      case "seats":
        // Who plays by file does not sit at the other side, too.
        if (!this.seating.byFile) this.seating.take(order.seats, order.hidden);
        return;
      case "look":
        this.seating.eyes = order.side;
        return;
      case "stop":
        this.stopped = true;
        this.running = undefined;
        return;
      case "note":
        return this.pin(order);
      case "remove-note":
        return this.papers.remove(order.id);
      case "answers":
        this.papers.answers = order.answers;
        return;
      default:
        if (this.session && !this.replaying) this.atTheTable(order, this.session);
    }
  }

  private atTheTable(order: Order, session: Session): void {
    const { seating } = this;
    switch (order.do) {
      case "choose":
        // A choice for the previous question is not an answer to the present one.
        if (order.at !== countKnown(session, seating.eyes, session.at)) return;
        // The viewer chooses only for himself.
        if (seating.hidden && order.side !== seating.eyes) return;
        this.refused = seating.byFile && whyItStays(session, seating.byFile);
        if (this.refused) return;
        this.goOn();
        return this.choose(session, order);
      case "dice":
        this.giveDice(session, order.faces);
        if (session.game && this.destination) this.playTo(session, this.destination);
        return;
      case "no-dice":
        this.running = undefined;
        return session.cancelDice();
      case "go":
        this.running = undefined;
        this.compared = [];
        return session.goTo(momentKnown(session, seating.eyes, order.moment));
      case "go-on":
        return this.goOn();
      case "bot":
        // Bots choose for all sides, and the other player plays elsewhere.
        if (seating.byFile) return;
        this.goOn();
        if (this.asked.length > 0) this.running = runThrough(session, seating, order.span);
        return;
    }
  }

  private choose(session: Session, { side, choice, seconds }: Extract<Order, { do: "choose" }>): void {
    const { at } = session;
    const tried = session.choose(side, choice);
    this.tried(tried);
    this.papers.record(tried, at, seconds);
  }

  private giveDice(session: Session, faces: number[]): void {
    const { at, waiting } = session;
    const tried = session.giveDice(faces);
    this.tried(tried);
    if (waiting?.choice) this.papers.rolled(tried, at);
  }

  /** A note of somebody who must not see everything is for the eyes of the side alone. */
  private pin({ note, id }: Extract<Order, { do: "note" }>): void {
    const { session, seating } = this;
    if (!session) return;
    const { eyes } = seating;
    const at = momentKnown(session, eyes, note.at);
    this.papers.put({ ...note, at, ...(eyes !== undefined && { side: eyes }) }, id);
  }

  private begin({ opening, seats, hidden, byFile, to }: Extract<Order, { do: "begin" }>): void {
    this.leave();
    const playable = this.openable(opening.scenario);
    if (!playable) return;
    const session = new Session(playable, ofToday(opening));
    const begun = session.begin();
    if (!begun.ok && begun.why !== "dice") return this.tried(begun);
    this.seating.take(seats, hidden, byFile === undefined ? undefined : beginsHere(byFile));
    this.session = session;
    if (!to) return;
    if (session.game) this.playTo(session, to);
    else this.destination = to;
  }

  private playTo(session: Session, to: Beginning): void {
    this.destination = undefined;
    this.running = runTo(session, this.seating, to);
  }

  /** A line that was kept, at the moment at which it was left. */
  private resume({ line, at, apart, papers, ...seated }: Extract<Order, { do: "resume" }>): void {
    this.leave();
    const book = apart ? detachedBook(apart) : this.book;
    const playable = this.openable(line.opening.scenario, book);
    if (!playable) return;
    this.apart = apart;
    const session = new Session(playable, line.opening, line.rolled);
    this.tried(session.begin());
    this.seating.take(seated.seats, seated.hidden, seated.byFile);
    this.papers.take(papers);
    this.session = session;
    this.stopped = true;
    this.kept = line;
    this.replaying = { steps: replay(playable, line), earlier: [], at };
  }

  private byPresent(): void {
    const { session, apart } = this;
    if (!session || !apart) return;
    const playable = this.openable(session.opening.scenario);
    if (!playable) return;
    this.apart = undefined;
    this.playAgain(playable, session);
  }

  private openPlaytest(path: string, at: number): void {
    const line = lineOfPlaytest(this.book, path);
    if ("reason" in line) this.refused = { message: line.reason };
    else this.resume({ do: "resume", line, at, seats: {}, hidden: false });
  }

  private openable(scenario: string, book = this.book): Playable | undefined {
    const playable = book.playable(scenario);
    if (!("reasons" in playable)) return playable;
    this.refused = { message: playable.reasons[0]!.message };
    return undefined;
  }

  private leave(): void {
    this.session = undefined;
    this.papers.take();
    this.apart = undefined;
    this.seating.take({}, false);
    this.goOn();
    this.stale = undefined;
    this.replaying = undefined;
    this.receiving = undefined;
    this.running = undefined;
    this.destination = undefined;
  }

  /** From a break on: what the line held beyond it is let go. */
  private goOn(): void {
    this.broken = undefined;
    this.compared = [];
    this.kept = undefined;
    this.stopped = false;
  }

  private tried(tried: Tried): void {
    this.refused = refusalOf(tried) ?? this.refused;
  }

  // ---- by file -----------------------------------------------------------------------------------

  private openFile({ name, source }: Extract<Order, { do: "open-file" }>): void {
    const { book, session, seating } = this;
    const held = session && { session, byFile: seating.byFile };
    this.receiving = { name, steps: receive({ name, source }, { book, held }) };
  }

  private receiveOne({ name, steps }: NonNullable<typeof this.receiving>): void {
    const next = steps.next();
    if (next.done) this.received(name, next.value);
  }

  private received(name: string, opened: Received): void {
    this.receiving = undefined;
    if (!opened.ok) {
      const { message, hint } = opened.problem;
      this.refused = { message: `“${name}” is not opened. ${message} ${hint}` };
      return;
    }
    const { file, session, byFile } = opened;
    const papers = this.papers.withReceived(byFile.side, file);
    this.leave();
    this.session = session;
    this.seating.take({}, true, byFile);
    this.papers.take(papers);
    this.settle();
  }

  // ---- bots --------------------------------------------------------------------------------------

  /** After anything that happened: bots whose turn it is go on. */
  private settle(): void {
    const { session, asked } = this;
    this.seating.settle(session?.playable.definition.module.sides ?? []);
    // Behind the curtain nobody looks, whatever happens until it is opened.
    if (this.curtain.length > 0) this.seating.eyes = undefined;
    if (!session?.game || session.waiting || this.isBusy || this.broken || this.stopped) return;
    // In the past no bot continues: it is only shown.
    if (session.at < session.moments.length || asked.length === 0) return;
    if (asked.every((side) => this.seating.isBot(side)))
      this.running = runOf(
        session,
        this.seating,
        () => this.asked.some((side) => !this.seating.isBot(side)),
        "",
      );
  }

  // ---- work --------------------------------------------------------------------------------------

  /** Continues replaying, or the bots, for this many milliseconds; returns whether something is left to do. */
  work(milliseconds: number, now: () => number): boolean {
    const end = now() + milliseconds;
    while (this.isBusy && now() < end) {
      this.guarded(() => {
        if (this.replaying) this.replayOne(this.replaying);
        else if (this.receiving) this.receiveOne(this.receiving);
        else this.botOne(this.running!);
      });
    }
    return this.isBusy;
  }

  private replayOne(replaying: Replaying): void {
    const next = replaying.steps.next();
    if (!next.done) return;
    this.replaying = undefined;
    this.replayed(next.value, replaying);
    this.settle();
  }

  private botOne({ players, until, missed }: Running): void {
    const session = this.session!;
    const isOver = session.game?.asked === 0;
    if (isOver || until()) {
      this.running = undefined;
      if (isOver && missed !== undefined) {
        this.refused = { message: missed };
      }
      return this.settle();
    }
    const { at } = session;
    const tried = botChoice(session, players);
    this.papers.record(tried, at, undefined);
    if (!tried.ok && tried.why !== "dice") this.running = undefined;
    this.tried(tried);
  }

  /** A mistake of the rules leaves the game as it was, and is reported. */
  private guarded(run: () => void): void {
    try {
      run();
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.running = undefined;
      this.replaying = undefined;
      this.receiving = undefined;
      this.refused = { message: `The rules failed here, and the game is unchanged: ${error.message}` };
    }
  }
}
