import type { Json } from "../../../kernel";
import type { Overlay, Tone } from "../../view-types";
import { limitOf, loadOf } from "../board/occupation";
import { pointsText } from "../model/points";
import type { T } from "../model/position";
import { airZoc } from "../board/presence";
import { ALLIES, JAPAN, type Rules } from "../model/rules";
import { bySide, onBoard, overlay, type OverlayId, sidesKey, toneOf, whose } from "./overlay";
import { seaRange } from "./sea-range";
import { stageOf } from "./stage";
import { supply } from "./supply-lines";

/** What can be laid over the map, each by the engine's own functions. */

type Maker = (rules: Rules, scenario: Json, from: string | undefined) => Overlay;

const makers: Readonly<Record<OverlayId, Maker>> = {
  control: (rules, scenario) => control(stageOf(rules, scenario)),
  "air-zoc": (rules, scenario) => zones(stageOf(rules, scenario)),
  "sea-range": (rules, scenario, from) => seaRange(stageOf(rules, scenario), from),
  supply: (rules, scenario) => supply(stageOf(rules, scenario)),
  // Whoever places a free group keeps the limits.
  stacking: (rules, scenario) => stacking(stageOf(rules, scenario, false)),
};

export function overlayOf(rules: Rules, scenario: Json, kind: string, from?: string): Overlay {
  const maker = Object.hasOwn(makers, kind) ? makers[kind as OverlayId] : undefined;
  if (maker) return maker(rules, scenario, from);
  return { id: kind, title: kind, key: [], marks: [], lines: [], note: "This overlay does not exist." };
}

function control(t: T): Overlay {
  const { rules, position } = t;
  return overlay("control", {
    key: [...sidesKey(), { tone: "none", text: "Nobody" }],
    marks: onBoard(t).flatMap((place) => {
      const { kind, id, control: owner } = rules.places[place]!;
      if (kind !== "base" && kind !== "off-map") return [];
      const side = kind === "base" ? position.control[place]! : owner;
      const text = side === JAPAN ? "J" : side === ALLIES ? "A" : "–";
      return [{ place: id, tone: toneOf(side), text, title: `controlled by ${whose(side)}` }];
    }),
  });
}

function zones(t: T): Overlay {
  return overlay("air-zoc", {
    key: [...sidesKey(), { tone: "both", text: "Both" }],
    // Derived lists are filled again at the next reading; these two are different ones.
    marks: bySide(t, [airZoc(t, JAPAN), airZoc(t, ALLIES)], (sides) => `in the Air ZOC of ${sides}`),
  });
}

const stackKinds = [
  ["land", "land"],
  ["air", "air"],
  ["naval", "port"],
] as const;

function stacking(t: T): Overlay {
  const { places } = t.rules;
  return overlay("stacking", {
    key: [
      { tone: "good", text: "Room left" },
      { tone: "warn", text: "Full" },
      { tone: "bad", text: "Over the limit" },
    ],
    marks: onBoard(t).flatMap((place) => {
      const uses = [JAPAN, ALLIES].flatMap((side) =>
        stackKinds.flatMap(([kind, word]) => {
          const load = loadOf(t, place, side, kind);
          const limit = limitOf(t, place, kind);
          if (load === 0 || !Number.isFinite(limit)) return [];
          const quarters = kind === "naval";
          const text = `${quarters ? pointsText(load) : load}/${quarters ? pointsText(limit) : limit}`;
          return [{ load, limit, word, side, text }];
        }),
      );
      if (uses.length === 0) return [];
      const over = uses.some(({ load, limit }) => load > limit);
      const full = uses.some(({ load, limit }) => load === limit);
      const fullest = uses.reduce((a, b) => (b.load / b.limit > a.load / a.limit ? b : a));
      const title = uses.map(({ word, text, side }) => `${whose(side)} ${word} ${text}`).join(", ");
      const tone: Tone = over ? "bad" : full ? "warn" : "good";
      return [{ place: places[place]!.id, tone, text: `${fullest.word} ${fullest.text}`, title }];
    }),
  });
}
