"use client";

import dynamic from "next/dynamic";

/** The studio needs the browser: workers, its store, Monaco. */
const Shell = dynamic(() => import("./shell").then(({ Shell: shell }) => shell), { ssr: false });

export function Studio({ id }: { id: string }) {
  return <Shell id={id} />;
}
