/**
 * What a page requests from the server before its scripts are loaded: the answers arrive during loading. Each
 * answer is used once; a second request goes to the server.
 */

type Early = Record<string, Promise<Response> | undefined>;

interface EarlyScope {
  sandtableEarly?: Early;
  sandtableGame?: string;
}

/** How every request to the server is sent (`api.ts`). */
export const question: RequestInit = { cache: "no-store", headers: { "x-sandtable": "1" } };

const literal = (value: unknown): string => (JSON.stringify(value) ?? "undefined").replaceAll("<", "\\u003c");

/**
 * The script for the page: it requests these paths, and names the game whose rules will be needed. An answer is read to its
 * end at once: a body that nobody reads stops on its way. One that never arrives is reported to the one who takes it.
 */
export function earlyScript(paths: readonly string[], game?: string): string {
  const list = literal(paths);
  return `(() => {
  window.sandtableGame = ${literal(game)};
  const asked = (window.sandtableEarly = {});
  for (const path of ${list}) {
    asked[path] = fetch(path, ${JSON.stringify(question)}).then(async (answer) => new Response(await answer.arrayBuffer(), answer));
    asked[path].catch(() => undefined);
  }
})();`;
}

/** The answer to an early request, for the first who wants it. Workers call this too: they have no window. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const { sandtableEarly: asked } = globalThis as EarlyScope;
  const answer = asked?.[path];
  delete asked?.[path];
  return answer;
}

/** The game that the page is about, if it named one. */
export const earlyGame = (): string | undefined => (globalThis as EarlyScope).sandtableGame;
