import type { Diagnostic } from "../../lib/diagnostics";
import type { Arrival, ArrivalMark, ArrivalUnit, Forfeit, TurnOfTrack } from "../../lib/views";
import type { ChangePreview } from "../desk/calls-grid";
import { counted } from "../../lib/words";

/** What one line forfeits for lack of counters. */
export function forfeitWords({ count, forfeited, perhaps }: ArrivalUnit): string | undefined {
  if (forfeited === 0) return undefined;
  const all =
    forfeited === count ? (count === 1 ? "Forfeited" : `All ${count} forfeited`) : `${forfeited} forfeited`;
  return perhaps ? `${all}, unless losses free a counter` : `${all}: no counter is left`;
}

export const poolForfeited = ({ count, noun }: { count: number; noun: string }): string =>
  `${counted(count, noun)} forfeited: no counter shows them`;

/** One kind of counter over the whole track. */
export function forfeitSummary({ name, counters, inUse, asked, over, perhaps }: Forfeit): string {
  const used = inUse > 0 ? `${inUse} in use at the start and ` : "";
  const lost = perhaps ? `${over} without a counter, unless losses free some` : `${over} without a counter`;
  return `${name}: ${counted(counters, "counter")}, ${used}${asked} arriving; ${lost}.`;
}

/** "Naval Aviation", "Option: 18.2.5"; a mark without a value is only its name. */
export const markWords = ({ title, value, words }: ArrivalMark): string =>
  value === true ? title : `${title}: ${words}`;

export const unitWords = ({ count, name }: ArrivalUnit): string =>
  count === 1 ? name : `${count} × ${name}`;

/** "3 air steps". */
export const poolsWords = (pools: readonly { count: number; noun: string }[]): string =>
  pools.map(({ count, noun }) => counted(count, noun)).join(", ");

/** "Yamato and Musashi: Turn 3 to Turn 5". */
export const moveLabel = ({ title, when }: Arrival, to: TrackTurn): string =>
  `${title}: ${when} to ${to.title}`;

/** A turn of the track, with its number and title. */
export type TrackTurn = Pick<TurnOfTrack, "turn" | "title">;

/** What a drop would do, or why it is impossible. */
export interface MoveVerdict {
  ok: boolean;
  words: string;
}

export function verdictOf(
  { change, problems }: ChangePreview,
  { title, group }: Arrival,
  to: TrackTurn,
): MoveVerdict {
  if (to.turn === group.turn) return { ok: true, words: `${title} stays on ${to.title}.` };
  if (!change.ok) return { ok: false, words: change.reason };
  const [worst] = problems;
  if (worst === undefined) return { ok: true, words: `${title} arrives on ${to.title}.` };
  return { ok: worst.severity !== "error", words: problemWords(worst, problems.length) };
}

const problemWords = ({ message }: Diagnostic, count: number): string =>
  count === 1 ? message : `${message} And ${counted(count - 1, "more problem")}.`;
