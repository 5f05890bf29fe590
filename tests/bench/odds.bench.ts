import { readFileSync } from "node:fs";
import { join } from "node:path";
import { games } from "../../lib/games";
import type { Json } from "../../lib/kernel";
import { oddsOf } from "../../lib/odds";
import { packageRoot } from "../../lib/workspace";
import { GAME, type Row, shortCampaign, timed } from "./support";

const battles = ["java-sea", "atoll", "singapore"];

/** The odds of single battles, set up from their files: how long the answer takes, and on how many positions it rests. */
export default async function odds(): Promise<Row[]> {
  const { ruleset, documents } = shortCampaign();
  const source = games[GAME]!.battles!;
  const rows: Row[] = [];
  for (const name of battles) {
    const document = JSON.parse(
      readFileSync(join(packageRoot(), `data/fire-in-the-sky/battles/${name}.json`), "utf8"),
    ) as Json;
    const ask = () => {
      const battle = source.setUp(ruleset, document, documents);
      if (!battle.ok) throw new Error(battle.error.map(({ message }) => message).join(" "));
      const policy = source.policies[source.defaultPolicy]!;
      return oddsOf(battle.value.game, source.follow(battle.value, [policy, policy]));
    };
    const { exact, nodes = 0 } = ask();
    rows.push(...(await timed({ [`${name}: ${exact ? "exact" : "sampled"} odds`]: ask }, "ms")));
    rows.push({ name: `${name}: places where chance decides`, value: nodes, unit: "" });
  }
  return rows;
}
