import { isReserved } from "../file-names";

const pattern = /^[a-z0-9][a-z0-9-]*$/;
const longest = 80;

/** Why a new document or layer cannot have this id, which its file is called by; undefined when it can. */
export function whyNoId(id: string): string | undefined {
  if (!pattern.test(id) || id.length > longest)
    return `“${id}” is not a valid id. Use lower-case letters, digits and hyphens, at most ${longest}.`;
  return isReserved(id) ? `The name “${id}” is reserved by Windows. Choose another id.` : undefined;
}
