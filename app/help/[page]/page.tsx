import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocumentPage } from "../../../components/help/document-page";
import { helpPages, isHelpPage } from "../../../components/help/pages";
import { docsPage } from "../../../lib/server";

interface Props {
  params: Promise<{ page: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await params;
  const about = helpPages.find(({ id }) => id === page)?.about;
  return { title: about === undefined ? "Sandtable" : `${about} – Sandtable` };
}

/** A page of the docs, read in the studio. */
export default async function Page({ params }: Props) {
  const { page } = await params;
  const text = isHelpPage(page) ? docsPage(page) : undefined;
  if (text === undefined) notFound();
  return <DocumentPage id={page} text={text} />;
}
