import {
  answer,
  forgetRulebook,
  keepRulebook,
  keptRulebook,
  largestBody,
  readObject,
  route,
  textOf,
} from "../../../../../lib/server";

export const dynamic = "force-dynamic";

interface Context {
  params: Promise<{ id: string }>;
}

/** The designer's own copy of the rulebook that the folder keeps: `{ path, text }`; null: there is none. */
export const GET = route(async (_request, { params }: Context) => answer(keptRulebook((await params).id)));

/** Keep a copy in the folder: `{ text }`. */
export const PUT = route(async (request, { params }: Context) => {
  const { id } = await params;
  return answer(keepRulebook(id, textOf(await readObject(request, largestBody), "text")));
});

export const DELETE = route(async (_request, { params }: Context) =>
  answer(forgetRulebook((await params).id)),
);
