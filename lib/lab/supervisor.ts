import { DONE, EngineError, type Game } from "../kernel";
import { type Bot, GameFailure, legalCodes, SetupError } from "../playtest";
import { counted } from "../words";
import type { Recorder } from "./record/recorder";
import type { GameTrouble } from "./record/types";

/** A player gave no legal choice. */
class PlayerFault extends Error {
  override readonly name = "PlayerFault";
}

/** What must hold in every position does not. */
class BrokenPosition extends Error {
  override readonly name = "BrokenPosition";
}

/** Watches over one game: that players play by the rules, and that the rules leave sound positions. */
export class Supervisor {
  /** The game, once somebody is asked. */
  game: Game | undefined;
  /** The step that asked last. */
  private step = "";
  /** Choices that players have given. */
  private decisions = 0;
  private turnsChecked = 0;

  constructor(
    private readonly recorder: Recorder,
    /** What the players are called, one a side. */
    private readonly players: readonly string[],
  ) {}

  /** The position is checked at the end of a turn; checking after every choice would take longer than play itself. */
  beforeDecision(game: Game): false {
    this.game = game;
    const { turnsEnded } = this.recorder;
    if (turnsEnded > this.turnsChecked) this.check(game);
    this.turnsChecked = turnsEnded;
    return false;
  }

  /** Throws when the position is not sound. */
  check({ ruleset, table }: Game): void {
    const broken = ruleset.module.invariants(table);
    if (broken.length > 0) throw new BrokenPosition(broken.join(" "));
  }

  /** The same player; it throws if it returns an illegal choice. */
  watch(bot: Bot): Bot {
    return (game, side, random) => {
      this.step = game.table.asking(side).step;
      const code = this.ask(side, () => bot(game, side, random));
      const legal = legalCodes(game, side);
      if (!legal.includes(code)) {
        const title = game.table.title(this.step);
        const options = counted(legal.length, "option");
        throw new PlayerFault(
          `${this.players[side]} gave the choice ${code} in “${title}”, which is not among the ${options}.`,
        );
      }
      const { pass = DONE } = game.table.step(this.step);
      this.recorder.decided(this.step, legal.length, code === pass);
      this.decisions++;
      return code;
    };
  }

  /** A player that thinks by playing on meets the mistakes of the rules; those are not its own. */
  private ask(side: number, choose: () => number): number {
    try {
      return choose();
    } catch (error) {
      if (error instanceof EngineError) throw error;
      throw new PlayerFault(`${this.players[side]} could not choose: ${messageOf(error)}`, { cause: error });
    }
  }

  /** What to report about a game that could not be played to its end; throws on what kept it from beginning. */
  troubleOf(error: unknown): Pick<GameTrouble, "trouble" | "message" | "step" | "decisions"> {
    if (error instanceof SetupError) throw error;
    // The message has the number of the game already.
    const cause = error instanceof GameFailure ? error.cause : error;
    return {
      trouble: kindOf(cause),
      message: messageOf(cause),
      step: (cause instanceof EngineError ? cause.step : undefined) ?? this.step,
      decisions: this.decisions,
    };
  }
}

function kindOf(error: unknown): GameTrouble["trouble"] {
  if (error instanceof PlayerFault) return "player";
  return error instanceof BrokenPosition ? "invariant" : "rules";
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
