import { frameNames, toId, toNumber, type Translation } from "../../shared/frame-names";
import { lookUp } from "../../shared/look-up";
import type { Rules } from "../model/rules";

/** Frames name pieces in `unit`, `units`, `...Units`, and places in `place`, `places`, `...Place(s)`. */
export const { translated: frameData, idsIn: frameIds } = frameNames(["unit", "place"]);

export const toIds = ({ pieces, places }: Rules): Translation<"unit" | "place"> => ({
  unit: toId((p) => pieces[p]!.pieceId),
  place: toId((n) => places[n]!.id),
});

export const toNumbers = ({ pieceOf, placeOf }: Rules): Translation<"unit" | "place"> => ({
  unit: toNumber((id) => lookUp(pieceOf, id, "unit")),
  place: toNumber((id) => lookUp(placeOf, id, "place")),
});
