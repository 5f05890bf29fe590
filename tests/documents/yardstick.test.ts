import { applyEdits as applyJsonc, findNodeAtLocation, modify, parse, parseTree } from "jsonc-parser";
import { describe, expect, it } from "vitest";
import {
  applyEdits,
  get,
  joinPointer,
  type Json,
  offsetsOf,
  parseDocument,
  setValue,
} from "../../lib/documents";
import { openGame } from "../../lib/workspace";

/** Our positions and edits against those of jsonc-parser, on the shipped data, where both are right. */

const { files } = openGame("fire-in-the-sky");
const documents = Object.entries(files).filter(([path]) => path.endsWith(".json"));

/** Every pointer of a value, parents first. */
function pointers(value: Json, pointer = ""): string[] {
  if (typeof value !== "object" || value === null) return [pointer];
  const below = Array.isArray(value)
    ? value.flatMap((item, i) => pointers(item, joinPointer(pointer, String(i))))
    : Object.entries(value).flatMap(([key, item]) => pointers(item, joinPointer(pointer, key)));
  return [pointer, ...below];
}

const segments = (pointer: string, value: Json): (string | number)[] => {
  const path: (string | number)[] = [];
  let at = "";
  for (const raw of pointer.split("/").slice(1)) {
    const key = raw.replaceAll("~1", "/").replaceAll("~0", "~");
    path.push(Array.isArray(get(value, at)) ? Number(key) : key);
    at = `${at}/${raw}`;
  }
  return path;
};

describe("against jsonc-parser", () => {
  it.each(documents)("%s: every value stands where it says", (path, text) => {
    const document = parseDocument(path, text);
    const tree = parseTree(text)!;
    const all = pointers(document.value!);
    expect(all.length).toBeGreaterThan(3);
    for (const pointer of all) {
      const node = findNodeAtLocation(tree, segments(pointer, document.value!))!;
      const ours = offsetsOf(document, pointer, "value");
      expect([pointer, ours.offset, ours.length]).toEqual([pointer, node.offset, node.length]);
    }
  });

  it("edits of members give the same document", () => {
    const [path, text] = documents.find(([name]) => name === "units.json")!;
    const { value } = parseDocument(path, text);
    const formattingOptions = { insertSpaces: true, tabSize: 2 };
    for (const pointer of pointers(value!).filter((each) => /\/(firepower|defense|name)$/.test(each))) {
      const ours = applyEdits(text, setValue(text, pointer, 11));
      const theirs = applyJsonc(text, modify(text, segments(pointer, value!), 11, { formattingOptions }));
      expect(JSON.parse(ours)).toEqual(parse(theirs));
    }
  });
});
