"use client";

import { useState } from "react";
import type { GameCard, WorkspaceEntry } from "../../lib/server";
import { ChoiceField, TextField } from "../dialog/fields";
import { FormDialog } from "../dialog/form-dialog";
import { server } from "../server/api";
import { enter } from "./enter";
import { gameWords } from "./words";

interface Props {
  games: GameCard[];
  start: { game: string; from?: string } | { copyOf: WorkspaceEntry };
  onClose(): void;
}

/** Asks for a title and makes the workspace. */
export function NewWorkspace({ games, start, onClose }: Props) {
  const [title, setTitle] = useState(() => suggestion(games, start));
  const [from, setFrom] = useState("copyOf" in start ? "" : (start.from ?? ""));
  const game = "copyOf" in start ? undefined : games.find(({ id }) => id === start.game);
  const request =
    "copyOf" in start
      ? { title, copyOf: start.copyOf.id }
      : { title, game: start.game, ...(from !== "" && { from }) };

  return (
    <FormDialog
      title={
        "copyOf" in start
          ? `A copy of ${start.copyOf.title}`
          : `New workspace for ${gameWords(games, start.game)}`
      }
      action="Create"
      onDo={(refused) => enter(server.create(request), refused)}
      onClose={onClose}
    >
      <TextField label="Title" value={title} onText={setTitle} maxLength={120} required />
      {game && (
        <ChoiceField
          label="Start from a copy of"
          value={from}
          choices={[{ id: "", title: "no scenario: change only the game itself" }, ...game.scenarios]}
          onText={setFrom}
        />
      )}
    </FormDialog>
  );
}

function suggestion(games: GameCard[], start: Props["start"]): string {
  if ("copyOf" in start) return `${start.copyOf.title} (copy)`;
  const title = games.find(({ id }) => id === start.game)?.title ?? start.game;
  return `My ${title.split(":")[0]!}`;
}
