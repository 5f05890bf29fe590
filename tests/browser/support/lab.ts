import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "playwright-core";
// Node has all games whole; what plays a plan here takes them from there.
import "../../../lib/games";
import type { Plan } from "../../../lib/lab/plan";
import { openPlan } from "../../../lib/lab/play";
import { recordText } from "../../../lib/lab/record/text";
import { Previewed } from "./preview";
import type { PersonOptions, Studio, Workspace } from "./studio";

/** A window in which somebody asks the lab. */
export class LabWindow extends Previewed {
  static override async open(
    studio: Studio,
    workspace: Workspace,
    options: PersonOptions = {},
  ): Promise<LabWindow> {
    const window = new LabWindow(
      await studio.page(workspace.address, {
        isNew: true,
        viewport: { width: 1440, height: 900 },
        ...options,
      }),
    );
    await window.ready();
    await window.show(/^Lab$/);
    return window;
  }

  get form(): Locator {
    return this.pane.getByRole("form", { name: "Question" });
  }

  get run(): Locator {
    return this.pane.getByRole("article");
  }

  /** What is said of how far the run is. */
  get standing(): Locator {
    return this.run.getByRole("status").first();
  }

  button(name: string): Locator {
    return this.pane.getByRole("button", { name, exact: true });
  }

  view(name: RegExp): Locator {
    return this.pane.getByRole("toolbar", { name: "Lab" }).getByRole("button", { name });
  }

  /** Choose what is asked, of random players. */
  async ask(question: RegExp, games: number): Promise<void> {
    await this.form.getByRole("radio", { name: question }).check();
    for (const side of ["Japan", "Allies"])
      await this.form.getByLabel(`Who plays ${side}`).selectOption("random");
    await this.form
      .getByLabel(/^Games(, at most| per variant, at most| in all, at most)?$/)
      .fill(String(games));
  }

  async stands(words: RegExp): Promise<void> {
    await this.standing.filter({ hasText: words }).waitFor({ timeout: 60_000 });
  }

  part(name: string): Locator {
    return this.run.getByRole("tab", { name, exact: true });
  }

  /** The lines of its list of runs. */
  get runs(): Locator {
    return this.pane.getByRole("list", { name: "Runs" }).getByRole("listitem");
  }
}

/** The runs that lie in a workspace. */
export function runsOf({ folder }: Workspace): string[] {
  const runs = join(folder, "runs");
  return existsSync(runs) ? readdirSync(runs).filter((name) => !name.startsWith(".")) : [];
}

/** A workspace in which hits are easier than in the game. */
export async function easyHits(studio: Studio): Promise<Workspace> {
  const made = await studio.workspace();
  made.write(
    "layers/my-variant/parameters.json",
    '{\n  "hits": {\n    "hitOn": { "air-strike": 4, "land-combat": 3 }\n  }\n}\n',
  );
  return made;
}

/** The games that are kept of a run. */
export const linesOf = (made: Workspace, run: string): string[] =>
  made.read(`runs/${run}/games.jsonl`).trim().split("\n");

/** The same games, played here. */
export function playedHere(made: Workspace, run: string): string[] {
  const plan = JSON.parse(made.read(`runs/${run}/plan.json`)) as Plan;
  const play = openPlan(plan);
  return plan.variants.flatMap((_, variant) =>
    Array.from({ length: plan.games }, (__, game) => recordText(play({ variant, game }))),
  );
}
