import { useEffect, useState } from "react";
import type { History } from "../../lib/history";
import type { HistoryAnswer } from "../../lib/server";
import { server } from "../server/api";
import { useBench, useWorkbench } from "../workbench/context";

interface Asked {
  history?: History;
  /** Why there is no history, and what to do. */
  why?: string;
  hint?: string | undefined;
  isReading: boolean;
}

/** Files that are saved one after the other are compared once (milliseconds). */
const SOON = 400;

/** The history of the workspace, read again after each save and each time `asked` changes. */
export function useHistory(limit: number, asked: number): Asked {
  const { id } = useWorkbench();
  const saved = useBench(({ files }) =>
    Object.entries(files)
      .map(([path, { version }]) => `${path} ${version}`)
      .join("\n"),
  );
  const [answer, setAnswer] = useState<Asked>({ isReading: true });
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Asked): void => {
      if (isCurrent) setAnswer(next);
    };
    setAnswer((before) => ({ ...before, isReading: true }));
    const read = (): void => {
      server.history(id, limit).then(
        (found: HistoryAnswer) => show({ ...found, isReading: false }),
        ({ message }: Error) => show({ why: message, isReading: false }),
      );
    };
    const timer = setTimeout(read, SOON);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id, limit, asked, saved]);
  return answer;
}
