import { headers } from "next/headers";
import { earlyScript } from "../components/server/early";

/** The nonce of the scripts of this page, from its policy. */
export async function nonceOfPage(): Promise<string | undefined> {
  const policy = (await headers()).get("content-security-policy") ?? "";
  return /'nonce-([^']+)'/.exec(policy)?.[1];
}

/** Asks the server for these paths while the page's scripts are still being loaded. */
export async function Early({ paths }: { paths: readonly string[] }) {
  return <script nonce={await nonceOfPage()} dangerouslySetInnerHTML={{ __html: earlyScript(paths) }} />;
}
