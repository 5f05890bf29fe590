"use client";

import { CircleHelp } from "lucide-react";
import dynamic from "next/dynamic";
import { Suspense, useState } from "react";

const HelpDialog = dynamic(() => import("./help-dialog").then(({ HelpDialog: dialog }) => dialog));

interface Props {
  /** Shows the keys, where there are any. */
  onKeys?(): void;
  className?: string;
}

/** Help in the one place where it always is; what it says is loaded when it is asked for. */
export function HelpButton({ onKeys, className }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        className={`plain ${className ?? ""}`}
        aria-label="Help"
        title="Help: marks, keys, tour, documents"
        onClick={() => setOpen(true)}
      >
        <CircleHelp size={16} aria-hidden /> Help
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <HelpDialog onKeys={onKeys} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
