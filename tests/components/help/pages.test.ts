import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DocumentPage } from "../../../components/help/document-page";
import { inline, markdown } from "../../../components/help/markdown";
import { helpPages } from "../../../components/help/pages";
import { docsPage, docsPicture } from "../../../lib/server";

const pages = new Map(
  helpPages.map(({ id }) => {
    const text = docsPage(id);
    if (text === undefined) throw new Error(`docs/${id}.md is not there.`);
    return [`/help/${id}`, renderToStaticMarkup(createElement(DocumentPage, { id, text }))];
  }),
);

const all = (html: string, attribute: RegExp): string[] => [...html.matchAll(attribute)].map(([, at]) => at!);

describe("the pages of the docs that Help offers", () => {
  it.each([...pages])(
    "%s is shown without a mark of Markdown, and its links and pictures are there",
    (address, html) => {
      const words = html.replace(/<(code|pre)[\s>].*?<\/\1>/gs, "").replace(/<[^>]+>/g, "\n");
      expect(words).not.toMatch(/^#|\*\*|`|\]\(|^\||^- |^> /m);
      expect(html).toMatch(/<h1 id="[^"]+">/);
      for (const source of all(html, /<img src="\/help\/images\/([^"]*)"/g))
        expect(docsPicture(source), source).toBeDefined();
      for (const href of all(html, / href="([^"]*)"/g).filter(
        (each) => each !== "/" && !each.startsWith("https:"),
      )) {
        const [page = "", place] = href.split("#");
        const target = pages.get(page === "" ? address : page);
        expect(target, href).toBeDefined();
        if (place !== undefined) expect(target, href).toContain(` id="${place}"`);
      }
    },
  );

  it("are only those of the docs, by their names", () => {
    expect(docsPage("../README")).toBeUndefined();
    expect(docsPage("no-page")).toBeUndefined();
    expect(docsPicture("../tutorial.md")).toBeUndefined();
  });
});

describe("Markdown", () => {
  it("is read block by block", () => {
    const text = [
      "# A `b`: c",
      "",
      "Words that",
      "go on.",
      "- one",
      "  goes on",
      "  - within",
      "- two",
      "",
      "| a | b |",
      "|---|---|",
      "| 1 \\| 2 | `x` |",
      "```sh",
      "# no heading",
      "```",
      "> said",
    ].join("\n");
    const one = (words: string) => ({ kind: "paragraph", parts: [{ kind: "text", text: words }] });
    expect(markdown(text)).toEqual([
      { kind: "heading", level: 1, id: "a-b-c", parts: inline("A `b`: c") },
      one("Words that go on."),
      {
        kind: "list",
        ordered: false,
        items: [
          [one("one goes on"), { kind: "list", ordered: false, items: [[one("within")]] }],
          [one("two")],
        ],
      },
      { kind: "table", head: [inline("a"), inline("b")], rows: [[inline("1 | 2"), inline("`x`")]] },
      { kind: "code", text: "# no heading" },
      { kind: "quote", blocks: [one("said")] },
    ]);
  });

  it("has emphasis, links, code and signs that mean themselves", () => {
    expect(inline("**a *b* c** [c `d`](e.md) \\*f\\* g_h_i _j_ &lt;")).toEqual([
      {
        kind: "strong",
        parts: [
          { kind: "text", text: "a " },
          { kind: "em", parts: [{ kind: "text", text: "b" }] },
          { kind: "text", text: " c" },
        ],
      },
      { kind: "text", text: " " },
      {
        kind: "link",
        href: "e.md",
        parts: [
          { kind: "text", text: "c " },
          { kind: "code", text: "d" },
        ],
      },
      { kind: "text", text: " " },
      { kind: "text", text: "*" },
      { kind: "text", text: "f" },
      { kind: "text", text: "*" },
      { kind: "text", text: " g_h_i " },
      { kind: "em", parts: [{ kind: "text", text: "j" }] },
      { kind: "text", text: " " },
      { kind: "text", text: "<" },
    ]);
  });
});
