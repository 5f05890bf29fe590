import { builtinModules } from "node:module";
import { importX, createNodeResolver } from "eslint-plugin-import-x";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import importCycles from "./lib/build/import-cycles.mjs";
import { gameTypes, layers, zonesOf } from "./lib/build/layers.mjs";

const builtin = `^(node:|(${builtinModules.filter((name) => !name.startsWith("_")).join("|")})(/|$))`;
const noNode = { regex: builtin, message: "This runs in a browser, where there is no Node." };
const glob = (path) => (path.endsWith(".ts") ? path : `${path}/**`);

export default tseslint.config(
  { ignores: ["node_modules/", ".cache/", ".next/", "next-env.d.ts", "**/generated/"] },
  ...tseslint.configs.recommended,
  {
    plugins: { "import-x": importX },
    settings: {
      "import-x/extensions": [".ts", ".tsx", ".mts", ".js", ".mjs"],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx", ".mts"] },
      "import-x/resolver-next": [
        createNodeResolver({ extensions: [".ts", ".tsx", ".mts", ".js", ".mjs", ".json"] }),
      ],
    },
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/only-throw-error": "off",
      "import-x/no-restricted-paths": ["error", { zones: zonesOf(layers) }],
    },
  },
  {
    files: ["lib/**/*.{ts,mjs}", "components/**/*.{ts,tsx}", "app/**/*.{ts,tsx}"],
    plugins: { imports: importCycles },
    rules: { "imports/no-cycle": "error" },
  },
  {
    // TypeScript finds these itself (noUnusedLocals, noUnusedParameters); this rule took a third of the time of the lint.
    files: ["**/*.{ts,tsx}"],
    rules: { "@typescript-eslint/no-unused-vars": "off" },
  },
  {
    // Types are needed to see a promise, and reading those of the tests would double the time of the lint.
    files: ["lib/**/*.ts", "components/**/*.{ts,tsx}", "app/**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { "@typescript-eslint/no-floating-promises": "error" },
  },
  {
    files: ["components/**/*.{ts,tsx}", "app/**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },
  {
    files: layers.filter(({ node }) => !node).map(({ path }) => glob(path)),
    rules: { "no-restricted-imports": ["error", { patterns: [noNode] }] },
  },
  {
    // Node loads every game there; a page loads those that it shows, and takes the rest of it from its files.
    files: layers
      .filter(({ node, path }) => !node && path !== "lib/games/index.ts")
      .map(({ path }) => glob(path)),
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "^(\\.\\./)+(lib/)?games(/index)?$",
              allowTypeImports: true,
              message: "This loads all games: import the file in lib/games that has it.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["lib/games/shared/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            noNode,
            {
              regex: "/generated/types$",
              importNamePattern: gameTypes,
              message: "What games share knows no game's documents: take what it needs as a parameter.",
            },
          ],
        },
      ],
    },
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
    },
  },
  { files: ["lib/cli/**", "lib/build/**"], rules: { "no-console": "off" } },
);
