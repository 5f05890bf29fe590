import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import {
  get,
  isPointer,
  isWithin,
  joinPointer,
  lastSegment,
  makePointer,
  parentPointer,
  parsePointer,
  PointerError,
} from "../../lib/documents/pointer";
import { everyPointer, jsonValue, keys } from "./arbitraries";

describe("JSON pointers", () => {
  // The examples of RFC 6901, section 5.
  const example = {
    foo: ["bar", "baz"],
    "": 0,
    "a/b": 1,
    "c%d": 2,
    "e^f": 3,
    "g|h": 4,
    "i\\j": 5,
    'k"l': 6,
    " ": 7,
    "m~n": 8,
  };

  it.each([
    ["", example],
    ["/foo", ["bar", "baz"]],
    ["/foo/0", "bar"],
    ["/", 0],
    ["/a~1b", 1],
    ["/c%d", 2],
    ["/e^f", 3],
    ["/g|h", 4],
    ["/i\\j", 5],
    ['/k"l', 6],
    ["/ ", 7],
    ["/m~0n", 8],
  ])("finds what RFC 6901 says at %j", (pointer, value) => {
    expect(get(example, pointer)).toEqual(value);
  });

  it.each([
    "/foo/2",
    "/foo/-",
    "/foo/01",
    "/foo/+1",
    "/foo/1e0",
    "/foo/0/0",
    "/bar",
    "foo",
    "/m~n",
    "//",
    "/foo/",
  ])("finds nothing at %j", (pointer) => {
    expect(get(example, pointer)).toBeUndefined();
  });

  it.each(["constructor", "toString", "__proto__", "hasOwnProperty", "length"])(
    "finds no inherited %s",
    (key) => {
      expect(get({}, `/${key}`)).toBeUndefined();
      expect(get([1], `/${key}`)).toBeUndefined();
      expect(get("text", `/${key}`)).toBeUndefined();
      expect(get(null, `/${key}`)).toBeUndefined();
    },
  );

  it("finds an own member of any name", () => {
    expect(get(JSON.parse('{"__proto__":{"x":1}}'), "/__proto__/x")).toBe(1);
  });

  it("unescapes in the right order", () => {
    expect(parsePointer("/~01")).toEqual(["~1"]);
    expect(makePointer(["~1", "a/b", 0])).toBe("/~01/a~1b/0");
  });

  it.each(["a", "a/b", "/~", "/~2", "/a~/b", "#/a"])("refuses %j", (text) => {
    expect(isPointer(text)).toBe(false);
    expect(() => parsePointer(text)).toThrow(PointerError);
  });

  it("goes there and back", () => {
    fc.assert(
      fc.property(fc.array(keys, { maxLength: 6 }), keys, (segments, last) => {
        const base = makePointer(segments);
        const pointer = joinPointer(base, last);
        expect(parsePointer(pointer)).toEqual([...segments, last]);
        expect(parentPointer(pointer)).toBe(base);
        expect(lastSegment(pointer)).toBe(last);
        expect(isWithin(pointer, base)).toBe(true);
        expect(isWithin(base, pointer)).toBe(false);
      }),
    );
  });

  it("knows no parent of the whole document", () => {
    expect(parentPointer("")).toBeUndefined();
    expect(lastSegment("")).toBeUndefined();
  });

  it("does not take a longer name for something below", () => {
    expect(isWithin("/ab", "/a")).toBe(false);
    expect(isWithin("/a", "/a")).toBe(true);
    expect(isWithin("/a", "")).toBe(true);
  });

  it("finds every value of any document", () => {
    fc.assert(
      fc.property(jsonValue(), (value) => {
        for (const [pointer, below] of everyPointer(value)) expect(get(value, pointer)).toBe(below);
      }),
    );
  });
});
