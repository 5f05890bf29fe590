import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { traversalScript } from "../components/address/traversal";
import { themeScript } from "../components/style/theme";
import { nonceOfPage } from "./early";
import "../components/style/tokens.css";
import "../components/style/base.css";

export const metadata: Metadata = {
  title: "Sandtable",
  description: "A studio for the rules data of Pacific War board wargames.",
};

export const viewport: Viewport = { colorScheme: "light dark" };

export default async function Layout({ children }: { children: ReactNode }) {
  // Reading the request also keeps pages from being made at build time, when there is no nonce for their scripts.
  const nonce = await nonceOfPage();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: themeScript + traversalScript }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
