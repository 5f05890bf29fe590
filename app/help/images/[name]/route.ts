import { docsPicture } from "../../../../lib/server";

export const dynamic = "force-dynamic";

interface Context {
  params: Promise<{ name: string }>;
}

/** A picture of a page of the docs. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const picture = docsPicture((await params).name);
  if (!picture) return new Response("There is no such picture.", { status: 404 });
  return new Response(picture as BodyInit, {
    headers: { "content-type": "image/png", "x-content-type-options": "nosniff" },
  });
}
