import { type DocumentKind, kinds } from "../../lib/documents/generated/kinds";
import { schemas } from "../../lib/documents/generated/schemas";
import { addGame } from "../../lib/games/loaded";
import { skeleton } from "./game/rules";
import { ownKinds, ownSchemas } from "./own-schemas";

/**
 * Adds the skeleton to the lists of games, kinds and schemas of this test file alone, as `npm run generate` and the
 * registry do it for a game of the tree. Import it before anything that reads these lists, and only in a folder whose
 * files share no modules (vitest.config.ts).
 */
Object.assign(schemas, ownSchemas);
(kinds as DocumentKind[]).push(...ownKinds);
addGame(skeleton);
