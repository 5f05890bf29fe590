import type { Json } from "../../../../kernel";
import type { BattleLink } from "../../../view-types";
import { JAPAN, sideIds } from "../../model/rules";
import { counted, countedNames } from "../../../../words";
import type { SeenBoard } from "./seen-board";
import type { PieceContext } from "./counters";
import { forceName, frameOf, idsOf, numbersOf } from "./seen";

/** Who strikes, meets and fires at whom on the Battle Board. */
export const linksOf = (table: PieceContext, board: SeenBoard): BattleLink[] => [
  ...strikes(table, board),
  ...aimed(table, board),
  ...groups(table),
  ...fire(table),
];

/** A unit in a line: "CV (Akagi, Kaga)", "2 air steps". */
function nameOf({ rules, seen }: PieceContext, id: string): string {
  const { kind, name } = rules.pieces[rules.pieceOf[id]!]!;
  const steps = seen.units[id]?.steps ?? 0;
  return kind === "air" ? counted(steps, "air step") : name;
}

const sideOfPiece = ({ rules }: PieceContext, id: string): number => rules.pieces[rules.pieceOf[id]!]!.side;

// ---- 12.3.2 -----------------------------------------------------------------------------------------

const pointsText = (points: number, elite: number): string =>
  elite === 0 ? counted(points, "Air Point") : `${counted(points, "Air Point")}, ${elite} of elite pilots`;

/** The strikes that are announced and not over yet (12.3.2.2). */
function strikes(table: PieceContext, board: SeenBoard): BattleLink[] {
  const { seen } = table;
  const round = frameOf(seen, "air-strikes");
  if (!round && !frameOf(seen, "target-determination")) return [];
  const begun = typeof round?.data.next === "number" ? round.data.next : 0;
  const isOn = frameOf(seen, "air-strike") ?? frameOf(seen, "kamikaze-strike");
  return board.strikes.slice(isOn ? begun - 1 : begun).map((strike) => {
    const { by, points, elite } = strike;
    const force = "force" in strike ? strike.force : undefined;
    return {
      kind: "strike",
      side: sideIds[by]!,
      from: pointsText(points, elite),
      to: force === undefined ? "the base" : forceName(seen, force),
      pieces: { from: [], to: targets(table, by, force) },
      rule: "12.3.2.2",
    };
  });
}

/** Who may be hit: the Task Force, or the aircraft and the ships of the base. */
function targets(table: PieceContext, by: number, force: number | undefined): string[] {
  const { seen } = table;
  return Object.keys(seen.units).filter((id) => {
    const { box, taskForce } = seen.units[id]!;
    if (box === undefined) return false;
    if (force !== undefined) return taskForce === force;
    if (sideOfPiece(table, id) === by) return false;
    const { kind } = table.rules.pieces[table.rules.pieceOf[id]!]!;
    return box === "atAnchor" || (box === "atBase" && kind === "air");
  });
}

/** Points of the strike that is being flown, on the units named so far (12.3.2.3). */
function aimed(table: PieceContext, board: SeenBoard): BattleLink[] {
  const frame = frameOf(table.seen, "air-strike") ?? frameOf(table.seen, "kamikaze-strike");
  if (!frame) return [];
  const by = board.strikes[frame.data.strike as number]?.by;
  if (by === undefined) return [];
  const ordinary = numbersOf(frame.data.aimed);
  const elite = numbersOf(frame.data.eliteAimed);
  return idsOf(frame.data.targetUnits).flatMap((id, i) => {
    const points = (ordinary[i] ?? 0) + (elite[i] ?? 0);
    if (points === 0) return [];
    const isKamikaze = frame.step === "kamikaze-strike";
    return [
      {
        kind: "strike" as const,
        side: sideIds[by]!,
        from: isKamikaze ? counted(points, "Kamikaze hit") : pointsText(points, elite[i] ?? 0),
        to: nameOf(table, id),
        pieces: { from: [], to: [id] },
        rule: isKamikaze ? "18.2.4" : "12.3.2.3",
      },
    ];
  });
}

// ---- 12.3.3.2 ---------------------------------------------------------------------------------------

const stillFights = ({ seen }: PieceContext, id: string): boolean => seen.units[id]?.box === "seaControl";

/** Combat groups: one ship of one side with the enemies that it meets. */
function groups(table: PieceContext): BattleLink[] {
  const round = frameOf(table.seen, "surface-round");
  if (!round) return [];
  const found: { from: string[]; to: string[] }[] = [];
  for (const [a, b] of pairs(round.data.lineUnits, round.data.matchUnits)) {
    const [from, to] = sideOfPiece(table, a) === JAPAN ? [a, b] : [b, a];
    const group = found.find((each) => each.from.includes(from) || each.to.includes(to));
    if (!group) found.push({ from: [from], to: [to] });
    else {
      if (!group.from.includes(from)) group.from.push(from);
      if (!group.to.includes(to)) group.to.push(to);
    }
  }
  return found.flatMap((group): BattleLink[] => {
    const from = group.from.filter((id) => stillFights(table, id));
    const to = group.to.filter((id) => stillFights(table, id));
    if (from.length === 0 || to.length === 0) return [];
    const names = (ids: readonly string[]): string => countedNames(ids.map((id) => nameOf(table, id)));
    return [
      {
        kind: "match",
        side: sideIds[JAPAN],
        from: names(from),
        to: names(to),
        pieces: { from, to },
        rule: "12.3.3.2",
      },
    ];
  });
}

/** Targets that ships have named. */
function fire(table: PieceContext): BattleLink[] {
  const frame = frameOf(table.seen, "surface-fire");
  if (!frame) return [];
  return pairs(frame.data.firerUnits, frame.data.targetUnits).map(([firer, target]) => ({
    kind: "fire",
    side: sideIds[sideOfPiece(table, firer)]!,
    from: nameOf(table, firer),
    to: nameOf(table, target),
    pieces: { from: [firer], to: [target] },
    rule: "12.3.3.2",
  }));
}

function pairs(some: Json | undefined, others: Json | undefined): [string, string][] {
  const second = idsOf(others);
  return idsOf(some).flatMap((id, i): [string, string][] => {
    const other = second[i];
    return other === undefined ? [] : [[id, other]];
  });
}
