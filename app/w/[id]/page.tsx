import { Shell } from "../../../components/studio/shell";
import { gameOf } from "../../../lib/server";
import { Early } from "../../early";

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return (
    <>
      <Early paths={[`/api/workspaces/${id}`]} game={gameOf(id)} />
      <Shell id={id} />
    </>
  );
}
