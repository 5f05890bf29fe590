import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { forgetOld, hide, mayHide } from "../ch07-observation";
import { onTurn, TURNS_PER_DAY } from "../model/clock";
import { launchOf } from "../model/decks";
import { score } from "../model/losses";
import { hexText } from "../model/pieces";
import type { FlatTopTable, Marker, Position } from "../model/position";
import { enemyOf, OFF_MAP, type Rules } from "../model/rules";
import { automaticVictory } from "../ch25-victory";
import { reload } from "./reloading";
import { troopTransferSteps } from "./troop-transfer";
import { unload } from "./unloading";

/** 24 Time Record: unloading and closed bases score, unseen units may leave the map, and the day's end is judged. */

const timeRecord: Step<Rules, Position> = {
  rule: "24",
  title: "Time Record Phase",
  enter(t) {
    if (t.rules.parameters.scenarioRules.troopTransfer) t.call("troop-transfer");
  },
  asks(t, frame) {
    if (!frame.data.scored) return 0;
    const marker = nextMarker(t, frame.data);
    return marker ? 1 << marker.side : 0;
  },
  options(_t, _frame, _side, out) {
    out.push(0, DONE);
  },
  describe(t, frame, code): Choice {
    const { hex, isAir } = nextMarker(t, frame.data)!;
    return {
      do: code === DONE ? "stay-on-map" : "hide",
      hex: hexText(t, hex),
      kind: isAir ? "planes" : "ships",
    };
  },
  prompt(t, frame) {
    const { hex, isAir } = nextMarker(t, frame.data)!;
    return `Your ${isAir ? "planes" : "ships"} in ${hexText(t, hex)} are no longer observed: take them off the map?`;
  },
  take(t, frame, code) {
    const marker = nextMarker(t, frame.data)!;
    t.set(frame.data, "after", marker.id);
    if (code !== DONE) hide(t, marker);
  },
  proceed(t, frame) {
    if (!frame.data.scored) {
      t.set(frame.data, "scored", true);
      unload(t, (t.result(frame) ?? []) as number[]);
      scoreClosedBases(t);
      reload(t);
      forgetOld(t, TURNS_PER_DAY);
      // 7.7: both sides know which counters are in sight now, and all are asked about as it is now.
      const unseen = t.position.markers.filter((marker) => mayHide(t, marker));
      t.set(
        frame.data,
        "unseen",
        unseen.map(({ id }) => id),
      );
      return;
    }
    if (onTurn(t.rules, t.position.turn).victoryTest && automaticVictory(t)) return;
    t.leave();
  },
};

/** 7.7: the next counter that its owner may take off the map. Counters have rising numbers. */
function nextMarker(t: FlatTopTable, data: { [key: string]: unknown }): Marker | undefined {
  const after = (data.after ?? 0) as number;
  const unseen = data.unseen as readonly number[];
  return t.position.markers.find(({ id }) => id > after && unseen.includes(id));
}

/** 21.5: a base that can launch nothing scores each turn for the enemy of its owner; those beyond the edge never. */
function scoreClosedBases(t: FlatTopTable): void {
  for (const [base, { hex, name, field }] of t.rules.bases.entries()) {
    const owner = t.position.bases.owner[base]!;
    if (owner < 0 || hex === OFF_MAP || t.position.bases.hits[base] === 0 || launchOf(t, field).normal > 0)
      continue;
    score(t, enemyOf(owner), t.rules.victoryPoints.baseClosed, "21.5", () => `the closed base ${name}`);
  }
}

export const timeRecordSteps: Steps<Rules, Position> = {
  "time-record": timeRecord,
  ...troopTransferSteps,
};
