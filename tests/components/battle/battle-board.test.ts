import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BattleBoard } from "../../../components/battle/battle-board";
import { Pieces } from "../../../components/battle/pieces";
import type { BattleBoard as Battle } from "../../../lib/games";
import { count, elements, elementWith, labelled, textOf } from "../markup";
import { Scene } from "../../games/fire-in-the-sky/helpers";
import { boardOf } from "../../games/fire-in-the-sky/views/support";

/** The Java Sea, ships matched. */
function javaSea(): Battle {
  const scene = new Scene({ turn: 2 });
  scene.unit("n-land-abda", "surabaya");
  scene.force("japan", "surabaya", ...scene.units("surabaya", "j-ca", "j-dd", "j-dd", "j-land-4"));
  scene.force("allies", "surabaya", ...scene.units("surabaya", "n-cl", "n-dd"));
  const play = scene.play("battles", [2, 5]);
  play.by("japan", { commit: "all" }).by("allies", { commit: "all" });
  play.by("allies", { type: "n-cl", enemyType: "j-dd" }, { type: "n-dd", enemyType: "j-ca" });
  play.by("japan", { type: "j-dd", enemyType: "n-cl" });
  return boardOf(play.game as never).battle!;
}

function draw(battle: Battle, highlighted?: ReadonlySet<string>, pick = true): string {
  const props = { battle, highlighted, ...(pick && { onPick: () => undefined }) };
  return renderToStaticMarkup(createElement(BattleBoard, props));
}

const labels = (html: string, role: string): string[] =>
  [...html.matchAll(/<[^>]*>/g)]
    .filter(([tag]) => tag.includes(role))
    .map(([tag]) => /aria-label="([^"]*)"/.exec(tag)![1]!);

describe("the Battle Board", () => {
  const battle = javaSea();
  const page = draw(battle);

  it("says in its heading where the battle is, and the stage with its rule", () => {
    expect(textOf(elements(page, "h2")[0])).toBe("Battle at Surabaya");
    expect(textOf(elements(page, "p")[0])).toBe("Surface Combat Round 1: withdrawal 12.3.3.2");
  });

  it("has the boxes of both sides, each under its title and rule", () => {
    for (const side of ["Japan", "Allies"]) {
      const titles = elements(labelled(page, side)!, "h4").map(textOf);
      expect(titles).toEqual(battle.sides[0]!.boxes.map(({ title, rule }) => `${title} ${rule}`));
    }
  });

  it("draws the counters in their boxes, with count and Task Force", () => {
    expect(labels(labelled(page, "Japan")!, 'role="img"')).toEqual([
      "Division",
      "CA Heavy cruisers",
      "2 × DD Destroyers",
    ]);
    expect(textOf(labelled(page, "Japan"))).toContain("Task Force 0, from Surabaya");
  });

  it("counts Air Points and shows what has been gained, with the rule", () => {
    expect(textOf(elementWith(labelled(page, "Allies")!, "<dl"))).toBe("Air Points 12.3.2 0");
    expect(textOf(labelled(page, "Gained by Allies"))).toBe("Air Superiority 12.3.2.1");
    expect(labelled(page, "Gained by Japan")).toBeUndefined();
  });

  it("lists combat groups by who meets whom", () => {
    const groups = elements(labelled(page, "Combat groups")!, "li").map(textOf);
    expect(groups[0]).toMatch(/^2 × DD.*against.*CL$/);
    expect(groups[1]).toMatch(/^CA.*against.*DD$/);
    expect(labelled(page, "Air strikes")).toBeUndefined();
  });

  it("makes buttons of the counters that options are about, and of no others", () => {
    expect(elements(page, "button")).toEqual([]);
    const open = draw(battle, new Set(["j-dd-2", "n-cl"]));
    expect(labels(open, "<button")).toEqual(["Choose 2 × DD Destroyers", "Choose CL Light cruisers"]);
  });

  it("marks them, but has no buttons, where nothing can be chosen", () => {
    const open = draw(battle, new Set(["n-cl"]), false);
    expect(elements(open, "button")).toEqual([]);
    expect(count(open, "data-open=")).toBe(1);
  });

  it("hands on the pieces of a counter that options are about", () => {
    const picked: (readonly string[])[] = [];
    const { counters } = battle.sides[0]!.boxes.at(-1)!;
    const buttons = buttonsIn(
      Pieces({ counters, highlighted: new Set(["j-dd-2"]), onPick: (pieces) => picked.push(pieces) }),
    );
    expect(buttons).toHaveLength(1);
    buttons[0]!();
    expect(picked).toEqual([["j-dd-2"]]);
  });
});

/** What the buttons of a drawing do; its components are called as they are met, which is enough without state. */
function buttonsIn(node: unknown): (() => void)[] {
  if (Array.isArray(node)) return node.flatMap(buttonsIn);
  if (typeof node !== "object" || node === null || !("props" in node)) return [];
  const { type, props } = node as { type: unknown; props: { children?: unknown; onClick?: () => void } };
  if (type === "button") return [props.onClick!];
  // A counter itself is a drawing with ids of its own, and holds no button.
  if (typeof type === "function" && type.name !== "Counter")
    return buttonsIn((type as (p: object) => unknown)(props));
  return buttonsIn(props.children);
}
