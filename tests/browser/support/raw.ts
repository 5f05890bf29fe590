import { once } from "node:events";
import { connect } from "node:net";

export interface RawAnswer {
  /** Of each answer on the connection, in order. */
  statuses: number[];
  status: number | undefined;
  text: string;
}

const answered = (text: string): RawAnswer => {
  const statuses = [...text.matchAll(/^HTTP\/1\.[01] (\d+)/gm)].map(([, status]) => Number(status));
  return { statuses, status: statuses[0], text };
};

/**
 * Bytes as they stand, which no client tidies up, and what came back. `end`: how our side stops: it has said all, it
 * goes away, or it waits for the server to end the connection.
 */
export async function sendRaw(
  port: number,
  bytes: string,
  end: "said all" | "goes away" | "waits",
): Promise<RawAnswer> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  // A server may break off a connection on which nonsense was said; what it answered first is what matters.
  socket.on("error", () => undefined);
  socket.setEncoding("latin1").on("data", (part: string) => (text += part));
  const closed = new Promise((resolve) => socket.on("close", resolve));
  await once(socket, "connect");
  await new Promise((resolve) => socket.write(bytes, resolve));
  if (end === "said all") socket.end();
  if (end === "goes away") socket.resetAndDestroy();
  await closed;
  return answered(text);
}
