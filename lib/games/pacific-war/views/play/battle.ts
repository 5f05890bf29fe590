import type { JsonObject } from "../../../../kernel";
import { capital } from "../../../../words";
import type { HeldCounter } from "../../../counter-types";
import type { BattleBoard, BattleBox, BattleLink, BattleSide } from "../../../view-types";
import { pacificWarModule } from "../../module";
import { type Rules, sideIds } from "../../model/rules";
import { nameOf } from "../names";
import { taskForceName } from "../set-up";
import {
  airCounter,
  airName,
  fortificationCounter,
  groundCounter,
  plainCounter,
  shipCounter,
  taskForceCounter,
} from "./counters";
import { frameOf, hexOf, type Seen, shipsOf, sideOfAir, sideOfGround, sideOfShip } from "./seen";

/** The air mission, naval battle or ground combat in play, side against side; the innermost one where several are. */

const sideTitles: Readonly<Record<string, string>> = { allied: "Allies", japanese: "Japan" };

export function battleOf(rules: Rules, seen: Seen): BattleBoard | undefined {
  const mission = frameOf(seen, "air-mission");
  if (mission) return missionBoard(rules, seen, mission);
  const naval = frameOf(seen, "naval-battle");
  if (naval) return navalBoard(rules, seen, naval);
  const ground = frameOf(seen, "ground-battle");
  return ground ? groundBoard(rules, seen, ground) : undefined;
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === "string") : [];

const placeText = (rules: Rules, hex: string): string => {
  const name = nameOf(rules, hex);
  return name === undefined ? hex : `${name} (${hex})`;
};

/** The step on top of the frames, and its rule. */
function stageOf({ frames }: Seen): { stage: string; rule: string } {
  const step = pacificWarModule.steps[frames.at(-1)?.step ?? ""];
  return { stage: step?.title ?? "", rule: step?.rule ?? "5.2" };
}

// ---- air missions (28) ----------------------------------------------------------------------------------

function missionBoard(rules: Rules, seen: Seen, mission: JsonObject): BattleBoard {
  const side = String(mission.side);
  const enemy = sideIds.find((each) => each !== side)!;
  const target = typeof mission.toHex === "string" ? mission.toHex : undefined;
  const hits = Array.isArray(mission.hits) ? mission.hits : [];
  const flying = texts(mission.airUnits).map((id, n) => ({ id, hits: Number(hits[n] ?? 0) }));
  const { aborts } = rules.airMissions[String(mission.kind)] ?? { aborts: true };
  const isOut = (each: { hits: number }): boolean => aborts && each.hits >= rules.parameters.air.abortHits;
  const overHex = (id: string): string | null => seen.airUnits.find((unit) => unit.id === id)?.over ?? null;
  const show = (of: typeof flying): HeldCounter[] =>
    of.map(({ id, hits: taken }) => {
      const unit = seen.airUnits.find((each) => each.id === id);
      const counter = unit
        ? airCounter(rules, unit)
        : // Of an enemy unit nobody has seen more than that it flies.
          plainCounter(rules, { id, side, name: "Air unit", words: "Air" });
      return taken > 0 ? { ...counter, hits: { taken, of: rules.parameters.air.abortHits } } : counter;
    });
  const active = flying.filter((each) => !isOut(each));
  const boxes: BattleBox[] = [
    {
      title: "Over the target",
      rule: "28.4",
      counters: show(active.filter(({ id }) => overHex(id) !== null && overHex(id) === target)),
    },
    {
      title: "On the way, or at base",
      rule: "28.4",
      counters: show(active.filter(({ id }) => overHex(id) === null || overHex(id) !== target)),
    },
    { title: "Aborted", rule: "28.9", counters: show(flying.filter(isOut)) },
    {
      title: "Airborne troops",
      rule: "28.14",
      counters: seen.groundUnits
        .filter(({ id }) => texts(mission.groundUnits).includes(id))
        .map((unit) => groundCounter(rules, unit)),
    },
  ];
  const attacker: BattleSide = {
    side,
    name: sideTitles[side] ?? side,
    boxes: inUse(boxes),
    points: [
      { title: "Coordinated", value: mission.coordinated === true ? "yes" : "no", rule: "28.3" },
      { title: "Detected", value: mission.detected === true ? "yes" : "no", rule: "28.5.1" },
    ],
    gained: [],
  };
  return {
    title: [
      rules.airMissions[String(mission.kind)]?.title ?? "Air mission",
      ...(target === undefined ? [] : [placeText(rules, target)]),
    ].join(", "),
    place: target ?? flying.map(({ id }) => seen.airUnits.find((unit) => unit.id === id)?.hex)[0] ?? "",
    ...stageOf(seen),
    sides: [attacker, defenderOf(rules, seen, enemy, target)],
    links: target === undefined ? [] : ordersOf(rules, seen, mission, side),
  };
}

