import { describe, expect, it } from "vitest";
import type { FileMap } from "../../../lib/documents";
import { errataSheetFormat, type ErrataSheetOptions } from "../../../lib/export/errata-sheet";
import { isAfter, isVersion } from "../../../lib/export/errata-sheet/versions";
import { validators } from "../../../lib/diagnostics/schema/validate";
import { layer, makeAll, sourceOf, textOf, workspaceFile } from "../support";

const erratum = (more: object): object => ({
  component: "chart",
  place: "A chart",
  kind: "correction",
  impact: "minor",
  was: "This stood there.",
  is: "This holds.",
  source: "The designer, in a letter",
  ...more,
});

/** A workspace with an errata layer of its own beside that of the game. */
const withErrata = (errata: object, patches: Record<string, object> = {}): FileMap => ({
  "sandtable.json": workspaceFile(),
  "layers/mine/layer.json": layer("mine", { kind: "errata", title: "My errata", errata }),
  ...Object.fromEntries(
    Object.entries(patches).map(([path, patch]) => [`layers/mine/${path}`, JSON.stringify(patch)]),
  ),
});

function sheet(own: FileMap = {}, options: ErrataSheetOptions = {}, without: string[] = []) {
  const [markdown, html] = makeAll(errataSheetFormat(options), sourceOf(own, { without }));
  return {
    markdown: textOf(markdown!.bytes),
    html: textOf(html!.bytes),
    paths: [markdown!.path, html!.path],
  };
}

const headings = (markdown: string): string[] => markdown.split("\n").filter((line) => line.startsWith("#"));

describe("the errata sheet of the shipped game", () => {
  it("has every erratum, by component, with all that its record says", () => {
    const { markdown, paths } = sheet();
    expect(paths).toEqual([
      "fire-in-the-sky-errata-2005-errata.md",
      "fire-in-the-sky-errata-2005-errata.html",
    ]);
    expect(headings(markdown)).toEqual([
      "# Errata: Fire in the Sky: The Great Pacific War 1941-1945",
      "## Charts and tables",
      "### Combat Table, Ground support",
      "### Transport Cost Chart, Japanese ASW die",
      "## Scenarios and set-ups",
      "### Allied Campaign Game set-up, US CV Reaction Force",
    ]);
    const entry = markdown.slice(markdown.indexOf("### Transport"), markdown.indexOf("## Scenarios"));
    expect(entry.trim().split("\n")).toEqual([
      "### Transport Cost Chart, Japanese ASW die",
      "",
      "`asw-die-cost` · Correction, minor impact",
      "",
      "- **Was:** A die of the convoy escorts costs 1 Oil Point.",
      "- **Is:** It costs half an Oil Point.",
      "- **In the data:** Convoy escort die: 1 → 0.5 Oil Points",
      "- **Note:** Rule 6.1 already says one half.",
      "- **Source:** Rulebook 1.1, rule 2.3",
    ]);
  });

  it("names its game, edition and version, and is the same when made twice", () => {
    const { markdown, html } = sheet();
    const foot = "Fire in the Sky: The Great Pacific War 1941-1945 · Rules 1.1, 2005 · Sandtable 0.1.0";
    expect(markdown.trimEnd().split("\n").at(-1)).toBe(foot);
    expect(html).toContain(`<footer>${foot}</footer>`);
    expect(html).toContain(`content: "${foot}"`);
    expect(sheet()).toEqual(sheet());
  });

  it("says so when no errata are on", () => {
    const { markdown, html } = sheet({}, {}, ["errata-2005"]);
    expect(markdown).toContain("No errata layer that is on has entries.");
    expect(html).not.toContain("<article");
  });
});

