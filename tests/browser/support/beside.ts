import { isDeepStrictEqual } from "node:util";
import { type PlayBoard } from "../../../lib/games";
import { shownTo, type Sitting } from "../../../lib/play";
import { readScript, type Script } from "../../../lib/playtest";
import { opening, seated } from "../../play/support";
import { shipped } from "../../support/shipped";

/** What a person does to make the next choice of a playtest, and what is to be seen then. */
export interface Step {
  /** How many choices have been made after it. */
  made: number;
  /** Which of the options it is, and how it reads. */
  index: number;
  text: string;
  /** What dice are asked for, and what is rolled. */
  rolls: { name: string; faces: number[] }[];
  board: PlayBoard;
}

/** A shipped playtest that is played by the engine in the test, to know what to click in the studio. */
export class Beside {
  readonly script: Script;
  private readonly sitting: Sitting;
  private readonly dice: number[];

  constructor(id: string) {
    const read = readScript(shipped("fire-in-the-sky").playtests[id]!);
    if (!read.ok) throw new Error(read.error);
    this.script = read.value;
    const { scenario, options = [], dice = [] } = this.script;
    this.dice = dice.slice();
    this.sitting = seated({ opening: opening({ scenario: scenario!, options, dice: { kind: "rolled" } }) });
  }

  /** Titles of the optional rules that are on. */
  get options(): string[] {
    const { playable, opening: begun } = this.sitting.session!;
    return playable.options.filter(({ id }) => begun.options.includes(id)).map(({ title }) => title);
  }

  get standing(): string {
    return this.shown().standing.text;
  }

  private shown() {
    return shownTo(this.sitting.session!, undefined, this.sitting.asked);
  }

  *steps(): Generator<Step> {
    const { sitting } = this;
    const session = sitting.session!;
    for (const { side, choice } of this.script.choices) {
      const { options } = this.shown().decisions.find((decision) => decision.side === side)!;
      sitting.obey({ do: "choose", at: session.at, side, choice });
      const rolls = this.roll();
      const made = session.moments.at(-1)!.choice;
      const index = options.findIndex((option) => isDeepStrictEqual(option.choice, made));
      yield { made: session.at, index, text: options[index]!.text, rolls, board: this.shown().board! };
    }
    if (this.dice.length > 0) throw new Error(`${this.dice.length} dice of the playtest were not rolled.`);
  }

  private roll(): Step["rolls"] {
    const rolls: Step["rolls"] = [];
    for (;;) {
      const { waiting } = this.sitting.session!;
      if (!waiting) return rolls;
      const { name, dice } = waiting.wanted;
      const faces = this.dice.splice(0, dice);
      rolls.push({ name, faces });
      this.sitting.obey({ do: "dice", faces });
      if (this.sitting.refused) throw new Error(this.sitting.refused.message);
    }
  }
}
