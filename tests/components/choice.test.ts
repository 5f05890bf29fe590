import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Listbox, optionAfter, optionId } from "../../components/choice/listbox";
import { TabList } from "../../components/choice/tab-list";

describe("the arrow keys of a list of options", () => {
  it("start at the first or the last option when none is marked", () => {
    expect([optionAfter("ArrowDown", -1, 3), optionAfter("ArrowUp", -1, 3)]).toEqual([0, 2]);
  });

  it("stay at the ends, or go round", () => {
    expect([optionAfter("ArrowDown", 2, 3), optionAfter("ArrowUp", 0, 3)]).toEqual([2, 0]);
    expect([optionAfter("ArrowDown", 2, 3, "round"), optionAfter("ArrowUp", 0, 3, "round")]).toEqual([0, 2]);
  });

  it("do nothing in an empty list, and leave other keys alone", () => {
    expect([optionAfter("ArrowDown", -1, 0), optionAfter("Enter", 0, 3)]).toEqual([undefined, undefined]);
  });
});

it("a list of options has an id for each, and marks the active one", () => {
  const markup = renderToStaticMarkup(
    createElement(Listbox<string>, {
      id: "list",
      label: "Places found",
      className: undefined,
      items: ["Truk", "Rabaul"],
      active: 1,
      keyOf: (item) => item,
      children: (item) => item,
      onChoose: () => undefined,
    }),
  );
  expect(markup).toBe(
    '<ul id="list" role="listbox" aria-label="Places found">' +
      `<li id="${optionId("list", 0)}" role="option" aria-selected="false">Truk</li>` +
      `<li id="${optionId("list", 1)}" role="option" aria-selected="true">Rabaul</li></ul>`,
  );
});

it("a list of tabs has one stop for the Tab key: the tab that is shown", () => {
  const tabs = [
    { id: "map", title: "Map" },
    { id: "odds", title: "Odds", badge: "7" },
  ];
  const markup = renderToStaticMarkup(
    createElement(TabList, { label: "Preview", tabs, shown: "odds", panel: "p", onShow: () => undefined }),
  );
  expect(markup).toMatch(/role="tablist" aria-label="Preview"/);
  expect(markup).toMatch(/aria-selected="false" aria-controls="p" tabindex="-1">Map</i);
  expect(markup).toMatch(/aria-selected="true" aria-controls="p" tabindex="0">Odds7</i);
});
