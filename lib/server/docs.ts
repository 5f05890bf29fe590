import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../workspace";
import { type Ruling, rulingsIn } from "../rulebook";

/** The text of a page of the folder docs; undefined where there is none of this name. */
export const docsPage = (name: string): string | undefined => read(name, /^[\w-]+$/, ".md")?.toString("utf8");

/** How the rules of a game are read; `page` is null where no page says it. */
export interface GameRulings {
  page: string | null;
  rulings: Ruling[];
}

/** The rulings of a page of the folder docs. */
export const docsRulings = (page: string | undefined): GameRulings =>
  page === undefined ? { page: null, rulings: [] } : { page, rulings: rulingsIn(docsPage(page) ?? "") };

/** A picture of the folder docs, which are all PNG; undefined where there is none of this name. */
export const docsPicture = (name: string): Buffer | undefined =>
  read(`images/${name}`, /^images\/[\w-]+\.png$/);

function read(name: string, form: RegExp, ending = ""): Buffer | undefined {
  if (!form.test(name)) return undefined;
  const file = join(packageRoot(), "docs", name + ending);
  return existsSync(/* turbopackIgnore: true */ file)
    ? readFileSync(/* turbopackIgnore: true */ file)
    : undefined;
}
