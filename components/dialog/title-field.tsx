import { TextField } from "./fields";

interface Props {
  title: string;
  /** Hint while the field is empty. */
  hint: string;
  /** The file that would be created; undefined while there is none. */
  file: string | undefined;
  onTitle(title: string): void;
}

/** The title of a new document; its file is named after it. */
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
