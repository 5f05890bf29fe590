import type { Redis } from "ioredis";
import { programVersion } from "../../workspace";
import { badInput, type CliError, usageError } from "../errors";

/**
 * Games that wait for any worker. The program's version is part of the name: another version may play differently,
 * and gets none of them.
 */
export const queueName = (): string => `sandtable-${programVersion()}`;

/** Where the plan of a run stands, once for all its games. */
export const planKey = (id: string): string => `sandtable:plan:${id}`;

/** How long a plan is kept that nobody asks for (seconds). */
export const PLAN_KEPT = 7 * 24 * 60 * 60;

/** A portion of games, as it waits in the queue. */
export interface Portion {
  plan: string;
  games: [variant: number, game: number][];
}

/** The address of a queue without the password that it may contain. Throws `CliError` if it is not an address. */
export function shownAddress(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^rediss?:$/.test(url.protocol) || url.hostname === "")
    throw usageError(`“${address}” is not the address of a queue.`, "Give it as redis://HOST:PORT.");
  if (url.password !== "") url.password = "…";
  return decodeURI(url.href);
}

/** How long (milliseconds) a first answer is waited for. */
const PATIENCE = 5000;

/** A connection to Redis; once it stands it is made again whenever it is lost. Throws `CliError` when it cannot be. */
export async function connectTo(address: string): Promise<Redis> {
  const shown = shownAddress(address);
  const { Redis } = await import("ioredis");
  let stands = false;
  let why = "";
  const connection = new Redis(address, {
    lazyConnect: true,
    connectTimeout: PATIENCE,
    // The queue asks for it: its commands wait until the connection is there again.
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (stands ? Math.min(times * 100, 2000) : null),
  });
  connection.on("error", (error: Error) => (why = error.message));
  try {
    await connection.connect();
    await connection.ping();
  } catch (error) {
    connection.disconnect();
    throw outOfReach(shown, why || (error as Error).message);
  }
  stands = true;
  return connection;
}

const outOfReach = (shown: string, why: string): CliError =>
  badInput(
    "queue",
    `Redis cannot be reached at ${shown}: ${why}.`,
    "Start redis-server there, or leave out --queue to play on this machine only.",
  );
