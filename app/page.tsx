import { Home } from "../components/home/home";
import { Early } from "./early";

export default function Page() {
  return (
    <>
      <Early paths={["/api/games", "/api/workspaces"]} />
      <Home />
    </>
  );
}
