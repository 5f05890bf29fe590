import { createAssembler } from "../documents";
import { describe } from "./describe";
import { withMoves } from "./moved";
import { hashThen, playedOf, type PlayedData } from "./played";
import { Recent } from "./recent";
import type { History, HistoryEntry, HistoryFolder, KeptRun, KeptVersion, TextsThen } from "./types";
import { type WorldThen, worldOf } from "./world";

/** A time that may not be readable. */
type Then = { world: WorldThen } | { why: string };
/** Contents are hashes; what is on disk has none, and nothing of it is remembered. */
interface At {
  content: string | undefined;
  open(): Promise<TextsThen | { why: string }>;
}

type Described = Pick<HistoryEntry, "against" | "changes" | "left" | "valuesOver" | "troubles">;

/**
 * Reads histories, and remembers what it has found by content: a version that was committed never changes, so only
 * new ones are compared.
 */
export class HistoryReader {
  private readonly assembler = createAssembler();
  /** A version is compared with the next older one, and is then the newer one's predecessor. */
  private readonly worlds = new Recent<Promise<Then>>(3);
  private readonly described = new Recent<Promise<Described>>(500);
  private readonly hashes = new Recent<Promise<string | undefined>>(2000);
  private readonly played = new Recent<PlayedData[]>(200);

  async read(folder: HistoryFolder): Promise<History> {
    const { runs, unreadable } = this.runsOf(folder);
    const matched = new Set<string>();
    const entry = async (
      at: At,
      before: At | undefined,
      shown: Pick<HistoryEntry, "id" | "when" | "title" | "isMerge">,
    ): Promise<HistoryEntry> => {
      const described = await this.describedAt(folder, at, before);
      const played: PlayedData[] = [];
      for (const each of runs) if ((await this.hashAt(folder, at, each)) === each.dataHash) played.push(each);
      for (const each of played) matched.add(each.played.run);
      return { ...shown, ...described, played: played.map((each) => each.played), moved: [] };
    };

    const entries: HistoryEntry[] = [];
    const present = await this.presentOf(folder);
    if (present) entries.push(await entry(present.at, present.before, notCommitted));
    for (const version of folder.versions) {
      const { id, when, title, isMerge, before } = version;
      const at = versionAt(folder, version);
      entries.push(await entry(at, before && versionAt(folder, before), { id, when, title, isMerge }));
      // Others who ask something of the same process have their turn.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    const ids = new Set(runs.map(({ played }) => played.run));
    return {
      entries: withMoves(entries),
      hasMore: folder.hasMore,
      isShallow: folder.isShallow,
      unmatched: [...ids].filter((id) => !matched.has(id)),
      unreadable,
    };
  }

  private runsOf({ path, runs }: HistoryFolder): { runs: PlayedData[]; unreadable: History["unreadable"] } {
    const unreadable: History["unreadable"] = [];
    const found = runs.flatMap((run: KeptRun) => {
      try {
        return this.played.get(`${path}\n${run.id}\n${run.stamp}`, () => playedOf(run));
      } catch (error) {
        unreadable.push({ run: run.id, why: error instanceof Error ? error.message : String(error) });
        return [];
      }
    });
    return { runs: found, unreadable };
  }

  /** What is on disk, where it is not what was committed last. */
  private async presentOf(folder: HistoryFolder): Promise<{ at: At; before: At | undefined } | undefined> {
    const { head } = folder;
    const texts = folder.now();
    const at: At = { content: undefined, open: () => Promise.resolve(texts) };
    if (!head) return { at, before: undefined };
    const before = versionAt(folder, head);
    const last = await before.open();
    return "why" in last || !areAlike(last, texts) ? { at, before } : undefined;
  }

  private async worldAt({ path }: HistoryFolder, { content, open }: At): Promise<Then> {
    const read = async (): Promise<Then> => {
      const texts = await open();
      return "why" in texts ? texts : { world: worldOf(texts, this.assembler) };
    };
    return content === undefined ? read() : this.worlds.get(`${path}\n${content}`, read);
  }

  private describedAt(folder: HistoryFolder, at: At, before: At | undefined): Promise<Described> {
    const make = (): Promise<Described> => this.describe(folder, at, before);
    if (at.content === undefined) return make();
    return this.described.get(`${folder.path}\n${before?.content ?? ""}\n${at.content}`, make);
  }

  private async describe(folder: HistoryFolder, at: At, before: At | undefined): Promise<Described> {
    const after = await this.worldAt(folder, at);
    if ("why" in after) return without(after.why);
    const { game } = after.world;
    if (before) {
      const was = await this.worldAt(folder, before);
      if ("why" in was) return without(`The version before it: ${was.why}`);
      const had = was.world.game;
      if (game && !had) return without(`The version before it: ${noGame}`);
      if (!game && had) return without(noGame);
      return { against: "before", ...describe(was.world, after.world) };
    }
    if (!game) return without(noGame);
    const files = folder.shipped(game.id);
    const shipped = { game: game.id, files, own: new Set<string>(), layers: [], without: [], problems: [] };
    return { against: "game", ...describe(worldOf(shipped, this.assembler), after.world) };
  }

  private hashAt(
    folder: HistoryFolder,
    at: At,
    { game, scenario, options }: PlayedData,
  ): Promise<string | undefined> {
    const make = async (): Promise<string | undefined> => {
      const then = await this.worldAt(folder, at);
      return "world" in then ? hashThen(then.world, { game, scenario, options }) : undefined;
    };
    if (at.content === undefined) return make();
    return this.hashes.get(
      `${folder.path}\n${at.content}\n${JSON.stringify([game, scenario, options])}`,
      make,
    );
  }
}

/** Nothing is described. */
const without = (why: string): Described => ({ against: null, changes: [], left: 0, troubles: [why] });

const noGame = "sandtable.json names no game that is shipped, so there is nothing to compare.";

const MANIFEST = "sandtable.json";
const notCommitted = { id: null, when: null, title: "Not committed", isMerge: false };

const versionAt = (folder: HistoryFolder, { id, content }: Pick<KeptVersion, "id" | "content">): At => ({
  content,
  open: () => folder.open(id),
});

/** Whether two times have the same documents but for the ends of their lines, which git may turn. */
function areAlike(a: TextsThen, b: TextsThen): boolean {
  if (a.game !== b.game || a.problems.length + b.problems.length > 0) return false;
  const same = (x: readonly string[], y: readonly string[]): boolean => x.join("\n") === y.join("\n");
  if (!same(a.layers, b.layers) || !same(a.without, b.without)) return false;
  // What the manifest does has been compared already.
  const [paths, others] = [a, b].map(({ own }) => [...own].filter((path) => path !== MANIFEST).sort());
  const plain = (text: string | undefined): string | undefined => text?.replaceAll("\r\n", "\n");
  return same(paths!, others!) && paths!.every((path) => plain(a.files[path]) === plain(b.files[path]));
}
