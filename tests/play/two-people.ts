import { expect } from "vitest";
import type { Position } from "../../lib/games/fire-in-the-sky/model/position";
import { ALLIES, type Rules } from "../../lib/games/fire-in-the-sky/model/rules";
import { below, type Choice, type Game, type JsonObject, type RandomState, view } from "../../lib/kernel";
import { emptyPlay, type PlayState, stateAfter } from "../../components/play/client";
import type { Message, TableNews } from "../../components/play/protocol";
import { TableReporter } from "../../components/play/table-reporter";
import { choiceText, namesOf } from "../../lib/book";
import type { Order, Sitting } from "../../lib/play";
import { finish, opening, seated } from "./support";

/** Two people at one window with Allied Task Forces hidden (18.1.4), and all that the page receives. */

const hiddenForces = ["hidden-task-forces"];
/** The Allied player turn, with ships in port that can sail. */
export const sailing = { turn: 3, side: "allies", step: "operational-movement" };

export class TwoPeople {
  readonly sitting: Sitting;
  /** What has been received since the last order, or since somebody else looks. */
  since: string[] = [];
  page: PlayState = emptyPlay;
  private readonly reporter = new TableReporter();

  constructor(more: Parameters<typeof seated>[0] = {}) {
    this.sitting = seated({
      opening: opening({ options: hiddenForces, begin: sailing }),
      hidden: true,
      ...more,
    });
    this.readNews();
    if (more.seats) return;
    // Units that may set up where their player likes are set up by bots, behind the curtain.
    while (this.session.game?.table.phase()?.step !== sailing.step) {
      this.obey({ do: "bot", span: "step" });
    }
  }

  get session() {
    return this.sitting.session!;
  }

  get game(): Game<Rules, Position> {
    return this.session.game as unknown as Game<Rules, Position>;
  }

  get table(): Omit<TableNews, "board" | "log"> {
    return this.page.table!;
  }

  get eyes(): string | undefined {
    return this.page.table?.eyes;
  }

  /** Gives an order and reads what the page receives. */
  obey(order: Order): void {
    this.since = [];
    this.sitting.obey(order);
    this.readNews();
    finish(this.sitting);
    this.readNews();
  }

  /** The page as the studio updates it, slice by slice. */
  readNews(): void {
    const { sitting, reporter } = this;
    const before = this.eyes;
    const message = { type: "table", table: reporter.news(sitting), refused: reporter.refused(sitting) };
    this.page = { ...this.page, ...stateAfter(this.page, message as Extract<Message, { type: "table" }>) };
    if (this.eyes !== before) this.since = [];
    this.since.push(JSON.stringify(message));
  }

  /** All that the page knows now, in one text. */
  known(): string {
    const { table, places, board, log, refused } = this.page;
    return JSON.stringify({ table, places: [...places].sort(), board, log, refused });
  }

  lift(side = this.table.curtain[0]!.id): void {
    this.obey({ do: "look", side });
  }

  /** Roll threes for whatever waits for dice. */
  roll(): void {
    const { dice } = this.session.waiting!.wanted;
    this.obey({ do: "dice", faces: new Array<number>(dice).fill(3) });
  }

  /** Take an option that is shown, lifting the curtain first. */
  take(wanted: (choice: Choice) => boolean): void {
    if (this.table.curtain.length > 0) this.lift();
    const shown = this.table.shown!;
    const decision = shown.decisions[0]!;
    const option = decision.options.find(({ choice }) => wanted(choice));
    if (!option) throw new Error(`“${decision.prompt}” has no such option.`);
    this.obey({ do: "choose", at: shown.at, side: decision.side, choice: option.choice });
    expect(this.sitting.refused).toBeUndefined();
  }

  /** A random choice of whoever is asked; the Allies like to sail, and unseen. */
  anything(random: RandomState): void {
    if (this.table.curtain.length > 0) return this.lift();
    const { options } = this.table.shown!.decisions[0]!;
    const fitting = (is: (choice: Choice) => boolean): Choice[] =>
      options.map(({ choice }) => choice).filter(is);
    const unseen = fitting(({ under }) => under !== undefined);
    const forming = fitting(({ form }) => form !== undefined);
    const draw = below(random, 4);
    const pool =
      this.eyes === "allies" && unseen.length > 0 && draw > 1
        ? unseen
        : this.eyes === "allies" && forming.length > 0 && draw > 0
          ? forming
          : fitting(() => true);
    const choice = pool[below(random, pool.length)];
    this.take((each) => each === choice);
  }

  /**
   * Ids of the counters that sail under a marker now. Where a type has but one counter, its id is that of the type
   * and no secret; counters that aircraft were broken off to lie with the unused ones for all that Japan knows.
   */
  unseen(): string[] {
    const { hiddenForces: forces, tf } = this.game.state.position;
    const { rules } = this.game.ruleset;
    const hidden = new Set(forces.map(({ force }) => force));
    return rules.piecesOfSide[ALLIES]!.filter((p) => hidden.has(tf[p]!) && rules.pieces[p]!.kind !== "air")
      .map((p) => rules.pieces[p]!.pieceId)
      .filter((id) => rules.typeOf[id] === undefined);
  }

  /** What the Allies chose in secret and nobody else could have chosen, as data and as words. */
  secrets(): string[] {
    const names = namesOf(this.session.playable);
    return this.session.moments
      .filter(({ secret, side }) => secret && side === "allies")
      .filter(({ choice }) => ["add", "under"].some((member) => choice[member] !== undefined))
      .flatMap(({ choice }) => [JSON.stringify(choice), `"Allies: ${choiceText(choice, names)}"`]);
  }

  /** All ids of counters, and all lines of the diary so far. */
  everything(): { ids: string[]; lines: string[] } {
    const ids = Object.keys((view(this.game) as { units: JsonObject }).units);
    return { ids, lines: this.session.log.map(({ text }) => text) };
  }
}

/** Which of the ids stand in a text, as whole words: “u-dd-1” does not stand in “u-dd-10”. */
export function idsIn(text: string, ids: readonly string[]): string[] {
  const words = new Set(text.match(/[\w-]+/g));
  return ids.filter((id) => words.has(id));
}
