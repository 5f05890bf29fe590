import { DONE, type Frame, type Game } from "../../../kernel";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import { type Adviser, judged, type Judgement, most } from "./advice";
import { committing, objective } from "./air-commitment";
import { determination, kamikaze, strike } from "./battle-air";
import { always, attack, removal } from "./battle-land";
import { aiming, commitment, grouping, withdrawal } from "./battle-sea";
import { choosing, destination } from "./deployment";
import { outlookOf, type Manner } from "./outlook";
import { arrival, convoyDice, escorts, markers, rebuilding } from "./economy";
import { homecoming, outward, setting } from "./ports";
import { hunting, torpedoes } from "./submarines";
import { formation, joining, sailing } from "./task-forces";

/** Who is asked for advice in which step. */
const advisers: Readonly<Record<string, Adviser>> = {
  "set-up": setting,
  "oil-transport": most("Points that are not used for oil are lost."),
  "destroyer-transfer": escorts,
  "submarine-declaration": most("Points that are not used are lost."),
  "merchant-asw": convoyDice,
  "submarine-warfare": most("Points that are not used are lost."),
  "strategic-bombing": most("Points that are not used are lost."),
  arrivals: arrival,
  "european-fleet": most("Every ship counts now."),
  ranger: most("Every carrier counts now."),
  "naval-aviation": rebuilding,
  replacements: markers,
  "off-map-movement": outward,
  accidents: removal,
  "first-deployment": choosing(false),
  "second-deployment": choosing(true),
  "deploy-unit": destination,
  stacking: removal,
  "operational-movement": formation,
  reaction: formation,
  "form-task-force": joining,
  "sail-task-force": sailing,
  "air-commitment": committing,
  "commit-air": objective,
  "submarine-attacks": hunting,
  "submarine-attack": torpedoes,
  "kamikaze-declaration": most("Late and far behind, every hit counts."),
  "kamikaze-strike": kamikaze,
  "target-determination": determination,
  "air-strike": strike,
  "sea-commitment": commitment,
  "surface-groups": grouping,
  "surface-withdrawal": withdrawal,
  "surface-fire": aiming,
  "landing-stacking": removal,
  "amphibious-round": always("It came to land."),
  "replacement-round": always("A unit is brought to full strength."),
  "land-combat-round": attack,
  "battle-administration": always("Aircraft ashore help to hold the place."),
  "ships-return": homecoming,
};

/** Where no rule of thumb helps: nothing is done, or what is offered first. */
const indifferent: Adviser = () => (code) => judged(code === DONE ? 1 : 0, "There is no reason for either.");

/** An option with what the player thinks of it. */
export interface Opinion extends Judgement {
  code: number;
}

/** What `steady` thinks of each legal option of a side, in the order of the options. */
export function opinions(game: Game<Rules, Position>, side: number, manner?: Manner): Opinion[] {
  const { table } = game;
  const frame = table.asking(side);
  const codes = game.codes.length > 0 ? game.codes : table.codes(side);
  const judge = judgeOf(game, side, frame, codes, manner);
  return codes.map((code) => ({ code, ...judge(code) }));
}

const judgeOf = (
  game: Game<Rules, Position>,
  side: number,
  frame: Frame,
  codes: readonly number[],
  manner: Manner | undefined,
) => (advisers[frame.step] ?? indifferent)(outlookOf(game, side, frame, manner), frame, codes);

/** The option that is thought of best; of several, the first. No chance is in it. */
export function steadyChoice(game: Game<Rules, Position>, side: number, manner?: Manner): number {
  const { table } = game;
  const frame = table.asking(side);
  const codes = game.codes.length > 0 ? game.codes : table.codes(side);
  const judge = judgeOf(game, side, frame, codes, manner);
  let best = codes[0]!;
  let score = -Infinity;
  for (const code of codes) {
    const judgement = judge(code);
    if (judgement.score > score) {
      score = judgement.score;
      best = code;
    }
  }
  return best;
}
