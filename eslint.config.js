import tseslint from "typescript-eslint";

/** Folders of `lib` that must run in a browser worker unchanged. */
const browserSafe = [
  "lib/kernel/**",
  "lib/hex/**",
  "lib/documents/**",
  "lib/diagnostics/**",
  "lib/language/**",
  "lib/games/**",
  "lib/playtest/**",
  "lib/lab/**",
  "lib/odds/**",
  "lib/lab/**",
  "lib/editing/**",
  "lib/views/**",
  "lib/compare/**",
  "lib/export/**",
  "lib/zip/**",
];

const nodeModules = ["node:*", "fs", "path", "os", "url", "worker_threads", "child_process", "crypto"];

const forbidImports = (patterns) => ({
  "no-restricted-imports": ["error", { patterns }],
});

export default tseslint.config(
  { ignores: ["node_modules/", ".cache/", ".next/", "next-env.d.ts", "**/generated/"] },
  ...tseslint.configs.recommended,
  {
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/only-throw-error": "off",
    },
  },
  {
    files: browserSafe,
    rules: forbidImports([
      { group: nodeModules, message: "Only lib/workspace, lib/cli and lib/build may use Node." },
    ]),
  },
  {
    files: ["lib/kernel/**", "lib/games/**"],
    rules: {
      "no-restricted-globals": [
        "error",
        { name: "Date", message: "A game knows no clock but its own." },
        { name: "process", message: "Rules run anywhere." },
      ],
      "no-restricted-properties": [
        "error",
        { object: "Math", property: "random", message: "Ask the kernel for a named roll." },
      ],
      ...forbidImports([
        { group: nodeModules, message: "Rules run in a browser worker." },
        { group: ["react", "react-*", "next", "next/*"], message: "No framework in the rules." },
      ]),
    },
  },
  {
    files: ["lib/games/fire-in-the-sky/**"],
    rules: forbidImports([
      { group: nodeModules, message: "Rules run in a browser worker." },
      { group: ["react", "react-*", "next", "next/*"], message: "No framework in the rules." },
      {
        group: ["../forlorn-hopes/*", "../flat-top/*", "../pacific-war/*"],
        message: "No game imports another.",
      },
    ]),
  },
  {
    files: ["lib/kernel/**", "lib/hex/**"],
    rules: forbidImports([
      { group: nodeModules, message: "Rules run in a browser worker." },
      {
        group: ["**/games/**", "**/documents/**", "**/diagnostics/**", "**/playtest/**"],
        message: "The kernel and hexes know no game and no documents.",
      },
      { group: ["react", "react-*", "next", "next/*"], message: "No framework in the rules." },
    ]),
  },
  { files: ["lib/cli/**", "lib/build/**"], rules: { "no-console": "off" } },
);
