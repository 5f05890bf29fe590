import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../workspace";

/** The text of a page of the folder docs; undefined where there is none of this name. */
export const docsPage = (name: string): string | undefined => read(name, /^[\w-]+$/, ".md")?.toString("utf8");

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
