import { turnNoun } from "../../games/time";
import { capital } from "../../words";
import type { PrintSource } from "../print/source";
import { boardsNode, type Windows } from "./windows";
import { plainName, sequence } from "./sequence";
import { type Node, node } from "./xml";

/** The metadata of the module. */
export interface About {
  name: string;
  version: string;
  description: string;
}

/** The oldest engine that reads all of this. */
const ENGINE = "3.6.0";

/** What an engine reads before it opens anything; no date, or two equal exports would differ. */
export const dataOf = ({ name, version, description }: About, isModule: boolean): Node =>
  node(
    "data",
    { version: 1 },
    node("version", {}, version),
    node("VassalVersion", {}, ENGINE),
    node("dateSaved", {}, "0"),
    node("description", {}, description),
    ...(isModule ? [node("name", {}, name)] : []),
  );

export interface Parts {
  windows: Windows;
  palette: Node;
  charts: Node;
  /** Saved games by the title of their scenario. */
  setUps: readonly { title: string; file: string }[];
  /** One more than the largest number of a slot. */
  nextSlot: number;
}

/** The tree of everything that the module is made of. */
export function buildFile(source: PrintSource, about: About, parts: Parts): Node {
  const dieSides = source.game.views?.odds?.dieSides(source.documents) || 6;
  return node(
    "VASSAL.build.GameModule",
    { ...about, VassalVersion: ENGINE, nextPieceSlotId: parts.nextSlot },
    node("VASSAL.build.module.BasicCommandEncoder"),
    node("VASSAL.build.module.Documentation"),
    node(
      "VASSAL.build.module.PlayerRoster",
      {},
      ...source.sides.map(({ name }) => node("entry", {}, plainName(name))),
    ),
    node("VASSAL.build.module.GlobalOptions", { autoReport: "Always" }),
    ...boardsNode(parts.windows),
    parts.palette,
    parts.charts,
    turnTracker(source),
    ...[1, 2].map((count) => dice(count, dieSides)),
    dice(1, dieSides, true),
    ...parts.setUps.map(({ title, file }) =>
      node("VASSAL.build.module.PredefinedSetup", { name: title, file, useFile: true, isMenu: false }),
    ),
    node("VASSAL.build.module.Chatter"),
  );
}

/** The steps of a turn, each with that which it is a part of. */
export const stepsOf = (source: PrintSource): string[] =>
  (source.print?.sequence(source.documents) ?? []).flatMap(({ title, steps }) =>
    steps.length === 0 ? [plainName(title)] : steps.map((step) => plainName(`${title}: ${step.title}`)),
  );

/** Turns with the steps of the sequence of play in each. */
function turnTracker(source: PrintSource): Node {
  const steps = stepsOf(source);
  const turns = source.game.views?.schedule?.turns(source.documents) ?? [];
  const noun = capital(turnNoun(source.game));
  return node(
    "VASSAL.build.module.turn.TurnTracker",
    {
      name: noun,
      buttonText: noun,
      turnFormat: "$level1$ $level2$",
      reportFormat: `${noun} changed from $oldTurn$ to $newTurn$`,
      lengthStyle: "Maximum",
    },
    node(
      "VASSAL.build.module.turn.CounterTurnLevel",
      {
        name: "Turn",
        property: "Turn",
        start: turns[0] ?? 1,
        incr: 1,
        loop: false,
        loopLimit: -1,
        turnFormat: `${noun} $value$`,
      },
      ...(steps.length === 0
        ? []
        : [
            node("VASSAL.build.module.turn.ListTurnLevel", {
              name: "Step",
              property: "Step",
              list: sequence(steps, ","),
              configList: false,
              configFirst: false,
              turnFormat: "$value$",
            }),
          ]),
    ),
  );
}

/** A button that rolls so many dice, or asks how many. */
const dice = (count: number, sides: number, asks = false): Node => {
  const name = asks ? "Dice …" : `${count}d${sides}`;
  return node("VASSAL.build.module.DiceButton", {
    name,
    text: name,
    tooltip: asks ? "Roll any number of dice" : `Roll ${name}`,
    nDice: count,
    nSides: sides,
    plus: 0,
    addToTotal: 0,
    reportTotal: false,
    prompt: asks,
    sortDice: false,
  });
};
