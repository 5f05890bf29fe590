import { useState } from "react";
import type { Plan } from "../../lib/lab/plan";
import { reportOf } from "../../lib/lab/report";
import { documentsOf } from "../../lib/lab/variant-documents";
import { writeZip } from "../../lib/zip";
import { download } from "../export/download";
import { server } from "../server/api";
import { useWorkbench } from "../workbench/context";
import shared from "./lab.module.css";
import styles from "./run.module.css";
import { useLab, useLabClient } from "./use-lab";

type MadeReport =
  { of: string; address: string; html: Uint8Array } | { trouble: string } | "making" | undefined;

/** Saves the answers: as tables for a spreadsheet, and as a report to read and print. */
export function SaveAnswers() {
  const { id } = useWorkbench();
  const lab = useLabClient();
  const run = useLab((state) => state.run?.id);
  const done = useLab((state) => state.run?.done);
  const [made, setMade] = useState<MadeReport>();
  const stamp = `${run} ${done}`;
  const saveTables = async (): Promise<void> => {
    setMade("making");
    try {
      const { name, bytes } = await lab.ask({ of: "csv" });
      download(name, bytes);
      setMade(undefined);
    } catch (error) {
      setMade({ trouble: (error as Error).message });
    }
  };
  const makeReport = async (): Promise<void> => {
    setMade("making");
    try {
      const { plan: text, answers } = await lab.ask({ of: "report" });
      const plan = JSON.parse(text) as Plan;
      const date = new Date().toISOString().slice(0, 10);
      const page = reportOf(plan, answers, documentsOf(plan, 0), {
        date,
        document,
      });
      const html = new TextEncoder().encode(page);
      const address = await server.keepPages(id, writeZip([{ path: "index.html", bytes: html }]));
      setMade({ of: stamp, address, html });
    } catch (error) {
      setMade({ trouble: (error as Error).message });
    }
  };
  const isMade = typeof made === "object" && "address" in made && made.of === stamp;
  return (
    <div className={styles.take}>
      {made === "making" && (
        <span className="quiet" role="status">
          Creating …
        </span>
      )}
      {typeof made === "object" && "trouble" in made && (
        <span className={shared.wrong} role="alert">
          {made.trouble}
        </span>
      )}
      {isMade ? (
        <>
          <a href={made.address} target="_blank" rel="noopener">
            Open the report
          </a>
          <button type="button" className="plain" onClick={() => download(`${run ?? "run"}.html`, made.html)}>
            Save
          </button>
        </>
      ) : (
        <button
          type="button"
          className="plain"
          disabled={made === "making"}
          onClick={() => void makeReport()}
        >
          Report
        </button>
      )}
      <button type="button" className="plain" disabled={made === "making"} onClick={() => void saveTables()}>
        CSV
      </button>
    </div>
  );
}
