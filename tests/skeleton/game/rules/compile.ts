import { hexNeighbours, hexsideId, maskedHexsides, type OffsetHex, parseSides } from "../../../../lib/hex";
import { resultTable } from "../../../../lib/games/shared/result-table";
import { CompileError, type Documents } from "../../../../lib/games/types";
import {
  type BoardDocument,
  boardOf,
  groupsOf,
  gunfirePath,
  type ParametersDocument,
  parametersOf,
  sequenceOf,
  unitsOf,
} from "./documents";
import { type Place, type Rules, sideIds } from "./rules";

/** Documents that passed the checks become a ruleset. Throws `CompileError` where they do not fit together. */
export function compile(documents: Documents): Rules {
  const parameters = parametersOf(documents) as ParametersDocument;
  const ids = placeIdsOf(documents);
  const placeOf = numbered(ids);
  const places = (["map", "sky"] as const).flatMap((board) =>
    placesOf(boardOf(documents, board) as BoardDocument, board, parameters.passage[board], placeOf),
  );
  const types = Object.entries(unitsOf(documents)).map(([id, unit]) => ({
    ...unit,
    id,
    side: sideIds.indexOf(unit.nation as (typeof sideIds)[number]),
  }));
  const typeOf = numbered(types.map(({ id }) => id));
  const units = Object.entries(unitsOf(documents)).flatMap(([id, { count }], type) =>
    Array.from({ length: count }, (_, i) => ({ id: `${id}-${i + 1}`, type })),
  );
  const port = placeOf[parameters.port];
  if (port === undefined || !parameters.passage.map.enter.includes(terrainOf(documents, parameters.port)))
    throw new CompileError(
      `No ship can enter the port ${parameters.port}.`,
      "parameters.json",
      "/port",
      "6.0",
    );
  return {
    ...parameters.clock,
    sight: parameters.sight,
    moonlessSight: parameters.moonless.sight,
    port,
    ...parameters.points,
    places,
    placeOf,
    types,
    typeOf,
    units,
    unitOf: numbered(units.map(({ id }) => id)),
    groups: groupsOf(documents).map(({ turn, id, group }) => ({
      turn,
      title: group.title ?? id,
      side: sideIds.indexOf(group.nation as (typeof sideIds)[number]),
      place: placeOf[group.place]!,
      units: Object.entries(group.units).map(([type, count]) => ({ type: typeOf[type]!, count })),
    })),
    gunfire: resultTable(documents[gunfirePath] as unknown as Parameters<typeof resultTable>[0]),
    sequence: sequenceOf(documents),
  };
}

const numbered = (ids: readonly string[]): Record<string, number> =>
  Object.fromEntries(ids.map((id, i) => [id, i]));

const terrainOf = (documents: Documents, hex: string): string =>
  boardOf(documents, "map").hexes?.[hex]?.terrain ?? "";

/** Hexes and boxes of both boards, the strait first. */
const placeIdsOf = (documents: Documents): string[] =>
  (["map", "sky"] as const).flatMap((board) => {
    const { hexes = {}, boxes = {} } = boardOf(documents, board);
    return [...Object.keys(hexes), ...Object.keys(boxes)];
  });

function placesOf(
  { layout, hexes, hexsides = {}, boxes = {} }: BoardDocument,
  board: "map" | "sky",
  { enter, closed }: ParametersDocument["passage"]["map"],
  placeOf: Readonly<Record<string, number>>,
): Place[] {
  const at = new Map(Object.entries(hexes).map(([id, hex]) => [keyOf(hex), id]));
  const idAt = (hex: OffsetHex): string | undefined => at.get(keyOf(hex));
  const shut = new Set(
    Object.entries(hexsides).flatMap(([id, { kind }]) => (closed.includes(kind) ? [id] : [])),
  );
  for (const kind of closed) {
    const masks = Object.entries(hexes).map(
      ([id, { sides }]) => [id, parseSides(layout.offset, sides?.[kind] ?? "")] as const,
    );
    for (const id of maskedHexsides(layout.offset, hexes, masks)) shut.add(id);
  }
  const entries = Object.entries(boxes);
  const isOpen = (id: string): boolean => enter.includes(hexes[id]!.terrain);
  return [
    ...Object.entries(hexes).map(([id, hex]): Place => {
      const near = hexNeighbours(layout.offset, hex).flatMap((each) => idAt(each) ?? []);
      const next = near.filter((each) => isOpen(each) && !shut.has(hexsideId(id, each)));
      const back = entries.filter(([, { entryHexes }]) => entryHexes.includes(id)).map(([box]) => box);
      return placed(id, id, [...next, ...back], near, hex.over ?? []);
    }),
    ...entries.map(([id, { name, entryHexes }]) => placed(id, name, entryHexes, [], [])),
  ];

  function placed(
    id: string,
    name: string,
    next: readonly string[],
    near: readonly string[],
    over: readonly string[],
  ): Place {
    const numbers = (list: readonly string[]): number[] => list.map((each) => placeOf[each]!);
    return { id, name, board, next: numbers(next), near: numbers(near), over: numbers(over) };
  }
}

const keyOf = ({ column, row }: OffsetHex): string => `${column} ${row}`;
