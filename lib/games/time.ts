import { capital } from "../words";
import type { Json } from "../kernel";
import type { GameDefinition, GameTime } from "./types";
import type { Documents } from "./document-types";

/** What knows the time of its game: a definition, or the lack of one. */
type Timed = { readonly time?: GameTime } | undefined;

/** What a turn of the game is called in a sentence: "turn", "month". */
export const turnNoun = (game: Timed): string => game?.time?.noun ?? "turn";

/** What a part of a turn is called: "player turn"; undefined in a game whose turns have no parts. */
export const partNoun = (game: Timed): string | undefined => game?.time?.part;

/** A turn by itself: "Turn 3", "December 1941". */
export const turnTitle = (game: Timed, documents: Documents, turn: number): string =>
  game?.time?.titleOf?.(documents, turn) ?? `${capital(turnNoun(game))} ${turn}`;

/** A turn where there is little room, below the noun: "3", "Dec 41". */
export const turnLabel = (game: Timed, documents: Documents, turn: number): string =>
  game?.time?.labelOf?.(documents, turn) ?? String(turn);

/** The game as this scenario plays it, with the time and the records that go with it. */
export const inScenario = (game: GameDefinition, scenario: Json): GameDefinition =>
  game.ownOf ? { ...game, ...game.ownOf(scenario) } : game;
