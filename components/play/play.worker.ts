import { del, get, set } from "idb-keyval";
import { lines } from "./kept-line";
import type { DocumentUpdate } from "../../lib/book";
import { type UpdateOrHold, HOLD } from "../desk/feed";
import { type DetachedData, type Order, Sitting } from "../../lib/play";
import { loadGame } from "../worker/load-games";
import { WhenLoaded } from "../worker/when-loaded";
import { replyTo } from "../worker/asking";
import { answerTo } from "./answers";
import type { Message, Request } from "./protocol";
import { TableReporter } from "./table-reporter";

const sitting = new Sitting();
const loaded = new WhenLoaded(loadGame);
const reporter = new TableReporter();
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(message: Message): void;
};

/**
 * How long bots and replays run before messages are handled, and how often their progress is reported
 * (milliseconds).
 */
const SLICE = 12;
const REPORT_EVERY = 100;

let reportedAt = 0;
/** Since when the question on the table is shown; undefined while there is none. Nothing else of the time is kept. */
let question: { session: unknown; at: number; since: number } | undefined;

/** While bots play or a line is replayed, the page keeps what it shows and receives the progress. */
function reportProgress(): void {
  reportedAt = performance.now();
  scope.postMessage({ type: "busy", busy: reporter.busy(sitting) });
}

function sendTable(): void {
  reportedAt = performance.now();
  const table = reporter.news(sitting);
  const { session } = sitting;
  if (!session || !table?.shown || table.shown.decisions.length === 0) question = undefined;
  else if (question?.session !== session || question.at !== session.at)
    question = { session, at: session.at, since: reportedAt };
  scope.postMessage({ type: "table", table, refused: reporter.refused(sitting) });
}

function report(): void {
  sendTable();
  keepSoon();
}

// ---- work in slices -----------------------------------------------------------------------------

const { port1, port2 } = new MessageChannel();
let isWorking = false;
/** The documents are changing: the line would be replayed with a text that no longer exists. */
let isHeld = false;

function workOn(): void {
  if (isWorking || isHeld || !sitting.isBusy) return;
  isWorking = true;
  port2.postMessage(undefined);
}

port1.onmessage = () => {
  isWorking = false;
  if (isHeld) return;
  const isMore = sitting.work(SLICE, () => performance.now());
  if (!isMore) report();
  else if (performance.now() - reportedAt > REPORT_EVERY) reportProgress();
  workOn();
};

// ---- the line is stored, so that a closed tab loses no game ---------------------------------------

/** A line of play as the browser stores it; what was stored before there were notes has no papers. */
type StoredGame = Omit<Extract<Order, { do: "resume" }>, "do">;

const KEEP_AFTER = 200;
let key: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/**
 * Whether the stored line was requested; and a line that was found and waits for documents that it can be played
 * with.
 */
let isAsked = false;
let found: StoredGame | undefined;

function keepSoon(): void {
  if (key === undefined || !isAsked || found || sitting.isBusy) return;
  timer ??= setTimeout(() => {
    timer = undefined;
    keep(key!).catch(cannotKeep);
  }, KEEP_AFTER);
}

async function keep(under: string): Promise<void> {
  const { line, session, seating, apart, papers } = sitting;
  if (!line || !session) return del(under, lines);
  const { seats, hidden, byFile } = seating;
  const kept: StoredGame = {
    line,
    at: session.at,
    seats,
    hidden,
    papers: papers.data,
    ...(apart && { apart }),
    ...(byFile && { byFile }),
  };
  return set(under, kept, lines);
}

async function ask(under: string): Promise<void> {
  isAsked = true;
  try {
    found = await get<StoredGame>(under, lines);
  } catch (error) {
    cannotKeep(error);
  }
  loaded.then([found?.apart?.game], resumeFound);
}

/** Without a browser store, or with a full one, the game continues; nothing claims that it is stored. */
function cannotKeep(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  sitting.refused = { message: `This game cannot be kept in the browser: ${reason}` };
  sendTable();
}

/** Resumes the stored game as soon as the documents allow it. */
function resumeFound(): void {
  if (found && !sitting.session) sitting.obey({ do: "resume", ...found });
  if (sitting.session) found = undefined;
  // A line that is replayed immediately is reported only when it is done.
  if (sitting.isBusy) reportedAt = performance.now();
  else report();
  workOn();
}

// ---- messages --------------------------------------------------------------------------------------

/** Orders that arrived before there were any documents to play with. */
let early: Order | undefined;
let hasDocuments = false;

function obey(order: Order): void {
  found = undefined;
  const seconds = question && (performance.now() - question.since) / 1000;
  sitting.obey(order.do === "choose" && seconds !== undefined ? { ...order, seconds } : order);
  // Bots that answer immediately are not reported.
  sitting.work(SLICE, () => performance.now());
  report();
  workOn();
}

function onUpdate(news: DocumentUpdate): void {
  sitting.onUpdate(news);
  hasDocuments = true;
  if (early) obey(early);
  early = undefined;
  scope.postMessage({ type: "documents" });
  if (!isAsked && key !== undefined) void ask(key);
  else resumeFound();
}

/** The data that an order carries, if it does. */
const apartOf = (order: Order): DetachedData | undefined => ("apart" in order ? order.apart : undefined);

scope.onmessage = ({ data, ports }) => {
  switch (data.type) {
    case "sit":
      key = data.key;
      ports[0]!.onmessage = ({ data: news }: MessageEvent<UpdateOrHold>) => {
        isHeld = news === HOLD;
        if (news !== HOLD) loaded.then([news.game], () => onUpdate(news));
      };
      return;
    case "order":
      return loaded.then([apartOf(data.order)?.game], () => {
        if (hasDocuments) obey(data.order);
        else early = data.order;
      });
    case "ask":
      return loaded.then([], () =>
        scope.postMessage(replyTo(data.id, () => answerTo(sitting, data.question))),
      );
  }
};
