import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DisplayPane } from "../../../components/play/display-pane";
import { PathPane } from "../../../components/play/path-pane";
import type { CounterFace, Display, PlayPath } from "../../../lib/games";
import { labelled, textOf } from "../markup";

const face: CounterFace = {
  type: "hawk",
  kind: "planes",
  name: "Hawk",
  label: "Hk",
  side: "north",
  nation: "north",
  livery: { title: "North", ground: "#fff", ink: "#000", band: "#333", bandInk: "#fff", pattern: "plain" },
  picture: { kind: "air" },
  ratings: [],
};

const display: Display = {
  id: "decks",
  title: "Decks",
  rule: "8.6",
  empty: "No planes.",
  parts: [
    {
      id: "ark",
      title: "Ark",
      side: "north",
      place: "A1",
      values: [{ title: "Aboard", value: "3 of 8" }],
      boxes: [
        { id: "ark/ready", title: "Ready", counters: [{ pointer: "p", face, count: 3, pieces: ["hawk-1"] }] },
        { id: "ark/below", title: "Below", counters: [] },
      ],
    },
    {
      id: "isle",
      title: "Isle",
      side: "north",
      values: [],
      boxes: [{ id: "isle/ready", title: "Ready", counters: [] }],
    },
  ],
};

const drawn = (highlighted: readonly string[], canDrag = false): string =>
  renderToStaticMarkup(
    createElement(DisplayPane, {
      display,
      highlighted: new Set(highlighted),
      onPick: () => undefined,
      onPlace: () => undefined,
      ...(canDrag && {
        dragging: {
          canPickUp: () => true,
          onPickUp: () => undefined,
          targets: undefined,
          refusal: () => undefined,
          onDrop: () => undefined,
        },
      }),
    }),
  );

describe("a display beside the map", () => {
  it("shows each part with its values and all of its boxes, those without counters folded", () => {
    const html = drawn([]);
    const ark = labelled(html, "Ark")!;
    expect(textOf(ark)).toContain("Aboard 3 of 8");
    expect(ark).toContain('data-box="ark/ready"');
    expect(textOf(labelled(ark, "Below"))).toBe("Below Empty.");
    expect(html).toContain("Without counters: Isle");
    expect(html).not.toContain("<button type=");
  });

  it("lets counters be chosen that options refer to, and dragged where that can be", () => {
    expect(drawn(["hawk-1"])).toMatch(/aria-label="Choose [^"]*Hawk/);
    expect(drawn([], true)).toContain('draggable="true"');
    expect(drawn([])).not.toContain("draggable");
  });
});

describe("plotted moves", () => {
  const paths: PlayPath[] = [
    { id: "1", title: "Force 1", side: "north", places: ["A1", "A2"], note: "A1 – A2", pieces: ["ark"] },
    { id: "2", title: "Force 2", side: "north", places: ["B1"], note: "no move plotted", pieces: ["oak"] },
  ];

  it("are listed with their ships, and the one that is asked for is plotted on the map", () => {
    const html = renderToStaticMarkup(
      createElement(PathPane, {
        paths,
        highlighted: new Set(["oak"]),
        nameOf: (piece) => (piece === "ark" ? "CV Ark" : undefined),
        onPlot: () => undefined,
      }),
    );
    expect(textOf(html)).toContain("Force 1 CV Ark A1 – A2 On the map");
    expect(textOf(html)).toContain("Force 2 oak no move plotted Plot on the map");
    expect(html).toContain('data-asked="true"');
  });
});
