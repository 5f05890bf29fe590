import { type Choice, type Decision, type Game, pending } from "../../kernel";
import type { BotDefinition, Script } from "../../playtest";
import type { Names } from "../../book";
import type { Io } from "../io";

/** What an interactive game is played with. */
export interface Setting {
  game: Game;
  /** Who may play on, by id. */
  bots: Readonly<Record<string, BotDefinition>>;
  /** "Fire in the Sky: Short Campaign". */
  title: string;
  /** How players call a side. */
  sideName(id: string): string;
  /** Names of units and places, for people. */
  names: Names;
  /** A compact picture of the position, one string a line. */
  board(): string[];
  /** A turn by itself: "Turn 3". */
  turnTitle(turn: number): string;
  /** How the dice were started; a saved script needs it. */
  chance: { seed: number } | { dice: readonly number[] };
  /** The game as it stands, as the text of a scenario with this id and title. */
  scenario(id: string, title: string): string;
  /** What a saved script says before its choices. */
  head: Pick<Script, "game" | "scenario" | "options" | "layers">;
  /**
   * Write a text file; `replace` allows it to be there already, which `command` with an exclamation mark does. Throws
   * with words for the player.
   */
  write(path: string, text: string, replace: boolean, command: string): string;
}

/** An interactive game, and what the player is looking at. */
export class Session {
  /** Words that narrow the list of options down. */
  filter = "";
  /** First option on the page, in the narrowed list. */
  offset = 0;
  /** The decision in front of the player; undefined when the game is over. */
  decision: Decision | undefined;
  /** Sides that must answer at the same time. */
  also: string[] = [];
  /** The player wants to go. */
  done = false;
  /** Files that this session has written, and may write again. */
  readonly saved = new Set<string>();

  constructor(
    readonly setting: Setting,
    readonly io: Io,
  ) {
    this.refresh();
  }

  get game(): Game {
    return this.setting.game;
  }

  /** Reads the game again, after anything that changed it. */
  refresh(): void {
    const [first, ...others] = pending(this.game);
    this.decision = first;
    this.also = others.map((decision) => decision.side);
    this.filter = "";
    this.offset = 0;
  }

  say(...lines: string[]): void {
    for (const line of lines) this.io.out(`${line}\n`);
  }

  /** Options with their numbers, from 1; a filter hides options but leaves the numbers as they are. */
  options(fits: (option: Choice) => boolean = () => true): { number: number; option: Choice }[] {
    const all = this.decision?.options ?? [];
    return all.map((option, i) => ({ number: i + 1, option })).filter(({ option }) => fits(option));
  }
}
