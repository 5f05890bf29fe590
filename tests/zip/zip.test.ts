import { strToU8, unzipSync } from "fflate";
import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import {
  readDirectory,
  requireSafeNames,
  unpackEntries,
  type ZipBounds,
  ZipError,
  writeZip,
} from "../../lib/zip";
import { overlapping, patched, renamed, withLink, withPassword, withSize, zip } from "./hostile";

const bounds: ZipBounds = { files: 100, fileBytes: 1_000_000, totalBytes: 3_000_000 };
const unpack = (bytes: Uint8Array, limits = bounds): Record<string, Uint8Array> =>
  Object.fromEntries(unpackEntries(bytes, readDirectory(bytes), limits));

/** The reason for which a zip is refused, which must be one that people can do something about. */
function whyRefused(run: () => unknown): { code: string; message: string } {
  try {
    run();
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    expect(error.hint, `a hint beside “${error.message}”`).toMatch(/\.$/);
    return { code: error.code, message: error.message };
  }
  throw new Error("It was taken.");
}

/** Bytes that are soon compared. */
const texts = (files: Record<string, Uint8Array>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [path, Buffer.from(bytes).toString("latin1")]),
  );

const folders = fc.array(fc.constantFrom("a", "b", "layers", "mine", "naïve"), { maxLength: 3 });
const paths = fc
  .tuple(folders, fc.constantFrom("x.json", "y.json", "README.md", "z"))
  .map(([above, name]) => [...above.map((folder) => `${folder}-`), name].join("/"));
const contents = fc.oneof(
  fc.uint8Array({ maxLength: 3000 }),
  fc.nat(200_000).map((length) => new Uint8Array(length).fill(32)),
);

