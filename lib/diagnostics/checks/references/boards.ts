import {
  child,
  type Draft,
  isObject,
  type Json,
  type JsonObject,
  joinPointer,
  kept,
} from "../../../documents";
import { directionsOf, offsetLayouts, type OffsetLayout } from "../../../hex";
import type { Found } from "../../found";
import { unknownName } from "./unknown-name";

/**
 * What the documents of boards name: a drawing, the kinds of their own legend, directions of sides. They are
 * members of the board itself or files, so the general links do not cover them.
 */
export const boardNames = (draft: Draft): Found[] =>
  [...draft.documents]
    .filter(([path]) => path === "map.json" || path.startsWith("boards/"))
    .flatMap(([path, { value }]) => [
      ...drawing(draft, path, value),
      ...(isObject(value) ? ofBoard(value, path) : []),
    ]);

/** Of a board that has not changed nothing is looked at again: it has an entry for every hex. */
const ofBoard = kept((board: JsonObject, path: string): readonly Found[] => [
  ...kinds(path, board),
  ...sides(path, board),
]);

const entries = (value: Json | undefined): [string, Json][] => (isObject(value) ? Object.entries(value) : []);

function drawing(draft: Draft, document: string, board: Json): Found[] {
  const name = child(board, "drawing");
  if (typeof name !== "string") return [];
  const known = [...draft.documents.keys()].flatMap((path) => /^drawings\/(.+)\.json$/.exec(path)?.[1] ?? []);
  if (known.includes(name)) return [];
  return [unknownName({ document, pointer: "/drawing" }, "drawing", name, known)];
}

/** Only of a board that has a legend: without one its schema says what there is. */
function kinds(document: string, board: Json): Found[] {
  const legend = child(board, "legend");
  if (!isObject(legend)) return [];
  const known = (list: string): string[] => Object.keys((child(legend, list) ?? {}) as object);
  const unknown = (list: string, noun: string, of: [pointer: string, id: Json | undefined][]): Found[] =>
    of.flatMap(([pointer, id]) =>
      typeof id !== "string" || known(list).includes(id)
        ? []
        : [unknownName({ document, pointer }, noun, id, known(list))],
    );
  const lines = (list: string): [string, Json | undefined][] =>
    entries(child(board, list)).map(([id, line]) => [
      `${joinPointer("", list, id)}/kind`,
      child(line, "kind"),
    ]);
  return [
    ...unknown(
      "terrains",
      "terrain",
      entries(child(board, "hexes")).map(([id, hex]) => [
        `${joinPointer("/hexes", id)}/terrain`,
        child(hex, "terrain"),
      ]),
    ),
    ...unknown("hexsides", "hexside", lines("hexsides")),
    ...unknown("connections", "connection", lines("connections")),
    ...markedSides(board).flatMap(({ pointer, kind }) =>
      known("hexsides").includes(kind)
        ? []
        : [
            {
              ...unknownName({ document, pointer, part: "key" }, "hexside", kind, known("hexsides")),
              fixes: [],
            },
          ],
    ),
  ];
}

/** Directions that the grid does not have. */
function sides(document: string, board: Json): Found[] {
  const offset = child(child(board, "layout"), "offset");
  const layout = offsetLayouts.find((each) => each === offset);
  if (!layout) return [];
  return markedSides(board).flatMap(({ pointer, text }) => {
    const wrong = wrongDirection(layout, text);
    return wrong === undefined
      ? []
      : [{ ...unknownName({ document, pointer }, "direction", wrong, directionsOf(layout)), fixes: [] }];
  });
}

const wrongDirection = (layout: OffsetLayout, text: string): string | undefined =>
  text.split(" ").find((each) => !(directionsOf(layout) as readonly string[]).includes(each));

interface MarkedSide {
  pointer: string;
  kind: string;
  text: string;
}

/** Every member of the `sides` of every hex that is a text. */
const markedSides = (board: Json): readonly MarkedSide[] => {
  const hexes = child(board, "hexes");
  return isObject(hexes) ? sidesOf(hexes) : [];
};

const sidesOf = kept((hexes: JsonObject): readonly MarkedSide[] =>
  entries(hexes).flatMap(([id, hex]) =>
    entries(child(hex, "sides")).flatMap(([kind, text]) =>
      typeof text === "string" ? [{ pointer: joinPointer("/hexes", id, "sides", kind), kind, text }] : [],
    ),
  ),
);
