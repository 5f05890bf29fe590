import { monacoRules } from "./lib/build/monaco/parts.mjs";

/** @type {import("next").NextConfig} */
const config = {
  // Types and lint are gates of their own (npm test), so a build need not wait for them.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // On its own machine a page gets a file sooner than the server has compressed it.
  compress: process.env.SANDTABLE_LISTEN !== undefined,
  reactStrictMode: true,
  devIndicators: false,
  // Node packages that are loaded as they are.
  serverExternalPackages: ["chokidar"],
  turbopack: {
    rules: monacoRules,
    // The studio's server opens the folders that a person names; it runs from its own clone, so nothing is traced.
    ignoreIssue: [{ path: "**/lib/{server,workspace}/**", title: /^Dynamic filesystem access/ }],
  },
};

export default config;
