import { type ButtonHTMLAttributes, useRef } from "react";

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "onClick" | "type"> {
  /** What the files are, for screen readers. */
  label: string;
  accept: string;
  multiple?: boolean;
  /** Never called with none. */
  onFiles(files: readonly [File, ...File[]]): void;
}

/** A button that opens files. */
export function FilesButton({ label, accept, multiple = false, onFiles, children, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button {...rest} type="button" onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? [];
          // So that the same file can be chosen again after it was changed.
          target.value = "";
          if (first) onFiles([first, ...others]);
        }}
      />
    </>
  );
}
