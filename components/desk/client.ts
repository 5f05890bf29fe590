import type { FileMap, TextSplice } from "../../lib/documents";
import { Asking } from "../worker/asking";
import { takeDesk } from "./start";
import type { Answer, Args, CallName, Message, DeskNews, Request } from "./protocol";

/** The page's end of the desk. */
export class DeskClient {
  private readonly worker: Worker;
  private readonly asking = new Asking();

  /** `onNews` gets reports and overviews; answers go to whoever asked. */
  constructor(onNews: (news: DeskNews) => void) {
    this.worker = takeDesk();
    this.worker.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.type === "report" || data.type === "early" || data.type === "overview") onNews(data);
      else this.asking.onReply(data);
    };
    this.worker.onerror = (event) =>
      this.asking.end(event.message || "The worker that checks the documents stopped.");
  }

  open(game: string | undefined, shipped: FileMap, own: FileMap, awaitsMap: boolean): void {
    this.send({ type: "open", game, shipped, own, awaitsMap });
  }

  edit(file: string, splices: readonly TextSplice[]): void {
    this.send({ type: "edit", file, splices });
  }

  write(file: string, text: string | null): void {
    this.send({ type: "text", file, text });
  }

  /** Ask; rejected when the call fails. The answer holds for the texts as they are now. */
  ask<Name extends CallName>(call: Name, ...args: Args<Name>): Promise<Answer<Name>> {
    return this.asking.ask((id) => this.send({ type: "ask", id, call, args }));
  }

  /** Ask what nobody waits for. The answer holds for the texts as they are when there is time for it. */
  askLater<Name extends CallName>(call: Name, ...args: Args<Name>): Promise<Answer<Name>> {
    return this.asking.ask((id) => this.send({ type: "ask", id, call, args, later: true }));
  }

  /** The other end of this port gets the documents after every check. `holds`: and `HOLD` as soon as they change. */
  feed({ holds = false } = {}): MessagePort {
    const { port1, port2 } = new MessageChannel();
    this.worker.postMessage({ type: "feed", holds } satisfies Request, [port1]);
    return port2;
  }

  close(): void {
    this.worker.terminate();
    this.asking.end("The studio was closed.");
  }

  private send(request: Request): void {
    this.worker.postMessage(request);
  }
}
