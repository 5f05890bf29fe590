import { answer, route, versionTexts } from "../../../../../../lib/server";

export const dynamic = "force-dynamic";

interface Context {
  params: Promise<{ id: string; version: string }>;
}

/** The texts of one of the versions that are listed, to compare with. */
export const GET = route(async (_request, { params }: Context) => {
  const { id, version } = await params;
  return answer(await versionTexts(id, version));
});
