import { useState } from "react";
import { scenarioPath, trainingScenario } from "../../lib/documents";
import type { PageData } from "../../lib/export/page/data";
import { TabList } from "../choice/tab-list";
import { usePlay } from "../play/use-play";
import { ThemeButton } from "../style/theme-button";
import { LookUp } from "./look-up";
import { PlayTab } from "./play-tab";
import { SetUpMap } from "./set-up-map";
import { StartTab } from "./start-tab";
import { type PageTab, tabs } from "./tabs";
import styles from "./page.module.css";

const PANEL = "shown";

/** The whole page: what it is, the set-ups, the table, and what can be looked up. */
export function Page({ data }: { data: PageData }) {
  const { title, gameTitle, edition, scenarios } = data;
  const first = scenarios.find(({ id }) => id === trainingScenario) ?? scenarios[0];
  const [tab, setTab] = useState<PageTab>("start");
  const [chosen, setChosen] = useState(first?.id ?? "");
  // A game that is played has its scenario.
  const inPlay = usePlay(({ table }) => table?.opening.scenario);
  const scenario = tab === "play" ? (inPlay ?? chosen) : chosen;
  const open = (to: PageTab, id: string): void => {
    setChosen(id);
    setTab(to);
  };
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <h1 className={styles.title}>{title}</h1>
        <span className={`quiet ${styles.of}`}>
          {[title === gameTitle ? undefined : gameTitle, edition]
            .filter((part) => part !== undefined)
            .join(", ")}
        </span>
        <TabList
          label="Parts of this page"
          tabs={tabs}
          shown={tab}
          panel={PANEL}
          className={styles.tabs}
          onShow={(id) => setTab(id as PageTab)}
        />
        <ThemeButton />
      </header>
      <main
        id={PANEL}
        className={styles.shown}
        role="tabpanel"
        aria-label={tabs.find(({ id }) => id === tab)!.title}
      >
        {tab === "start" && <StartTab data={data} onOpen={open} />}
        {tab === "map" && <SetUpMap scenarios={scenarios} scenario={scenario} onScenario={setChosen} />}
        {tab === "play" && (
          <PlayTab scenarios={scenarios} path={scenarioPath(scenario)} onScenario={setChosen} />
        )}
        {tab === "look-up" && <LookUp aids={data.aids} />}
      </main>
    </div>
  );
}
