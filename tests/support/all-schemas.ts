import { schemas as fireInTheSky } from "../../lib/documents/generated/schemas/fire-in-the-sky";
import { schemas as flatTop } from "../../lib/documents/generated/schemas/flat-top";
import { schemas as forlornHopes } from "../../lib/documents/generated/schemas/forlorn-hopes";
import { schemas as pacificWar } from "../../lib/documents/generated/schemas/pacific-war";
import { schemas } from "../../lib/documents/generated/schemas";

/** The schemas of all games are there in every test, whether it loads their rules or not (vitest.config.ts). */
Object.assign(schemas, fireInTheSky, flatTop, forlornHopes, pacificWar);
