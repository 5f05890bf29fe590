/** How often it is tried whether the server is back (milliseconds). */
const PAUSE = 1000;

export interface ServerProbe {
  /** Whether the studio's server answers at all. */
  answers(): Promise<boolean>;
  pause(): Promise<void>;
}

const studio: ServerProbe = {
  answers: () =>
    fetch("/icon.svg", { method: "HEAD", cache: "no-store" }).then(
      () => true,
      () => false,
    ),
  pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE)),
};

/**
 * Loads code, and waits for the server while it is gone. What fails twice with a server that answers is rejected with its
 * error. `load` gives undefined where nothing is to be loaded.
 */
export const patient =
  <Args extends unknown[]>(
    load: (...args: Args) => Promise<void> | undefined,
    server: ServerProbe = studio,
  ): ((...args: Args) => Promise<void> | undefined) =>
  (...args) => {
    const first = load(...args);
    return first && untilLoaded(first, () => load(...args), server);
  };

async function untilLoaded(
  first: Promise<void>,
  again: () => Promise<void> | undefined,
  server: ServerProbe,
): Promise<void> {
  let answered = false;
  for (let loading: Promise<void> | undefined = first; ; loading = again()) {
    try {
      return await loading;
    } catch (error) {
      const answers = await server.answers();
      if (answers && answered) throw error;
      if (!answers) await server.pause();
      answered = answers;
    }
  }
}
