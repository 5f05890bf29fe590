import { titleOfStep } from "../../../../kernel";
import type { BattleBoard, BattleBox, BattleSide } from "../../../view-types";
import { fireInTheSkyModule } from "../../module";
import type { Box } from "../../model/position";
import { type Rules, sideIds } from "../../model/rules";
import { pilesOf, type PieceContext } from "./counters";
import { linksOf } from "./links";
import { frameOf, nameOfPlace, type Seen } from "./seen";
import { sideNames } from "./tracks";
import type { SeenBoard } from "./seen-board";

/** The Battle Board (12.3), while a battle is fought. */

/** Its boxes in the order of 12.3.1, with the rules that say who lies in them. */
const boxes: readonly { box: keyof typeof Box; title: string; rule: string }[] = [
  { box: "carrier", title: "Carrier Task Force", rule: "12.3.1" },
  { box: "bombardment", title: "Bombardment Task Force", rule: "12.3.1" },
  { box: "atAnchor", title: "Ships at Anchor", rule: "12.3.1" },
  { box: "atBase", title: "Land/Air at Base", rule: "12.3.1" },
  { box: "longRange", title: "Long Range Air", rule: "12.3.1" },
  { box: "seaControl", title: "Sea Control", rule: "12.3.3.1" },
];

export function battleOf(table: PieceContext): BattleBoard | undefined {
  const { rules, seen } = table;
  const frame = frameOf(seen, "battle-board");
  if (!frame) return undefined;
  const board = frame.data as unknown as SeenBoard;
  const name = nameOfPlace(rules, board.place);
  const lying = piecesByBox(table);
  return {
    title: board.opposed ? `Battle at ${name}` : `Landing and occupation at ${name}`,
    place: board.place,
    ...stageOf(rules, seen),
    sides: sideIds.map((id, side) => sideOf(table, board, side, id, lying)),
    links: linksOf(table, board),
  };
}

type Lying = ReadonlyMap<string, readonly string[]>;

const boxKey = (side: number, box: string): string => `${side} ${box}`;

function piecesByBox({ rules, seen }: PieceContext): Lying {
  const lying = new Map<string, string[]>();
  for (const id in seen.units) {
    const { box } = seen.units[id]!;
    if (box === undefined) continue;
    const key = boxKey(rules.pieces[rules.pieceOf[id]!]!.side, box);
    lying.set(key, [...(lying.get(key) ?? []), id]);
  }
  return lying;
}

function sideOf(table: PieceContext, board: SeenBoard, side: number, id: string, lying: Lying): BattleSide {
  return {
    side: id,
    name: sideNames[id] ?? id,
    boxes: boxes.flatMap(({ box, title, rule }) =>
      splitBox(table.rules, box, title, lying.get(boxKey(side, box)) ?? []).map((part): BattleBox => ({
        title: part.title,
        rule,
        counters: pilesOf(table, part.ids, true),
      })),
    ),
    points: pointsOf(board, side),
    gained: gainedBy(table.seen, board, side),
  };
}

/** What lies at the base is in one box, or as the later edition has it in one for aircraft and one for troops. */
function splitBox(
  { parameters, pieces, pieceOf }: Rules,
  box: keyof typeof Box,
  title: string,
  ids: readonly string[],
): { title: string; ids: readonly string[] }[] {
  if (box !== "atBase" || parameters.battleBoard.landAndAirTogether) return [{ title, ids }];
  const isAir = (id: string): boolean => pieces[pieceOf[id]!]!.kind === "air";
  return [
    { title: "Air at Base", ids: ids.filter(isAir) },
    { title: "Land at Base", ids: ids.filter((id) => !isAir(id)) },
  ];
}

function pointsOf(board: SeenBoard, side: number): BattleSide["points"] {
  const shown = (title: string, value: number | undefined, rule: string): BattleSide["points"] =>
    value === undefined || value === 0 ? [] : [{ title, value: String(value), rule }];
  return [
    { title: "Air Points", value: String(board.airPoints[side] ?? 0), rule: "12.3.2" },
    ...shown("of elite pilots", board.eliteAirPoints[side], "18.2.3"),
    ...shown("reserved for ground support", board.support[side], "12.3.2.3"),
    ...shown("Hits from ground support", board.groundHits[side], "12.3.4.3"),
  ];
}

function gainedBy(seen: Seen, board: SeenBoard, side: number): BattleSide["gained"] {
  const withdrawn = frameOf(seen, "surface-round")?.data.withdrawn;
  return [
    ...(board.supremacy === side
      ? [{ text: "Air Supremacy", rule: "12.3.2.1" }]
      : board.superiority === side
        ? [{ text: "Air Superiority", rule: "12.3.2.1" }]
        : []),
    ...(board.seaControl[side]
      ? [{ text: board.split ? "Sea Control of its half hex" : "Sea Control", rule: "12.3.3.3" }]
      : []),
    ...(Array.isArray(withdrawn) && withdrawn[side] === true
      ? [{ text: "Withdraws from surface combat", rule: "12.3.3.2" }]
      : []),
    ...(seen.special.kamikaze && sideIds[side] === "japan" ? [{ text: "Kamikaze", rule: "18.2.4" }] : []),
  ];
}

const titleIn = (rules: Rules, step: string): string =>
  titleOfStep({ module: fireInTheSkyModule, rules }, step);

/** Where in the battle play stands, by the titles of the steps that are being played. */
function stageOf(rules: Rules, seen: Seen): Pick<BattleBoard, "stage" | "rule"> {
  const start = seen.frames.findLastIndex(({ step }) => step === "battle-board");
  const inner = seen.frames.slice(start).filter(({ step }) => step !== "sequence");
  const { step } = inner.at(-1)!;
  const { rule } = fireInTheSkyModule.steps[step]!;
  const title = titleIn(rules, step);
  const round = inner.find((each) => each.step === "surface-round");
  if (!round) return { stage: title, rule };
  const number = `${titleIn(rules, "surface-round")} ${String(round.data.number)}`;
  return {
    stage: step === "surface-round" ? number : `${number}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    rule,
  };
}
