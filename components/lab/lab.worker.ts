import type { DocumentUpdate } from "../../lib/book";
import { loadGame } from "../worker/load-games";
import { WhenLoaded } from "../worker/when-loaded";
import type { Message, Request } from "./protocol";
import { Lab } from "./worker/lab";
import { Answering } from "./worker/answering";

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(message: Message): void;
};

const loaded = new WhenLoaded(loadGame);
const lab = new Lab((message) => scope.postMessage(message));
const answering = new Answering(lab);

scope.onmessage = ({ data, ports }) => {
  switch (data.type) {
    case "sit":
      lab.sit(data.workspace);
      ports[0]!.onmessage = (event: MessageEvent<DocumentUpdate>) =>
        loaded.then([event.data.game], () => lab.onUpdate(event.data));
      return;
    case "begin":
      return loaded.then([], () => void lab.begin(data.wish));
    case "open":
      return void lab.open(data.run);
    case "play":
      return void lab.play();
    case "pause":
      return lab.run?.pause();
    case "cancel":
      return void lab.run?.cancel();
    case "leave":
      return void lab.leave();
    case "ask":
      return void answering.reply(data.id, data.matter).then((reply) => scope.postMessage(reply));
  }
};
