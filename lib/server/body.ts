import { BadRequest } from "./answers";
import { bounds, WorkspaceError } from "../workspace";

/** Bytes of a request that saves a document: escapes in JSON can make a text six times as long. */
export const largestBody = bounds.fileBytes * 6;

/**
 * The bytes of a request, refused when there are more than `most`. As many again are let pass unread, because a sender
 * that is cut off in the middle does not learn why; then it is cut off.
 */
export async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(brokeOff);
    if (done) break;
    length += value.length;
    if (length <= most) parts.push(value);
    else parts.length = 0;
    if (length > 2 * most) {
      await reader.cancel();
      break;
    }
  }
  if (length > most) throw new WorkspaceError("too-large", `The request has more than ${most} bytes.`, "");
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** A body that ends before its end is never taken for a whole one. */
function brokeOff(): never {
  throw new BadRequest("The request ended too early.");
}

/** The members of a JSON body. Throws `BadRequest` if it is not an object. */
export async function readObject(request: Request, most: number): Promise<Record<string, unknown>> {
  const text = new TextDecoder().decode(await readBytes(request, most));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadRequest("The request is not JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new BadRequest("The request is not a JSON object.");
  }
  return value as Record<string, unknown>;
}

/** A member that must be a text. */
export function textOf(body: Record<string, unknown>, member: string): string {
  const value = body[member];
  if (typeof value !== "string") throw new BadRequest(`“${member}” must be text.`);
  return value;
}

/** A member that may be left out. */
export const optionalText = (body: Record<string, unknown>, member: string): string | undefined =>
  body[member] === undefined || body[member] === null ? undefined : textOf(body, member);
