import type { LayerKind } from "../../lib/editing";

/** What sorts of layers there are, as schemas/common/layer.schema.json says. */
export const layerKinds: readonly { id: LayerKind; title: string; about: string }[] = [
  { id: "variant", title: "Variant", about: "Your own design." },
  { id: "errata", title: "Errata", about: "Corrections of the published game, each with its source." },
  { id: "option", title: "Option", about: "Data of an optional rule." },
  { id: "edition", title: "Edition", about: "Changes the game to another edition." },
];
