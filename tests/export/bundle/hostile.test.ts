// @module-tag slow
import { strToU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { BundleError, openBundle } from "../../../lib/export";
import { bundleFormat } from "../../../lib/export/bundle";
import { sha256 } from "../../../lib/export/sha256";
import { renamed, withLink, withPassword, withSize, zip } from "../../zip/hostile";
import { layer, makeAll, sourceOf, workspaceFile } from "../support";

let good: Uint8Array;
let files: Record<string, Uint8Array>;

beforeAll(() => {
  const own = { "sandtable.json": workspaceFile(), "layers/mine/layer.json": layer("mine") };
  good = makeAll(bundleFormat, sourceOf(own))[0]!.bytes;
  files = unzipSync(good);
});

/** The reason for which a bundle is refused; it must come with what to do. */
function whyRefused(bytes: Uint8Array): string {
  try {
    openBundle(bytes);
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    expect(error.hint, `a hint beside “${error.message}”`).toMatch(/\.$/);
    return `${error.code}: ${error.message}`;
  }
  throw new Error("It was opened.");
}

interface Manifest {
  version: unknown;
  files: { path: string; bytes: number; sha256: string }[];
  [member: string]: unknown;
}

/** The bundle packed again, with other files (undefined: taken out), and another manifest. */
function repacked(
  changes: Record<string, string | Uint8Array | undefined>,
  manifest: (manifest: Manifest) => unknown = (same) => same,
): Uint8Array {
  const all: Record<string, string | Uint8Array | undefined> = { ...files, ...changes };
  const listing = JSON.parse(new TextDecoder().decode(files["manifest.json"])) as Manifest;
  all["manifest.json"] = changes["manifest.json"] ?? JSON.stringify(manifest(listing));
  const there = Object.entries(all).filter(([, content]) => content !== undefined);
  return zip(Object.fromEntries(there) as Record<string, Uint8Array>, { level: 1 });
}

/** A manifest that lists a file as well, as somebody writes it who knows how. */
const listing =
  (path: string, content: Uint8Array) =>
  (manifest: Manifest): Manifest => ({
    ...manifest,
    files: [...manifest.files, { path, bytes: content.length, sha256: sha256(content) }],
  });

const PATH = "workspace/layers/mine/layer.json";

describe("a bundle packed again by another program", () => {
  it("is opened, with its folders listed or not", () => {
    const opened = openBundle(good);
    expect(openBundle(repacked({})).workspace).toEqual(opened.workspace);
    expect(
      openBundle(repacked({ "workspace/": new Uint8Array(), "workspace/layers/": new Uint8Array() }))
        .workspace,
    ).toEqual(opened.workspace);
  });
});

describe("a bundle is refused", () => {
  it("when it is not a zip, or is truncated", () => {
    expect(whyRefused(strToU8("a text that is long enough to be a zip"))).toContain(
      "not-a-zip: This is not a valid zip",
    );
    expect(whyRefused(good.slice(0, good.length / 2))).toContain("not-a-zip");
    expect(whyRefused(good.slice(0, -1))).toContain("its end is missing");
  });

  it("when it is a zip of something else", () => {
    expect(whyRefused(zip({ "sandtable.json": "{}" }))).toBe(
      "not-a-bundle: It has no manifest.json at its top level, so it is not a bundle.",
    );
    expect(whyRefused(zip({ "manifest.json": '{ "name": "a web page" }' }))).toContain(
      "not that of a Sandtable bundle",
    );
    expect(whyRefused(zip({ "manifest.json": "{{{" }))).toContain("not that of a Sandtable bundle");
    expect(whyRefused(zip({ "manifest.json": "[".repeat(100_000) }, { level: 0 }))).toContain(
      "not that of a Sandtable bundle",
    );
  });

  it("when its format is a later one, or none", () => {
    expect(whyRefused(repacked({}, (one) => ({ ...one, version: 2 })))).toBe(
      "version: The bundle has format version 2; this program reads version 1.",
    );
    expect(whyRefused(repacked({}, (one) => ({ ...one, version: "1" })))).toContain('version "1"');
    expect(whyRefused(repacked({}, (one) => ({ ...one, version: undefined })))).toContain("version null");
  });

  it("when its manifest lacks something", () => {
    expect(whyRefused(repacked({}, (one) => ({ ...one, files: undefined })))).toContain(
      "manifest: Its manifest.json is not valid",
    );
    expect(whyRefused(repacked({}, (one) => ({ ...one, files: [{ path: "a" }] })))).toContain("manifest:");
    expect(whyRefused(repacked({}, (one) => ({ ...one, files: [...one.files, one.files[0]] })))).toContain(
      "lists a file twice",
    );
  });

  it("when a file is missing, is one too many, or is another", () => {
    expect(whyRefused(repacked({ [PATH]: undefined }))).toBe(
      `missing: “${PATH}” is listed in its manifest.json, but missing from the bundle.`,
    );
    expect(whyRefused(repacked({ "workspace/more.json": "{}" }))).toBe(
      "extra: “workspace/more.json” is in the bundle, but not listed in its manifest.json.",
    );
    expect(whyRefused(repacked({ [PATH]: layer("mine").replace("variant", "errata!") }))).toBe(
      `hash: “${PATH}” differs from its checksum in manifest.json.`,
    );
    expect(whyRefused(repacked({ "workspace/": "bytes in a folder" }))).toContain("extra: “workspace/”");
  });

  it("when its workspace is not whole", () => {
    const path = "workspace/sandtable.json";
    const without = (one: Manifest) => ({ ...one, files: one.files.filter((file) => file.path !== path) });
    expect(whyRefused(repacked({ [path]: undefined }, without))).toBe(
      "missing: Its workspace has no sandtable.json.",
    );
  });

  it.each([
    ["workspace/../../evil.json", "is outside of its folder"],
    ["/etc/evil.json", "begins at the root of the disk"],
    ["C:/evil.json", "drive letter"],
    ["workspace\\..\\evil.json", "backslash"],
    ["workspace/./evil.json", "an empty part"],
    ["workspace/evil.json ", "ends in a dot or a space"],
    ["workspace/ev\u0000il.json", "control character"],
  ])("for a name that leads elsewhere, even when its manifest lists it: %j", (path, why) => {
    const content = strToU8("{}");
    const message = whyRefused(repacked({ [path]: content }, listing(path, content)));
    expect(message).toMatch(/^name: /);
    expect(message).toContain(why);
    expect(message).not.toContain("\u0000");
  });

  it("for two names that are one, or that some systems take for one", () => {
    const capital = "workspace/layers/mine/LAYER.json";
    expect(whyRefused(repacked({ [capital]: "{}" }, listing(capital, strToU8("{}"))))).toContain(
      "capital letters",
    );
    const twin = "workspace/layers/mine/twins.json";
    const twice = renamed(repacked({ [twin]: "{}" }, listing(twin, strToU8("{}"))), twin, PATH);
    expect(whyRefused(twice)).toBe(`twice: It contains “${PATH}” twice.`);
  });

  it("for a link, and for a file with a password", () => {
    const path = "workspace/passwd.json";
    expect(whyRefused(withLink(files, path, "/etc/passwd"))).toContain(`extra: “${path}”`);
    const target = strToU8("/etc/passwd");
    const listed = {
      ...files,
      "manifest.json": JSON.stringify(
        listing(path, target)(JSON.parse(new TextDecoder().decode(files["manifest.json"])) as Manifest),
      ),
    };
    expect(whyRefused(withLink(listed, path, "/etc/passwd"))).toBe(
      `link: “${path}” is a link to another file.`,
    );
    expect(whyRefused(withPassword(repacked({}), PATH))).toBe(`encrypted: “${PATH}” is encrypted.`);
  });

  it("when it would unpack to too much, whatever size it declares", () => {
    const path = "workspace/bomb.json";
    const content = new Uint8Array(8_000_000).fill(32);
    const bomb = repacked({ [path]: content }, listing(path, content));
    expect(whyRefused(bomb)).toContain(`too-tight: “${path}” is packed so tightly`);
    expect(whyRefused(withSize(bomb, path, 100))).toContain(`too-tight: “${path}” unpacks to more than`);
    const large = new Uint8Array(16 * 1024 * 1024 + 1);
    expect(whyRefused(repacked({ [path]: large }, listing(path, large)))).toContain(
      "too-large: The zip is too large",
    );
  });

  it("when it holds more files than are ever read", () => {
    const many = Object.fromEntries(
      Array.from({ length: 12_001 }, (_, i) => [`workspace/${i}.md`, strToU8("")]),
    );
    const add = (one: Manifest): Manifest =>
      Object.entries(many).reduce((sum, [path, content]) => {
        sum.files.push({ path, bytes: 0, sha256: sha256(content) });
        return sum;
      }, one);
    expect(whyRefused(repacked(many, add))).toContain(
      "too-many: The zip is too large: it contains more than 12000 files",
    );
  });
});
