import { TextField } from "./fields";

interface Props {
  title: string;
  /** What it is for, while it is empty. */
  hint: string;
  /** The file that comes of it; undefined while there is none. */
  file: string | undefined;
  onTitle(title: string): void;
}

/** What a new document is called; its file is named after that. */
export function TitleField({ title, hint, file, onTitle }: Props) {
  return (
    <TextField
      label="Title"
      hint={file === undefined ? hint : `Its file is ${file}.`}
      value={title}
      onText={onTitle}
      maxLength={200}
      required
      data-first
    />
  );
}
