/**
 * What a page requests from the server before its scripts are loaded: the answers arrive during loading. Each
 * answer is used once; a second request goes to the server.
 */

type Early = Record<string, Promise<Response> | undefined>;

/** How every request to the server is sent (`api.ts`). */
export const question: RequestInit = { cache: "no-store", headers: { "x-sandtable": "1" } };

/**
 * The script for the page: it requests these paths. An answer that never arrives is reported to the one who takes
 * it.
 */
export function earlyScript(paths: readonly string[]): string {
  const list = JSON.stringify(paths).replaceAll("<", "\\u003c");
  return `(() => {
  const asked = (window.sandtableEarly = {});
  for (const path of ${list}) {
    asked[path] = fetch(path, ${JSON.stringify(question)});
    asked[path].catch(() => undefined);
  }
})();`;
}

/** The answer to an early request, for the first who wants it. Workers call this too: they have no window. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const { sandtableEarly: asked } = globalThis as { sandtableEarly?: Early };
  const answer = asked?.[path];
  delete asked?.[path];
  return answer;
}