describe("a zip that is written", () => {
  it("is read again as it was, here and by others", () => {
    fc.assert(
      fc.property(fc.dictionary(paths, contents, { maxKeys: 6, noNullPrototype: true }), (files) => {
        const bytes = writeZip(Object.entries(files).map(([path, content]) => ({ path, bytes: content })));
        const expected = texts(files);
        expect(texts(unpack(bytes))).toEqual(expected);
        expect(texts(unzipSync(bytes))).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it("is the same in whatever order its files come", () => {
    const files = ["b.json", "a.json", "c/d.json"].map((path) => ({ path, bytes: strToU8(path.repeat(50)) }));
    expect(writeZip(files)).toEqual(writeZip([...files].reverse()));
  });

  it("has the same bytes in every time zone", () => {
    const files = [{ path: "a/naïve.json", bytes: strToU8("{}".repeat(40)) }];
    const zone = process.env["TZ"];
    const inZone = (name: string): Uint8Array => {
      process.env["TZ"] = name;
      return writeZip(files);
    };
    const made = ["UTC", "Pacific/Kiritimati", "America/Los_Angeles"].map(inZone);
    if (zone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = zone;
    expect(made[1]).toEqual(made[0]);
    expect(made[2]).toEqual(made[0]);
    // The date of both headers: 1 January 1980, midnight.
    expect([...made[0]!.subarray(10, 14)]).toEqual([0, 0, 33, 0]);
  });

  it("is never one that would be refused for being packed too tightly", () => {
    const blank = new Uint8Array(900_000);
    const found = unpack(writeZip([{ path: "blank.txt", bytes: blank }]))["blank.txt"]!;
    expect(Buffer.compare(found, blank)).toBe(0);
  });

  it.each([
    ["../a.json", "is outside of its folder"],
    ["/a.json", "begins at the root of the disk"],
    ["a\\b.json", "backslash"],
    ["c:a.json", "drive letter"],
    ["a/./b.json", "an empty part"],
    ["a//b.json", "an empty part"],
    ["a\nb.json", "control character"],
    ["a?.json", "some systems do not allow"],
    ["a./b.json", "ends in a dot"],
    ["", "has no name"],
    ["x".repeat(300), "more than 240 characters"],
  ])("does not hold %j", (path, why) => {
    const { message } = whyRefused(() => writeZip([{ path, bytes: new Uint8Array() }]));
    expect(message).toContain(why);
  });

  it("holds no two names that some systems take for one", () => {
    expect(whyRefused(() => requireSafeNames(["a.json", "A.json"])).message).toContain("capital letters");
    expect(whyRefused(() => requireSafeNames(["a.json", "a.json"])).message).toContain("twice");
    expect(whyRefused(() => requireSafeNames(["A", "a/b.json"])).message).toContain("needs a folder");
  });
});

describe("a zip that comes from elsewhere", () => {
  const files = { "a.json": "{}".repeat(2000), "b.json": "[1, 2]" };
  const good = zip(files);

  it("is accepted from any zip program", () => {
    expect(Object.keys(unpack(good))).toEqual(["a.json", "b.json"]);
    expect(Object.keys(unpack(zip(files, { level: 0 })))).toEqual(["a.json", "b.json"]);
    expect(unpack(zip({}))).toEqual({});
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["a text", strToU8("this is no zip, and long enough to be one")],
    ["one cut off", good.slice(0, good.length - 5)],
    ["one without its beginning", good.slice(10)],
    ["one with something behind it", new Uint8Array([...good, 1, 2, 3])],
  ])("that is %s is refused", (_what, bytes) => {
    expect(whyRefused(() => unpack(bytes))).toMatchObject({ code: "not-a-zip" });
  });

  it("of which any one byte is lost, or is another, is never taken for something else", () => {
    const expected = unpack(good);
    for (let at = 0; at < good.length; at++) {
      const other = good.slice();
      other[at] = other[at]! ^ 0x55;
      try {
        const found = unpack(other);
        // Dates and the like may be anything.
        for (const [path, content] of Object.entries(found)) {
          if (Object.hasOwn(expected, path)) expect(content).toEqual(expected[path]);
        }
      } catch (error) {
        expect(error, `byte ${at}`).toBeInstanceOf(ZipError);
      }
      expect(() => unpack(good.slice(0, at))).toThrow(ZipError);
    }
  });

  it("that is encrypted is refused", () => {
    expect(whyRefused(() => unpack(withPassword(good, "b.json")))).toEqual({
      code: "encrypted",
      message: "“b.json” is encrypted.",
    });
  });

  it("with a link is refused", () => {
    expect(whyRefused(() => unpack(withLink(files, "c.json", "/etc/passwd")))).toEqual({
      code: "link",
      message: "“c.json” is a link to another file.",
    });
  });

  it("packed in another way is refused", () => {
    const other = patched(good, "a.json", (data, { local, central }) => {
      data.setUint16(local + 8, 14, true);
      data.setUint16(central + 10, 14, true);
    });
    expect(whyRefused(() => unpack(other))).toMatchObject({ code: "unknown-form" });
  });

  it("that says one thing in its list and another beside the bytes is refused", () => {
    expect(whyRefused(() => unpack(renamed(good, "a.json", "x.json", "list"))).message).toContain(
      "a different name",
    );
    const method = patched(good, "a.json", (data, { central }) => data.setUint16(central + 10, 0, true));
    expect(whyRefused(() => unpack(method)).message).toContain("a different way");
  });

  it("with bytes of one file for another is refused", () => {
    expect(whyRefused(() => unpack(overlapping(good, "b.json", "a.json")))).toMatchObject({ code: "broken" });
  });

  it("whose files are not what was packed is refused", () => {
    const other = patched(zip(files, { level: 0 }), "b.json", (data, { local }) =>
      data.setUint8(local + 36, 0x20),
    );
    expect(whyRefused(() => unpack(other)).message).toContain("checksum");
  });

  it("that is part of several, or of the very large form, is refused", () => {
    const parts = good.slice();
    new DataView(parts.buffer).setUint16(parts.length - 18, 1, true);
    expect(whyRefused(() => unpack(parts))).toMatchObject({ code: "unknown-form" });
    const large = patched(good, "a.json", (data, { central }) =>
      data.setUint32(central + 24, 0xffffffff, true),
    );
    expect(whyRefused(() => unpack(large))).toMatchObject({ code: "unknown-form" });
  });
});

describe("a zip that would burst", () => {
  const bomb = zip({ "a.json": new Uint8Array(900_000) });

  it("is refused for its manifest", () => {
    expect(whyRefused(() => unpack(bomb))).toMatchObject({ code: "too-tight" });
    const large = zip({ "a.json": new Uint8Array(1_000_001) });
    expect(whyRefused(() => unpack(large))).toMatchObject({ code: "too-large" });
  });

  it("is refused while it is unpacked when it says less than is true", () => {
    const { code, message } = whyRefused(() => unpack(withSize(bomb, "a.json", 1000)));
    expect(code).toBe("too-tight");
    expect(message).toBe("“a.json” unpacks to more than the 1000 bytes that the zip states.");
  });

  it("is refused when it says more than is true", () => {
    expect(whyRefused(() => unpack(withSize(zip({ "a.json": "{}" }), "a.json", 60_000)))).toMatchObject({
      code: "broken",
    });
  });

  it("is refused for the sum of its files, and for their number", () => {
    const noise = (seed: number) =>
      Uint8Array.from({ length: 800_000 }, (_, i) => ((i + seed) * 2654435761) >>> 13);
    const sum = zip({ a: noise(1), b: noise(2), c: noise(3), d: noise(4) }, { level: 0 });
    expect(whyRefused(() => unpack(sum)).message).toContain("more than 3000000 bytes");
    const many = zip(Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`f${i}`, ""])));
    expect(whyRefused(() => unpack(many))).toMatchObject({ code: "too-many" });
  });
});
