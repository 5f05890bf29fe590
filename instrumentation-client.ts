import { startDesk } from "./components/desk/start";
import { earlyGame } from "./components/server/early";

/** Runs before the page is drawn, in every page; those of a workspace need the desk. */
if (location.pathname.startsWith("/w/")) startDesk(earlyGame());