/** The first box, and others with something in them. */
const inUse = (boxes: BattleBox[]): BattleBox[] =>
  boxes.filter(({ counters }, n) => n === 0 || counters.length > 0);

/** What the other side has at the target, as far as it is seen. */
function defenderOf(rules: Rules, seen: Seen, side: string, target: string | undefined): BattleSide {
  const air = seen.airUnits.filter(
    (unit) => unit.steps > 0 && sideOfAir(rules, unit) === side && hexOf(seen, unit) === target,
  );
  return {
    side,
    name: sideTitles[side] ?? side,
    boxes: inUse([
      {
        title: "Alerted",
        rule: "28.5.2",
        counters: air.filter(({ alerted }) => alerted).map((unit) => airCounter(rules, unit)),
      },
      {
        title: "Not Alerted",
        rule: "28.5.2",
        counters: air.filter(({ alerted }) => !alerted).map((unit) => airCounter(rules, unit)),
      },
      { title: "Ships", rule: "28.10", counters: shipsIn(rules, seen, side, target) },
      {
        title: "On land",
        rule: "28.11",
        counters: seen.groundUnits
          .filter((unit) => unit.hex === target && unit.ship === null && sideOfGround(rules, unit) === side)
          .map((unit) => groundCounter(rules, unit)),
      },
    ]),
    points: [],
    gained: [],
  };
}

/** Ships of a side in a hex by their Task Forces; the marker of one whose ships are hidden. */
function shipsIn(rules: Rules, seen: Seen, side: string, hex: string | undefined): HeldCounter[] {
  const forces = seen.taskForces.filter((force) => force.side === side && force.hex === hex);
  const inForces = forces.flatMap((force) => {
    const ships = ["core", "screen"].flatMap((row) =>
      shipsOf(rules, seen, force, row).map((id) =>
        shipCounter(rules, seen, id, `${taskForceName(force.id)}, ${capital(row)}`),
      ),
    );
    return ships.length > 0 ? ships : [taskForceCounter(rules, force)];
  });
  const others = Object.entries(seen.ships).flatMap(([id, { at, taskForce }]) =>
    at === hex && taskForce === undefined && sideOfShip(rules, id) === side
      ? [shipCounter(rules, seen, id)]
      : [],
  );
  return [...inForces, ...others];
}

/** 28.11: who attacks what, as far as it has been declared. */
function ordersOf(rules: Rules, seen: Seen, mission: JsonObject, side: string): BattleLink[] {
  const orders = Array.isArray(mission.orders) ? (mission.orders as JsonObject[]) : [];
  return orders.flatMap((order): BattleLink[] => {
    const id = String(order.airUnit);
    const unit = seen.airUnits.find((each) => each.id === id);
    const ships = texts(order.ships);
    const what = (): string => {
      if (order.strafe === true) return "aircraft on the ground";
      if (ships.length > 0) return ships.map((ship) => nameOf(rules, ship) ?? ship).join(", then ");
      if (typeof order.groundUnit === "string") return nameOf(rules, order.groundUnit) ?? order.groundUnit;
      if (typeof order.fortification === "string") return nameOf(rules, order.fortification) ?? "the guns";
      if (typeof order.submarines === "string") return "submarines at their Command";
      return order.base === true ? "the Base" : "the Offensive Support Base";
    };
    return [
      {
        kind: "strike",
        side,
        from: unit ? airName(rules, unit) : "An air unit",
        to: what(),
        pieces: { from: [id], to: ships },
        rule: "28.11",
      },
    ];
  });
}

// ---- naval battles (29) ---------------------------------------------------------------------------------

