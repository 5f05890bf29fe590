import { assemble, type FileMap } from "../../lib/documents";
import { type DocumentUpdate } from "../../lib/book";
import { type Opening, type Order, Sitting } from "../../lib/play";
import { shipped } from "../support/shipped";

export const { files } = shipped("fire-in-the-sky");

/** All documents as news, with one file's text changed. */
export const fed = (changed: FileMap = {}): DocumentUpdate =>
  newsOf("fire-in-the-sky", { ...files, ...changed });

/** The documents of a game as news. */
export function newsOf(game: string, texts: FileMap): DocumentUpdate {
  const draft = assemble(texts, {});
  return {
    game,
    documents: Object.fromEntries(
      [...draft.documents].map(([path, { value }]) => [path, JSON.stringify(value)]),
    ),
    playtests: {},
    layers: [],
    errors: [],
  };
}

/** A file with a stretch of its text replaced, which must stand in it. */
export function edited(path: string, from: string, to: string): FileMap {
  const text = files[path]!;
  if (!text.includes(from)) throw new Error(`“${from}” does not stand in ${path}.`);
  return { [path]: text.replace(from, to) };
}

export const opening = (more: Partial<Opening> = {}): Opening => ({
  scenario: "short-campaign",
  options: [],
  dice: { kind: "seeded", seed: 7 },
  ...more,
});

/** Do all that is left to do. */
export function finish(sitting: Sitting): void {
  while (sitting.work(1000, () => performance.now()));
}

export function seated(
  more: Partial<Extract<Order, { do: "begin" }>> = {},
  news: DocumentUpdate = fed(),
): Sitting {
  const sitting = new Sitting();
  sitting.onUpdate(news);
  sitting.obey({ do: "begin", opening: opening(), seats: {}, hidden: false, ...more });
  finish(sitting);
  if (sitting.refused) throw new Error(sitting.refused.message);
  return sitting;
}

/** Choose for whoever is asked first: by what to look for in the option, else the first one. */
export function choose(sitting: Sitting, wanted: (choice: object) => boolean = () => true): void {
  const { session } = sitting;
  const game = session!.game!;
  const side = sitting.asked[0]!;
  const index = game.ruleset.module.sides.indexOf(side);
  const codes = game.table.codes(index);
  const choice = codes.map((code) => game.table.describe(code, index)).find(wanted);
  if (!choice) throw new Error(`Nothing of the kind can be chosen at ${game.table.top().step}.`);
  sitting.obey({ do: "choose", at: session!.at, side, choice });
  finish(sitting);
}

export const bot = (sitting: Sitting, span: "step" | "phase" | "part" | "turn" | "game"): void => {
  sitting.obey({ do: "bot", span });
  finish(sitting);
};
