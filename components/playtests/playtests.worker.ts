import { type UpdateOrHold, HOLD } from "../desk/feed";
import { loadRules } from "../worker/load-games";
import { WhenLoaded } from "../worker/when-loaded";
import { PlaytestRounds } from "../../lib/playtest";
import type { Message, Request } from "./protocol";

const rounds = new PlaytestRounds();
const loaded = new WhenLoaded(loadRules);
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(message: Message): void;
};

/** Nothing is played while somebody types: the documents must have been quiet for so long (milliseconds). */
const QUIET = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

function playIn(wait: number): void {
  clearTimeout(timer);
  timer = setTimeout(playNext, wait);
}

/** One at a time, so that updates that arrive meanwhile are handled before the next. */
function playNext(): void {
  const [path] = rounds.due;
  if (path === undefined) return;
  scope.postMessage({ type: "result", result: rounds.run(path) });
  playIn(0);
}

scope.onmessage = ({ data, ports }) => {
  if (data.type === "again") {
    scope.postMessage({ type: "due", due: rounds.again(data.path), gone: [] });
    return playIn(0);
  }
  if (data.type === "adopt") {
    const { id, path } = data;
    return scope.postMessage({ type: "adopted", id, adopted: rounds.adopted(path) });
  }
  ports[0]!.onmessage = ({ data: news }: MessageEvent<UpdateOrHold>) => {
    if (news === HOLD) return clearTimeout(timer);
    loaded.then([news.game], () => {
      const { due, gone } = rounds.take(news);
      if (due.length + gone.length === 0) return;
      scope.postMessage({ type: "due", due, gone });
      playIn(QUIET);
    });
  };
};
