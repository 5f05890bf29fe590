import { describe, expect, it } from "vitest";
import { element, escaped, pieces, wholePage } from "../../../lib/export/print/markup";

describe("markup", () => {
  it("takes all text for text", () => {
    expect(element("p", {}, `<script>alert("1")</script> & 'x'`).text).toBe(
      "<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;</p>",
    );
    expect(element("p", { class: `a" onclick="b` }).text).toBe('<p class="a&quot; onclick=&quot;b"></p>');
  });

  it("writes markup that it made itself as it is, and nothing that only looks like it", () => {
    expect(element("p", {}, element("b", {}, "x"), [1, false, undefined]).text).toBe("<p><b>x</b>1</p>");
    const forged = { text: "<script>1</script>" } as unknown as string;
    expect(() => pieces(forged)).toThrow(TypeError);
  });

  it("replaces letters that no page may hold and those that turn the reading direction about", () => {
    expect(escaped("a\u0000b\u202ec\u2066d\u001be")).toBe("a\ufffdb\ufffdc\ufffdd\ufffde");
    expect(escaped("line\nline\ttab é ½ 日本")).toBe("line\nline\ttab é ½ 日本");
  });

  it("cannot write what runs or fetches anything", () => {
    for (const tag of ["script", "SCRIPT", "iframe", "object", "link", "base", "form", "style", "a b"])
      expect(() => element(tag)).toThrow(RangeError);
    for (const name of ["onclick", "onLoad", "x y", 'a"b'])
      expect(() => element("p", { [name]: "1" })).toThrow(RangeError);
    for (const href of [
      "javascript:alert(1)",
      "https://example.com",
      "//example.com",
      "../up.html",
      "data:x",
    ])
      expect(() => element("a", { href })).toThrow(RangeError);
    expect(element("a", { href: "map-a4.html" }).text).toBe('<a href="map-a4.html"></a>');
    expect(() => element("p", { style: "background:url(x)" })).toThrow(RangeError);
  });

  it("gives SVG the names that it knows", () => {
    expect(element("text", { fontSize: 4, textAnchor: "middle", viewBox: "0 0 1 1" }).text).toBe(
      '<text font-size="4" text-anchor="middle" viewBox="0 0 1 1"></text>',
    );
  });

  it("makes whole pages that allow no scripts and nothing from elsewhere", () => {
    const page = wholePage("<b>&", "p { margin: 0 }", element("p"));
    expect(page).toContain("default-src 'none'");
    expect(page).toContain("<title>&lt;b&gt;&amp;</title>");
    expect(() => wholePage("x", "</style><script>", element("p"))).toThrow(RangeError);
  });
});
