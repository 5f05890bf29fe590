import { headers } from "next/headers";
import { earlyScript } from "../components/server/early";

/** The nonce of the scripts of this page, from its policy. */
export async function nonceOfPage(): Promise<string | undefined> {
  const policy = (await headers()).get("content-security-policy") ?? "";
  return /'nonce-([^']+)'/.exec(policy)?.[1];
}

interface Props {
  paths: readonly string[];
  /** Whose rules the page will need. */
  game?: string | undefined;
}

/** Asks the server for these paths while the page's scripts are still being loaded. */
export async function Early({ paths, game }: Props) {
  const __html = earlyScript(paths, game);
  return <script nonce={await nonceOfPage()} dangerouslySetInnerHTML={{ __html }} />;
}
