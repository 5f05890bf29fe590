"use client";

import { LayersPane } from "../layers/layers-pane";
import { Preview } from "../preview/preview";
import { Sized } from "../split/sized";
import split from "../split/split.module.css";

/** Right of the editors: the live preview and, below it, the layers of the value, if both are open. */
export function RightSide({ withLayers }: { withLayers: boolean }) {
  return (
    <div className={`${split.split} ${split.column}`}>
      <div className={split.rest}>
        <Preview />
      </div>
      {withLayers && (
        <Sized id="layers-below" title="the layers" of="height" at="end" usual="32%" least={120} most={70}>
          <LayersPane lead={<h2>Layers</h2>} folded={false} />
        </Sized>
      )}
    </div>
  );
}
