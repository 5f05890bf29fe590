import {
  deleteDocument,
  documentPath,
  folderOf,
  largestBody,
  optionalText,
  readObject,
  route,
  saveDocument,
  textOf,
} from "../../../../../../lib/server";

export const dynamic = "force-dynamic";

interface Context {
  params: Promise<{ id: string; path: string[] }>;
}

/** Save one document: `{ text, expected }`, where `expected` is the version that was loaded; null: a new file. */
export const PUT = route(async (request, { params }: Context) => {
  const { id, path } = await params;
  const body = await readObject(request, largestBody);
  const expected = optionalText(body, "expected") ?? null;
  return saveDocument(folderOf(id), documentPath(path), textOf(body, "text"), expected);
});

/** Delete one document, if it is still the version named by `if-match`. */
export const DELETE = route(async (request, { params }: Context) => {
  const { id, path } = await params;
  return deleteDocument(folderOf(id), documentPath(path), request.headers.get("if-match"));
});
