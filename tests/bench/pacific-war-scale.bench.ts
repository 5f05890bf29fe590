import { createChecker } from "../../lib/diagnostics";
import { csvFormat } from "../../lib/export/csv";
import { games } from "../../lib/games";
import { mapView } from "../../lib/views/map";
import { setUpOf } from "../../lib/views/setup";
import { openGame } from "../../lib/workspace";
import { EVERY_COUNTER, everyCounter } from "./every-counter";
import { inTurn, type Row, timed } from "./support";

const GAME = "pacific-war";
const EDITS = 20;

/** Pacific War with every counter on its map: what an edit costs, and all its tables as spreadsheets. */
export default async function pacificWarScale(): Promise<Row[]> {
  const definition = games[GAME]!;
  const { text, counters } = everyCounter();
  const files = { ...openGame(GAME).files, [EVERY_COUNTER]: text };
  const checker = createChecker(definition);
  let report = checker.check(files);
  const digits = [...text.matchAll(/(?<="steps": )\d/g)].map(({ index }) => index);
  const { check, setUp } = await inTurn(
    {
      check: (round) => {
        const at = digits[(round * 7) % digits.length]!;
        const other = String((Number(text[at]) % 6) + 1);
        report = checker.check({ ...files, [EVERY_COUNTER]: text.slice(0, at) + other + text.slice(at + 1) });
      },
      setUp: () => {
        const world = { draft: checker.draft!, game: definition };
        setUpOf(world, report, checker.gameOf(EVERY_COUNTER), EVERY_COUNTER);
        mapView(world, EVERY_COUNTER);
      },
    },
    EDITS,
  );
  checker.check(files);
  return [
    { name: "counters of the set-up", value: counters, unit: "counters" },
    { name: "check after a digit in it", value: check.median, unit: "ms (median)" },
    { name: "its set-up refreshed: words and map", value: setUp.median, unit: "ms (median)" },
    ...(await timed(
      {
        "all tables as CSV": () => {
          const source = {
            game: GAME,
            definition,
            draft: checker.draft!,
            files,
            own: new Set<string>(),
            schemas: {},
            version: "1",
          };
          for (const step of csvFormat.make(source)) void step;
        },
      },
      "ms",
    )),
  ];
}