describe("the errata of several layers", () => {
  it("stand together by component and place, in the order of the numbers in it", () => {
    const { markdown } = sheet(
      withErrata({
        c: erratum({ component: "rule", place: "Rule 12.1" }),
        a: erratum({ component: "rule", place: "Rule 9.2" }),
        b: erratum({ place: "Base chart" }),
      }),
    );
    expect(headings(markdown).slice(1)).toEqual([
      "## Rules",
      "### Rule 9.2",
      "### Rule 12.1",
      "## Charts and tables",
      "### Base chart",
      "### Combat Table, Ground support",
      "### Transport Cost Chart, Japanese ASW die",
      "## Scenarios and set-ups",
      "### Allied Campaign Game set-up, US CV Reaction Force",
    ]);
    expect(markdown).toContain("`a` · Correction, minor impact, from “My errata”");
    expect(markdown).toContain("6 entries of “Errata of the 2005 rulebook”, “My errata”.");
  });

  it("have their own values, whatever a later layer makes of them", () => {
    const own = withErrata(
      { again: erratum({ document: "tables/transport-costs.json", pointer: "/merchantAswDie" }) },
      { "tables/transport-costs.json": { merchantAswDie: 2 } },
    );
    const { markdown } = sheet(own);
    expect(markdown).toMatch(/`asw-die-cost`[^#]*In the data:\*\* [^\n]*: 1 → 0\.5 Oil Points\n/);
    expect(markdown).toMatch(/`again`[^#]*In the data:\*\* [^\n]*: 0\.5 → 2 Oil Points\n/);
  });

  it("report what was added and what was removed", () => {
    const { markdown } = sheet(
      withErrata(
        {
          gone: erratum({
            place: "Gone",
            document: "tables/transport-costs.json",
            pointer: "/merchantAswDie",
          }),
          same: erratum({ place: "Same", document: "bases.json", pointer: "/bases/manila/victoryPoints" }),
          nowhere: erratum({ place: "Nowhere", document: "no-such.json", pointer: "/x" }),
          broken: erratum({ place: "Odd", document: "bases.json", pointer: "no pointer" }),
        },
        { "tables/transport-costs.json": { merchantAswDie: null } },
      ),
    );
    const entry = (place: string) => markdown.split("### ").find((part) => part.startsWith(place))!;
    expect(entry("Gone")).toMatch(/In the data:.* 0\.5 → nothing/);
    expect(entry("Combat Table")).toMatch(/In the data:.* nothing → /);
    expect(entry("Same")).toMatch(/In the data:\*\* Manila, Victory Points: \d+\n/);
    expect(entry("Nowhere")).not.toContain("In the data");
    expect(entry("Odd")).not.toContain("In the data");
  });

  it("of a variant are none", () => {
    const own = withErrata({ a: erratum({ place: "Of a variant" }) });
    const variant = {
      ...own,
      "layers/mine/layer.json": own["layers/mine/layer.json"]!.replace('"errata",', '"variant",'),
    };
    expect(sheet(own).markdown).toContain("Of a variant");
    expect(sheet(variant).markdown).not.toContain("Of a variant");
  });
});

describe("entries that are new since a version", () => {
  const own = withErrata({
    old: erratum({ place: "Old", since: "1.2" }),
    fresh: erratum({ place: "Fresh", since: "1.10" }),
    timeless: erratum({ place: "Timeless" }),
  });

  it("are marked by a word, and counted", () => {
    const { markdown, html } = sheet(own, { since: "1.2" });
    expect(headings(markdown).filter((line) => line.includes("NEW"))).toEqual(["### NEW: Fresh"]);
    expect(markdown).toContain("1 entry is new since version 1.2 and marked NEW.");
    expect(html.match(/class="new"/g)).toHaveLength(1);
    expect(html).toContain('<span class="new">New</span> Fresh');
    expect(sheet(own, { since: "1.10" }).markdown).toContain("Nothing is new since version 1.10.");
  });

  it("are not marked unless somebody asks", () => {
    const { markdown } = sheet(own);
    expect(markdown).not.toContain("NEW");
    expect(markdown).toContain("`fresh` · Correction, minor impact, since version 1.10");
  });

  it("compare as versions do", () => {
    expect([
      isAfter("1.10", "1.9"),
      isAfter("1.9", "1.10"),
      isAfter("2", "1.9.9"),
      isAfter("1", "1.0"),
    ]).toEqual([true, false, true, false]);
    expect(["1", "1.2", "2005.11.29"].map(isVersion)).toEqual([true, true, true]);
    expect(["", "v1", ".5", "1.2a", "1,2", "1".repeat(21)].map(isVersion)).toEqual(Array(6).fill(false));
  });

  it("have a place in the layer's schema", () => {
    const check = validators["common/layer.schema.json"]!;
    const document = (since: unknown): unknown =>
      JSON.parse(layer("mine", { kind: "errata", errata: { a: erratum({ since }) } }));
    expect(check(document("1.2"))).toEqual([]);
    expect(check(document("soon"))).not.toEqual([]);
  });
});

describe("the sheet as HTML", () => {
  it("needs nothing from elsewhere and runs nothing", () => {
    const { html } = sheet();
    expect(html).not.toMatch(/<script|<link|<img|url\(|https?:|@import/);
    expect(html.startsWith('<!doctype html>\n<html lang="en">')).toBe(true);
  });

  it("shows what people write as what it is, in the page, its style and in Markdown", () => {
    const evil = `</style><script>alert("x")</script> & *stars* | \`code\` <b>`;
    const own = withErrata({ a: erratum({ place: evil, was: evil, note: evil, source: evil }) });
    const game = {
      "layers/mine/game.json": JSON.stringify({ title: evil, edition: `"; } body { display: none` }),
    };
    const { html, markdown } = sheet({ ...own, ...game });
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html).not.toContain("<script>");
    expect(html).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; *stars*");
    const style = html.slice(html.indexOf("<style>"), html.indexOf("</style>"));
    expect(style).not.toContain('"; }');
    expect(style.match(/body \{/g)).toHaveLength(1);
    expect(markdown).not.toMatch(/(?<!\\)<script/);
    expect(markdown).toContain("\\*stars\\*");
  });

  it("is made for paper of any size, in black on white, with whole entries on a page", () => {
    const { html } = sheet();
    const style = html.slice(html.indexOf("<style>"), html.indexOf("</style>"));
    expect(style).toContain("article { break-inside: avoid; }");
    expect(style).toContain("break-after: avoid");
    expect(style).not.toMatch(/size:\s*(a4|letter)/i);
    const colours = style.match(/#[0-9a-f]{3,8}\b/gi) ?? [];
    expect(new Set(colours)).toEqual(new Set(["#000", "#fff"]));
  });
});

describe("a copied scenario", () => {
  it("is on the sheet with its differences from the origin, unit by unit", () => {
    const origin = JSON.parse(sourceOf().files["scenarios/short-campaign.json"]!) as { setup: object };
    const copy = { ...origin, id: "mine", title: "Mine <1>", copiedFrom: "short-campaign" };
    const own = (scenario: object) => ({
      "sandtable.json": workspaceFile({ layers: [] }),
      "scenarios/mine.json": JSON.stringify(scenario),
    });
    const { markdown, html } = sheet(
      own({ ...copy, setup: { ...origin.setup, truk: { units: { "j-ca": 1 } } } }),
    );
    expect(markdown).toContain("what changed from Short Campaign Game");
    expect(markdown).toMatch(/^- Mine .*CA Heavy cruisers \(Japan\) at Truk, new$/m);
    expect(html).toContain("Mine &lt;1&gt;: what changed from Short Campaign Game</h2>");
    expect(sheet(own(copy)).markdown).not.toContain("what differs");
  });
});
