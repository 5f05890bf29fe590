import { isObject, type Json, readDocument } from "../../documents";
import { schemas } from "../../documents/generated/schemas";
import { checkSchema } from "../../diagnostics/schema/run";
import { validators } from "../../diagnostics/schema/validate";
import { capital } from "../../words";
import {
  FORMAT,
  FORMAT_VERSION,
  type GameFile,
  type GameFileProblem,
  mostBytes,
  mostOfChoice,
  schemaOfGameFile,
} from "./format";

export type ReadGameFile = { ok: true; file: GameFile } | { ok: false; problem: GameFileProblem };

const notOurs = "Choose a file that a player saved with “Hand in”, or that the page wrote after a turn.";
const again = "Ask the player to save the game again and to send the new file.";

/**
 * Reads a game file that somebody sends. Everything in it is checked before anything is returned, and what is not valid
 * is refused with the reason. Never throws for what the file contains.
 */
export function readGameFile(name: string, source: Uint8Array | string): ReadGameFile {
  if (source.length > mostBytes)
    return refuse(
      "too-large",
      `It is larger than ${mostBytes / 1024 / 1024} MiB, which no game file is.`,
      notOurs,
    );
  const text = typeof source === "string" ? source : decoded(source);
  if (text === undefined) return refuse("not-text", "It is not UTF-8 text.", notOurs);
  const { value, problems } = readDocument(name, text);
  if (value === undefined)
    return refuse("not-json", problems[0]?.message ?? "It is not JSON.", `It may be incomplete. ${again}`);
  if (!isObject(value) || value["format"] !== FORMAT)
    return refuse("not-a-game-file", "It is not a game file.", notOurs);
  const { version } = value;
  if (version !== FORMAT_VERSION)
    return refuse(
      "version",
      `It has format version ${JSON.stringify(version ?? null)}; this program reads version ${FORMAT_VERSION}.`,
      typeof version === "number" && version > FORMAT_VERSION
        ? "Open it with the newer program that wrote it."
        : again,
    );
  const wrong = wrongIn(name, value);
  if (wrong !== undefined) return refuse("invalid", wrong, `It was changed or damaged. ${again}`);
  // As its schema says, which the types are made of.
  return { ok: true, file: value as unknown as GameFile };
}

/** Why a game cannot be played here; `hash` is given where it must be the very same data. */
export function whyNotHere(
  { game, data }: GameFile,
  here: { game: string; hash?: string },
): GameFileProblem | undefined {
  if (game !== here.game)
    return {
      code: "other-game",
      message: `It is a game of “${game}”; this is “${here.game}”.`,
      hint: "Open it where that game is open.",
    };
  if (here.hash !== undefined && data.hash !== here.hash)
    return {
      code: "other-data",
      message: `It was played with other data (${data.hash}); the data here are ${here.hash}.`,
      hint: "Both players need the same version. Send each other the same page.",
    };
  return undefined;
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The first thing that the schema forbids, or that does not fit together. */
function wrongIn(name: string, value: Json): string | undefined {
  const [found] = checkSchema({ schemas, validators }, name, schemaOfGameFile, value);
  if (found)
    return `${found.place.pointer === "" ? "" : `${found.place.pointer}: `}${capital(found.message)}`;
  const { line, notes, times, phases } = value as unknown as GameFile;
  const { choices, opening, rolled } = line;
  const long = choices.findIndex(({ choice }) => JSON.stringify(choice).length > mostOfChoice);
  if (long >= 0) return `/line/choices/${long}: A choice has at most ${mostOfChoice} characters.`;
  if (opening.dice.kind === "seeded" && rolled.length > 0)
    return "/line/rolled: Seeded dice are not rolled by hand.";
  const ids = new Set(notes.map(({ id }) => id));
  if (ids.size !== notes.length) return "/notes: Two notes have the same id.";
  const beyond = (at: number): boolean => at > choices.length;
  const note = notes.findIndex(({ at }) => beyond(at));
  if (note >= 0) return `/notes/${note}/at: The game has only ${choices.length} choices.`;
  const time = times.findIndex(({ choice }) => choice >= choices.length);
  if (time >= 0) return `/times/${time}/choice: The game has only ${choices.length} choices.`;
  const phase = phases.findIndex(({ from }) => beyond(from));
  if (phase >= 0) return `/phases/${phase}/from: The game has only ${choices.length} choices.`;
  return undefined;
}

const refuse = (code: GameFileProblem["code"], message: string, hint: string): ReadGameFile => ({
  ok: false,
  problem: { code, message, hint },
});
