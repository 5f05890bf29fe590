import type { Page } from "playwright-core";

/** A node of the accessibility tree, as a screen reader gets it. */
export interface TreeNode {
  role: string;
  name: string;
  /** The texts in it, joined. */
  text: string;
  /** Whether it is read out when it changes. */
  isLive: boolean;
}

interface RawNode {
  nodeId: string;
  ignored: boolean;
  childIds?: string[];
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
}

/** The accessibility tree of a page, as Chromium hands it to screen readers. */
export async function accessibilityTree(page: Page): Promise<TreeNode[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = (await session.send("Accessibility.getFullAXTree")) as unknown as { nodes: RawNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const textOf = (node: RawNode): string =>
      node.role?.value === "StaticText"
        ? (node.name?.value ?? "")
        : (node.childIds ?? []).map((id) => (byId.has(id) ? textOf(byId.get(id)!) : "")).join("");
    return nodes
      .filter(({ ignored }) => !ignored)
      .map((node) => ({
        role: node.role?.value ?? "",
        name: node.name?.value ?? "",
        text: textOf(node),
        isLive: (node.properties ?? []).some(
          ({ name, value }) => name === "live" && (value.value === "polite" || value.value === "assertive"),
        ),
      }));
  } finally {
    await session.detach();
  }
}

const controls = [
  "button",
  "textbox",
  "searchbox",
  "combobox",
  "checkbox",
  "radio",
  "tab",
  "link",
  "slider",
  "spinbutton",
];

/** Roles of controls, lists and dialogs that have no name: a screen reader cannot say what they are. */
export const nameless = (tree: readonly TreeNode[]): string[] =>
  tree
    .filter(
      ({ role, name }) =>
        [...controls, "dialog", "grid", "tree", "region"].includes(role) && name.trim() === "",
    )
    .map(({ role, text }) => `${role} “${text}”`);

/** What is read out when it changes. */
export const liveTexts = (tree: readonly TreeNode[]): string[] =>
  tree.filter(({ isLive, text }) => isLive && text !== "").map(({ text }) => text);

/** Whether the tree has a node of this role and name. */
export const has = (tree: readonly TreeNode[], role: string, name: string | RegExp): boolean =>
  tree.some(
    (node) => node.role === role && (typeof name === "string" ? node.name === name : name.test(node.name)),
  );
