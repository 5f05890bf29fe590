"use client";

import { parsePointer } from "../../lib/documents";
import type { LayerSay, LevelsAt } from "../../lib/editing";
import { recordHere } from "../errata/actions";
import { openOverlay } from "../studio/overlay";
import { useBench, useWorkbench } from "../workbench/context";
import { openTab } from "../workbench/tabs";
import { revertChange } from "./actions";
import styles from "./layers.module.css";
import { SourceMark } from "./source-mark";
import { JsonValue } from "./value";

/** A value with its levels, the lowest first, as they are laid over one another. */
export function LayersOfValue({ levels }: { levels: LevelsAt }) {
  const workbench = useWorkbench();
  const { document, pointer, printed, source, own, file, layers, effective } = levels;
  const on = layers.filter((layer) => layer.on);
  const last = on.at(-1);
  return (
    <>
      <h3 className={styles.path}>
        {pointer === "" ? document : parsePointer(pointer).join(" › ")}
        {pointer !== "" && <span className="quiet">{document}</span>}
      </h3>
      <ol className={styles.levels}>
        <li className={styles.level} data-counts={last === undefined}>
          <h4>
            {own ? "Document of your own" : "As shipped"}
            <button className={styles.open} onClick={() => openTab(workbench, file, "text")}>
              {file}
            </button>
          </h4>
          <JsonValue value={printed} absent="No value." />
          {source && <SourceMark source={source} />}
        </li>
        {layers.map((layer) => (
          <Level key={layer.id} layer={layer} place={{ document, pointer }} counts={layer === last} />
        ))}
      </ol>
      <div className={styles.effective}>
        <h4>Value in play</h4>
        <JsonValue value={effective} absent="None; it was removed." />
        <p className="quiet">{last ? `Set by ${last.title}.` : "No layer changes it."}</p>
        {pointer !== "" && (
          <div className={styles.buttons}>
            <button onClick={() => void recordHere(workbench)}>Record an erratum …</button>
          </div>
        )}
      </div>
    </>
  );
}

function Level({
  layer,
  place,
  counts,
}: {
  layer: LayerSay;
  place: { document: string; pointer: string };
  counts: boolean;
}) {
  const workbench = useWorkbench();
  const { id, title, kind, reason, on, own, file, value, source, errata } = layer;
  const otherVariants = useBench((state) =>
    state.overview.layers.some((each) => each.on && each.kind === "variant" && each.id !== id),
  );
  return (
    <li className={styles.level} data-counts={counts} data-on={on}>
      <h4>
        {own && <span className={styles.yours}>yours</span>}
        {title} <span className="quiet">{on ? kind : `${kind}, off`}</span>
        <button className={styles.open} onClick={() => openTab(workbench, file, "text")}>
          {file}
        </button>
      </h4>
      <JsonValue value={value} absent="Removed." />
      {source && <SourceMark source={source} />}
      {errata.map((each) => (
        <p key={each.id} className={styles.erratum}>
          {each.was} → {each.is}{" "}
          <span className="quiet">
            {each.kind}, {each.impact === "none" ? "no impact" : `${each.impact} impact`}; {each.source}
          </span>
        </p>
      ))}
      {reason !== "" && <p className="quiet">{reason}</p>}
      {own && on && counts && (
        <div className={styles.buttons}>
          {(kind !== "errata" || errata.length === 0) && (
            <button onClick={() => openOverlay({ kind: "move", place, to: "errata" })}>
              Make this an erratum
            </button>
          )}
          {(kind !== "variant" || otherVariants) && (
            <button onClick={() => openOverlay({ kind: "move", place, to: "variant" })}>
              Make this a variant
            </button>
          )}
          <button onClick={() => void revertChange(workbench, place, id)}>Revert this change</button>
        </div>
      )}
    </li>
  );
}
