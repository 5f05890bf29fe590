"use client";

import { useBench } from "../workbench/context";
import { useTargetLayer } from "../workbench/layer";

/** Names the file or layer that edits here are written to. */
export function TargetWords({ document }: { document: string }) {
  const isOwn = useBench((state) => Object.hasOwn(state.files, document));
  const layer = useTargetLayer();
  const title = useBench((state) => state.overview.layers.find(({ id }) => id === layer)?.title);
  if (isOwn) return <>Edits go into the document</>;
  if (layer === undefined) return <>Shipped with the game; turn on a layer of your own to change it</>;
  return <>Edits go to the layer “{title ?? layer}”</>;
}
