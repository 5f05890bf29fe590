import { answersCsv } from "../../../lib/lab/answers";
import { readRecord } from "../../../lib/lab/record/text";
import type { GameLine } from "../../../lib/lab/record/types";
import { writeZip } from "../../../lib/zip";
import type { Reply } from "../../worker/asking";
import type { Matter, Matters } from "../protocol";
import { runsApi } from "../runs-api";
import { pageOf } from "./games-list";
import type { Lab } from "./lab";
import type { LabRun } from "./lab-run";
import { lobbyOf } from "./lobby";
import { Numbers } from "./numbers";

/** Answers questions of the page. */
export class Answering {
  private readonly numbers = new Numbers();

  constructor(private readonly lab: Lab) {}

  async reply(id: number, matter: Matter): Promise<Reply> {
    try {
      return { type: "answer", id, value: await this.answer(matter) };
    } catch (error) {
      return { type: "failed", id, message: error instanceof Error ? error.message : String(error) };
    }
  }

  /** Throws where there is no answer, with the reason. */
  private answer(matter: Matter): Matters[Matter["of"]] | Promise<Matters[Matter["of"]]> {
    const { book } = this.lab;
    switch (matter.of) {
      case "lobby":
        return lobbyOf(book, matter.scenario);
      case "numbers":
        return this.numbers.find(book, matter.scenario, matter.words);
      case "number":
        return this.numbers.at(book, matter.scenario, matter.place);
      case "documents":
        return this.numbers.documents(book, matter.scenario);
      case "document":
        return this.numbers.of(book, matter.scenario, matter.document);
      case "games":
        return pageOf(this.run.games, matter.from, matter.only);
      case "line":
        return this.run.looking.line(matter, this.lab.isPresent(this.run.plan, matter.variant));
      case "parting":
        return this.run.looking.parting(matter);
      case "csv":
        return this.csv();
      case "report":
        return { plan: JSON.stringify(this.run.plan), answers: this.run.answer() };
    }
  }

  private get run(): LabRun {
    const { run } = this.lab;
    if (!run) throw new RangeError("No run is open.");
    return run;
  }

  /** The games are loaded again, because not all of a record is kept here. */
  private async csv(): Promise<Matters["csv"]> {
    const { run } = this;
    const lines: GameLine[] = [];
    await runsApi.games(this.lab.of, run.id, (text) => {
      const line = readRecord(text, run.plan);
      if (line.ok) lines.push(line.value);
    });
    const files = answersCsv(run.plan, lines, run.answer(), run.contextOf(0));
    return { name: `${run.id}.zip`, bytes: writeZip(files) };
  }
}
