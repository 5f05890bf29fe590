import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RuleChip } from "../../../components/rulebook/rule-chip";
import { RulesThere } from "../../../components/rulebook/rules-there";

const shown = (props: Parameters<typeof RuleChip>[0], canOpen = true): string =>
  renderToStaticMarkup(createElement(RulesThere, { value: canOpen }, createElement(RuleChip, props)));

describe("the number of a rule", () => {
  it("is a button, and within one only a mark that the pointer opens", () => {
    expect(shown({ rule: "12.3" })).toMatch(/^<button type="button" class="rule" data-rule="12\.3"/);
    expect(shown({ rule: "12.3", inside: true })).toMatch(/^<span class="rule" data-rule="12\.3"/);
  });

  it("is nothing to open where there is no rule, a designer's own, or no pane of rules", () => {
    expect(shown({ rule: "12.3" }, false)).toBe('<span class="rule">12.3</span>');
    expect(shown({ rule: undefined })).toBe("");
    expect(shown({ rule: "" })).toBe("");
    expect(shown({ rule: "house rule" })).toBe('<span class="rule">house rule</span>');
  });
});
