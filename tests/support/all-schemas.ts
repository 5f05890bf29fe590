import { readdirSync } from "node:fs";
import { join } from "node:path";
import { schemas } from "../../lib/documents/generated/schemas";

/** The schemas of all games are there in every test, whether it loads their rules or not (vitest.config.ts). */
const folder = join(import.meta.dirname, "../../lib/documents/generated/schemas");
for (const name of readdirSync(folder)) {
  const own = (await import(join(folder, name))) as { schemas: typeof schemas };
  Object.assign(schemas, own.schemas);
}
