import { parseHTML } from "linkedom";
import { describe, expect, it } from "vitest";
import {
  cutRulebook,
  isTextElsewhere,
  paragraphsOf,
  rulingsIn,
  searchRulebook,
  textOfPage,
} from "../../lib/rulebook";
import type { PageNode } from "../../lib/rulebook/html";
import { numbered, titles } from "./texts";

const textOf = (html: string): string =>
  textOfPage(parseHTML(`<html><body>${html}</body></html>`).document.body as unknown as PageNode);

describe("a page of HTML", () => {
  it("is read block by block, without scripts and styles", () => {
    const text = textOf(
      "<style>p { color: red }</style><h2>3.1  Loading</h2><p>What <b>walks</b>\n aboard<br>is counted.</p>" +
        "<script>alert(1)</script><ul><li>A. Bulls<li>B. Geese</ul><table><tr><td>3.2</td><td>Crossing</td></tr></table>",
    );
    expect(text).toBe(
      "# 3.1 Loading\n\nWhat walks aboard\nis counted.\n\nA. Bulls\n\nB. Geese\n\n3.2\n\nCrossing",
    );
    expect(cutRulebook(text, titles).missing).not.toContain("3.1");
  });

  it("may be nested deeply, or empty", () => {
    expect(textOf("")).toBe("");
    expect(textOf("<div>".repeat(500) + "deep")).toBe("deep");
  });
});

describe("the search", () => {
  const cut = cutRulebook(numbered, titles);
  it("finds words over the ends of lines, says in which rule, and finds a case once", () => {
    const { matches, more } = searchRulebook(cut, "  the custom  OF the north ");
    expect(more).toBe(false);
    expect(matches.map(({ section }) => cut.sections[section]!.rule)).toEqual(["1.0"]);
    const { excerpt, from, to } = matches[0]!;
    expect(excerpt.slice(from, to)).toBe("the custom of the north");
    expect(searchRulebook(cut, "purposes of counting").matches).toHaveLength(1);
    expect(searchRulebook(cut, "submarine").matches).toEqual([]);
    expect(searchRulebook(cut, " ").matches).toEqual([]);
  });

  it("finds what stands before the first rule, and ends at a hundred", () => {
    expect(searchRulebook(cut, "lake ferries").matches).toHaveLength(1);
    const many = cutRulebook("3.1 Loading\n\n" + "A goose.\n\n".repeat(150), titles);
    const { matches, more } = searchRulebook(many, "goose");
    expect([matches.length, more]).toEqual([100, true]);
  });
});

describe("a heading without a text below it", () => {
  it("is known where columns were mixed, and not where the parts of its rule follow", () => {
    const cut = cutRulebook(
      "3.0 FERRIES\n3.1 Loading\n\n2.2 Fog Banks\n\nWhat walks aboard is first.\n\n3.2 A crossing takes a day.\n\n4.0 THE FERRYMAN'S DUE",
      titles,
    );
    const elsewhere = ["3.0", "3.1", "2.2", "3.2", "4.0"].filter((rule) =>
      isTextElsewhere(cut, cut.places[rule]!),
    );
    expect(elsewhere).toEqual(["3.1"]);
  });
});

describe("paragraphs", () => {
  it("are put together from lines, and items of lists stay apart", () => {
    expect(
      paragraphsOf(["One line", "and the next,", "• a point", "that goes on", "", "Well-", "Known"]),
    ).toEqual(["One line and the next,", "• a point that goes on", "Well- Known"]);
  });
});

describe("a page of rulings", () => {
  it("gives the rules that each of its paragraphs is about, with its heading", () => {
    const page =
      "# Rulings\n\nAn introduction (1.0).\n\n## 3 `Ferries`\n\n**3.1 and 3.1.2a What is\na cart?** As in rule 2.1.\n\n**No number.** None.\n";
    expect(rulingsIn(page)).toEqual([
      { heading: "3 Ferries", title: "3.1 and 3.1.2a What is a cart?", rules: ["3.1", "3.1.2a", "2.1"] },
    ]);
  });
});
