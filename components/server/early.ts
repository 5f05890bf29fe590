/**
 * What a page asks the server before its scripts are there: the answers come while those are loaded. Each is taken
 * once; whoever asks again, asks the server.
 */

type Early = Record<string, Promise<Response> | undefined>;

/** How every question to the server is put (`api.ts`). */
export const question: RequestInit = { cache: "no-store", headers: { "x-sandtable": "1" } };

/** The script for the page: it asks for these paths. An answer that never comes is reported to whoever takes it. */
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

/** The answer to what was asked early, for the first who wants it. Workers ask too: they have no window. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const { sandtableEarly: asked } = globalThis as { sandtableEarly?: Early };
  const answer = asked?.[path];
  delete asked?.[path];
  return answer;
}
