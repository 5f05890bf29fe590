import type { DocumentError, WhichBattle } from "../../lib/book";
import type { OddsReading } from "../../lib/odds";

/** What the page and the worker that works odds out say to one another. */

/** A battle whose odds are wanted, and by whose choices. */
export interface OddsRequest {
  /** Counts the questions; answers name theirs. */
  number: number;
  which: WhichBattle;
  /** Ids of policies by side; undefined for the battle's own. */
  policies: readonly (string | undefined)[];
  /** Fight it so many times with dice, whatever its size. */
  samples?: number;
}

/** To the worker. */
export type Request =
  /** The documents come by the port that comes with this. */
  | { type: "feed" }
  /** It is answered, and again whenever the documents change what it rests on; undefined: nobody asks any more. */
  | { type: "ask"; asked: OddsRequest | undefined }
  /** What is being worked out is given up, until something changes. */
  | { type: "cancel" };

/** What is asked, in people's words, and what could be chosen. */
export interface Setting {
  title: string;
  sides: { id: string; name: string }[];
  policies: { id: string; title: string; description: string }[];
  /** Ids of policies by side: those that count, and those that the battle names itself. */
  chosen: string[];
  own: (string | undefined)[];
  /** The one of a side that has none of its own. */
  usual: string;
}

export type WorkProgress =
  /** `share`: of all that is followed before dice are rolled instead. */
  | { doing: "following"; positions: number; share: number }
  /** `ms`: since the first of them. */
  | { doing: "fighting"; fought: number; of: number; ms: number };

/** From the worker. */
export type Message = { number: number } & (
  | { type: "begun"; setting: Setting }
  /** `reading`: what is known of a sample so far. */
  | { type: "progress"; progress: WorkProgress; ms: number; reading?: OddsReading }
  | { type: "answer"; reading: OddsReading; ms: number }
  /** What keeps the battle from being fought. */
  | { type: "refused"; reasons: DocumentError[] }
  | { type: "failed"; message: string }
);
