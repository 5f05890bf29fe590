import { afterEach, describe, expect, it } from "vitest";
import { isKnownHost, whyRefused } from "../../lib/server/guard";

afterEach(() => {
  delete process.env.SANDTABLE_HOSTS;
});

const hosts: [host: string | undefined, known: boolean][] = [
  ["127.0.0.1:3000", true],
  ["localhost:3000", true],
  ["LOCALHOST", true],
  ["[::1]:3000", true],
  [undefined, false],
  ["", false],
  ["evil.example", false],
  ["localhost.evil.example:3000", false],
  ["127.0.0.1.evil.example", false],
  ["evil.example#localhost", false],
  ["user@localhost", false],
  ["127.0.0.2", false],
  ["0.0.0.0:3000", false],
  ["localhost:123456", false],
  ["localhost:", false],
];
const origins: [origin: string | undefined, own: boolean][] = [
  [undefined, true],
  ["http://{host}", true],
  ["https://{host}", true],
  ["null", false],
  ["http://evil.example", false],
  ["http://{host}.evil.example", false],
  ["http://localhost:4000", false],
  ["file://", false],
  ["nonsense", false],
];
const sites: [site: string | undefined, own: boolean][] = [
  [undefined, true],
  ["same-origin", true],
  ["none", true],
  ["same-site", false],
  ["cross-site", false],
  ["", false],
];
const marks: [mark: string | undefined, own: boolean][] = [
  ["1", true],
  [undefined, false],
  ["0", false],
];

describe("who may ask", () => {
  it.each(hosts)("host %s: %s", (host, known) => {
    expect(isKnownHost(host ?? null)).toBe(known);
  });

  it("Host × Origin × Sec-Fetch-Site × the studio's header: all must be right", () => {
    for (const [host, knownHost] of hosts)
      for (const [origin, ownOrigin] of origins)
        for (const [site, ownSite] of sites)
          for (const [mark, marked] of marks)
            for (const writes of [false, true]) {
              const headers = new Headers();
              if (host !== undefined) headers.set("host", host);
              if (origin !== undefined) headers.set("origin", origin.replace("{host}", host ?? ""));
              if (site !== undefined) headers.set("sec-fetch-site", site);
              if (mark !== undefined) headers.set("x-sandtable", mark);
              const may = knownHost && ownOrigin && ownSite && (marked || !writes);
              const what = JSON.stringify({ host, origin, site, mark, writes });
              expect(whyRefused(headers, writes) === undefined, what).toBe(may);
            }
  });

  it("hosts that SANDTABLE_HOSTS names are known, and no others", () => {
    process.env.SANDTABLE_HOSTS = "table.lan:3000, Other.lan";
    expect(isKnownHost("table.lan:3000")).toBe(true);
    expect(isKnownHost("TABLE.lan:3000")).toBe(true);
    expect(isKnownHost("other.lan")).toBe(true);
    expect(isKnownHost("table.lan:4000")).toBe(false);
    expect(isKnownHost("third.lan")).toBe(false);
  });
});
