import { type DocumentKind, kinds } from "../../lib/documents/generated/kinds";
import { schemas } from "../../lib/documents/generated/schemas";
import { addGame } from "../../lib/games/loaded";
import { textsIn } from "./data";
import { skeleton } from "./game/rules";

/**
 * Adds the skeleton to the lists of games, kinds and schemas of this test file alone, as `npm run generate` and the
 * registry do it for a game of the tree. Import it before anything that reads these lists.
 */

const shipped = schemas as Record<string, object>;
const { "kinds.json": kindsText, ...schemaTexts } = textsIn("schemas");
for (const [path, text] of Object.entries(schemaTexts))
  shipped[`skeleton/${path}`] = JSON.parse(text) as object;

const own = JSON.parse(kindsText!) as Omit<DocumentKind, "pattern">[];
const withPattern = own.map((kind) => ({
  ...kind,
  pattern: `^${kind.match.replaceAll(".", "\\.").replaceAll("*", "[^/]+")}$`,
}));
(kinds as DocumentKind[]).push(...withPattern);

addGame(skeleton);
