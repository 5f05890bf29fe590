import { ServerError } from "../server/api";

/** Goes to the workspace that was made or opened; says why where there is none. */
export async function enter(id: Promise<string>, refused: (reason: string) => void): Promise<boolean> {
  try {
    location.assign(`/w/${await id}`);
    return true;
  } catch (error) {
    const hint = error instanceof ServerError ? error.hint : undefined;
    refused([(error as Error).message, hint].filter(Boolean).join(" "));
    return false;
  }
}
