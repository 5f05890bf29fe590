import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RolledDice } from "../../../components/play/dice";
import type { Roll } from "../../../lib/kernel";

const drawn = (roll: Roll): string => renderToStaticMarkup(createElement(RolledDice, { roll }));
const words = (html: string): string => html.replaceAll(/<[^>]*>/g, "");

describe("dice that were rolled", () => {
  it("say what they needed and why, and mark those that hit", () => {
    const html = drawn({
      name: "Land combat",
      faces: [5, 6, 2],
      need: 5,
      hits: 2,
      modifiers: ["mountains +1"],
    });
    expect(words(html)).toBe("Land combat, needs 5 or more (mountains +1) 2 hits");
    expect(html).toContain('aria-label="Land combat: 5, 6, 2"');
    expect(html.match(/data-counts/g)).toHaveLength(2);
  });

  it("of which none hit say so; those that need nothing mark none", () => {
    expect(words(drawn({ name: "Air combat", faces: [1], need: 6, hits: 0 }))).toMatch(/ 0 hits$/);
    const html = drawn({ name: "Oil", faces: [4] });
    expect(words(html)).toBe("Oil");
    expect(html).not.toContain("data-counts");
  });
});
