import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DocumentPage } from "../../../components/help/document-page";
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

describe("a page", () => {
  const shown = (text: string): string =>
    /<main[^>]*>(.*)<\/main>/s.exec(
      renderToStaticMarkup(createElement(DocumentPage, { id: "tutorial", text })),
    )![1]!;

  it("has headings that can be linked to, signs that mean themselves, and no HTML of its own", () => {
    expect(shown("# A `b`: c & d")).toBe('<h1 id="a-b-c--d">A <code>b</code>: c &amp; d</h1>');
    expect(shown("\\*f\\* g_h_i &lt; <b onclick='x'>")).toBe("<p>*f* g_h_i &lt; </p>");
    expect(shown("- one\n- **two**")).toBe("<ul><li>one</li><li><strong>two</strong></li></ul>");
  });

  it("links to the pages of Help, and to no file that is not shown", () => {
    expect(shown("[a](layers.md#order) [b](../LICENSE) [c](https://example.org)")).toBe(
      '<p><a href="/help/layers#order">a</a> <span>b</span> <a href="https://example.org">c</a></p>',
    );
  });
});
