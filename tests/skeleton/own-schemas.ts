import type { DocumentKind } from "../../lib/documents/generated/kinds";
import { textsIn } from "./data";

/** The schemas of the skeleton and its kinds of documents, as `npm run generate` makes them. */

const { "kinds.json": kindsText, ...texts } = textsIn("schemas");

export const ownSchemas: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries(texts).map(([path, text]) => [`skeleton/${path}`, JSON.parse(text) as object]),
);

export const ownKinds: readonly DocumentKind[] = (
  JSON.parse(kindsText!) as Omit<DocumentKind, "pattern">[]
).map((kind) => ({
  ...kind,
  pattern: `^${kind.match.replaceAll(".", "\\.").replaceAll("*", "[^/]+")}$`,
}));
