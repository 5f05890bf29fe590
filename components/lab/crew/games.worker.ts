import type { GameKey } from "../../../lib/lab/plan";
import { openPlan } from "../../../lib/lab/play";
import type { GameLine } from "../../../lib/lab/record/types";
import { loadGame } from "../../worker/load-games";
import { WhenLoaded } from "../../worker/when-loaded";
import type { Message, Request } from "./protocol";

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(message: Message): void;
};

const loaded = new WhenLoaded(loadGame);
let play: ((game: GameKey) => GameLine) | undefined;

scope.onmessage = ({ data }) => {
  const games = data.type === "open" ? data.plan.variants.map(({ game }) => game) : [];
  loaded.then(games, () => {
    try {
      if (data.type === "open") {
        play = openPlan(data.plan);
        scope.postMessage({ type: "ready" });
      } else if (play) scope.postMessage({ type: "line", line: play(data.game) });
    } catch (error) {
      scope.postMessage({ type: "failed", message: error instanceof Error ? error.message : String(error) });
    }
  });
};
