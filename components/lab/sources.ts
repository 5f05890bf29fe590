import { layersIn } from "../../lib/views/changes/compared";
import { manifestLayers } from "../../lib/documents";
import type { LayerSummary } from "../desk/protocol";
import { server } from "../server/api";
import type { Workbench } from "../workbench/workbench";
import type { RulesetSource } from "./protocol";

const MANIFEST = "sandtable.json";
/** Larger files are not bundles, and are not read (bytes). */
const largest = 256 * 1024 * 1024;

/** The choices to switch a layer. */
export const layerChoices = (layers: readonly LayerSummary[]): { value: string; title: string }[] =>
  layers.map(({ id, title, on }) =>
    on
      ? { value: `layer-off:${id}`, title: `without ${title}` }
      : { value: `layer-on:${id}`, title: `with ${title}` },
  );

/** The texts of the chosen ruleset. Rejects with the reason when they are not available. */
export async function sourceOf(
  workbench: Workbench,
  value: string,
  bundle: File | undefined,
): Promise<RulesetSource> {
  const { id, state } = workbench;
  const { game, shipped } = state;
  const name = value.slice(value.indexOf(":") + 1);
  const texts = (found: Extract<RulesetSource, { kind: "texts" }>["texts"]): RulesetSource => ({
    kind: "texts",
    texts: found,
  });
  const shippedWithout = (without: string[]): RulesetSource =>
    texts({ game, files: shipped, own: [], layers: [], without });
  switch (value.split(":")[0]) {
    case "printed":
      return shippedWithout(layersIn(shipped));
    case "errata":
      return shippedWithout([]);
    case "saved":
      return texts(savedTexts(workbench));
    case "layer-on":
    case "layer-off": {
      const own = workbench.ownFiles();
      const switched = [{ layer: name, on: value.startsWith("layer-on") }];
      return { kind: "layers", game, shipped, own, switched };
    }
    case "game":
      return texts(await server.gameTexts(name));
    case "version":
      return texts(await server.versionTexts(id, name));
    case "workspace":
      return texts(await server.texts(name));
    default:
      if (!bundle) throw new Error("Choose the bundle again.");
      if (bundle.size > largest) throw new Error(`${bundle.name} is too large for a bundle.`);
      return { kind: "bundle", name: bundle.name, bytes: new Uint8Array(await bundle.arrayBuffer()) };
  }
}

/** The saved workspace, as far as it is known here, on top of its game. */
function savedTexts(workbench: Workbench): Extract<RulesetSource, { kind: "texts" }>["texts"] {
  const { game, shipped, files } = workbench.state;
  const own = Object.keys(files).flatMap((path): [string, string][] => {
    const text = workbench.diskText(path);
    return text === undefined ? [] : [[path, text]];
  });
  const manifest = own.find(([path]) => path === MANIFEST)?.[1] ?? "";
  const { layers, without } = manifestLayers(MANIFEST, manifest) ?? { layers: [], without: [] };
  return {
    game,
    files: { ...shipped, ...Object.fromEntries(own) },
    own: own.map(([path]) => path),
    layers: [...layers],
    without: [...without],
  };
}