function navalBoard(rules: Rules, seen: Seen, battle: JsonObject): BattleBoard {
  const hex = String(battle.hex);
  const shown = new Set(texts(battle.shownShips));
  const phase = Number(battle.phase);
  const { stage, rule } = stageOf(seen);
  const side = (id: string): BattleSide => {
    const ships = shipsIn(rules, seen, id, hex);
    const isPlaced = ({ pieces = [] }: HeldCounter): boolean => pieces.some((piece) => shown.has(piece));
    const fort = rules.fortifications.find(
      (each) => rules.hexes.ids[each.hex] === hex && sideIds[each.side] === id,
    );
    const hits = fort && seen.fortifications[fort.id];
    return {
      side: id,
      name: sideTitles[id] ?? id,
      boxes: [
        { title: "On the display", rule: "29.2.1", counters: ships.filter(isPlaced) },
        {
          title: "Not yet on the display",
          rule: "29.2.1",
          counters: ships.filter((each) => !isPlaced(each)),
        },
        ...(fort && hits !== undefined
          ? [
              {
                title: "Guns on shore",
                rule: "2.3.4",
                counters: [fortificationCounter(rules, fort.id, hits)],
              },
            ]
          : []),
      ],
      points: [],
      gained: [
        ...(battle.surpriseSide === id ? [{ text: "Surprise", rule: "29.1" }] : []),
        ...(battle.leavingSide === id ? [{ text: "Withdraws under fire", rule: "29.2.5" }] : []),
      ],
    };
  };
  const parts = [
    ...(phase > 0 ? [`Phase ${phase} of ${rules.parameters.navalCombat.phases}`] : []),
    `range ${String(battle.range)}`,
    ...(stage === "" ? [] : [stage]),
  ];
  return {
    title: `Naval battle, ${placeText(rules, hex)}`,
    place: hex,
    rule,
    stage: parts.join(" · "),
    sides: sideIds.map(side),
    links: shotsOf(rules, seen),
  };
}

/** 29.2.1: the shots that whoever looks has declared; those of the other side are not in what it sees. */
function shotsOf(rules: Rules, seen: Seen): BattleLink[] {
  const fire = frameOf(seen, "naval-fire");
  const lanes = Array.isArray(fire?.lanes) ? (fire.lanes as ({ data?: JsonObject }[] | null)[]) : [];
  return lanes.flatMap((lane, n) =>
    (lane ?? []).flatMap(({ data }) =>
      (Array.isArray(data?.shots) ? (data.shots as JsonObject[]) : []).flatMap((shot): BattleLink[] => {
        const [from, to] = [shot.ship, shot.targetShip];
        if (typeof from !== "string" || typeof to !== "string") return [];
        return [
          {
            kind: "fire",
            side: sideIds[n]!,
            from: nameOf(rules, from) ?? from,
            to: `${nameOf(rules, to) ?? to}, ${String(shot.weapons).replaceAll("-", " ")}`,
            pieces: { from: [from], to: [to] },
            rule: "29.2.1",
          },
        ];
      }),
    ),
  );
}

// ---- ground combat (31) ---------------------------------------------------------------------------------

function groundBoard(rules: Rules, seen: Seen, battle: JsonObject): BattleBoard {
  const hex = String(battle.hex);
  const leads = texts(battle.leadGroundUnits);
  const attacker = typeof battle.attackerSide === "string" ? battle.attackerSide : undefined;
  const losses = Array.isArray(battle.losses) ? battle.losses : [];
  return {
    title: `Ground combat, ${placeText(rules, hex)}`,
    place: hex,
    ...stageOf(seen),
    sides: sideIds.map((side, n): BattleSide => {
      const units = seen.groundUnits.filter(
        (unit) => unit.hex === hex && unit.ship === null && sideOfGround(rules, unit) === side,
      );
      const isLead = ({ id }: { id: string }): boolean => leads.includes(id);
      return {
        side,
        name: `${sideTitles[side]!}${attacker === undefined ? "" : attacker === side ? ", attacker" : ", defender"}`,
        boxes: [
          {
            title: "Lead unit",
            rule: "31.1.1",
            counters: units.filter(isLead).map((unit) => groundCounter(rules, unit)),
          },
          {
            title: "Others",
            rule: "31.1.1",
            counters: units.filter((unit) => !isLead(unit)).map((unit) => groundCounter(rules, unit)),
          },
        ],
        points: [{ title: "Steps to lose", value: String(Number(losses[n] ?? 0)), rule: "31.5" }],
        gained: [],
      };
    }),
    links: [],
  };
}
