import type { TableNote } from "../../lib/documents/generated/types";
import type { PlayBoard, PlayedStack } from "../../lib/games";
import type { Event } from "../../lib/kernel";
import { breakFor, countKnown, diaryOf, type Session, shownTo, type Sitting, spansOf } from "../../lib/play";
import type { BoardNews, TableNews, TurnByFile } from "./protocol";

/** The notes that the viewer may read: in a hidden game those of the own side. */
const notesFor = ({ session, seating, papers }: Sitting): TableNote[] =>
  papers.notes
    .filter(({ side }) => seating.eyes === undefined || side === seating.eyes)
    .map((note) => ({ ...note, at: countKnown(session!, seating.eyes, note.at) }));

function turnByFile({ seating: { byFile }, session, turn }: Sitting): TurnByFile | undefined {
  if (!byFile || !session) return undefined;
  const { side, opened, received, shared } = byFile;
  const { length } = session.moments;
  return { side, turn, opened, isSaved: shared === length && length > received };
}

/** What was last sent to the page, so that only changes are sent; and what may be sent at all. */
export class TableReporter {
  private places = new Map<string, string>();
  private events: readonly Event[] = [];
  private eyes: string | undefined;

  news(sitting: Sitting): TableNews | undefined {
    const { session, seating, asked, isBusy } = sitting;
    if (!session) {
      this.forget();
      return undefined;
    }
    const { playable, opening } = session;
    const { module } = playable.definition;
    const curtain = sitting.curtain.map((id) => ({ id, name: playable.sideName(id) }));
    const { eyes } = seating;
    const isVeiled = this.isVeiled(sitting);
    if (isVeiled || eyes !== this.eyes) this.forget();
    this.eyes = eyes;
    const shown = isVeiled ? undefined : this.shown(session, isBusy ? [] : this.mayAnswer(sitting, asked));
    return {
      opening,
      title: playable.title,
      sides: module.sides.map((id) => ({ id, name: playable.sideName(id), seat: seating.seatOf(id) })),
      hidden: seating.hidden,
      eyes,
      byFile: turnByFile(sitting),
      curtain,
      busy: this.busy(sitting),
      broken: isVeiled ? undefined : sitting.broken && breakFor(session, eyes, sitting.broken, asked),
      differs: isVeiled ? undefined : sitting.differs(eyes),
      stale: sitting.stale,
      spans: spansOf(playable.definition),
      apart: sitting.apart?.title,
      shown: shown?.rest,
      board: shown?.board,
      log: isVeiled ? { keep: 0, add: [] } : this.log(session),
      notes: isVeiled ? [] : notesFor(sitting),
      answers: sitting.papers.answers,
    };
  }

  /** Why an order was not carried out; nobody gives orders at the curtain. */
  refused(sitting: Sitting): Sitting["refused"] {
    return sitting.session && this.isVeiled(sitting) ? undefined : sitting.refused;
  }

  /** While nobody looks, nothing is sent, though bots may play behind the curtain. */
  private isVeiled({ curtain, seating }: Sitting): boolean {
    return curtain.length > 0 || (seating.hidden && seating.eyes === undefined);
  }

  /** The progress of bots or of a replay, as far as the viewer may know it. */
  busy(sitting: Sitting): TableNews["busy"] {
    const { progress, isBusy, session } = sitting;
    if (!progress || !session) return isBusy ? "replaying" : undefined;
    const { began, words } = progress;
    const count = (first: number): number => countKnown(session, this.eyes, first);
    return { made: this.isVeiled(sitting) ? 0 : count(session.at) - count(began), words };
  }

  /** At an open table anybody may choose for all sides; else each chooses for his own. */
  private mayAnswer({ seating }: Sitting, asked: readonly string[]): string[] {
    return seating.hidden ? asked.filter((side) => side === seating.eyes) : [...asked];
  }

  private shown(
    session: Session,
    asked: readonly string[],
  ): { rest: TableNews["shown"]; board: BoardNews | undefined } {
    const { board, ...rest } = shownTo(session, this.eyes, asked);
    // Without a board the page discards the last one.
    if (!board) this.places = new Map();
    return { rest, board: board && this.board(board) };
  }

  private board({ stacks, ...rest }: PlayBoard): BoardNews {
    const byPlace = new Map<string, PlayedStack[]>();
    for (const stack of stacks) {
      const there = byPlace.get(stack.place);
      if (there) there.push(stack);
      else byPlace.set(stack.place, [stack]);
    }
    const places: BoardNews["places"] = {};
    const now = new Map<string, string>();
    for (const [place, there] of byPlace) {
      const text = JSON.stringify(there);
      now.set(place, text);
      if (this.places.get(place) !== text) places[place] = there;
    }
    for (const place of this.places.keys()) if (!now.has(place)) places[place] = null;
    const isWhole = this.places.size === 0;
    this.places = now;
    return { isWhole, places, rest };
  }

  private log(session: Session): TableNews["log"] {
    const diary = diaryOf(session, this.eyes);
    let keep = 0;
    const { events } = this;
    while (keep < events.length && events[keep] === diary.events[keep]) keep++;
    this.events = diary.events;
    const add = diary.events.slice(keep).map((_event, i) => diary.line(keep + i));
    return { keep, add };
  }

  private forget(): void {
    this.places = new Map();
    this.events = [];
  }
}
