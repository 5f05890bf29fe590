import { type FileMap, manifestLayers } from "../../lib/documents";
import { gameRules as games } from "../../lib/games/loaded";
import type { ComparedTexts } from "../../lib/server";
import type { ViewWorld } from "../../lib/views";
import { type ChangeCount, type ChangeSentence, Compared, Since } from "../../lib/views/changes";

const MANIFEST = "sandtable.json";
/** The most that are stored: the one that is shown, and the previous one while an answer is in progress. */
const MOST = 2;

const isShipped = (against: string): boolean => against === "printed" || against === "errata";

/** What a draft is compared with: the game as shipped, and the versions that the page has sent. */
export class Comparisons {
  private readonly since: Since;
  private readonly given = new Map<string, Compared>();

  constructor(private readonly shipped: FileMap) {
    this.since = new Since(shipped);
  }

  /** The differences in sentences. `against`: "printed", "errata", or the key of a version that was sent. */
  sentences(world: ViewWorld, against: string): ChangeSentence[] {
    if (isShipped(against)) return this.since.sentences(world, against === "errata");
    return this.gave(against).sentences(world);
  }

  /** The number of differences. */
  count(world: ViewWorld, against: string): ChangeCount {
    return isShipped(against)
      ? this.since.count(world, against === "errata")
      : this.gave(against).count(world);
  }

  private gave(key: string): Compared {
    const given = this.given.get(key);
    if (!given) throw new Error("The version compared with is no longer available. Choose it again.");
    return given;
  }

  give(key: string, { game, files, own, layers, without }: ComparedTexts): void {
    const definition = game === undefined ? undefined : games[game];
    this.given.set(key, new Compared({ files, own, layers, without }, definition));
    for (const old of [...this.given.keys()].slice(0, -MOST)) this.given.delete(old);
  }

  /** A workspace's own texts on top of the same game. */
  giveOwn(key: string, game: string | undefined, own: FileMap): void {
    const { layers, without } = manifestLayers(MANIFEST, own[MANIFEST] ?? "") ?? { layers: [], without: [] };
    const documents = Object.entries(own).filter(([path]) => path !== MANIFEST);
    this.give(key, {
      game,
      files: { ...this.shipped, ...Object.fromEntries(documents) },
      own: documents.map(([path]) => path),
      layers,
      without,
    });
  }
}
