import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dataRoot } from "../../lib/workspace";
import { type Studio, withStudio } from "./studio-browser";
import { visitHome, visitWorkspace } from "./studio-visits";
import { GAME, type Row, timesOf } from "./support";

const VISITS = 7;
const FILE = "bases.json";

/** A first visit to the first page and to a workspace: how much is loaded, and how soon a person can work. */
export default function loading(): Promise<Row[]> {
  return withStudio(measure);
}

async function measure(running: Studio): Promise<Row[]> {
  const address = await running.workspace({ [FILE]: readFileSync(join(dataRoot(), GAME, FILE), "utf8") });
  const home = [];
  const workspace = [];
  for (let i = 0; i < VISITS; i++) {
    home.push(await visitHome(running));
    workspace.push(await visitWorkspace(running, address, FILE));
  }
  /** On a machine that does other things, too, the best visit says more than the one in the middle. */
  const both = (name: string, times: readonly number[]): Row[] => [
    { name, value: timesOf(times).median, unit: "ms (median)" },
    { name, value: Math.min(...times), unit: "ms (best)" },
  ];
  const { size } = home[0]!;
  const { before, size: whole } = workspace[0]!;
  return [
    { name: "home: first load, gzip", value: size.total, unit: "KiB" },
    ...kindsOf("home", size.kinds),
    { name: "workspace before a document is opened: first load, gzip", value: before.total, unit: "KiB" },
    { name: "workspace with the editor: first load, gzip", value: whole.total, unit: "KiB" },
    ...kindsOf("workspace with the editor", whole.kinds),
    ...both(
      "home: usable",
      home.map(({ answers }) => answers),
    ),
    ...both(
      "workspace: explorer answers",
      workspace.map(({ answers }) => answers),
    ),
    ...both(
      "workspace: editor takes keys",
      workspace.map(({ takesKeys }) => takesKeys),
    ),
  ];
}

const kindsOf = (name: string, kinds: Readonly<Record<string, number>>): Row[] =>
  Object.entries(kinds).map(([kind, value]) => ({ name: `${name}: of it ${kind}`, value, unit: "KiB" }));
