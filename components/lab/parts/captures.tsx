import { useCallback, useMemo } from "react";
import { variantTables } from "../../../lib/lab/answers";
import { capturesChart, type ChartPlace } from "../../../lib/lab/charts";
import type { PartProps } from "../part-props";
import { AnswerChart } from "../chart";
import { useVariant } from "./variant-choice";

/** What was captured when. */
export function CapturesPart(props: PartProps) {
  const { variant, choice } = useVariant(props);
  const { places, outcomes, turns } = variant;
  const draw = useCallback(
    (place: ChartPlace) => capturesChart(places, outcomes.games, turns, place),
    [places, outcomes.games, turns],
  );
  const table = useMemo(
    () => variantTables({ variants: [variant] }).find(({ id }) => id === "captures"),
    [variant],
  );
  return (
    <>
      {choice}
      {places.some(({ times }) => times > 0) ? (
        <AnswerChart
          title={`What was taken on which ${turns.noun}`}
          sides={props.facts.sides}
          draw={draw}
          table={table}
          least={660}
        />
      ) : (
        <p className="quiet">Nothing changed hands in any game.</p>
      )}
    </>
  );
}
