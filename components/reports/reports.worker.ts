import { Book } from "../../lib/book";
import { gameRules } from "../../lib/games/loaded";
import type { GameFile } from "../../lib/play/file";
import { entryOf, playtestOfNote, replayed, reportNames } from "../../lib/reports/entry";
import { gather } from "../../lib/reports/gather";
import { readReport } from "../../lib/reports/read";
import type { ReadReport, ReportReplay } from "../../lib/reports/types";
import { type UpdateOrHold, HOLD } from "../desk/feed";
import { replyTo } from "../worker/asking";
import { loadRules } from "../worker/load-games";
import { WhenLoaded } from "../worker/when-loaded";
import type { Message, ReportAnswers, ReportList, ReportQuestion, ReportText, Request } from "./protocol";

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(message: Message): void;
};

const book = new Book(gameRules);
const loaded = new WhenLoaded(loadRules);

/** What came of a text, for as long as the data are the same. */
const known = new Map<string, { text: string; basis: string; game: GameFile; replay: ReportReplay }>();

const read = ({ file, text }: ReportText): GameFile => readReport(book.game?.id ?? "", file, text);

function replayedOnce(report: ReportText): { game: GameFile; replay: ReportReplay } {
  const before = known.get(report.file);
  const game = before?.text === report.text ? before.game : read(report);
  const basis = book.basisOf(game.line.opening.scenario);
  if (before?.game === game && before.basis === basis) return before;
  const { replay } = replayed(book, game);
  known.set(report.file, { text: report.text, basis, game, replay });
  return { game, replay };
}

function listOf(texts: readonly ReportText[], only: string | undefined): ReportList {
  const list: ReportList = { entries: [], unread: [], gathered: gather([], reportNames(book)) };
  const reports: ReadReport[] = [];
  for (const report of texts) {
    try {
      const { game, replay } = replayedOnce(report);
      list.entries.push(entryOf(book, { file: report.file, game }, replay));
      if (only === undefined || game.data.hash === only) reports.push({ file: report.file, game });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      list.unread.push({ file: report.file, reason: error.message });
    }
  }
  list.gathered = gather(reports, reportNames(book));
  return list;
}

function answer(question: ReportQuestion): ReportAnswers[ReportQuestion["of"]] {
  switch (question.of) {
    case "reports":
      return listOf(question.texts, question.only);
    case "game":
      return read(question.report);
    case "playtest":
      return playtestOfNote(book, read(question.report), question.at, question.title);
  }
}

scope.onmessage = ({ data, ports }) => {
  if (data.type === "feed") {
    ports[0]!.onmessage = ({ data: news }: MessageEvent<UpdateOrHold>) => {
      if (news === HOLD) return;
      loaded.then([news.game], () => {
        book.take(news);
        scope.postMessage({ type: "documents" });
      });
    };
    return;
  }
  loaded.then([], () => scope.postMessage(replyTo(data.id, () => answer(data.question))));
};
