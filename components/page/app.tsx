import { createRoot } from "react-dom/client";
import "../style/tokens.css";
import "../style/base.css";
import { beginTheme } from "../style/theme";
import { TableContext } from "../workbench/context";
import { PageBench } from "./bench";
import { embeddedData } from "./embedded";
import { Page } from "./page";

beginTheme();
const place = document.getElementById("page")!;
try {
  const data = embeddedData();
  createRoot(place).render(
    <TableContext.Provider value={new PageBench(data)}>
      <Page data={data} />
    </TableContext.Provider>,
  );
} catch (error) {
  place.setAttribute("role", "alert");
  place.textContent = error instanceof Error ? error.message : String(error);
}
