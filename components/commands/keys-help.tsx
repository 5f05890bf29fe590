"use client";

import { Dialog } from "../dialog/dialog";
import { useWorkbench } from "../workbench/context";
import { keysInWords, onMac } from "./keys";
import styles from "./keys-help.module.css";
import { commands } from "./registry";
import { titleOf } from "./types";

/** Keys that hold in one part of the window only. */
const parts: readonly [part: string, keys: readonly [keys: string, does: string][]][] = [
  [
    "List of documents",
    [
      ["ArrowUp", "Line before; with ↓ line after"],
      ["ArrowRight", "Unfold; with ← fold, or go to the heading"],
      ["Enter", "Open"],
      ["Space", "Turn a layer on or off"],
      ["Alt+ArrowUp", "Let a layer apply earlier; with ↓ later"],
      ["Shift+F10", "All that can be done with the line"],
      ["Delete", "Delete a file of your own"],
    ],
  ],
  [
    "List of problems",
    [
      ["Enter", "Go to the place"],
      [".", "Mend it, where a fix is offered"],
      ["Delete", "Accept it, with a reason"],
    ],
  ],
  [
    "Palette",
    [
      [">", "Commands"],
      ["@", "Parts of the document"],
      ["#", "Search in all documents"],
    ],
  ],
];

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
  const local = parts.map(
    ([part, keys]) =>
      [part, keys.map(([each, does]): [string, string] => [keysInWords(each, mac), does])] as const,
  );
  return (
    <Dialog title="Keys" onClose={onClose} className={styles.dialog}>
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
      <div className={styles.buttons}>
        <button className="primary" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}
