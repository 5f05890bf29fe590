/**
 * Who may talk to the local server: a page that this server itself has sent, on this machine. A name that
 * somebody else's DNS points here, another site's script and another program's page are all turned away.
 */

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/** Hosts that may be asked for beside the loopback ones, such as "table.lan:3000"; from SANDTABLE_HOSTS. */
const extraHosts = (): string[] =>
  (process.env.SANDTABLE_HOSTS ?? "")
    .split(",")
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);

export const isKnownHost = (host: string | null): boolean =>
  host !== null && (loopback.test(host) || extraHosts().includes(host.toLowerCase()));

/** Browsers send it with every request that a script makes; only pages of this server may. */
const ownSites = new Set(["same-origin", "none"]);

/** Why a request is refused, or undefined. `writes`: it changes files, so it must say where it comes from. */
export function whyRefused(headers: Headers, writes: boolean): string | undefined {
  const host = headers.get("host");
  if (!isKnownHost(host)) return "This server only answers requests for its own host name.";
  const site = headers.get("sec-fetch-site");
  if (site !== null && !ownSites.has(site)) return "Only the studio's own pages may send this request.";
  const origin = headers.get("origin");
  if (origin !== null && !isOwnOrigin(origin, host!))
    return "Only the studio's own pages may send this request.";
  // Neither a form nor a script of another site can send a header of its own without being asked first.
  if (writes && headers.get(studioHeader) !== "1")
    return `A request that writes needs the header ${studioHeader}: 1.`;
  return undefined;
}

const studioHeader = "x-sandtable";

function isOwnOrigin(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: from } = new URL(origin);
  return (protocol === "http:" || protocol === "https:") && from.toLowerCase() === host.toLowerCase();
}
