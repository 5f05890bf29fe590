import { loadGame } from "../worker/load-games";
import { WhenLoaded } from "../worker/when-loaded";
import { Match } from "./contest";
import type { Message, Request } from "./protocol";

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(message: Message): void;
};

const loaded = new WhenLoaded(loadGame);
let match: Match | undefined;
let isStopped = false;
/** Messages of the page are handled between two games. */
const { port1, port2 } = new MessageChannel();

const failing = (work: () => void): void => {
  try {
    work();
  } catch (error) {
    scope.postMessage({ type: "failed", message: error instanceof Error ? error.message : String(error) });
  }
};

port1.onmessage = () =>
  failing(() => {
    if (!match || isStopped) return;
    scope.postMessage(match.next());
    if (!match.isOver) port2.postMessage(undefined);
  });

scope.onmessage = ({ data }) =>
  failing(() => {
    if (data.type === "line") {
      if (match) scope.postMessage(match.line(data.game));
      return;
    }
    if (data.type === "stop") {
      isStopped = true;
      return;
    }
    loaded.then([data.a.game, data.b.game], () =>
      failing(() => {
        match = new Match(data);
        port2.postMessage(undefined);
      }),
    );
  });
