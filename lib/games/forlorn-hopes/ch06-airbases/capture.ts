import type { Step, Steps } from "../../../kernel";
import { basesAt, ownerOf } from "../model/bases";
import { removeMobile, removeSupply, sinkShip } from "../model/losses";
import { airbaseText, sideDoes, sideId, siteText } from "../model/pieces";
import { BaseState, type ForlornTable, hasFlag, type Position, ShipFlag } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { shipsAt } from "../model/units";

/**
 * 2.3, 6.6.4 A side comes to control a hex: it is alone there, or was the last to move through. Called with `{ side, site }` by
 * whatever moves ground units. Aircraft evacuate first; then airbases, supply units and Daihatsus fall, and control passes.
 */

type CaptureData = { side: number; site: number; bases: number[]; base: number };

const capture: Step<Rules, Position, CaptureData> = {
  rule: "6.6.4",
  title: "Capture of a hex",
  enter(t, { data }) {
    const enemy = enemyOf(data.side);
    t.set(
      data,
      "bases",
      basesAt(t, data.site).filter(
        (base) => ownerOf(t, base) === enemy && t.rules.bases[base]!.kind !== "carrier",
      ),
    );
    t.set(data, "base", -1);
  },
  proceed(t, { data }) {
    if (data.base >= 0) {
      fall(t, data.base);
      t.set(data, "base", -1);
    }
    const next = data.bases[0];
    if (next !== undefined) {
      t.set(data, "bases", data.bases.slice(1));
      t.set(data, "base", next);
      return t.call("airbase-evacuation", { base: next, side: enemyOf(data.side) });
    }
    const { side, site } = data;
    t.leave();
    overrun(t, side, site);
    if (t.position.control[site] === side) return;
    t.change(`/control/${t.rules.hexes.ids[site]!}`, sideId(t.position.control[site]!), sideId(side));
    t.set(t.position.control, site, side);
    t.say("2.3", () => `${sideDoes(side, "controls")} ${siteText(t, site)}.`);
  },
};

/** 6.6.4: a captured airbase is disrupted, a destroyed one stays so; a mobile one leaves the game (6.5.5). */
function fall(t: ForlornTable, base: number): void {
  if (t.rules.bases[base]!.kind === "mobile") return removeMobile(t, base, "6.5.5", true);
  if (t.position.bases.state[base] === BaseState.normal)
    t.set(t.position.bases.state, base, BaseState.disrupted);
  t.say("6.6.4", () => `${airbaseText(t, base)} is captured.`);
}

/** 13.3, 13.3.2: supply units that are alone are removed, a Daihatsu on its Logistics side is destroyed. */
function overrun(t: ForlornTable, side: number, site: number): void {
  for (const unit of [...t.position.supply])
    if (unit.side !== side && unit.site === site && unit.aboard < 0) {
      removeSupply(t, unit.id);
      t.say("13.3", () => `A supply unit at ${siteText(t, site)} is lost.`);
    }
  for (const ship of shipsAt(t, site))
    if (t.rules.ships[ship]!.side !== side && hasFlag(t.position.fleet.flags[ship]!, ShipFlag.logistics))
      sinkShip(t, ship, "13.3.2");
}

export const captureSteps: Steps<Rules, Position> = { "capture-hex": capture };
