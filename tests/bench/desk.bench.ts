import { getLanguageService, TextDocument } from "vscode-json-languageservice";
import { Feed } from "../../components/desk/feed";
import { previewCalls } from "../../components/desk/calls-preview";
import { Desk } from "../../components/desk/world";
import { Book, type DocumentUpdate } from "../../lib/book";
import { applyEdits } from "../../lib/documents";
import { schemas } from "../../lib/documents/generated/schemas";
import { gameRules } from "../../lib/games";
import { openGame } from "../../lib/workspace";
import { largeUnits } from "./large-units";
import { GAME, medianOf, processorTime, type Row } from "./support";

const KEYS = 24;
const THEIRS = 6;
const FILE = "units.json";

/**
 * What the desk does after a key in an order of battle of 5 MB, tier by tier, in processor time: on a machine that does
 * other things too, the time of day says little. Beside it the same key in the JSON service of VS Code and Monaco, which
 * looks for what the first tier looks for.
 */
export default async function deskAfterAKey(): Promise<Row[]> {
  const text = largeUnits(5_000_000, 0, { playable: true });
  const desk = new Desk();
  const manifest = JSON.stringify({ title: "Bench", game: GAME });
  desk.open(GAME, openGame(GAME).files, { "sandtable.json": manifest, [FILE]: text });
  const first = milliseconds(() => void desk.report());
  const member = '"movement": 8';
  const at = text.indexOf(member, text.length >> 1) + member.length;
  const times = new Map<string, number[]>();
  const add = (tier: string, time: number): void => void times.set(tier, [...(times.get(tier) ?? []), time]);
  const note = (tier: string, run: () => void): void => add(tier, milliseconds(run));
  // What the desk and one other worker do until that one has a ruleset of the documents.
  const book = new Book(gameRules);
  const port = { postMessage: (news: DocumentUpdate) => book.take(structuredClone(news)) };
  const feed = new Feed(port as unknown as MessagePort);
  const feedOther = (): void => {
    feed.send(desk.game?.id, desk.draft, desk.files, desk.report());
    book.playable("campaign");
  };
  const firstFed = milliseconds(feedOther);
  let now = text;
  // Both numbers fit the schema, so that all tiers have their say.
  for (let key = 0; key < KEYS; key++) {
    now = applyEdits(now, [
      key % 2 === 0 ? { offset: at - 1, length: 1, text: "7" } : { offset: at - 1, length: 1, text: "8" },
    ]);
    desk.write(FILE, now);
    note("syntax and schemas", () => desk.step());
    note("references", () => desk.step());
    const rest: number[] = [];
    while (!desk.isChecked) rest.push(milliseconds(() => desk.step()));
    // The last step sets the scenarios up; those before it are of the rules.
    add("set-ups", rest.pop() ?? 0);
    add(
      "rules",
      rest.reduce((sum, each) => sum + each, 0),
    );
    note("another worker's ruleset", feedOther);
    note("the number of changes", () => void previewCalls.countChanges(desk, "printed"));
  }
  const theirs = await theirsAfterAKey(text, at);
  const of = (tier: string): number => medianOf(times.get(tier)!.slice(KEYS / 3));
  const tiers = ["references", "rules", "set-ups"];
  const slowly = tiers.reduce((sum, tier) => sum + of(tier), 0);
  return [
    row("all tiers when it is opened", first),
    row("another worker's ruleset when it is opened", firstFed),
    ...["syntax and schemas", ...tiers, "another worker's ruleset", "the number of changes"].map((tier) =>
      row(`after a key, ${tier}`, of(tier)),
    ),
    row("after a key, vscode-json-languageservice", theirs),
    {
      name: "5 MB: its time by ours for syntax and schemas",
      value: theirs / of("syntax and schemas"),
      unit: "times",
    },
    { name: "5 MB: its time by ours for the other tiers", value: theirs / slowly, unit: "times" },
  ];
}

const row = (name: string, value: number): Row => ({
  name: `5 MB: ${name}`,
  value,
  unit: "ms of processor time",
});

const milliseconds = (run: () => void): number =>
  processorTime(() => {
    run();
    return 1;
  }) / 1000;

/** The median of the processor time that the other service takes for a text with one character changed. */
async function theirsAfterAKey(text: string, at: number): Promise<number> {
  const url = `file:///data/${GAME}/${FILE}`;
  const service = getLanguageService({
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
    schemaRequestService: (wanted) =>
      Promise.resolve(
        JSON.stringify(schemas[wanted.slice(wanted.lastIndexOf("schemas/") + "schemas/".length)]),
      ),
  });
  service.configure({ validate: true });
  const times: number[] = [];
  for (let key = 0; key < THEIRS; key++) {
    const now = applyEdits(text, [{ offset: at - 1, length: 1, text: String(7 + (key % 2)) }]);
    const began = process.cpuUsage();
    const document = TextDocument.create(url, "json", key, now);
    await service.doValidation(document, service.parseJSONDocument(document));
    const { user, system } = process.cpuUsage(began);
    times.push((user + system) / 1000);
  }
  return medianOf(times);
}
