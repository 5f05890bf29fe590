import { deepEqual, type Json } from "../../documents";
import { hash } from "../../kernel";
import type { Book, Playable } from "../../book";
import type { ByFile } from "../by-file";
import type { LineChoice } from "../line";
import { replay } from "../replay";
import type { Session } from "../session";
import type { GameFile, GameFileProblem } from "./format";
import { readGameFile, whyNotHere } from "./read";
import { dataHashOf } from "./write";

/** The game that is at this window. */
interface HeldGame {
  session: Session;
  byFile: ByFile | undefined;
}

type Refused = { ok: false; problem: GameFileProblem };
export type Received = { ok: true; file: GameFile; session: Session; byFile: ByFile } | Refused;

/**
 * Reads the file of a turn that the other player sends, and plays it again. It must continue the game that is at this
 * window; without one it begins the game here. Nothing here is changed before all of it has been checked. A generator,
 * so that a long game can be played in slices: each step is one choice.
 */
export function* receive(
  { name, source }: { name: string; source: Uint8Array | string },
  { book, held }: { book: Book; held: HeldGame | undefined },
): Generator<undefined, Received> {
  if (held && !held.byFile) return { ok: false, problem: notByFile };
  const read = readGameFile(name, source);
  if (!read.ok) return read;
  const { file } = read;
  const other = whyNotHere(file, { game: book.game?.id ?? "" });
  if (other) return { ok: false, problem: other };
  const playable = playableOf(file, { book, held });
  if ("code" in playable) return { ok: false, problem: playable };
  const sides = playable.definition.module.sides;
  const { turn } = file;
  if (!turn || !sides.includes(turn.side)) return { ok: false, problem: notOfTurn };
  const problem =
    whyNotHere(file, { game: playable.definition.id, hash: dataHashOf(playable) }) ??
    (held?.byFile && whyNotNext(file, turn, held.session, held.byFile));
  if (problem) return { ok: false, problem };
  const { session, broken } = yield* replay(playable, file.line);
  const received = file.line.choices.length;
  const byFile = { side: turn.side, opened: turn.number, received, shared: received };
  const isWhole = !broken && session.game !== undefined && hash(session.game) === file.state;
  if (!isWhole || !isFor(session, turn.side)) return { ok: false, problem: altered };
  return { ok: true, file, session, byFile };
}

function playableOf(
  { line }: GameFile,
  { book, held }: { book: Book; held: HeldGame | undefined },
): Playable | GameFileProblem {
  const { scenario } = line.opening;
  if (held?.session.opening.scenario === scenario) return held.session.playable;
  const playable = book.playable(scenario);
  if (!("reasons" in playable)) return playable;
  return {
    code: "other-data",
    message: `Its scenario cannot be played here: ${playable.reasons[0]?.message ?? scenario}`,
    hint: sameVersion,
  };
}

/** Why a file is not the one that follows in the game that is here. */
function whyNotNext(
  { line }: GameFile,
  turn: NonNullable<GameFile["turn"]>,
  session: Session,
  byFile: ByFile,
): GameFileProblem | undefined {
  const { playable, moments } = session;
  const here = session.line(true);
  const mine = playable.sideName(byFile.side);
  if (!deepEqual(asJson(line.opening), asJson(here.opening)))
    return {
      code: "another",
      message: "It belongs to another game, with another scenario, other optional rules or other dice.",
      hint: "To play that game here, leave the present one first.",
    };
  if (turn.side !== byFile.side)
    return {
      code: "out-of-turn",
      message: `It was written for ${playable.sideName(turn.side)}, and you play ${mine}.`,
      hint: "Send it to the other player, and open the file that comes back.",
    };
  const differs = firstDifference(line.choices, moments);
  if (differs !== undefined) {
    const phase = moments[differs]!.phase;
    const where = phase ? ` from ${phase.part === "" ? "" : `${phase.part}, `}${phase.title} on` : "";
    return {
      code: "diverges",
      message: `It differs${where} from what was played here.`,
      hint: continues,
    };
  }
  if (line.choices.length <= moments.length)
    return {
      code: "out-of-turn",
      message: `It is older than the game here${byFile.opened >= turn.number ? ", and was opened already" : ""}.`,
      hint: "Open the latest file of the other player. If this is the latest, save yours again and send it.",
    };
  if (!deepEqual(line.rolled.slice(0, here.rolled.length), here.rolled))
    return {
      code: "diverges",
      message: "Its dice, rolled by hand, differ from those that were rolled here.",
      hint: continues,
    };
  if (line.choices.slice(moments.length).some(({ side }) => side === byFile.side))
    return {
      code: "diverges",
      message: `It has choices of ${mine} that were not made here.`,
      hint: "If you made them at another computer, leave this game here, and open the file then.",
    };
  return undefined;
}

/** Where the choices of a file differ from those made here, as far as both go. */
function firstDifference(choices: readonly LineChoice[], moments: Session["moments"]): number | undefined {
  const first = moments.findIndex(({ side, choice }, i) => {
    const other = choices[i];
    return other !== undefined && (other.side !== side || !deepEqual(asJson(other.choice), asJson(choice)));
  });
  return first < 0 ? undefined : first;
}

/** Whether it is a side's turn. A game that is over is sent to the side that did not make the last choice. */
function isFor({ game, moments }: Session, side: string): boolean {
  if (!game) return false;
  const { asked, ruleset } = game;
  return asked === 0
    ? moments.at(-1)?.side !== side
    : (asked & (1 << ruleset.module.sides.indexOf(side))) !== 0;
}

/** As a file has it: without members that are undefined. */
const asJson = (value: object): Json => JSON.parse(JSON.stringify(value)) as Json;

const continues = "Open the file that the other player saved after opening your last one.";
const sameVersion = "Both players need the same version. Send each other the same page.";

const notOfTurn: GameFileProblem = {
  code: "out-of-turn",
  message: "It names no side whose turn it is.",
  hint: "Ask the other player for the file that the table writes after a turn.",
};

const notByFile: GameFileProblem = {
  code: "another",
  message: "Another game is on the table.",
  hint: "Leave it first, and open the file then.",
};

/** The answer where the data change while a file is opened. */
export const changedMeanwhile: Refused = {
  ok: false,
  problem: {
    code: "other-data",
    message: "The data changed while it was opened.",
    hint: "Open it again.",
  },
};

const altered: GameFileProblem = {
  code: "altered",
  message: "Its choices do not lead to the position and the turn that it names.",
  hint: "It was changed or damaged. Ask the other player to save it again and to send the new file.",
};
