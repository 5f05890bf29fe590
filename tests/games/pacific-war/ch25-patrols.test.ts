import { expect, test } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { numberOf } from "../../support/decisions";
import { decision, hex, make, offered, type Pacific, rules, rulesWith, scene } from "./engine";
import { stand } from "./link-scenes";

const OAHU = "a-subcom-1";
const CENTRAL = "a-hq-central-pacific";

/** A Command in Oahu, linked to its headquarters there, and one of Japan in Truk. */
const phase = (
  waiting: number,
  points: number,
  using = rules,
  more: (position: Position) => void = () => undefined,
): Pacific =>
  scene(
    "submarine-patrols",
    {},
    {
      scenario: "strategic-1941-45",
      using,
      change: (position) => {
        stand(position, { headquarters: { [CENTRAL]: "oahu", "j-hq-south-seas": "truk" } });
        const { submarines, war } = position;
        const put = (id: string, headquarters: string): void => {
          const n = numberOf(rules.submarineCommandOf, id);
          submarines.hex[n] = position.headquarters[numberOf(rules.headquartersOf, headquarters)]!;
          submarines.waiting[n] = waiting;
        };
        submarines.waiting = submarines.waiting.map(() => 0);
        put(OAHU, CENTRAL);
        put("j-subcom-1", "j-hq-south-seas");
        war!.hands.allied.commandPoints = { [CENTRAL]: points };
        war!.hands.japanese.commandPoints = { "j-hq-south-seas": points };
        more(position);
      },
    },
  );

const command = numberOf(rules.submarineCommandOf, OAHU);
const waitingOf = (game: Pacific): number => game.state.position.submarines.waiting[command]!;
const pointsOf = (game: Pacific): number | undefined =>
  game.state.position.war!.hands.allied.commandPoints[CENTRAL];

test("the Allies send out patrols first, of six submarines at least, for a point for each six or part of them (25.1)", () => {
  const game = phase(14, 2);
  expect(decision(game).side).toBe("allied");
  make(game, { patrolFrom: OAHU });
  expect(offered(game, "send")).toEqual([6, 7, 8, 9, 10, 11, 12]);
  make(game, { send: 7 }, { patrol: "3050" });
  expect(game.state.position.patrols).toEqual([{ command, hex: hex("3050"), submarines: 7 }]);
  expect([waitingOf(game), pointsOf(game)]).toEqual([7, 0]);
  expect(decision(game).side).toBe("japanese");
});

test("patrols are called back before new ones go out (25.0.E)", () => {
  const game = phase(2, 5, rules, (position) => {
    position.patrols = [{ command, hex: hex("3050"), submarines: 6 }];
  });
  expect(game.state.position.patrols).toEqual([]);
  expect(waitingOf(game)).toBe(8);
});

test("a Command sends out eight patrols at most (25.1.B)", () => {
  const game = phase(99, 50);
  for (let n = 0; n < 8; n++) make(game, { patrolFrom: OAHU }, { send: 6 }, { patrol: "3050" });
  expect(decision(game).side).toBe("japanese");
  const few = phase(99, 50, rulesWith("parameters.json", "/submarines/patrols", 1));
  make(few, { patrolFrom: OAHU }, { send: 6 }, { patrol: "3050" });
  expect(decision(few).side).toBe("japanese");
});

test("a Command that is not linked sends out nothing, for nobody can pay (25.1)", () => {
  const game = phase(20, 20, rules, (position) => {
    position.bases.find((base) => base.side === 0)!.hits = 99;
  });
  expect(decision(game).side).toBe("japanese");
});
