import { type UpdateOrHold, HOLD } from "../desk/feed";
import type { Message, Request } from "./protocol";
import { loadGame } from "../worker/load-games";
import { WhenLoaded } from "../worker/when-loaded";
import { OddsWork } from "./work";

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(message: Message): void;
};

const work = new OddsWork(
  (message) => scope.postMessage(message),
  () => performance.now(),
);

const loaded = new WhenLoaded(loadGame);

/** How long it goes on before somebody is listened to (milliseconds). */
const SLICE = 15;

const { port1, port2 } = new MessageChannel();
let isWorking = false;
/** The documents are changing: the desk needs the machine, and what is worked out now is of a text that is no more. */
let isHeld = false;

function workOn(): void {
  if (isWorking || isHeld || !work.isBusy) return;
  isWorking = true;
  port2.postMessage(undefined);
}

port1.onmessage = () => {
  isWorking = false;
  if (isHeld) return;
  work.work(SLICE);
  workOn();
};

scope.onmessage = ({ data, ports }) => {
  switch (data.type) {
    case "feed":
      ports[0]!.onmessage = ({ data: news }: MessageEvent<UpdateOrHold>) => {
        isHeld = news === HOLD;
        if (news === HOLD) return;
        loaded.then([news.game], () => {
          work.onUpdate(news);
          workOn();
        });
      };
      return;
    case "ask":
      return loaded.then([], () => {
        work.ask(data.asked);
        workOn();
      });
    case "cancel":
      return loaded.then([], () => work.cancel());
  }
};
