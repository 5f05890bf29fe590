import { replyTo } from "../worker/asking";
import { applyEdits } from "../../lib/documents";
import { calls } from "./calls";
import { Feed } from "./feed";
import { overviewOf } from "./overview";
import type { CallName, Message, Request } from "./protocol";
import { Desk } from "./world";

const desk = new Desk();
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(message: Message): void;
};

/** Checks wait until the messages that have already come are read: of ten keys in a burst, the last is checked. */
let waiting = false;
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  waiting = false;
  tell();
};

function soon(): void {
  if (waiting) return;
  waiting = true;
  port2.postMessage(undefined);
}

let lastOverview = "";
const feeds: Feed[] = [];
let opened = false;

function feed(): void {
  if (!opened) return;
  for (const each of feeds) each.tell(desk.game?.id, desk.draft, desk.files, desk.report());
}

function tell(): void {
  const began = performance.now();
  const report = desk.report();
  scope.postMessage({ type: "report", report, milliseconds: performance.now() - began });
  const overview = overviewOf(desk.draft);
  const now = JSON.stringify(overview);
  if (now !== lastOverview) {
    lastOverview = now;
    scope.postMessage({ type: "overview", overview });
  }
  feed();
}

const called = (call: CallName, args: unknown[]): unknown =>
  (calls[call] as (desk: Desk, ...args: unknown[]) => unknown)(desk, ...args);

scope.onmessage = ({ data, ports }) => {
  switch (data.type) {
    case "open":
      desk.open(data.game, data.shipped, data.own);
      opened = true;
      lastOverview = "";
      return soon();
    case "edit":
      desk.write(data.file, applyEdits(desk.files[data.file] ?? "", data.splices));
      return soon();
    case "text":
      desk.write(data.file, data.text);
      return soon();
    case "feed":
      feeds.push(new Feed(ports[0]!));
      if (opened) soon();
      return;
    case "ask":
      return scope.postMessage(replyTo(data.id, () => called(data.call, data.args)));
  }
};
