"use client";

import { ReadingDialog } from "../dialog/reading-dialog";
import { useWorkbench } from "../workbench/context";
import { keysInWords, onMac } from "./keys";
import styles from "./keys-help.module.css";
import { partKeys } from "./part-keys";
import { commands } from "./registry";
import { titleOf } from "./types";

/** All keys of the studio. */
export function KeysHelp({ onClose }: { onClose(): void }) {
  const workbench = useWorkbench();
  const mac = onMac();
  const groups = [...new Set(commands.map(({ group }) => group))].map(
    (group) =>
      [
        group,
        commands
          .filter((command) => command.group === group && command.keys)
          .map((command): [string, string] => [
            command.keys!.map((keys) => keysInWords(keys, mac)).join(", "),
            titleOf(command, workbench),
          ]),
      ] as const,
  );
  const local = partKeys.map(
    ([part, keys]) =>
      [part, keys.map(([each, does]): [string, string] => [keysInWords(each, mac), does])] as const,
  );
  return (
    <ReadingDialog title="Keyboard shortcuts" onClose={onClose} className={styles.dialog}>
      <div className={styles.groups}>
        {[...groups, ...local]
          .filter(([, keys]) => keys.length > 0)
          .map(([group, keys]) => (
            <section key={group}>
              <h3>{group}</h3>
              <dl>
                {keys.map(([each, does]) => (
                  <div key={each + does}>
                    <dt>{does}</dt>
                    <dd>
                      <kbd>{each}</kbd>
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
      </div>
    </ReadingDialog>
  );
}
