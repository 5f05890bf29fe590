import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type StackActions, StackList } from "../../../components/map/stack-list";
import type { HeldCounter } from "../../../lib/games";
import { count, elements, textOf } from "../markup";
import { Scene } from "../../games/fire-in-the-sky/helpers";
import { boardOf, stackAt } from "../../games/fire-in-the-sky/views/support";

function rabaul(): HeldCounter[] {
  const scene = new Scene();
  const [ca, dd] = scene.units("rabaul", "j-ca", "j-dd");
  scene.units("rabaul", "j-dd", "j-land-4");
  scene.air("japan", "rabaul", 2, "lae");
  scene.force("japan", "rabaul", ca!, dd!);
  scene.unit("u-dd", "noumea");
  return stackAt(boardOf(scene.play("operational-movement", []).game as never), "rabaul", "japan");
}

function draw(counters: readonly HeldCounter[], actions?: StackActions): string {
  const list = createElement(StackList, { title: "Japan", counters, ...(actions && { actions }) });
  return renderToStaticMarkup(list);
}

const none = (): void => undefined;
const actions: StackActions = {
  onPickUp: none,
  onRemove: none,
  onFlip: none,
  onLook: none,
  onShowText: none,
};

describe("a stack in play as text", () => {
  const page = draw(rabaul());

  it("is read by Task Force, and by where aircraft are committed", () => {
    expect(elements(page, "h4").map(textOf)).toEqual([
      "Task Force 0, from Rabaul",
      "Others",
      "Committed to Lae",
    ]);
  });

  it("names every mark in words and draws it", () => {
    const lines = elements(page, "li").map(textOf);
    expect(lines).toContain("CA Heavy cruisers, moved");
    expect(lines).toContain("Air unit, 2 steps, committed");
    expect(count(page, 'data-mark="moved"')).toBe(2);
    expect(count(page, 'data-mark="committed"')).toBe(1);
  });

  it("has nothing to press without editing actions", () => {
    expect(elements(page, "button")).toEqual([]);
    expect(elements(draw(rabaul(), actions), "button").length).toBeGreaterThan(4);
  });

  it("needs no headings where nobody sails", () => {
    const ashore = rabaul().filter(({ group }) => group === undefined);
    expect(ashore.length).toBeGreaterThan(1);
    expect(elements(draw(ashore), "h4")).toEqual([]);
  });
});
